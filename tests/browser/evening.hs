homestretch record 1
game dog 1
seats 4
seed 1

* p2
* swap 1/11 9 1/11 12 6 3 8 8 2 joker 1/11 3 9 8 joker 7 9 joker 5 7 3 13 6
0 9
1 joker
2 1/11
3 7
3 joker 13 yard
0 1/11 yard
1 13 yard
2 1/11 yard
3 12 f48 f60
0 9 f0 f9
1 joker 4 f16 f12
2 joker 4 f32 f28
3 swap f60 f28
0 3 f9 f12
1 out
2 9 f60 f5
3 8 f28 f36
0 1/11 yard
2 8 f5 f13
3 7 f36 f43
0 6 f12 f18
2 6 f13 f19
3 3 f43 f46
0 2 f18 f20
2 5 f19 f24
* 2 9 13 8 13 swap 13 10 joker 10 12 2 1/11 1/11 5 1/11 12 5 8 3
0 2
1 5
2 13
3 1/11
0 joker 4 f0 f60
1 1/11 yard
2 12 f24 g2.4
3 5 f46 g3.3
0 13 yard
1 10 f16 f26
2 13 yard
3 out
0 12 f0 f12
1 swap f26 f60
2 8 f32 f40
0 13 yard
1 1/11 yard
2 5 f40 f45
0 1/11 f20 f31
1 9 f16 f25
2 2 f45 f47
* 12 3 6 4 2 7 5 9 5 9 joker 9 12 joker 6 1/11
0 9
1 12
2 3
3 6
1 6 f25 f31
2 joker 13 f47 f60
3 joker 13 yard
0 4 f0 f60
1 12 f31 f43
2 out
3 12 f48 f60
0 1/11 yard
1 5 f43 f48
3 out
0 9 f26 f35
1 2 f48 f50
0 3 f35 f38
* 8 8 2 5 3 10 13 10 10 swap 4 3
0 13
1 3
2 3
3 8
2 13 yard
3 swap f60 f38
0 3 f60 f63
1 10 f50 f60
2 10 f32 f42
3 3 f38 f41
0 4 f0 f60
1 out
2 8 f42 f50
3 10 f41 f51
0 2 f63 g0.1
* 7 4 4 9 12 10 7 13
0 4
1 4
2 9
3 7
3 4 f51 f47
0 10 f12 f22
1 out
2 13 yard
3 12 f47 f59
0 9 f22 f31
2 4 f32 f28
* 7 3 5 swap 6 6 2 12 10 8 7 1/11 7 swap 6 2 13 2 4 swap 4 6 13 4
0 7
1 6
2 2
3 1/11
0 13 yard
1 1/11 yard
2 6 f28 g2.2
3 swap f59 f31
0 10 f0 f10
1 8 f16 f24
2 13 yard
3 swap f31 f24
0 6 f10 f16
1 swap f31 f60
2 4 f32 f28
3 4 f24 f28
0 7 f59 f63 f16 f19
1 out
2 5 f50 f55
3 12 f28 f40
0 2 f31 f33
2 7 f55 f62
3 6 f40 f46
0 4 f33 f37
2 7 g2.2 g2.3 f62 f4
3 2 f46 f48
* 4 5 10 12 swap swap 3 7 swap 8 13 13 10 12 3 5 1/11 swap 13 10
0 5
1 swap
2 swap
3 13
1 13 yard
2 8 f4 f12
3 10 f48 f58
0 13 yard
1 4 f16 f12
2 out
3 swap f58 f37
0 12 f0 f12
1 1/11 yard
3 13 f37 g3.2
0 10 f19 f29
1 10 f16 f26
3 out
0 7 f12 f19
1 swap f26 f58
0 swap f19 f58
* 3 9 10 2 7 12 12 8 6 7 8 6 9 9 4 4
0 4
1 2
2 3
3 9
2 out
3 out
0 12 f26 f38
1 4 f19 f15
0 10 f38 f48
1 9 f15 f24
0 8 f48 f56
1 8 f24 f32
0 3 f29 f32
1 out
* 7 13 1/11 13 3 6 12 8 2 9 swap 4
0 13
1 12
2 4
3 2
3 out
0 9 f32 f41
1 1/11 yard
2 13 yard
0 6 f56 f62
1 2 f16 f18
2 13 f32 f45
0 4 f58 f54
1 swap f18 f62
2 8 f45 f53
* swap 9 swap 6 1/11 12 5 4
0 1/11
1 9
2 5
3 4
0 swap f18 f62
1 4 f18 f14
2 swap f53 f14
3 out
0 5 f54 f59
1 12 f53 f1
2 1/11 yard
* 1/11 13 1/11 6 swap 1/11 2 10 7 7 13 2 5 joker 13 12 10 5 3 6 9 7 3 2
0 2
1 1/11
2 7
3 3
1 swap f1 f62
2 joker 4 f32 f28
3 13 yard
0 7 f59 f63 f1 f4
1 out
2 5 f28 g2.1
3 13 f48 f61
0 12 f4 f16
2 13 f14 f27
3 2 f61 f63
0 10 f16 f26
2 7 g2.1 g2.2 f27 g2.1
3 1/11 yard
0 6 f26 f32
2 1/11 yard
3 1/11 f48 f59
0 6 f32 f38
2 2 f38 f40
3 3 f59 f62
0 2 f40 f42
* 3 joker 9 10 2 5 6 4 4 5 joker 8 8 1/11 1/11 joker 7 5 joker joker
0 joker
1 4
2 2
3 joker
2 4 f0 f60
3 1/11 f63 f10
0 2 f60 f62
1 joker 13 yard
2 8 f42 f50
3 5 f10 f15
0 9 f50 f59
1 joker 4 f16 f12
2 joker 13 f41 f54
3 5 f15 f20
0 6 f54 f60
1 joker swap f12 f62
2 7 f60 f63 f12 f16
3 4 f20 f16
0 1/11 yard
1 out
2 3 f59 f62
3 5 f16 f21
0 joker 4 f0 f60
* 2 4 9 12 3 10 2 8 8 6 swap 10 9 5 13 13
0 4
1 2
2 8
3 2
3 9 f21 f30
0 10 f62 f8
1 13 yard
2 4 f8 f12
3 8 f30 f38
0 8 f60 f4
1 9 f16 f25
2 13 f12 f25
3 3 f38 f41
0 6 f25 f31
1 out
2 10 f31 f41
3 out
0 5 f41 f46
2 12 f46 f58
* 8 13 13 7 1/11 6 swap 12 2 9 12 6
0 2
1 6
2 12
3 6
0 12 f4 f16
1 13 yard
2 13 yard
3 out
0 8 f0 f8
1 9 f16 f25
2 2 f58 f60
0 1/11 f8 f19
1 6 f25 f31
2 swap f19 f31
* 3 5 9 2 1/11 9 7 swap
0 2
1 1/11
2 5
3 7
1 7 f19 f26
2 9 f31 f40
3 1/11 yard
0 5 f40 f45
1 3 f26 f29
2 2 f60 f62
3 9 f48 f57
0 swap f62 f57
* 5 7 3 4 joker 5 13 12 swap 6 2 4 6 5 6 1/11 3 joker joker 3 3 4 3 joker
0 3
1 4
2 3
3 5
2 5 f57 f62
3 joker 13 yard
0 joker 7 g0.1 g0.4 f63 g0.3
1 joker swap f29 f62
2 swap f29 f62
3 4 f48 f44
0 3 f62 g0.1
1 1/11 yard
2 joker 13 f45 f58
3 5 f44 g3.1
0 3 f58 f61
1 4 f16 f12
2 3 f61 f0
3 out
0 13 f0 f13
1 5 f12 g1.1
2 6 f13 f19
0 6 f19 f25
1 12 f29 f41
2 3 f25 f28
0 2 f28 f30
1 3 f41 f44
* 7 9 swap 13 4 2 joker 1/11 10 swap 10 4 8 13 9 8 5 1/11 7 5
0 2
1 joker
2 4
3 4
3 joker 13 yard
0 swap f30 f44
1 swap f30 f44
2 13 f30 f43
3 10 f48 f58
0 1/11 f43 f44
1 out
2 8 f44 f52
3 8 f58 f2
0 9 f52 f61
2 2 f61 f63
3 5 f2 f7
0 4 f63 f59
2 1/11 g0.1 g0.2
3 7 f7 f14
0 13 f59 f8
2 5 f8 f13
* 8 7 2 12 swap 2 8 6 8 3 7 10 4 swap 10 12
0 8
1 2
2 2
3 12
0 8 f13 f21
1 3 g1.1 g1.4
2 10 f21 f31
3 12 f14 f26
0 2 f31 f33
1 out
2 8 f33 f41
3 10 f26 f36
0 4 f41 f45
2 8 f45 f53
3 6 f36 f42
0 swap f53 f42
2 7 f42 f49
3 2 f53 f55
* 1/11 5 12 12 13 6 joker 4 9 1/11 7 10
0 4
1 9
2 5
3 joker
1 13 yard
2 6 f49 f55
3 out
0 10 f55 g0.1
end 1 0 1 0
sum 832c4983b1319f88
