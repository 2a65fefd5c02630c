homestretch record 1
game dog 1
seats 6
seed 14

* p1
* swap 12 swap 1/11 1/11 2 4 2 7 13 12 7 6 13 2 9 8 6 2 swap 2 10 joker 3 swap 7 2 1/11 7 10 5 joker swap joker 9 3
1 7
4 swap
3 12
0 joker
5 10
2 4
2 out
3 joker 13 yard
4 out
5 13 yard
0 1/11 yard
1 out
3 joker swap none
5 joker 9 f80 f89
0 9 f0 f9
3 7 f48 f55
5 4 f89 f85
0 7 f9 f16
3 swap f55 f85
5 1/11 f55 f56
0 8 f16 f24
3 2 f85 f87
5 1/11 yard
0 12 f24 f36
3 13 yard
5 9 f80 f89
0 out
* 9 4 12 5 2 6 9 8 2 12 9 4 5 8 8 1/11 4 1/11 3 8 13 swap 6 5 12 13 5 5 joker 6
2 1/11
3 9
1 9
4 13
5 12
0 swap
3 12 f48 f60
4 out
5 8 f56 f64
0 12 f36 f48
1 joker 13 yard
2 out
3 9 f87 f0
5 1/11 f64 f65
0 5 f48 f53
1 4 f16 f12
3 swap f0 f12
5 5 f89 f94
0 9 f53 f62
1 2 f0 f2
3 3 f12 f15
5 2 f65 f67
0 1/11 f62 f73
1 13 yard
3 5 f60 f65
5 13 f67 f80
0 5 f73 f78
1 6 f16 f22
* 5 6 12 5 10 12 6 4 9 7 9 1/11 swap 4 3 3 13 9 3 13 10 10 10 joker
4 5
3 9
2 13
0 12
5 13
1 3
4 out
5 6 f80 f86
0 3 f78 f81
1 10 f2 f12
2 13 yard
3 12 f15 f27
5 4 f86 f82
0 10 f81 f91
1 7 f12 f13 f22 f28
2 9 f32 f41
3 12 f65 f77
5 4 f82 f78
0 9 f91 g0.4
1 5 f13 f18
2 10 f41 f51
3 1/11 yard
5 13 f94 f11
0 out
1 5 f28 f33
2 10 f51 f61
3 joker 12 f77 f89
* 7 6 3 joker swap 1/11 4 3 1/11 4 8 12 7 8 10 7 13 13
1 10
5 7
0 8
4 1/11
2 7
3 swap
5 4 f78 f82
0 out
1 1/11 yard
2 4 f61 f57
3 8 f89 f1
4 13 yard
5 7 f82 f88 f11 f12
1 3 f16 f19
2 joker 1/11 f57 f58
3 8 f1 f9
4 10 f64 f74
5 7 f88 f89 f12 f18
1 1/11 f33 f44
2 7 f58 f65
3 13 f9 f22
4 12 f74 f86
* 10 8 8 13 13 10 4 swap 2 joker 1/11 1/11
2 8
0 4
3 13
4 1/11
1 swap
5 1/11
0 13 yard
1 8 f19 f27
2 2 f65 f67
3 joker 7 f22 f26 f48 f51
4 swap f86 f89
5 8 f86 f94
0 10 f0 f10
1 1/11 f44 f45
2 1/11 yard
3 4 f26 f30
4 13 f89 f6
5 10 f94 f8
* 12 5 5 6 3 4 12 5 8 9 10 6 1/11 3 3 13 12 7 9 12 3 10 3 9 13 9 13 swap 7 6 12 joker 3 8 10 2
5 3
4 9
3 8
2 12
1 13
0 4
1 12 f45 f57
2 joker 12 f67 f79
3 5 f51 f56
4 8 f6 f14
5 12 f18 f30
0 8 f10 f18
1 1/11 f27 f28
2 9 f79 f88
3 3 f56 f59
4 13 yard
5 12 f8 f20
0 7 f18 f25
1 out
2 5 f32 f37
3 3 f59 f62
4 10 f14 f24
5 10 f30 f40
0 6 f25 f31
2 3 f88 f91
3 4 f62 f58
4 13 f24 f37
5 10 f40 f50
0 2 f31 f33
2 3 f91 f94
3 13 yard
4 swap f37 f50
5 3 f37 f40
0 9 f33 f42
2 5 f94 f3
3 3 f48 f51
4 6 f50 f56
5 7 f40 f47
0 out
* joker 5 7 6 8 12 2 8 6 10 4 2 7 2 6 swap 8 13 3 7 9 joker joker 4 10 swap 7 9 13 1/11
4 9
2 joker
5 6
1 4
3 7
0 8
2 2 f3 f5
3 2 f51 f53
4 7 f56 f61 f64 f66
5 swap f47 f61
0 13 yard
1 12 f28 f40
2 6 f5 f11
3 8 f53 f61
4 4 f66 f70
5 joker 13 yard
0 8 f0 f8
1 2 f40 f42
2 7 f11 f18
3 swap f61 f18
4 7 f70 f73 f47 f51
5 joker 9 f80 f89
0 7 f8 f15
1 1/11 yard
2 10 f61 f71
3 5 f18 f23
4 6 f51 f57
5 9 f89 f2
0 joker 4 f15 f11
1 13 f42 f55
2 3 f71 f74
3 8 f23 f31
4 6 f73 f79
5 10 f2 f12
0 4 f11 f15
1 9 f55 f64
* 5 1/11 7 2 8 6 5 swap 12 13 2 4 1/11 1/11 5 swap 5 9 swap 4 12 10 4 2
5 5
4 swap
0 13
2 2
1 8
3 swap
3 1/11 yard
4 4 f79 f83
5 2 f12 f14
0 swap f15 f74
1 swap f64 f15
2 6 f64 f70
3 13 f31 f44
4 8 f83 f91
5 out
0 swap f74 f57
1 4 f16 f12
2 9 f70 f79
3 5 f48 f53
4 1/11 f74 f85
0 2 f57 f59
1 2 f15 f17
2 4 f79 f83
3 5 f44 g3.1
4 1/11 f85 f0
0 10 f59 f69
1 5 f17 f22
2 5 f83 f88
* 1/11 swap 3 9 joker 7 4 6 swap 9 4 1/11 8 10 2 1/11 joker 1/11
1 1/11
3 1/11
2 joker
0 2
4 1/11
5 10
4 8 f0 f8
5 swap f14 f22
0 3 f69 f72
1 9 f14 f23
2 10 f88 f2
3 7 g3.1 g3.3 f53 f58
4 4 f8 f4
5 6 f22 f28
0 1/11 f72 f83
1 1/11 f12 f13
2 4 f2 f6
3 1/11 g3.3 g3.4
4 1/11 f91 f6
5 joker 4 f28 f32
0 swap f83 f32
1 9 f23 f32
2 joker 13 yard
3 2 f58 f60
* 4 swap 2 joker 9 2 2 5 10 3 2 6
0 swap
2 3
4 2
3 9
1 10
5 4
5 2 f83 f85
0 out
1 2 f13 f15
2 joker 2 f32 f34
3 2 f60 f62
4 10 f6 f16
5 3 f85 f88
1 2 f15 f17
2 4 f34 f30
3 swap f62 f16
4 6 f4 f10
* joker 7 13 8 5 6 2 6 4 swap 12 3 4 13 8 5 4 4 10 swap 1/11 6 3 5 7 joker swap 9 9 3 9 8 13 8 10 12
1 swap
2 4
0 4
5 6
4 4
3 9
0 joker 13 yard
1 8 f17 f25
2 swap f30 f62
3 6 f16 f22
4 9 f30 f39
5 4 f88 f84
0 2 f0 f2
1 13 yard
2 13 f62 f75
3 8 f22 f30
4 12 f39 f51
5 5 f84 f89
0 9 f2 f11
1 7 f16 f23
2 1/11 f75 f86
3 4 f30 f34
4 5 f51 f56
5 4 f89 f93
0 9 f11 f20
1 4 f25 f29
2 8 f86 f94
3 5 f34 f39
4 3 f10 f13
5 3 f93 f0
0 7 f20 f27
1 joker 12 f29 f41
2 6 f94 f4
3 8 f39 f47
4 10 f56 f66
5 3 f0 f3
0 10 f27 f37
1 6 f41 f47
2 13 f4 f17
3 out
4 swap f13 f47
5 12 f3 f15
* 9 13 4 1/11 swap 12 2 10 5 10 3 6 7 13 7 10 13 8 3 12 6 joker 5 1/11 3 12 8 5 7 2
3 4
1 7
4 joker
2 13
5 7
0 2
1 3 f13 f16
2 12 f17 f29
3 out
4 7 f47 f49 f66 f71
5 13 yard
0 4 f37 f33
1 joker 12 f16 f28
2 13 yard
4 5 f49 f54
5 3 f15 f18
0 1/11 f33 f44
1 3 f28 f31
2 10 f32 f42
4 10 f54 f64
5 swap f18 f31
0 12 f44 f56
1 9 f18 f27
2 12 f29 f41
4 1/11 f71 f72
5 13 f31 f44
0 6 f56 f62
1 2 f27 f29
2 7 f41 f48
4 10 f64 f74
5 5 f80 f85
0 8 f62 f70
* 13 5 12 12 7 13 swap 6 1/11 9 8 7 10 12 8 5 13 4 10 8 13 3 swap 5
1 13
3 8
2 swap
5 12
4 12
0 13
2 10 f48 f58
3 13 yard
4 8 f72 f80
5 swap f85 f29
0 7 f70 f77
1 7 f85 f92
2 13 yard
3 6 f48 f54
4 1/11 f80 f91
5 out
0 swap f77 f29
1 12 f92 f8
2 12 f58 f70
3 12 f54 f66
4 13 f91 f8
0 out
1 out
2 10 f70 f80
3 5 f66 f71
4 13 f8 f21
* 2 5 9 4 12 7 1/11 8 7 10 4 3 joker swap joker 1/11 3 13
5 7
3 1/11
4 8
1 4
2 13
0 10
3 10 f71 f81
4 4 f21 f17
5 joker 13 yard
0 1/11 f29 f30
1 out
2 7 f32 f39
3 joker 4 f81 f85
4 5 f17 f22
5 9 f80 f89
0 4 f30 f26
2 3 f39 f42
3 2 f85 f87
4 swap f22 f26
5 13 yard
0 1/11 yard
2 7 f42 f49
* 3 4 2 7 8 2 swap 6 6 joker 9 joker
3 2
2 8
4 3
0 2
1 7
5 6
4 7 f26 f33
5 4 f77 f73
0 6 f22 f28
1 joker 13 yard
2 6 f49 f55
3 2 f87 f89
4 swap f33 f28
5 8 f80 f88
0 2 f0 f2
1 3 f16 f19
2 9 f55 f64
3 joker 2 f89 f91
* swap 4 1/11 12 10 6 5 2 12 13 joker 2 9 9 13 3 10 8 9 7 7 10 1/11 swap joker 4 5 10 3 1/11 swap 1/11 6 12 7 9
3 10
0 2
5 joker
4 2
1 1/11
2 10
5 9 f73 f82
0 1/11 f2 f13
1 13 f19 f32
2 10 f64 f74
3 7 f91 f2
4 1/11 f28 f39
5 5 f82 f87
0 9 f13 f22
1 12 f32 f44
2 13 yard
3 10 f2 f12
4 9 f39 f48
5 swap f87 f33
0 4 f22 f18
1 7 f44 f51
2 3 f74 f77
3 3 f12 f15
4 1/11 yard
5 10 f33 f43
0 10 f18 f28
1 2 f51 f53
2 joker 5 f32 f37
3 1/11 f15 f26
4 8 f64 f72
5 swap f88 f28
0 7 f87 f94
1 6 f53 f59
2 12 f77 f89
3 joker 12 f26 f38
4 swap f72 f43
5 9 f28 f37
0 4 f94 g0.2
1 5 f59 f64
2 12 f89 f5
3 2 f38 f40
4 6 f43 f49
* 3 4 13 3 2 9 4 6 2 1/11 5 swap 8 6 8 10 12 5 2 6 12 swap 12 10 9 6 5 3 swap swap
2 13
1 6
5 swap
0 4
4 2
3 1/11
0 1/11 yard
1 4 f64 f60
2 swap f5 f37
3 3 f40 f43
4 12 f49 f61
5 9 f72 g5.1
0 3 f0 f3
1 2 f60 f62
2 12 f37 f49
3 3 f43 f46
4 swap f61 f49
5 13 yard
0 8 f3 f11
1 6 f62 f68
2 2 f61 f63
3 10 f46 f56
4 5 f49 f54
5 5 f5 f10
0 9 f11 f20
1 6 f68 f74
2 8 f63 f71
3 4 f56 f52
4 6 f54 f60
5 swap f10 f74
0 2 f20 f22
1 6 f10 f16
2 5 f71 f76
3 swap f52 f60
4 12 f52 f64
5 10 f80 f90
* 9 7 4 1/11 3 swap 13 13 3 12 joker 8 13 3 9 7 1/11 13 13 7 3 2 swap 7
3 3
0 13
1 13
2 7
5 joker
4 1/11
1 9 f16 f25
2 joker 3 f76 f79
3 4 f60 f56
4 13 f64 f77
5 swap f74 f77
0 8 f22 f30
1 13 f25 f38
2 7 f79 f86
3 3 f56 f59
4 2 f74 f76
5 1/11 f90 f5
0 7 f30 f36 g0.2 g0.3
1 1/11 yard
2 13 f86 f3
3 9 f59 f68
4 7 f76 f83
5 7 f5 f11 g5.1 g5.2
0 3 f36 f39
1 13 f38 f51
2 3 f3 f6
3 13 f68 f81
4 12 f83 f95
5 3 f11 f14
0 swap f39 f81
* 4 2 joker joker 9 7 12 8 3 1/11 7 8 8 2 10 2 7 8
2 4
3 8
0 7
4 3
5 joker
1 7
2 joker 2 f6 f8
3 2 f39 f41
4 joker 1/11 f95 f10
5 1/11 f14 f15
0 9 f81 f90
1 3 f51 f54
2 out
3 2 f41 f43
4 out
5 4 f15 f11
0 7 f90 g0.1
1 8 f16 f24
3 7 f43 g3.2
5 2 g5.2 g5.4
0 out
1 8 f24 f32
* 10 9 1/11 13 2 1/11 1/11 4 swap 10 10 6
1 2
3 1/11
4 4
5 1/11
2 1/11
0 10
3 out
4 2 f10 f12
5 swap f11 f12
0 1/11 g0.1 g0.2
1 10 f32 f42
2 1/11 f8 f9
4 9 f11 f20
5 1/11 f12 f13
0 13 yard
1 4 f54 f58
2 6 f9 f15
* swap 9 12 9 8 12 10 4 joker 5 5 joker 12 13 10 6 4 6 4 7 joker 5 6 5 1/11 5 6 1/11 8 12 2 10 3 10 2 13
3 joker
1 10
4 10
0 joker
5 13
2 6
4 10 f20 f30
5 10 f13 f23
0 12 f0 f12
1 10 f58 f68
2 4 f15 f19
3 joker 1/11 g3.2 g3.3
4 12 f30 f42
5 4 f23 f19
0 joker swap f12 f68
1 1/11 f12 f23
2 13 yard
3 13 yard
4 1/11 yard
5 6 f19 f25
0 6 f68 f74
1 5 f23 f28
2 2 f32 f34
3 12 f48 f60
4 swap f42 f25
5 7 f42 f49
0 joker 4 f74 f70
1 6 f28 f34
2 out
3 out
4 4 f64 f60
5 9 f49 f58
0 10 f70 f80
1 9 f34 f43
4 2 f25 f27
5 5 f58 f63
0 3 f80 f83
1 5 f43 f48
* 7 6 7 joker 13 3 10 9 swap swap 13 swap 7 6 1/11 3 1/11 12 8 joker swap 2 1/11 7 swap 9 6 swap 4 2
3 4
2 2
0 9
4 3
5 8
1 6
5 10 f63 f73
0 4 f83 f87
1 3 f48 f51
2 joker 13 yard
3 13 yard
4 6 f60 f66
5 7 f73 f80
0 9 f87 f0
1 1/11 yard
2 8 f32 f40
3 9 f48 f57
4 2 f66 f68
5 2 f80 f82
0 6 f0 f6
1 swap f51 f27
2 3 f40 f43
3 1/11 f57 f58
4 12 f51 f63
5 7 f82 f89
0 joker 9 f6 f15
1 swap f27 f63
2 swap f43 f58
3 1/11 f43 f44
4 7 f68 f70 f27 f32
5 swap f89 f15
0 6 f89 f95
1 7 f16 f21 f63 f65
2 swap f58 f44
3 13 yard
4 swap f70 f95
* 8 5 6 7 4 4 12 12 5 3 1/11 2 3 7 8 13 2 4 7 1/11 9 3 10 1/11
4 10
2 6
1 12
3 7
5 1/11
0 3
0 8 f70 f78
1 7 f21 f22 f65 f71
2 1/11 yard
3 3 f58 f61
4 1/11 f95 f0
5 6 f15 f21
0 12 f78 f90
1 5 f71 f76
2 8 f32 f40
3 13 f61 f74
4 2 f0 f2
5 2 f21 f23
0 7 f90 f1
1 1/11 yard
2 5 f40 f45
3 3 f74 f77
4 4 f2 f94
5 4 f23 f27
0 7 f1 f8
1 10 f22 f32
2 out
3 3 f48 f51
4 12 f94 f10
5 4 f27 f23
* 9 13 5 4 9 12 8 2 10 3 8 joker 13 10 swap 3 8 13
4 3
0 13
1 9
2 2
3 swap
5 9
1 3 f76 f79
2 13 yard
3 10 f51 f61
4 3 f10 f13
5 8 f23 f31
0 joker 2 f8 f10
1 13 f79 f92
2 10 f45 f55
3 13 f61 f74
4 4 f13 f9
5 out
0 swap f10 f44
1 8 f92 f4
2 9 f32 f41
3 5 f77 f82
4 out
0 12 f44 f56
* 9 2 5 7 3 6 4 1/11 2 2 6 13
4 2
5 2
0 3
2 4
1 6
3 1/11
2 2 f55 f57
3 2 f82 f84
4 5 f9 f14
5 7 f31 f38
0 6 f56 f62
1 2 f4 f6
2 9 f41 f50
3 3 f74 f77
4 out
5 4 f38 f42
0 1/11 f62 f73
1 13 f16 f29
* 6 6 10 8 10 4 9 joker 8 9 6 3 1/11 13 10 12 13 joker 5 2 6 4 swap 7 13 7 5 3 8 8 12 12 3 1/11 12 2
5 6
3 13
1 6
4 7
0 1/11
2 4
3 1/11 f84 f95
4 13 f14 f27
5 8 f42 f50
0 3 f73 f76
1 swap f6 f57
2 8 f10 f18
3 5 f95 f4
4 12 f27 f39
5 4 f50 f54
0 13 f76 f89
1 12 f57 f69
2 joker 5 f18 f23
3 6 f4 f10
4 joker 2 f39 f41
5 3 f54 f57
0 8 f89 f1
1 13 yard
2 7 f23 f27 f6 f9
3 9 f77 f86
4 2 f41 f43
5 5 f57 f62
0 9 f1 f10
1 8 f69 f77
2 3 f9 f12
3 1/11 yard
4 out
5 10 f62 f72
0 4 f10 f14
1 7 f29 f32 f16 f18 f77 f79
2 2 f27 f29
3 12 f86 f2
5 10 f72 g5.2
0 12 f14 f26
1 10 f18 f28
2 6 f12 f18
* 1/11 4 1/11 5 swap 8 7 10 4 5 13 8 joker 9 3 3 8 13 10 6 2 4 joker 8 1/11 9 2 9 5 10
4 7
2 joker
3 10
1 5
5 10
0 4
4 1/11 yard
5 joker 13 yard
0 10 f26 f36
1 4 f32 f36
2 10 f18 f28
3 13 f2 f15
4 5 f64 f69
5 6 f80 f86
0 1/11 yard
1 9 f79 f88
2 5 f28 g2.1
3 8 f48 f56
4 joker 4 f43 f39
5 4 f86 f90
0 3 f0 f3
1 7 f36 f42 f88 f89
2 swap f29 f89
3 4 f56 f60
4 10 f69 f79
5 9 f90 f3
0 out
1 5 f29 f34
2 8 f89 f1
3 8 f60 f68
4 1/11 f79 f90
5 9 f3 f12
1 3 f34 f37
2 13 f1 f14
3 8 f68 f76
* swap 12 4 1/11 swap swap 7 joker joker swap 12 6 13 5 1/11 5 9 13 swap 12 9 3 10 7
0 12
5 7
3 9
2 1/11
4 7
1 9
5 13 f12 f25
0 joker 13 yard
1 4 f42 f46
2 3 g2.1 g2.4
3 12 f76 f88
4 13 yard
5 swap f25 f14
0 5 f0 f5
1 joker swap f46 f88
2 7 f25 f32
3 12 f15 f27
4 swap f90 f14
5 1/11 yard
0 12 f5 f17
1 7 f88 f91 f37 f41
2 5 f32 f37
3 10 f46 f56
4 9 f64 f73
5 out
0 9 f17 f26
1 1/11 yard
2 swap f37 f73
3 swap f27 f73
4 6 f37 f43
* 12 4 swap 3 7 10 7 2 12 9 10 10 1/11 2 12 6 swap 3
1 2
2 12
5 3
4 7
0 12
3 6
0 7 f26 f33
1 7 f41 f45 f91 f92 f16 f18
2 out
3 12 f56 f68
4 2 f14 f16
5 12 f80 f92
0 6 f33 f39
1 2 f18 f20
3 3 f68 f71
4 10 f16 f26
5 10 f92 f6
0 1/11 f39 f40
1 4 f45 f41
3 9 f73 f82
4 swap f26 f41
5 10 f6 f16
* 10 9 swap 8 swap 6 12 joker 1/11 12 8 9
1 10
2 9
4 8
3 1/11
5 8
0 9
1 12 f20 f32
2 joker 13 yard
3 swap f82 f26
4 12 f41 f53
5 9 f16 f25
0 6 f40 f46
1 8 f82 f90
2 8 f32 f40
3 9 f71 f80
4 10 f53 f63
5 swap f25 f63
0 1/11 f46 f57
* swap 7 joker 13 1/11 2 8 9 4 13 9 6 joker 10 2 swap 3 5 3 4 4 2 swap 12 3 5 1/11 13 6 10 6 4 9 1/11 13 5
2 3
4 9
1 12
0 3
3 4
5 13
2 3 f40 f43
3 4 f80 f76
4 4 f25 f21
5 swap f63 f76
0 9 f57 f66
1 6 f90 f0
2 joker 8 f43 f51
3 9 f63 f72
4 12 f21 f33
5 3 f76 f79
0 6 f66 f72
1 10 f0 f10
2 swap f51 f33
3 3 f26 f29
4 1/11 yard
5 1/11 f79 f90
0 swap f72 f33
1 9 f10 g1.3
2 6 f72 f78
3 10 f29 f39
4 joker 8 f64 f72
5 13 f90 f7
0 13 f33 f46
1 out
2 13 yard
3 7 f39 f46
4 4 f51 f47
5 2 f7 f9
0 1/11 yard
2 8 f32 f40
3 5 f46 f51
4 2 f47 f49
5 13 yard
0 4 f0 f4
* 5 4 10 13 2 7 8 3 joker 7 joker 8 13 8 8 1/11 7 9 3 1/11 9 7 5 2 2 13 8 1/11 joker 7
3 3
5 10
2 9
0 1/11
1 2
4 8
3 8 f51 f59
4 13 f49 f62
5 joker 10 f9 f19
0 3 f4 f7
1 joker 13 yard
2 8 f40 f48
3 2 f59 f61
4 1/11 yard
5 9 f80 f89
0 1/11 f7 f8
1 joker 3 f16 f19
2 10 f48 f58
3 1/11 f61 f62
4 4 f64 f68
5 9 f89 f2
0 7 f8 f15
1 8 f19 f27
2 7 f78 f83 f58 f60
3 13 f62 f75
4 3 f68 f71
5 8 f2 f10
0 13 f15 f28
1 7 f27 f33 g1.3 g1.4
2 2 f83 f85
3 5 f75 f80
4 2 f71 f73
5 8 f10 f18
0 out
1 5 f33 f38
2 7 f60 f66 f85 f86
* 4 swap 10 5 6 5 3 4 6 6 12 13 12 5 swap 4 12 13 joker 10 swap swap 2 2
1 5
3 13
2 12
0 6
4 12
5 10
4 5 f73 f78
5 4 f18 f14
0 13 yard
1 12 f38 f50
2 6 f86 f92
3 2 f80 f82
4 3 f72 f75
5 12 f14 f26
0 10 f0 f10
1 4 f50 f46
2 2 f92 f94
3 6 f82 f88
4 4 f75 f79
5 swap f26 f79
0 swap f10 f46
1 swap f10 f66
2 10 f10 f20
3 5 f88 f93
4 joker 4 f78 f82
5 5 f79 f84
0 swap f46 f26
1 6 f66 f72
2 12 f94 f10
3 13 yard
* 3 8 9 12 6 5 7 9 5 6 7 1/11 9 8 joker 13 9 1/11
5 7
4 5
2 13
1 joker
3 7
0 8
5 3 f84 f87
0 7 f26 f33
1 9 f72 f81
2 12 f10 f22
3 8 f93 f5
4 1/11 yard
5 9 f87 f0
0 8 f33 f41
1 5 f81 f86
2 7 f22 f27 f20 f22
3 6 f5 f11
4 joker 6 f82 f88
5 13 f0 f13
0 out
1 5 f86 f91
2 6 f27 g2.1
3 9 f11 f20
4 1/11 f64 f65
* 4 13 joker 1/11 6 10 10 2 swap 8 swap 1/11
1 2
3 1/11
2 joker
4 6
0 10
5 1/11
0 1/11 f41 f42
1 13 yard
2 swap f22 f88
3 10 f20 f30
4 swap f65 f13
5 joker 1/11 f65 f76
0 4 f42 f46
1 6 f91 f1
2 1/11 g2.1 g2.2
3 8 f30 f38
4 2 f22 f24
5 10 f76 f86
* 9 12 3 8 2 3 5 12 1/11 9 1/11 7 3 12 swap 1/11 13 swap 7 2 12 joker 9 2 4 3 13 3 13 9 8 10 10 8 4 5
0 3
3 1/11
5 13
2 10
4 joker
1 5
1 3 f16 f19
2 13 f88 f5
3 3 f48 f51
4 3 f24 f27
5 4 f86 f90
0 1/11 f46 f47
1 7 f1 f8
2 out
3 swap f51 f8
4 9 f13 f22
5 1/11 g5.2 g5.3
0 2 f47 f49
1 joker 1/11 f19 f20
3 13 f8 f21
4 8 f22 f30
5 10 f90 f4
0 5 f49 f54
1 9 f20 f29
3 10 f38 f48
4 8 f30 f38
5 13 f4 f17
0 swap f54 f17
1 8 f29 f37
3 12 f48 f60
4 5 f38 f43
5 2 f54 f56
0 9 f17 f26
1 4 f51 f55
3 3 f60 f63
4 1/11 f27 f28
5 9 f56 f65
0 7 f26 f33
* 3 2 4 6 5 6 7 4 8 joker joker 1/11 7 7 10 7 2 10 13 8 9 4 2 9 9 6 2 13 12 3
5 4
1 10
3 8
0 12
4 4
2 9
2 13 yard
3 12 f63 f75
4 8 f43 f51
5 6 f65 f71
0 2 f33 f35
1 6 f55 f61
2 4 f32 f28
3 4 f21 f17
4 10 f51 f61
5 7 f71 f78
0 joker 8 f35 f43
1 4 f37 f41
2 7 g2.2 g2.3 f28 g2.2
3 7 f17 f24
4 10 f61 f71
5 joker 10 f78 f88
0 8 f43 f51
1 3 f41 f44
2 out
3 2 f24 f26
4 9 f71 f80
5 9 f88 f1
0 2 f51 f53
1 1/11 yard
3 6 f26 f32
4 2 f80 f82
5 13 yard
0 5 f53 f58
1 9 f16 f25
* 5 4 8 9 joker 6 12 5 3 9 13 swap joker 10 1/11 2 1/11 12 2 12 9 1/11 3 5
3 12
4 5
5 1/11
0 9
1 3
2 6
3 5 f32 f37
4 12 f82 f94
5 8 f80 f88
0 2 f58 f60
1 13 f44 f57
2 1/11 yard
3 joker 9 f37 f46
4 4 f94 f90
5 6 f88 f94
0 9 f60 f69
1 joker 5 f57 f62
2 5 f32 f37
3 9 f46 f55
4 3 f90 f93
5 9 f94 f7
0 12 f69 f81
1 1/11 f25 f26
2 swap f37 f26
3 2 f55 f57
4 10 f93 f7
5 3 f1 f4
0 1/11 f81 f82
1 5 f37 f42
2 12 f26 f38
* 3 7 6 6 7 10 8 swap 1/11 4 5 swap 4 swap 8 6 2 3
3 10
4 8
1 6
2 7
0 8
5 7
4 4 f7 f3
5 7 f4 f11
0 6 f82 f88
1 4 f62 f58
2 5 f38 f43
3 8 f57 f65
4 3 f3 f6
5 swap f11 f65
0 1/11 f88 f89
1 8 f58 f66
2 7 f43 f50
3 3 f11 f14
4 6 f6 f12
5 swap f65 f14
0 10 f89 f3
1 6 f66 f72
2 2 f50 f52
3 swap f65 f52
* 13 7 swap 13 8 5 4 9 12 12 swap 10
0 9
5 13
1 swap
3 8
4 10
2 12
5 4 f14 f18
0 7 f3 f10
1 10 f72 f82
2 13 f65 f78
3 swap f52 f18
4 5 f12 f17
5 12 f52 f64
0 8 f10 f18
1 12 f42 f54
2 13 f78 f91
3 out
4 swap f17 f91
* joker 10 3 10 5 5 6 9 3 13 2 13 1/11 12 swap swap 1/11 4 12 13 7 8 joker 10 1/11 8 4 3 10 2 9 9 2 10 13 5
0 12
1 9
4 1/11
2 4
3 10
5 2
0 1/11 f18 f19
1 12 f54 f66
2 2 f17 f19
3 13 yard
4 joker 2 f91 f93
5 5 f64 f69
0 joker 13 yard
1 8 f66 f74
2 2 f19 f21
3 3 f48 f51
4 2 f93 f95
5 4 f69 f65
0 9 f0 f9
1 9 f82 f91
2 7 f21 f28
3 12 f51 f63
4 10 f95 f9
5 10 f65 f75
0 1/11 yard
1 13 f74 f87
2 swap f28 f63
3 10 f28 f38
4 9 f9 f18
5 5 f75 f80
0 6 f0 f6
1 10 f87 f1
2 3 f63 f66
3 8 f38 f46
4 13 yard
5 13 f80 f93
0 10 f6 f16
1 1/11 f1 f12
2 3 f66 f69
3 swap f46 f69
4 5 f18 f23
5 4 f93 f1
* 2 2 6 swap 1/11 joker 4 7 2 2 7 13 12 6 12 4 3 8 1/11 5 swap 6 1/11 8 5 8 5 12 swap 7
5 3
4 4
1 5
2 2
3 12
0 13
1 12 f12 f24
2 5 f46 f51
3 5 f69 f74
4 2 f64 f66
5 7 f1 f8
0 7 f16 f23
1 4 f24 f20
2 6 f51 f57
3 swap f74 f91
4 5 f66 f71
5 swap f8 f57
0 8 f23 f31
1 1/11 f74 f85
2 8 f8 f16
3 2 f91 f93
4 12 f71 f83
5 2 f57 f59
0 12 f31 f43
1 2 f85 f87
2 7 f16 f23
3 13 yard
4 6 f83 f89
5 1/11 yard
0 joker 3 f43 f46
1 4 f87 f83
2 3 f23 f26
3 6 f93 f3
4 swap f89 f83
5 1/11 f80 f81
0 out
* 4 9 6 8 joker 4 12 3 9 swap 1/11 3 13 4 4 9 6 7 swap 10 6 1/11 joker joker
3 9
1 3
2 12
4 9
0 1/11
5 swap
2 swap f26 f83
3 10 f48 f58
4 3 f26 f29
5 9 f81 f90
0 joker 9 f46 f55
1 7 f89 f0
2 4 f83 f87
3 1/11 f3 f14
4 6 f29 f35
5 1/11 yard
0 9 f55 f64
1 9 f0 f9
2 swap f87 f9
3 3 f58 f61
4 6 f35 f41
5 8 f80 f88
0 6 f64 f70
1 4 f87 f91
2 13 f9 f22
3 4 f14 f18
4 4 f41 f45
5 12 f59 f71
0 joker 12 f70 f82
1 joker 8 f91 f3
* 12 5 7 6 12 7 10 swap 7 9 5 13 13 2 3 8 8 9
2 13
0 6
5 7
1 5
3 10
4 2
3 6 f18 f24
4 5 f45 f50
5 7 f88 f89 f71 f77
0 9 f82 f91
1 8 f3 f11
2 9 f22 f31
3 13 f24 f37
4 swap f50 f37
5 13 f77 f90
0 8 f91 f3
1 2 f11 f13
2 7 f31 g2.1 f90 f95
3 12 f61 f73
4 5 f37 f42
5 3 f89 f92
0 10 f3 f13
1 out
2 7 f92 f94 f95 f4
* 3 10 12 5 7 9 4 swap 12 12 joker 7
3 7
2 7
0 12
5 10
4 4
1 12
4 3 f42 f45
5 swap f4 f45
0 12 f13 f25
1 out
2 joker 1/11 f45 f46
3 12 f50 f62
4 12 f4 f16
5 7 f94 f4 f46 f47
0 7 f25 f32
2 10 f47 f57
3 9 f62 f71
* 3 3 5 6 7 joker 6 6 1/11 9 1/11 8 5 1/11 swap 5 13 8 10 10 7 9 4 12 4 swap 9 joker 6 10 10 9 swap 12 5 1/11
3 7
1 5
5 6
2 joker
4 12
0 swap
5 5 f4 f9
0 6 f32 f38
1 1/11 yard
2 6 f9 f15
3 5 f73 f78
4 joker 13 yard
5 3 f57 f60
0 3 f38 f41
1 9 f16 f25
2 12 f15 f27
3 4 f78 f82
4 10 f64 f74
5 4 f60 f64
0 9 f41 f50
1 12 f25 f37
2 5 f27 f32
3 1/11 f82 f93
4 5 f74 f79
5 10 f32 f42
0 10 f50 f60
1 swap f37 f60
2 9 f64 f73
3 6 f93 f3
4 1/11 yard
5 joker 2 f73 f75
0 7 f37 f44
1 swap f60 f44
2 9 f75 f84
3 swap f3 f60
4 8 f79 f87
5 10 f84 f94
0 1/11 f3 f4
1 7 f44 f51
2 6 f94 f4
3 13 f71 f84
4 8 f87 f95
* 12 9 12 4 12 4 8 swap swap 7 8 10 1/11 2 13 1/11 2 13 2 2 3 2 4 joker 1/11 13 6 8 4 8
2 12
0 12
3 4
1 9
5 joker
4 2
0 1/11 yard
1 13 yard
2 13 yard
3 2 f60 f62
4 4 f95 f91
5 13 f80 f93
0 1/11 f0 f11
1 swap f51 f91
2 3 f93 f0
3 7 f62 f63 f84 f90
4 4 f51 f47
5 4 f4 f8
0 2 f11 f13
1 2 f91 f93
2 joker 5 f0 f5
3 8 f90 f2
4 12 f64 f76
5 10 f5 f15
0 4 f13 f9
1 2 f16 f18
2 swap f8 f93
3 1/11 f2 f13
4 9 f47 f56
5 12 f15 f27
0 8 f9 f17
1 2 f18 f20
2 6 f93 f3
3 12 f63 f75
4 8 f56 f64
5 8 f27 f35
* 9 2 3 9 13 13 6 7 1/11 13 2 3 8 joker 5 3 10 joker 2 6 swap 4 7 swap
3 1/11
5 10
2 2
4 13
0 swap
1 9
1 13 yard
2 10 f3 f13
3 swap f75 f76
4 9 f64 f73
5 13 f35 f48
0 1/11 f17 f18
1 2 f8 f10
2 joker 13 f48 f61
3 swap f76 f75
4 3 f76 f79
5 2 f13 f15
0 13 f18 f31
1 8 f20 f28
2 6 f61 f67
3 3 f75 f78
4 4 f73 f69
5 7 f67 f74
0 3 f31 f34
1 6 f28 f34
2 7 f74 f81
3 out
4 out
5 2 f81 f83
0 joker 13 yard
* 5 5 3 7 6 10 13 8 8 8 4 1/11 6 12 8 10 3 joker
3 8
2 13
5 7
0 4
4 8
1 10
2 7 f83 f90
3 out
4 out
5 out
0 3 f0 f3
1 joker 8 f34 f42
2 5 f90 f95
0 6 f3 f9
1 8 f16 f24
2 6 f15 f21
0 8 f9 f17
1 1/11 f42 f53
* joker 9 2 2 13 4 5 13 10 1/11 7 5
4 9
3 5
5 10
1 7
2 4
0 1/11
3 1/11 yard
4 13 yard
5 2 f95 f1
0 5 f17 f22
1 9 f53 f62
2 5 f1 f6
3 joker 2 f48 f50
4 7 f64 f71
5 4 f21 f25
0 2 f22 f24
1 13 f62 f75
2 10 f25 f35
* 8 swap 7 13 joker 1/11 13 1/11 9 7 2 2 9 1/11 swap 6 swap 10 5 2 12 swap 3 4 joker 3 7 8 6 4 joker 9 9 4 7 13
2 2
4 joker
1 6
3 4
0 9
5 9
4 9 f71 f80
5 swap f35 f80
0 12 f24 f36
1 joker 1/11 f10 f21
2 6 f6 f12
3 10 f50 f60
4 joker 10 f35 f45
5 1/11 f12 f13
0 4 f36 f32
1 4 f21 f25
2 joker 1/11 f13 f14
3 4 f60 f56
4 5 f45 f50
5 3 f14 f17
0 9 f32 f41
1 swap f25 f50
2 3 f80 f83
3 13 yard
4 8 f25 f33
5 2 f83 f85
0 swap f41 f17
1 13 yard
2 9 f85 f94
3 9 f56 f65
4 6 f33 f39
5 1/11 f94 f95
0 7 f17 f24
1 7 f75 f76 f16 f17 f50 f55
2 swap f95 f65
3 2 f48 f50
4 13 yard
5 2 f65 f67
0 7 f24 f31
1 8 f76 f84
2 7 f41 f42 f67 f73
3 1/11 f95 f10
* 1/11 swap 2 5 9 3 13 4 3 3 10 1/11 9 1/11 5 6 swap 4 8 10 12 6 10 13 joker swap 9 10 12 2
1 12
2 10
0 1/11
5 13
4 3
3 10
5 9 f73 g5.2
0 swap f31 f42
1 9 f84 f93
2 13 f31 f44
3 1/11 f50 f51
4 13 f64 f77
5 joker 7 f44 f51
0 4 f42 f38
1 3 f93 f0
2 5 f51 f56
3 10 f10 f20
4 2 f77 f79
5 1/11 f56 f67
0 10 f38 f48
1 3 f0 f3
2 6 f67 f73
3 12 f20 f32
4 12 f39 f51
5 8 f73 f81
0 10 f48 f58
1 5 f17 f22
2 3 f81 f84
3 9 f32 f41
4 4 f51 f47
5 10 f84 f94
0 swap f58 f22
1 2 f3 f5
2 6 f94 f4
3 swap f41 f55
4 1/11 yard
* 7 6 swap 2 12 8 3 5 7 12 6 12 12 4 7 1/11 2 1/11 5 12 3 5 6 2
2 3
3 2
4 6
5 1/11
0 7
1 5
0 12 f22 f34
1 12 f41 f53
2 7 f4 f11
3 5 f55 f60
4 5 f79 f84
5 2 f11 f13
0 3 f34 f37
1 4 f53 f49
2 1/11 f13 f14
3 1/11 f60 f61
4 12 f47 f59
5 3 f14 f17
0 5 f37 f42
1 6 f49 f55
2 swap f17 f42
3 out
4 6 f64 f70
5 12 f42 f54
0 2 f17 f19
1 6 f55 f61
2 7 f54 f61
4 2 f70 f72
5 8 f61 f69
* 2 8 4 9 4 joker 5 13 7 swap 5 2 4 13 4 10 9 10
1 5
5 4
3 4
2 13
0 2
4 swap
1 out
2 13 f69 f82
3 out
4 10 f72 f82
5 13 yard
0 10 f19 f29
2 4 f80 f76
4 9 f82 f91
5 9 f76 f85
0 4 f29 f25
2 8 f85 f93
4 5 f84 f89
5 5 f93 f2
0 joker 4 f25 f29
* 9 swap 8 10 1/11 swap 7 9 12 6 7 12
5 6
4 12
2 9
0 7
3 swap
1 swap
2 6 f2 f8
3 out
4 8 f89 f1
5 9 f8 f17
0 1/11 f29 f30
1 out
2 7 f17 f24
4 swap f91 f24
5 10 f91 f5
0 swap f30 f24
* swap 10 swap 3 5 5 13 13 1/11 9 10 9 10 1/11 joker 5 6 13 2 joker 4 1/11 8 joker joker 8 6 12 13 10 8 7 10 2 8 8
5 swap
2 10
1 5
0 1/11
3 swap
4 10
3 joker 13 yard
4 1/11 f30 f31
5 joker 3 f5 f8
0 3 f24 f27
1 13 yard
2 joker swap f8 f1
3 1/11 f48 f59
4 7 f8 f14 f31 f32
5 4 f1 f5
0 9 f27 f36
1 10 f16 f26
2 swap f5 f26
3 8 f59 f67
4 joker 12 f32 f44
5 6 f26 f32
0 12 f36 f48
1 8 f5 f13
2 8 f32 f40
3 10 f67 f77
4 13 f44 f57
5 1/11 f40 f41
0 2 f48 f50
1 8 f13 f21
2 5 f41 f46
3 13 f77 f90
4 5 f57 f62
5 10 f46 f56
0 swap f50 f90
1 6 f21 f27
2 13 f56 f69
3 2 f50 f52
4 8 f62 f70
5 10 f69 f79
0 5 f90 f95
1 10 f27 f37
2 9 f79 f88
* 13 3 1/11 9 3 2 13 3 swap 9 swap 4 4 7 3 joker 1/11 6 6 3 7 3 10 8 10 1/11 10 6 3 13
0 1/11
1 6
4 6
5 1/11
2 1/11
3 8
4 4 f70 f74
5 7 f88 f95
0 out
1 joker 3 f37 f40
2 swap f95 f40
3 4 f52 f48
4 6 f74 f80
5 3 f40 f43
1 6 f95 f5
2 1/11 f43 f44
3 1/11 f48 f59
4 10 f80 f90
5 3 f44 f47
1 9 f5 f14
2 3 f47 f50
3 2 f59 f61
4 13 yard
5 3 f50 f53
1 9 f14 f23
2 10 f53 f63
3 13 yard
4 13 f64 f77
5 1/11 f63 f64
1 3 f23 f26
2 3 f64 f67
3 6 f48 f54
* 9 9 4 5 5 12 5 1/11 4 swap 9 1/11 10 12 12 5 8 joker 13 7 2 10 13 12
5 10
0 7
1 4
2 10
3 5
4 12
5 9 f67 f76
0 1/11 yard
1 2 f26 f28
2 10 f76 f86
3 7 f54 f55 f61 f67
4 12 f77 f89
5 5 f86 f91
0 12 f0 f12
1 4 f28 f24
2 swap f91 f55
3 8 f67 f75
4 1/11 f89 f90
5 10 f55 f65
0 9 f12 f21
1 12 f24 f36
2 5 f65 f70
3 13 f91 f8
4 4 f90 f86
5 13 f70 f83
0 5 f21 f26
1 12 f36 f48
2 5 f83 f88
3 9 f8 f17
4 joker 2 f86 f88
* 5 swap 12 2 6 7 2 2 13 9 10 7 8 13 3 8 swap joker
5 joker
2 13
4 swap
0 5
3 9
1 13
0 9 f26 f35
1 2 f48 f50
2 joker 13 yard
3 2 f17 f19
4 6 f88 f94
5 13 f80 f93
0 2 f35 f37
1 swap f50 f75
2 12 f93 f9
3 8 f19 f27
4 13 yard
5 7 f9 f16
0 8 f37 f45
1 swap f75 f94
2 3 f16 f19
3 5 f27 f32
4 10 f75 f85
5 7 f19 f26
* swap 8 6 1/11 5 joker 4 4 5 10 6 2
4 10
0 joker
3 6
1 swap
5 5
2 4
1 10 f94 f8
2 8 f26 f34
3 5 f50 f55
4 swap f85 f45
5 4 f34 f38
0 2 f85 f87
1 4 f8 f4
2 5 f38 f43
3 joker 1/11 f32 f33
4 1/11 f45 f46
5 6 f43 f49
0 6 f87 f93
* 12 9 9 8 6 7 2 12 joker 10 4 1/11 swap swap joker 4 12 8 2 8 1/11 13 6 5 7 7 4 2 swap 12 5 7 9 8 swap swap
2 2
3 7
0 12
5 10
4 9
1 5
2 2 f49 f51
3 9 f33 f42
4 1/11 f46 f47
5 4 f51 f47
0 6 f93 f3
1 9 f4 f13
2 12 f47 f59
3 swap f42 f3
4 joker 5 f64 f69
5 13 f59 f72
0 6 f42 f48
1 7 f13 f20
2 7 f72 f79
3 8 f55 f63
4 5 f69 f74
5 2 f79 g5.1
end 0 0 1 0 0 1
sum 5c7fba5712741c53
