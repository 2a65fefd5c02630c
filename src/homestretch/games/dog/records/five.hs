homestretch record 1
game dog 1
seats 5
seed 1

* p4
* swap 1/11 9 1/11 12 6 3 8 8 2 joker 1/11 3 9 8 joker 7 9 joker 5 7 3 13 6 1/11 4 2 8 12 9
2 8
4 2
0 joker
3 1/11
1 3
0 4 f0 f4
1 joker 6 f16 f22
2 13 f32 f45
3 6 f48 f54
4 12 f64 f76
0 joker 2 f4 f6
1 2 f22 f24
2 3 f45 f48
3 joker 3 f54 f57
4 1/11 yard
0 6 f6 f12
1 1/11 yard
2 8 f48 f56
3 12
* 12
3 9
4 5 f76 f81
0 swap f12 f57
1 1/11 f24 f25
2 3 f56 f59
3 12
* 5
3 5
4 8 f81 f89
0 2 f57 f59
1 3 f25 f28
2 9
* 1/11
2 1/11 yard
3 8
* 12
3 8
4 1/11 f64 f75
0 7 f59 f66
1 7 f28 f29 f16 f22
2 9 f32 f41
3 12 f12 f24
4 9 f89 f2
* 10 7 swap 9 10 2 12 5 5 12 4 9 10 3 4 2 swap 6 swap 10 8 5 12 joker 7
1 10
4 9
0 4
3 6
2 9
1 8 f22 f30
2 10 f41 f51
3 10 f24 f34
4 joker 10 f2 f12
0 7 f66 f73
1 4 f29 f25
2 5 f51 f56
3 5 f34 f39
4 5 f12 f17
0 12 f73 f85
1 2 f25 f27
2 7 f56 f63
3 9 f39 f48
4 swap f17 f27
0 10 f85 f95
1 4 f30 f26
2 swap f63 f95
3 12 f48 f60
4 6 f27 f33
0 10 f63 f73
1 2 f17 f19
2 12 f95 f11
3 swap f60 f26
4 3 f75 f78
0 9 f73 f82
* 13 1/11 10 9 13 6 7 6 12 13 8 5 10 4 4 3 3 3 5 joker
1 4
2 8
3 5
4 10
0 5
2 3 f11 f14
3 1/11 yard
4 5 f78 f83
0 12 f82 f94
1 5 f19 f24
2 6 f14 f20
3 7 f26 f31 f48 f50
4 10 f83 f93
0 9 f94 f7
1 joker 9 f24 f33
2 13 yard
3 8 f50 f58
4 3 f93 f0
0 10 f7 f17
1 13 yard
2 4 f32 f36
3 3 f31 f34
4 6 f0 f6
0 4 f17 f21
1 13 f60 f73
* 2 9 swap 13 8 4 3 10 1/11 7 7 2 7 4 5
2 7
1 13
4 2
0 swap
3 2
3 7 f58 f65
4 9 f6 f15
0 7 f21 f28
1 4 f16 f12
2 8 f20 f28
3 4 f65 f69
4 3 f15 f18
0 10
* 2
0 2
1 1/11 f12 f13
2 13 f28 f41
3 7 f34 f37 f69 f73
4 2 f18 f20
0 2
* 4
0 4
1 swap f13 f20
2 5 f41 f46
* 6 10 13 2 13 swap 6 joker 13 swap
3 swap
1 13
0 10
2 2
4 swap
4 6 f13 f19
0 6
* 8
0 swap
1 joker 9 f20 f29
2 13 yard
3 13 yard
4 swap f19 f73
0 8
* 6
0 6
1 10 f33 f43
2 13 f32 f45
3 2 f37 f39
* swap 1/11 8 6 1/11 2 10 5 2 swap 5 10 7 9 6 4 4 4 swap 1/11 9 10 9 joker 8 5 7 swap swap joker
4 6
3 9
0 4
2 swap
1 7
0 9
* 12
0 5
1 1/11 f43 f44
2 4 f46 f42
3 6 f39 f45
4 1/11 yard
0 12
* 13
0 13 yard
1 10 f29 f39
2 5 f42 f47
3 swap f45 f39
4 swap f73 f47
0 6 f0 f6
1 4 f45 f41
2 9 f73 f82
3 joker swap f19 f41
4 joker 8 f64 f72
0 swap f6 f72
1 4 f19 f23
2 7 f82 f89
3 swap f41 f72
4 8 f6 f14
0 5 f41 f46
1 10 f23 f33
2 8 f89 f1
3 swap f39 f47
4 1/11 yard
0 2
* joker
0 joker swap f46 f72
1 10 f33 f43
2 7 f1 f8
3 2 f48 f50
4 9 f39 f48
* 2 13 2 12 12 4 5 3 8 6 1/11 12 7 8 8 6 6 1/11 5 3 9 2 joker 8 3
1 2
4 5
2 13
0 6
3 1/11
1 1/11 f43 f54
2 6 f8 f14
3 joker 13 f50 f63
4 8 f48 f56
0 12 f72 f84
1 6 f44 f50
2 5 f14 f19
3 7 f46 f53
4 8 f64 f72
0 8 f84 f92
1 4 f54 f50
2 2 f19 f21
3 3 f63 f66
4 1/11 f56 f57
0 3 f92 f95
1 9 f50 f59
2 2 f21 f23
3 2 f53 f55
4 12 f57 f69
0 3 f95 f2
1 6 f59 f65
2 12 f23 f35
3 13 f55 f68
4 8 f72 f80
0 5 f2 f7
* 10 13 1/11 5 swap 12 4 7 9 8 9 3 12 12 3 6 4 swap 5 10
0 9
2 10
3 4
4 7
1 3
2 3 f35 f38
3 3 f68 f71
4 swap f80 f38
0 12 f7 f19
1 10 f65 f75
2 9 f80 f89
3 4 f66 f70
4 1/11 yard
0 5 f19 f24
1 swap f75 f71
2 12 f89 f5
3 10 f70 f80
4 4 f69 f65
0 5 f24 f29
1 8 f71 f79
2 6 f5 f11
3 13 yard
4 12 f64 f76
0 7 f29 f36
1 9 f79 f88
* 4 10 13 10 joker 5 3 13 2 13 swap 8 joker 6 13
1 10
2 13
0 joker
4 3
3 4
3 13 f80 f93
4 8 f65 f73
0 13 yard
1 6 f88 f94
2 10 f11 f21
3 5 f48 f53
4 10 f76 f86
0 3 f0 f3
1 2 f94 f0
2 13 yard
3 swap f93 f86
4 4 f73 f77
0 13 f36 f49
1 joker 10 f0 f10
2 joker 6 f21 f27
* 7 7 6 2 7 13 1/11 7 9 9
0 1/11
2 9
1 7
3 9
4 7
4 13 f77 f90
0 7 f49 f50 f3 f9
1 1/11 yard
2 2 f32 f34
3 7 f86 f88 f53 f54 f75 f79
4 9 f93 f6
0 7 f9 f13 f50 f53
1 6 f16 f22
2 7 f27 f31 f34 f37
3 9 f54 f63
* 3 3 1/11 4 12 2 10 4 6 joker 12 12 4 7 2 13 9 3 1/11 4 1/11 joker 3 joker 1/11 8 8 13 10 5
1 12
3 10
4 4
2 4
0 2
0 1/11 f13 f24
1 joker 13 yard
2 3 f37 f40
3 4 f79 f75
4 5 f38 f43
0 8 f24 f32
1 2 f16 f18
2 3 f31 f34
3 7 f88 f91 f63 f67
4 10 f6 f16
0 4 f53 f49
1 3 f22 f25
2 12 f34 f46
3 joker 13 f91 f8
4 2 f43 f45
0 3 f49 f52
1 8 f18 f26
2 13 yard
3 1/11 f8 f19
4 1/11 f16 f27
0 13 yard
1 10
* 5
1 5 f25 f30
2 1/11 f40 f41
3 4 f19 f15
4 joker 10 f45 f55
0 12 f0 f12
1 9
* 1/11
1 1/11 f26 f27
2 4 f32 f36
3 6 f75 f81
4 12 f55 f67
* 5 swap 9 8 2 5 4 8 swap 6 7 10 6 2 7 8 6 2 13 6 13 swap 13 8 3
3 9
2 4
0 2
4 swap
1 13
1 5 f30 f35
2 13 f36 f49
3 2 f15 f17
4 9 f67 f76
0 6 f12 f18
1 2 f35 f37
2 10 f41 f51
3 6 f17 f23
4 13 yard
0 swap f52 f23
1 5 f37 f42
2 6 f51 f57
3 13 yard
4 2 f76 f78
0 3 f23 f26
1 8 f27 f35
2 swap f46 f52
3 4 f81 f77
4 8 f64 f72
0 6 f18 f24
1 7 f42 f46 f35 f38
2 swap f49 f78
3 8 f77 f85
4 8 f72 f80
0 7 f26 f29 f24 f28
* 4 6 10 5 9 13 7 9 6 swap 12 swap 7 joker 2 4 swap 1/11 3 joker
1 joker
4 9
2 13
3 7
0 6
2 4 f57 f61
3 swap f85 f52
4 7 f80 f86 f49 f50
0 joker 3 f29 f32
1 2 f38 f40
2 12 f78 f90
3 13 f48 f61
4 7 f50 f52 f86 f91
0 5 f28 f33
1 swap f40 f52
2 joker 13 yard
3 6 f61 f67
4 1/11 f40 f51
0 9 f33 f42
1 6 f52 f58
2 4 f32 f36
3 swap f67 f51
4 10 f91 f5
0 3 f42 f45
1 9 f58 f67
* 6 12 7 9 5 13 8 10 9 1/11 3 2 3 4 joker
4 8
2 joker
0 3
3 3
1 4
3 13 yard
4 2 f5 f7
0 10
* 10
0 8
1 9 f67 f76
2 1/11 yard
3 joker 6 f51 f57
4 12 f7 f19
0 10
* 5
0 7
1 3 f76 f79
2 5 f36 f41
3 6 f48 f54
4 3 f19 f22
0 5 f45 f50
1 9 f46 f55
2 4 f41 f45
* swap 12 12 5 7 12 1/11 7 8 10
1 7
4 12
2 8
3 7
0 12
4 7 f22 f29
0 1/11 f50 f51
1 12 f79 f91
2 5 f32 f37
3 8 f57 f65
4 swap f29 f65
0 12 f51 f63
1 12 f91 f7
2 7 f45 f49 f37 f40
3 10 f29 f39
* 10 2 13 9 swap 9 13 5 2 joker 4 6 13 9 6 12 7 12 9 4 8 4 swap 12 10 swap joker 13 4 joker
2 13
0 swap
4 swap
3 2
1 7
0 12 f63 f75
1 4 f55 f51
2 swap f40 f39
3 13 yard
4 6 f65 f71
0 9 f75 f84
1 13 f7 f20
2 5 f39 f44
3 4 f48 f52
4 10 f71 f81
0 4 f84 f80
1 swap f51 f44
2 7 f49 f50 f51 f57
3 9 f40 g3.1
4 2 f81 f83
0 8 f80 f88
1 6 f44 f50
2 12 f57 f69
3 9
* 3
3 3 g3.1 g3.4
4 joker 1/11 f83 f84
0 10 f88 g0.2
1 joker 7 f20 f26 f50 f51
2 13 yard
3 12
* 12
3 9
4 joker 4 f84 f80
0 swap
* 9
0 9
1 2 f51 f53
2 13 f69 f82
3 12
* 4
3 4
4 4 f80 f76
* swap 1/11 4 12 3 9 9 7 5 3 7 1/11 5 joker 6 13 13 8 5 12 6 3 10 13 1/11
4 12
0 6
3 5
1 7
2 3
1 6 f53 f59
2 1/11 f82 f83
3 8
* 6
3 6
4 13 f76 f89
0 1/11 yard
1 swap f59 f89
2 7 f83 f88 f32 f34
3 3
* 8
3 4
4 joker 1/11 f59 f60
0 12 f0 f12
1 9 f89 f2
2 13 f34 f47
3 10
* 4
3 8
4 5 f60 g4.1
0 3 f12 f15
1 6 f26 f32
2 9 f88 f1
3 4
* 7
3 7
4 5
* 5
4 5
0 3 f15 f18
1 13 f32 f45
2 1/11 yard
3 7
* 1/11
3 1/11 yard
4 5
* 12
4 12
0 12 f18 f30
* 3 7 8 5 5 10 swap 2 5 10 3 swap 10 4 1/11 joker 2 8 swap 2
2 joker
3 7
4 8
1 1/11
0 5
2 1/11 f32 f33
3 joker 1/11 f48 f59
4 2 g4.1 g4.3
0 5 f30 f35
1 10 f45 f55
2 3 f47 f50
3 2 f59 f61
4 7
* 12
4 12
0 swap f35 f1
1 5 f55 f60
2 3 f50 f53
3 swap f61 f60
4 8
* 10
4 10
0 4 f1 f93
1 5 f61 f66
2 10 f53 f63
3 swap f60 f93
4 10
* 8
4 8
0 8 f60 f68
1 2 f2 f4
* 6 2 2 7 2 3 swap 8 8 10 1/11 13 6 joker 9
3 3
1 8
2 2
4 2
0 8
3 1/11 f93 f94
4 13 yard
0 6 f68 f74
1 joker swap f4 f94
2 10 f35 f45
3 6 f4 f10
4 3 f64 f67
0 2 g0.2 g0.4
1 8 f66 f74
2 8 f45 f53
3 2 f10 f12
4 swap f67 f63
0 2
* 7
0 7
1 7 f94 f2 f74 f77
2 9 f67 f76
* 1/11 1/11 6 3 7 6 5 2 12 4
1 6
3 7
4 6
0 1/11
2 12
4 7 g4.3 g4.4 f63 f69
0 5
* 10
0 6
1 1/11 f77 f88
2 6 f53 f59
3 4 f12 f16
4 1/11 f69 f80
0 10
* 7
0 7
1 2 f88 f90
2 3 f33 f36
3 12 f16 f28
* 8 3 6 9 8 4 5 7 9 10 1/11 12 13 5 1/11 1/11 12 swap 5 12 10 10 1/11 10 8 2 swap 8 joker 5
2 8
1 10
3 10
4 5
0 1/11
0 1/11 yard
1 3 f2 f5
2 6 f59 f65
3 9 f28 f37
4 12 f80 f92
0 8 f0 f8
1 5 f5 f10
2 1/11 yard
3 5 f37 f42
4 8 f92 f4
0 2 f8 f10
1 1/11 yard
2 10 f32 f42
3 joker 13 yard
4 10 f4 f14
0 5 f10 f15
1 12 f90 f6
2 13 f76 f89
3 8 f48 f56
4 1/11 yard
0 4 f15 f11
1 12 f16 f28
2 swap f42 f11
3 5 f56 f61
4 10 f64 f74
0 10 f42 f52
1 swap f6 f65
2 7 f36 f41 f11 f13
3 9 f61 f70
4 8 f14 f22
* 4 7 6 1/11 12 13 6 3 2 2 3 joker 5 8 13 8 2 9 2 12 5 4 swap 2 10
1 13
0 2
4 1/11
2 7
3 5
1 8 f28 f36
2 6 f41 f47
3 9 f70 f79
4 2 f74 f76
0 1/11 yard
1 4 f36 f40
2 2 f6 f8
3 swap f79 f52
4 5 f22 f27
0 13 f0 f13
1 2 f65 f67
2 13 yard
3 3 f52 f55
4 8 f76 f84
0 12 f13 f25
1 5 f40 f45
2 joker 6 f8 f14
3 7 f55 f62
4 2 f27 f29
0 12 f79 f91
1 3 f45 f48
2 4 f47 f43
3 6 f62 f68
4 2 f84 f86
0 10 f91 f5
* 4 9 12 6 6 13 10 7 4 9 6 7 10 joker 9 3 3 4 swap 13
0 4
4 10
3 10
2 13
1 13
2 13 f43 f56
3 7 f68 f75
4 10 f86 f0
0 joker swap f5 f67
1 9 f5 f14
2 4 f89 f93
3 13 yard
4 12 f0 f12
0 swap f67 f93
1 4 f14 f10
2 3 f32 f35
3 9 f48 f57
4 4 f12 f16
0 6 f93 g0.3
1 6 f10 f16
2 6 f56 f62
3 3 f57 f60
4 7 f29 f36
0 10 f25 f35
1 9 f16 f25
* 9 7 4 swap joker 7 swap 3 12 13 joker 2 3 9 joker
1 9
2 joker
4 swap
0 3
3 9
3 7 f60 f65 f75 f77
4 7 f36 f43
0 3 f35 f38
1 swap f25 f43
2 9 f67 f76
3 joker swap f65 f38
4 9 f25 f34
0 swap f65 f76
1 3 f43 f46
2 joker 7 f65 f72
3 joker 5 f38 f43
4 2 f34 f36
0 4 f76 f80
1 12 f46 f58
2 13 yard
* swap 13 8 13 5 8 1/11 swap 5 1/11
3 1/11
4 swap
0 13
1 8
2 13
4 8 f36 f44
0 swap f80 f44
1 swap f58 f72
2 5 f58 f63
3 5 f77 f82
4 1/11 yard
0 1/11 yard
1 13 yard
2 8 f32 f40
3 13 yard
* 13 12 4 13 joker 8 1/11 12 3 4 2 10 2 3 1/11 joker 4 8 7 9 3 9 6 13 13 10 7 5 12 12
3 7
4 1/11
1 10
2 12
0 joker
0 13 f0 f13
1 9 f72 f81
2 2 f40 f42
3 12 f48 f60
4 13 f80 f93
0 3 f44 f47
1 joker 13 f81 f94
2 4 f63 f59
3 3 f60 f63
4 joker 6 f93 f3
0 10 f47 f57
1 1/11 f94 f9
2 6 f42 f48
3 3 f82 f85
4 9 f3 f12
0 1/11 f13 f14
1 7 f9 f11 f16 f21
2 8 f48 f56
3 13 f85 f2
4 4 f64 f68
0 8 f14 f22
1 4 f21 f25
2 10 f56 f66
3 12 f2 f14
4 7 f12 f18 f68 f69
0 2 f57 f59
1 12 f25 f37
2 5 f66 f71
3 13 f63 f76
4 12 f18 f30
* 10 swap 8 2 10 swap 2 swap 10 8 8 3 9 12 12 4 swap joker 7 10 5 1/11 9 2 1/11
2 2
4 12
3 8
1 5
0 1/11
1 10 f37 f47
2 swap f71 f43
3 swap f76 f47
4 8 f69 f77
0 12 f22 f34
1 1/11 f76 f87
2 1/11 f43 f44
3 2 f47 f49
4 2 f30 f32
0 10 f34 f44
1 8 f11 f19
2 swap
* 6
2 6
3 9 f49 f58
4 2 f32 f34
0 10 f44 f54
1 swap f87 f71
2 5
* 12
2 3
3 joker 10 f58 f68
4 7 f77 f83 f34 f35
0 8 f54 f62
1 4 f19 f23
2 12
* 6
2 6
3 9 f87 f0
4 10 f35 f45
0 12 f62 f74
* 3 6 3 6 joker swap 5 7 9 5 7 4 7 joker 13 7 13 2 6 5
4 2
3 6
0 9
2 3
1 5
2 7
* 6
2 6
3 3 f68 f71
4 3 f45 f48
0 joker 8 f74 f82
1 13 f23 f36
2 7
* 4
2 swap
3 5 f0 f5
4 6 f48 f54
0 6 f82 f88
1 9 f36 f45
2 5
* 1/11
2 1/11 yard
3 13 f71 f84
4 7 f83 f89 f54 f55
0 2 f59 f61
1 joker 6 f45 f51
2 4 f32 f28
3 4 f5 f1
4 7 f55 f58 f89 f93
0 6 f61 f67
1 5 f51 f56
* 12 9 joker 2 1/11 7 2 10 4 10 3 3 6 9 8
3 7
4 2
1 4
0 joker
2 10
3 12 f1 f13
4 9 f58 g4.3
0 6 f67 f73
1 joker 1/11 f56 f67
2 8 f28 f36
3 10 f13 f23
4 7 f93 f4
0 10 f73 f83
1 9 f67 f76
2 4 f36 f32
3 3 f23 f26
4 3 f4 f7
0 2 f83 f85
1 2 f76 f78
2 1/11 f32 f43
* 9 5 4 swap 10 5 2 10 13 9
0 2
4 5
1 10
3 10
2 13
4 9 f7 f16
0 5 f85 f90
1 4 f78 f82
2 swap f43 f26
3 13 f43 f56
4 10 f16 f26
0 5 f90 f95
1 2 f82 f84
2 10
* 5
2 5
3 9 f56 f65
* 4 2 7 swap 7 swap 6 joker 3 1/11 8 12 9 1/11 6 5 swap 4 9 2 10 7 6 12 7 10 8 4 12 1/11
2 4
1 8
3 3
4 2
0 5
0 4 f95 f91
1 swap f84 f91
2 joker 13 yard
3 12 f65 f77
4 3 f26 f29
0 8 f84 f92
1 12 f91 f7
2 8 f32 f40
3 12 f77 f89
4 6 f29 f35
0 2 f92 f94
1 5 f7 f12
2 7 f40 f47
3 4 f89 f93
4 7 f35 f42
0 swap f94 f93
1 6 f12 f18
2 9 f47 f56
3 swap f94 f18
4 7 f42 f49
0 10 f93 f7
1 7 f94 f5
2 4 f56 f60
3 9 f18 f27
4 1/11 f49 f60
0 10 f7 f17
1 2 f5 f7
2 6
* 1/11
2 1/11 yard
3 1/11 f27 f28
4 1/11 f60 f71
* 7 8 5 8 13 5 swap 5 9 joker 4 9 10 3 7 10 4 13 8 13 5 3 3 1/11 6
2 swap
1 10
3 3
4 9
0 6
1 5 f7 f12
2 8 f32 f40
3 10 f28 f38
4 3 f71 f74
0 9 f17 f26
1 6 f12 g1.2
2 4 f40 f44
3 5 f38 f43
4 8 f74 f82
0 joker 2 f26 f28
1 7
* 2
1 2 g1.2 g1.4
2 10 f44 f54
3 5 f43 f48
4 3 f82 f85
0 7 f28 f35
1 4
* 13
1 13 yard
2 3 f54 f57
3 13 f48 f61
4 1/11 f85 f0
0 13 yard
1 5 f16 f21
2 9 f57 f66
3 swap f61 f21
4 8
* 9
4 9
0 13 f0 f13
* 8 swap 2 12 6 joker 1/11 swap 1/11 4 6 joker 12 12 8 4 2 swap 2 12
0 1/11
4 2
3 2
2 4
1 12
2 8 f66 f74
3 swap f21 f74
4 12
* 6
4 6
0 12 f13 f25
1 6 f61 f67
2 6 f21 f27
3 1/11 f74 f85
4 swap
* 3
4 swap
0 2 f25 f27
1 4 f67 f71
2 joker 13 yard
3 4 f85 f89
4 3
* 7
4 2
0 12 f35 f47
1 1/11 yard
2 12 f32 f44
3 joker 12 f89 f5
4 7
* 8
4 8
0 2 f47 f49
1 8 f71 f79
* 6 10 13 2 joker joker 13 7 1/11 13 3 3 10 12 3
3 joker
2 3
0 10
4 13
1 2
3 3 f5 f8
4 joker 13 yard
0 7 f49 f56
1 12 f16 f28
2 2 f44 f46
3 6 f8 f14
4 3 f64 f67
0 13 yard
1 10 f28 f38
2 13 yard
3 3 f14 f17
4 10 f67 f77
0 13 f0 f13
1 1/11 f79 f90
2 joker 5 f32 f37
* 9 3 joker 9 swap 7 2 6 2 swap
1 joker
0 2
4 7
2 9
3 swap
4 9 f77 f86
0 7 f27 f32 f56 f58
1 2 f90 f92
2 2 f37 f39
3 swap f17 f46
4 swap f86 f46
0 3 f32 f35
1 6 f92 f2
2 joker 4 f17 f13
3 9 f86 f95
* 10 1/11 12 13 swap 10 8 swap 6 10 8 5 8 joker 9 9 3 8 4 joker 1/11 9 12 7 2 5 2 4 10 7
1 3
0 8
3 6
2 swap
4 10
0 10 f35 f45
1 2 f2 f4
2 3 f39 f42
3 13 f95 f12
4 9 f46 f55
0 9 f45 f54
1 5 f4 f9
2 12 f13 f25
3 swap f12 f9
4 7 f55 f62
0 10 f54 f64
1 9 f38 f47
2 8 f25 g2.1
3 7 f9 f16
4 swap f62 f47
0 10 f64 f74
1 1/11 yard
2 8 f42 f50
3 joker 13 yard
4 joker 13 yard
0 5 f74 f79
1 8 f16 f24
2 4 f50 f54
3 4 f48 f44
4 2 f64 f66
0 1/11 yard
1 8 f62 f70
2 12 f54 f66
3 10 f44 f54
4 6 f47 f53
* 10 2 8 3 5 swap 9 1/11 3 7 4 7 10 5 13 2 swap 13 swap 6 5 3 6 4 12
4 5
3 10
1 10
2 9
0 13
1 2 f70 f72
2 2 g2.1 g2.3
3 6 f54 f60
4 10 f53 f63
0 7 f0 f4 f79 f82
1 swap f72 f66
2 7 f72 f79
3 9 f60 f69
4 3 f63 f66
0 6 f82 f88
1 13 f24 f37
2 10 f79 f89
3 13 f69 f82
4 4 f66 f70
0 12 f88 f4
1 5 f37 f42
2 3 f89 f92
3 1/11 yard
4 3 f70 f73
0 5 f4 f9
1 4 f42 f38
2 swap f92 f38
3 8 f82 f90
4 swap f73 f90
0 5 f9 f14
* 7 4 1/11 12 6 1/11 12 6 8 13 2 9 swap joker 4 joker 4 8 1/11 2
4 6
2 2
0 8
1 6
3 12
2 joker 5 f38 f43
3 9 f48 f57
4 1/11 f90 f5
0 joker 8 f14 f22
1 13 f92 f9
2 6 f43 f49
3 4 f73 f69
4 12 f5 f17
0 12 f22 f34
1 2 f9 f11
2 7 f49 f56
3 2 f57 f59
4 swap f17 f69
0 6 f34 f40
1 4 f11 f7
2 1/11 g2.3 g2.4
3 4 f17 f13
4 8 f69 f77
0 1/11 f40 f51
1 8 f7 f15
* 4 12 6 6 12 5 3 joker 13 13 10 5 3 13 7
1 13
4 3
3 4
2 13
0 6
3 13 f59 f72
4 5 f77 f82
0 3 f51 f54
1 6 f15 f21
2 12 f56 f68
3 10 f72 f82
4 4
* 13
4 13 yard
0 joker 13 yard
1 13 f21 f34
2 7 f68 f75
3 5 f13 f18
4 12 f64 f76
0 3 f54 f57
1 6 f34 f40
2 13 yard
* 8 3 9 5 1/11 12 10 7 1/11 swap
0 10
3 swap
2 5
4 8
1 9
4 12 f76 f88
0 3 f0 f3
1 10 f40 f50
2 1/11 f32 f33
3 1/11 f18 f19
4 swap f88 f50
0 8 f57 f65
1 7 f88 f95
2 9 f33 f42
3 5 f82 f87
* 6 4 5 7 8 3 5 3 13 joker 10 joker 6 10 10 8 9 12 8 6 10 1/11 12 5 2 6 10 4 swap 2
0 3
3 7
2 5
4 6
1 1/11
0 6 f65 f71
1 5 f95 f4
2 1/11 f75 f76
3 5 f87 f92
4 2 f50 f52
0 10 f71 f81
1 9 f4 f13
2 6 f42 f48
3 8 f19 f27
4 8 f52 f60
0 8 f81 f89
1 10 f13 f23
2 3 f76 f79
3 5 f27 f32
4 10 f60 f70
0 10 f89 f3
1 4 f23 f27
2 12 f48 f60
3 10 f32 f42
4 joker 1/11 f70 f71
0 6 f3 f9
1 joker 3 f27 f30
2 12 f79 f91
3 13 yard
4 7 f71 f78
0 6 f9 f15
1 3 f30 f33
2 4 f60 f56
3 swap f92 f33
4 2 f78 f80
* 2 joker 8 swap swap 4 13 3 1/11 12 2 6 9 9 1/11 2 4 9 4 7 2 3 6 4 4
4 swap
1 2
3 9
2 6
0 12
1 12 f92 f8
2 4 f56 f60
3 9 f33 f42
4 9 f80 f89
0 7 f15 f22
1 2 f8 f10
2 2 f60 f62
3 3 f42 f45
4 9 f89 f2
0 1/11 yard
1 4 f10 f14
2 13 yard
3 6 f48 f54
4 4 f2 f6
0 4 f0 f4
1 2 f14 f16
2 joker 3 f62 f65
3 8 f45 f53
4 4 f6 f2
0 swap f4 f2
1 2 f16 f18
2 3 f32 f35
3 6 f54 f60
4 1/11 yard
0 swap f22 f35
* 9 7 9 12 swap joker swap 13 3 3 10 joker 8 1/11 3 4 13 12 5 6
4 13
1 swap
3 swap
0 3
2 4
2 swap f22 f60
3 joker 8 f22 f30
4 swap f4 f53
0 5 f35 f40
1 3 f18 f21
2 9 f65 f74
3 4 f4 f0
4 8 f53 f61
0 12 f40 f52
1 3 f21 f24
2 10 f91 f5
3 13 yard
4 9 f64 f73
0 1/11 f2 f3
1 3 f24 f27
2 joker 13 yard
3 7 f48 f50 f0 f5
4 12 f73 f85
0 13 f52 f65
1 6
* 2
1 2 f27 f29
* joker 9 7 swap 5 2 7 6 12 12 10 1/11 13 13 13
2 12
4 7
1 12
3 10
0 13
3 12 f50 f62
4 9 f85 f94
0 6 f65 f71
1 swap f29 f5
2 12 f60 f72
3 2 f62 f64
4 1/11 f94 f9
0 7 f71 f78
1 13 f5 f18
2 5 f32 f37
3 joker swap f64 f37
4 10 f9 f19
0 7 f78 f85
1 13 f18 f31
2 13 yard
* 5 7 5 swap 13 8 7 8 1/11 13
0 7
4 5
1 5
3 13
2 swap
4 13 yard
0 7 f85 f92
1 7
* 12
1 8
2 5 f32 f37
3 swap f30 f61
4 8 f30 f38
0 5 f92 g0.1
1 12 f31 f43
2 1/11 yard
3 13 yard
* 2 4 swap 4 2 1/11 13 13 9 swap 10 3 7 1/11 9 3 swap 2 13 4 9 4 7 4 12 8 10 6 6 4
1 10
2 7
4 9
0 2
3 6
0 1/11 yard
1 13 yard
2 13 f32 f45
3 9 f48 f57
4 6 f38 f44
0 10 f0 f10
1 2 f43 f45
2 6 f37 f43
3 1/11 yard
4 4 f64 f60
0 3 f10 f13
1 swap f45 f57
2 2 f43 f45
3 13 f48 f61
4 4 f44 f48
0 9
* 9
0 9
1 4 f16 f12
2 swap f45 f19
3 7 f29 f33 f61 f64
4 2 f48 f50
0 8 f13 f21
1 4 f12 f16
2 7 f19 f26
3 4 f33 f37
4 swap f50 f37
0 9
* joker
0 joker 13 yard
1 3 f16 f19
2 10 f26 f36
3 4 f64 f60
4 12 f45 f57
* 5 joker 3 1/11 3 swap 13 4 2 6 1/11 12 5 4 12 9 6 5 9 joker 8 12 3 6 8
0 8
1 1/11
3 3
4 1/11
2 13
1 5 f19 f24
2 1/11 yard
3 3 f60 f63
4 9 f57 g4.2
0 joker 4 f0 f4
1 swap f24 f36
2 12 f32 f44
3 4 f63 f59
4 6 f37 f43
0 1/11 g0.1 g0.2
1 8 f36 f44
2 6 f24 f30
3 13 f59 f72
4 3 f43 f46
0 6 f4 f10
1 8 f44 f52
2 12 f30 f42
3 5 f50 f55
4 4 f46 f42
0 3 f10 f13
1 9 f52 f61
2 joker 13 yard
3 5 f55 f60
4 2 f42 f44
0 12 f13 f25
* 12 10 5 10 1/11 7 7 2 10 10 1/11 joker 6 5 swap 9 13 3 10 9
2 7
0 5
1 9
3 7
4 2
2 1/11 f32 f43
3 joker 2 f72 f74
4 7 f44 f51
0 2 f25 f27
1 1/11 yard
2 9 f43 f52
3 10 f74 f84
4 3 f51 f54
0 10 f27 f37
1 swap f61 f37
2 12 f52 f64
3 13 f60 f73
4 5 f54 f59
0 10 f61 f71
1 10 f16 f26
2 9 f64 f73
3 7 f84 f91
4 6 f59 g4.1
end 0 0 0 0 1
sum 6aa9fd8265bb0d70
