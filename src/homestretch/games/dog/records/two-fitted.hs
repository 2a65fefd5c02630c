homestretch record 1
game dog 1
seats 2
options ring=fitted
seed 10

* p0
* swap 13 5 joker 12 6 2 9 2 5 joker 12
0 9
1 12
1 joker 8 f16 f24
0 5 f0 f5
1 swap f24 f5
0 12 f24 g0.4
1 9 f5 f14
0 13 yard
1 5 f14 g1.3
0 6 f0 f6
1 2
* 10
1 2
0 joker 9 f6 f15
1 10
* 6
1 6
0 12 f15 f27
* 3 4 7 3 1/11 7 8 6 2 10
0 8
1 4
0 7 f27 g0.2
1 6
* 3
1 3
0 1/11 yard
1 8
* 9
1 10
0 2 f0 f2
1 9
* 4
1 4
0 3 f2 f5
1 7
* 3
1 3
0 4 f5 f9
1 3
* 6
1 6
* 12 8 8 joker joker 1/11 13 joker
0 8
1 13
1 joker 1/11 g1.3 g1.4
0 joker 13 f9 f22
1 12
* swap
1 8
0 1/11 f22 f23
1 8
* 1/11
1 1/11 yard
0 13 f23 f4
1 swap
* 9
1 9 f16 f25
0 joker swap f4 f25
* 8 3 7 5 1/11 3
1 3
0 1/11
0 3 f25 f28
1 1/11 yard
0 7 g0.2 g0.3 f28 f2
1 5 f4 f9
0 8 f2 f10
1 3 f9 f12
* 9 13 13 7
1 9
0 13
1 13 f16 f29
0 7 f10 f17
1 13 f29 f10
0 9 f17 f26
* joker 10 9 13 swap 8 12 9 2 swap 6 9
0 2
1 8
0 8 f26 g0.2
1 2 f10 f12
0 joker 13 yard
1 13 yard
0 6 f0 f6
1 10 f16 f26
0 9 f6 f15
1 swap f12 f15
0 12 f12 f24
1 9 f15 f24
0 swap
* 5
0 5
1 9 f26 f3
* 8 9 12 5 3 5 10 13 12 8
0 8
1 10
1 8 f3 f11
0 13 yard
1 3 f11 f14
0 9 f0 f9
1 12 f14 f26
0 5 f9 f14
1 12 f26 f6
0 5 f14 f19
1 8 f6 f14
0 10 f19 f29
* 6 10 swap 3 7 4 8 10
1 3
0 6
0 7 f29 f4
1 6 f24 f30
0 8 f4 f12
1 10 f30 f8
0 3 f12 f15
1 10 f8 g1.2
0 swap f15 f14
1 4 f15 f11
* 7 4 swap swap 2 1/11
1 2
0 1/11
1 7 g1.2 g1.3 f11 g1.1
0 4
* 6
0 2
1 1/11 g1.1 g1.2
0 6
* 1/11
0 1/11 yard
1 swap
* 10
1 10
0 swap none
* 4 2 12 13
1 13
0 12
0 13 f0 f13
1 2
* 4
1 4
0 4 f13 f9
1 12
* 1/11
1 1/11 yard
* 13 10 5 12 swap 4 6 4 7 5 2 1/11
1 6
0 5
1 7 f16 f23
0 4 f9 f5
1 swap f23 f5
0 10 f23 g0.1
end 1 0
sum cf12e5fe178666b3
