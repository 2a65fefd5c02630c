homestretch record 1
game dog 1
seats 3
seed 12

* p0
* 13 8 2 7 8 4 joker 3 13 1/11 13 10 10 1/11 2 1/11 8 swap
1 13
0 13
2 8
1 10 f16 f26
2 1/11 f32 f43
0 8 f0 f8
1 joker 13 f26 f39
2 3 f43 f46
0 2 f8 f10
1 7 f39 f46
2 13 yard
0 swap f10 f46
1 1/11 yard
2 8 f32 f40
0 4 f46 f42
1 1/11 f10 f11
2 13 f40 f53
0 10 f42 f52
1 13 f16 f29
2 8 f53 f61
0 2 f52 f54
* 5 5 4 2 5 8 swap 12 4 2 swap 9 3 joker 8
1 9
0 swap
2 3
2 2 f61 f63
0 12 f54 g0.2
1 swap f29 f63
2 5 f29 f34
0 joker 1/11 g0.2 g0.3
1 4 f11 f7
2 swap f34 f63
0 5
* 12
0 3
1 4 f34 f30
2 9 f63 f8
0 12
* 9
0 9
1 8 f30 f38
2 2 f8 f10
0 5
* 1/11
0 1/11 g0.3 g0.4
1 8 f38 f46
* joker 12 4 swap 6 10 7 6 12 6 6 6
1 12
2 10
0 swap
0 joker 13 yard
1 6 f46 f52
2 12 f10 f22
0 10 f0 f10
1 swap f52 f10
2 4 f22 f18
0 6 f52 f58
1 6 f7 f13
2 6 f18 f24
0 7 f58 g0.1
1 6 f10 f16
2 12 f24 f36
* 2 13 swap 9 joker 3 6 swap 9
0 swap
2 joker
1 9
1 swap f13 f36
2 13 yard
0 joker 2 g0.1 g0.3
1 6 f16 f22
2 swap f13 f36
0 3
* 12
0 9
1 2 f13 f15
2 9 f32 f41
0 12
* 10
0 10
* 13 2 5 3 3 3
2 3
1 5
0 3
2 5 f36 f41
0 3
* 13
0 13 yard
1 3 f15 f18
2 13 yard
0 2 f0 f2
1 3 f18 f21
* 1/11 8 swap 7 10 9 5 swap 5 3 10 10 2 12 6 13 9 9
1 12
2 5
0 5
0 5 f2 f7
1 5 f22 f27
2 swap f41 f27
0 13 f7 f20
1 swap f21 f20
2 10 f32 f42
0 7 f21 f28
1 8 f20 f28
2 12 f42 f54
0 1/11 yard
1 10 f41 f51
2 9 f54 f63
0 3 f0 f3
1 10 f51 f61
2 9 f63 f8
0 2 f3 f5
1 9 f61 f6
2 6 f8 f14
* 12 2 7 1/11 7 1/11 7 4 8 5 4 8 7 4 joker
1 7
0 1/11
2 2
1 5 f28 f33
2 7 f14 f21
0 8 f5 f13
1 7 f33 f38 f6 f8
2 4 f21 f25
0 7 f13 f20
1 1/11 f8 f19
2 7 f25 f32
0 8 f20 f28
1 1/11 f19 f30
2 4 f32 f28
0 joker 13 yard
1 12 f38 f50
2 4 f28 f24
0 2 f0 f2
* 4 1/11 6 12 joker 5 10 13 9 7 3 5
0 13
1 5
2 7
2 10 f24 f34
0 3 f2 f5
1 6 f30 f36
2 12 f34 f46
0 joker swap f5 f36
1 5 f5 f10
2 4 f46 f50
0 1/11 f36 f47
1 13 yard
2 5 f50 f55
0 7 f47 f54
1 9 f16 f25
* 7 5 10 9 3 9 10 3 13
0 9
2 13
1 5
0 13 yard
1 3 f10 f13
2 5 f55 f60
0 7 f0 f1 f54 f60
1 3 f13 f16
2 9
* 6
2 6
0 10 f60 f6
1 9 f16 f25
2 10
* 8
2 8
* 4 4 8 3 3 12
0 8
2 4
1 4
1 8 f25 f33
2 4
* 10
2 10
0 12 f1 f13
1 3 f33 f36
2 3
* 12
2 12
0 4 f13 f17
* 2 12 4 10 10 5 5 6 6 9 2 7 1/11 swap 3 2 swap 2
0 swap
2 5
1 4
2 1/11 yard
0 6 f6 f12
1 3 f36 f39
2 4 f32 f28
0 2 f12 f14
1 2 f39 f41
2 2 f28 f30
0 10 f14 f24
1 7 f41 f48
2 9 f30 f39
0 12 f24 f36
1 5 f48 f53
2 10 f39 f49
0 swap f17 f53
1 6 f17 f23
2 2 f49 f51
0 5 f36 f41
1 swap f23 f41
* 7 joker 5 joker 2 swap 12 3 4 12 7 6 8 13 1/11
2 6
0 12
1 3
0 7 f53 f57 f23 f26
1 joker swap f41 f26
2 swap f51 f57
0 12 f41 f53
1 7 f26 f33
2 5 f57 f62
0 8 f51 f59
1 12 f33 f45
2 3 f62 f1
0 joker 9 f53 f62
1 2 f45 f47
2 1/11 f1 f12
0 6 f59 g0.1
1 13 f47 f60
2 4 f12 f16
* 5 4 9 12 13 2 1/11 swap joker 8 1/11 6
2 1/11
0 9
1 12
1 8 f60 f4
2 12 f16 f28
0 1/11 g0.1 g0.2
1 9 f4 f13
2 4 f28 f24
0 joker 1/11 f62 f9
1 1/11 f13 f24
2 13 yard
0 2 f9 f11
1 5 f24 f29
2 swap
* swap
2 swap
0 6 f11 f17
* 8 5 8 10 3 12 joker 1/11 2
2 10
1 2
0 5
2 joker 8 f32 f40
0 10 f17 f27
1 8 f29 f37
2 2 f40 f42
0 3 f27 f30
1 12 f37 f49
2 8 f42 f50
0 1/11 yard
1 5 f49 f54
* swap 13 9 1/11 joker 4
0 swap
2 9
1 joker
0 9 f30 f39
1 swap f54 f50
2 4 f54 f58
0 1/11 f0 f11
1 13 f50 f63
2 joker 3 f58 f61
* 1/11 10 13 6 13 swap 7 7 8 13 7 9 8 9 2 4 swap 6
1 8
0 6
2 swap
1 4 f63 f59
2 9 f61 f6
0 swap f39 f59
1 1/11 yard
2 8 f6 f14
0 13 f59 f8
1 7 f39 f46
2 13 yard
0 swap f11 f46
1 6 f16 f22
2 7 f32 f35 f14 f18
0 2 f46 f48
1 6 f11 g1.1
2 10 f18 f28
0 8 f48 f56
1 13 f22 f35
2 7 f28 g2.3
0 9 f8 f17
* 6 joker 5 12 10 1/11 3 6 1/11 13 10 12 7 3 9
1 12
0 3
2 12
2 13 yard
0 6 f56 f62
1 3 g1.1 g1.4
2 7 f32 f39
0 joker 12 f62 f10
1 1/11 yard
2 12 f39 f51
0 10 f17 f27
1 9 f16 f25
2 6 f51 f57
0 12 f27 f39
1 5 f25 f30
2 3 f57 f60
0 10 f10 f20
1 1/11 f30 f41
* swap 8 12 7 5 4 13 4 2 7 1/11 8
2 4
1 4
0 swap
0 7 f39 f41 f20 f25
1 1/11 yard
2 12 f60 f8
0 13 f25 f38
1 8 f16 f24
2 8 f8 f16
0 4 f38 f34
1 5 f24 f29
2 4 f16 f20
0 7 f41 f48
1 swap f29 f20
2 2 f29 f31
* 4 1/11 9 10 1/11 2 9 5 8
2 1/11
1 10
0 9
1 4 f20 f24
2 1/11 g2.3 g2.4
0 2 f48 f50
1 9 f24 f33
2 10 f31 f41
0 1/11 f34 f45
1 9 f33 f42
2 5 f41 f46
0 8 f50 f58
* 13 1/11 4 9 7 7
2 9
0 1/11
1 4
2 4 f46 f50
0 9 f45 f54
1 7 f42 f49
2 13 f50 f63
0 7 f58 g0.1
end 1 0 0
sum 1f90c7dc048de55e
