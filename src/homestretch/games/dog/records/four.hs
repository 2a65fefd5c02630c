homestretch record 1
game dog 1
seats 4
seed 3

* p3
* 3 9 2 8 2 5 12 joker swap 10 6 1/11 13 5 4 4 9 5 joker 2 joker 4 9 3
2 9
0 13
1 4
3 4
0 joker 13 yard
1 out
2 13 yard
3 1/11 yard
0 2 f0 f2
2 2 f32 f34
3 2 f48 f50
0 9 f2 f11
2 6 f34 f40
3 joker 9 f50 f59
0 9 f11 f20
2 12 f40 f52
3 3 f59 f62
0 3 f20 f23
2 4 f52 f56
3 4 f62 f58
0 swap f23 f58
2 joker 5 f56 f61
3 8 f23 f31
* 6 9 8 6 4 6 2 1/11 8 1/11 swap 5 9 12 7 3 8 13 4 3
3 2
0 3
2 9
1 9
1 out
2 6 f61 f3
3 9 f31 f40
0 9 f58 f3
2 1/11 yard
3 swap f40 f3
0 6 f40 f46
2 13 f32 f45
3 7 f3 f10
0 5 f46 f51
2 3 f45 f48
3 8 f10 f18
0 3 f51 f54
2 12 f48 f60
3 4 f18 f14
0 1/11 yard
* joker 10 10 7 5 joker 4 joker 9 7 7 swap 5 7 8 1/11
3 10
0 7
2 9
1 1/11
2 joker 4 f60 f56
3 joker 1/11 f14 f15
0 8 f0 f8
1 joker 13 yard
2 7 f56 f63
3 1/11 yard
0 4 f54 f50
1 10 f16 f26
2 5 f63 f4
3 7 f15 f17 f48 f53
0 10 f8 f18
1 7 f26 f33
2 5 f4 f9
3 7 f53 f58 f17 f19
0 out
1 swap f33 f19
* 7 4 12 6 13 13 5 6 2 6 10 10
3 7
1 5
2 6
0 4
3 13 f58 f7
0 13 yard
1 12 f19 f31
2 6 f9 f15
3 2 f7 f9
0 6 f0 f6
1 10 f31 f41
2 10 f15 f25
3 5 f9 f14
0 6 f6 f12
1 7 f41 f48
2 4 f25 f21
* 4 8 3 swap 12 10 13 8
1 10
3 8
0 12
2 3
0 3 f12 f15
1 8 f48 f56
2 12 f21 f33
3 swap f14 f15
0 4 f14 f18
1 8 f56 f0
2 13 yard
3 10 f15 f25
* 7 9 swap 2 10 1/11 3 2 5 12 1/11 12 6 2 3 13 swap swap 12 3 10 8 swap 9
2 2
0 2
3 3
1 5
1 10 f0 f10
2 swap f33 f18
3 3 f25 f28
0 3 f33 f36
1 6 f10 f16
2 2 f18 f20
3 swap f28 f20
0 12 f36 f48
1 10 f16 f26
2 1/11 f28 f29
3 1/11 f20 f31
0 9 f48 f57
1 swap f26 f31
2 12 f32 f44
3 swap f26 f31
0 13 yard
1 7 f26 f33
2 8 f44 f52
3 out
0 2 f0 f2
1 3 f33 f36
2 9 f52 f61
0 2 f57 f59
* 1/11 13 12 1/11 7 13 2 9 5 5 8 12 3 10 13 6 7 4 8 10
2 3
0 13
3 5
1 1/11
2 5 f61 f2
3 1/11 yard
0 8 f59 f3
1 6 f36 f42
2 13 yard
3 4 f48 f44
0 2 f3 f5
1 5 f42 f47
2 1/11 f2 f3
3 13 yard
0 12 f5 f17
1 out
2 7 f32 f34 f3 f8
3 10 f48 f58
0 3 f17 f20
2 7 f34 f36 f8 f13
3 13 f58 f7
0 8 f20 f28
* 7 4 2 4 10 2 2 swap joker 6 8 joker 8 4 9 joker
3 10
2 4
0 2
1 2
3 2 f44 f46
0 4 f28 f24
1 2 f47 f49
2 swap f36 f49
3 8 f46 f54
0 4 f24 f20
1 9 f36 f45
2 joker 4 f49 f53
3 joker 4 f7 f11
0 4 f20 f24
1 8 f45 f53
2 2 f13 f15
3 7 f11 f12 f54 f60
0 6 f24 f30
1 10 f53 f63
2 joker 7 f15 f22
* 5 12 3 7 8 1/11 5 6 swap 12 2 swap
2 3
3 7
0 5
1 12
0 swap f30 f60
1 1/11 yard
2 5 f22 f27
3 swap f12 f63
0 8 f60 f4
1 7 f12 f15 f16 f20
2 2 f27 f29
3 12 f30 f42
0 3 f4 f7
1 12 f20 f32
2 5 f29 g2.2
3 6 f42 f48
* 3 swap 10 4 3 7 2 13
2 swap
0 13
3 10
1 3
1 10 f15 f25
2 13 yard
3 3 f48 f51
0 swap f7 f63
1 3 f25 f28
2 7 g2.2 g2.4 f32 f37
3 2 f51 f53
0 4 f63 g0.3
* 8 10 1/11 5 7 9 swap 2 7 swap 1/11 7 13 9 12 10 9 9 10 3 2 9 8 swap
1 10
0 12
3 9
2 2
2 7 f37 f44
3 9 f7 f16
0 1/11 g0.3 g0.4
1 5 f28 f33
2 9 f44 f53
3 9 f16 f25
0 1/11 yard
1 9 f33 f42
2 13 yard
3 swap f25 f42
0 8 f0 f8
1 swap f25 f53
2 12 f32 f44
3 9 f42 g3.3
0 10 f8 f18
1 3 f53 f56
2 8 f25 f33
3 out
0 swap f18 f33
1 7 f56 f63
2 7 f44 f47 f18 f22
0 2 f33 f35
1 2 f63 f1
* joker 6 13 swap 9 3 5 joker 5 8 4 joker 1/11 12 13 13 6 12 1/11 1/11
0 8
1 5
2 swap
3 6
3 1/11 yard
0 3 f35 f38
1 13 yard
2 1/11 f22 g2.1
3 9 f48 f57
0 12 f38 f50
1 13 f16 f29
2 13 f47 f60
3 5 f57 f62
0 12 f50 f62
1 1/11 f29 f30
2 joker 3 f60 f63
3 joker 1/11 g3.3 g3.4
0 6 f62 f4
1 6 f1 f7
2 joker swap f63 f30
3 out
0 swap f4 f63
1 4 f4 f0
2 8 f30 f38
* 6 3 4 4 3 12 5 6 10 6 10 swap 2 3 8 13
3 13
0 6
2 10
1 6
0 2 f63 g0.1
1 12 f7 g1.3
2 8 f38 f46
3 out
0 out
1 13 f0 f13
2 6 f46 f52
1 3 f13 f16
2 5 f52 f57
1 3 f16 f19
2 4 f57 f53
* 9 6 12 5 2 1/11 10 12 5 7 12 joker
1 5
0 5
3 10
2 7
1 9 f19 f28
2 6 f53 f59
3 out
0 joker 13 yard
1 10 f28 f38
2 1/11 f59 f60
0 12 f0 f12
1 2 f38 f40
2 5 f60 f1
0 7 f12 f17 g0.1 g0.3
* 2 9 13 4 swap 12 2 13
1 4
2 2
0 2
3 9
2 2 f1 f3
3 out
0 2 f17 f19
1 9 f40 f49
2 swap f3 f49
0 13 yard
1 13 f3 f16
* 9 8 7 13 13 8 8 12 7 10 joker 7 joker 1/11 3 3 10 8 9 10 swap 7 4 2
1 4
2 7
0 1/11
3 7
3 13 yard
0 8 f0 f8
1 7 f16 f23
2 13 f49 f62
3 9 f48 f57
0 7 f8 f15
1 3 f23 f26
2 1/11 yard
3 10 f57 f3
0 7 f15 f22
1 joker 3 f26 f29
2 3 f32 f35
3 swap f3 f35
0 8 f22 f30
1 8 f29 f37
2 10 f3 f13
3 joker 9 f35 f44
0 8 f30 f38
1 7 f37 f43 g1.3 g1.4
2 2 g2.1 g2.3
3 4 f44 f48
0 out
1 out
2 12 f62 f10
* 5 1/11 7 13 9 6 1/11 2 2 1/11 9 2 swap 4 5 6 5 3 joker 9
1 3
2 7
3 6
0 2
0 out
1 1/11 f43 f44
2 5 f10 f15
3 13 f48 f61
1 6 f44 f50
2 joker 3 f15 f18
3 9 f61 f6
1 4 f50 f54
2 1/11 f13 f14
3 2 f6 f8
1 1/11 f54 f55
2 2 f18 f20
3 2 f8 f10
1 6 f55 f61
2 9 f20 f29
3 3 f10 f13
* 10 13 1/11 8 6 9 swap joker 10 8 5 swap 4 7 5 3
1 6
0 3
2 8
3 5
1 5 f61 f2
2 9 f29 f38
3 6 f13 f19
0 joker 13 yard
1 4 f2 f6
2 7 f38 f45
3 1/11 f19 f30
0 8 f0 f8
1 10 f6 f16
2 13 f45 f58
3 5 f30 f35
0 swap f8 f35
1 10 f16 f26
2 3 f58 f61
3 swap f8 f26
0 8 f35 f43
* swap 3 13 swap 7 1/11 joker 4 12 12 8 1/11
0 joker
1 1/11
3 12
2 7
2 12 f14 f26
3 1/11 yard
0 13 yard
1 12 f8 f20
2 swap f26 f43
3 1/11 f48 f49
0 7 f26 f31 f0 f2
1 4 f20 f16
2 joker 2 f61 f63
3 3 f49 f52
0 8 f2 f10
1 out
* 4 6 8 1/11 9 8 2 joker
3 9
0 8
1 2
2 joker
3 2 f52 f54
0 joker 8 f31 f39
1 9 f16 f25
2 8 f43 f51
3 4 f54 f50
0 6 f10 f16
1 8 f25 f33
2 1/11 f63 f10
* 3 2 4 6 4 7 13 7 10 12 9 4 swap joker 9 10 1/11 7 swap 1/11 13 joker swap 9
0 4
1 7
3 6
2 4
0 3 f16 f19
1 12 f33 f45
2 4 f51 f47
3 1/11 yard
0 swap f39 f47
1 2 f45 f47
2 13 f10 f23
3 7 f48 f49 f50 f56
0 10 f19 f29
1 joker 12 f47 f59
2 swap f39 f29
3 9 f56 f1
0 4 f39 f43
1 6 f59 f1
2 swap f29 f43
3 10 f49 f59
0 1/11 f29 f30
1 7 f1 f8
2 9 f23 f32
3 7 f59 f2
0 13 yard
1 joker 8 f8 f16
2 9 f32 f41
3 4 f2 f6
* 1/11 10 8 5 8 2 13 2 7 10 4 10 13 1/11 3 12 4 13 9 5
1 8
3 9
2 1/11
0 5
1 7 f16 f23
2 13 f43 f56
3 3 f6 f9
0 12 f0 f12
1 9 f23 f32
2 2 f41 f43
3 8 f9 f17
0 2 f30 f32
1 13 yard
2 10 f56 f2
3 13 f17 f30
0 10 f32 f42
1 1/11 f16 f27
2 10 f2 f12
3 4 f30 f34
0 5 f42 f47
1 4 f27 f31
2 5 f43 f48
3 8 f34 f42
0 1/11 f47 f58
* 5 swap 3 6 5 6 9 swap 1/11 joker 12 8 swap 8 1/11 5
1 5
3 8
2 1/11
0 12
2 5 f12 f17
3 joker 3 f42 f45
0 1/11 yard
1 8 f31 f39
2 5 f17 f22
3 5 f45 g3.2
0 1/11 f58 f59
1 6 f39 f45
2 swap f22 f59
3 out
0 3 f0 f3
1 8 f45 f53
2 12 f59 f7
0 9 f3 f12
1 swap f53 f22
* 4 10 2 joker 10 5 7 3 4 12 7 1/11
2 joker
1 7
3 4
0 5
3 out
0 10 f53 f63
1 4 f22 f18
2 3 f48 f51
0 joker 12 f63 f11
1 7 f18 f25
2 1/11 f7 f8
0 12 f12 f24
1 2 f25 f27
2 5 f51 f56
* 2 2 swap 7 2 12 9 6
2 9
0 2
3 7
1 2
0 2 f11 f13
1 7 f27 f34
2 2 f8 f10
3 out
0 9 f24 f33
1 12 f34 f46
2 swap f56 f13
* 6 5 9 3 3 6 6 8 joker 13 10 12 12 5 13 3 7 3 swap 8 12 13 2 9
3 13
2 13
0 3
1 6
1 13 f46 f59
2 3 f10 f13
3 out
0 12 f33 f45
1 7 f59 f2
2 5 f13 f18
0 8 f56 f0
1 joker 1/11 f2 f3
2 6 f18 f24
0 8 f45 f53
1 3 f3 f6
2 3 f24 f27
0 3 f53 f56
1 12 f6 g1.2
2 13 yard
0 9 f0 f9
1 out
2 5 f32 f37
0 13 f56 f5
* joker 1/11 10 3 10 6 1/11 13 9 2 9 7 7 8 2 12 8 8 12 5
2 8
3 1/11
1 7
0 12
2 7 f37 f38 f27 g2.1
3 out
0 8 f9 f17
1 1/11 yard
2 joker swap f38 f5
0 1/11 f38 f39
1 12 f16 f28
2 9 f5 f14
0 2 f39 f41
1 3 f28 f31
2 12 f14 f26
0 9 f41 f50
1 13 f31 f44
2 10 f26 f36
0 10 f50 f60
1 5 f44 f49
* 1/11 joker swap 12 3 7 4 8 6 3 10 5 joker 13 10 5
3 6
2 8
1 10
0 3
3 joker 1/11 g3.2 g3.3
0 13 f17 f30
1 4 f49 f53
2 12 f36 f48
3 1/11 yard
0 joker 2 f30 f32
1 swap f53 f60
2 out
3 10 f48 f58
0 7 f32 f34 f53 f58
1 6 f60 f2
3 out
0 8 f34 f42
1 10 f2 f12
* 7 12 13 5 1/11 swap 2 4 13 7 4 joker
2 2
0 7
1 7
3 joker
0 13 f58 f7
1 swap f12 f7
2 13 yard
3 out
0 2 f42 f44
1 joker 2 f7 f9
2 7 f32 f38 g2.1 g2.2
0 1/11 f44 f45
1 12 f9 f21
2 4 f38 f42
* 1/11 4 13 9 4 8 6 7
0 7
3 13
1 1/11
2 4
1 13 f21 f34
2 8 f42 f50
3 1/11 yard
0 4 f12 f8
1 4 f34 f38
2 7 f50 f57
3 6 f48 f54
0 9 f8 f17
* 3 2 1/11 4 1/11 5 4 2 10 5 joker 9 swap swap swap swap 2 6 7 2 9 6 9 4
3 6
0 joker
2 9
1 2
2 3 f57 f60
3 6 f54 f60
0 7 f45 f52
1 swap f38 f60
2 1/11 yard
3 5 f38 f43
0 9 f52 f61
1 9 f60 f5
2 2 f32 f34
3 swap f43 f17
0 4 f61 f57
1 2 f5 f7
2 swap f34 f57
3 5 f17 f22
0 swap f43 f22
1 6 f7 f13
2 joker 13 f57 f6
3 2 f43 f45
0 1/11 f22 f33
1 4 f13 f17
2 10 f6 f16
3 2 f45 f47
0 9 f33 f42
1 4 f17 f21
* 8 swap 10 10 1/11 12 3 6 1/11 12 8 9 10 6 6 3 swap 9 9 3
0 6
2 3
3 8
1 6
3 10 f47 f57
0 3 f42 f45
1 10 f21 f31
2 10 f16 f26
3 swap f57 f31
0 12 f45 f57
1 out
2 6 f26 f32
3 1/11 yard
0 12 f34 f46
2 9 f32 f41
3 6 f48 f54
0 swap f57 f31
2 3 f41 f44
3 1/11 f57 f4
0 9 f46 f55
2 6 f44 f50
* 5 13 13 7 6 13 12 joker 4 3 6 9 5 7 swap 5
2 13
0 6
1 13
3 7
0 13 f31 f44
1 13 yard
2 swap f50 f54
3 13 f50 f63
0 4 f55 f59
1 7 f16 f23
2 6 f54 f60
3 joker 13 f63 f12
0 5 f44 f49
1 7 f23 f29 g1.2 g1.3
2 12 f60 f8
3 9 f12 f21
0 5 f59 f0
1 3 f29 f32
2 6 f8 f14
3 5 f4 f9
* 2 4 13 9 6 9 8 4 7 12 12 swap
2 9
3 8
0 4
1 6
1 2 f32 f34
2 4 f14 f18
3 6 f9 f15
0 9 f0 f9
1 8 f34 f42
2 12 f18 f30
3 13 f15 f28
0 9 f49 f58
1 7 f42 f49
2 4 f30 f26
3 12 f21 f33
0 swap f9 f33
* 7 1/11 5 1/11 10 7 swap 8
3 7
2 7
1 8
0 5
2 10 f26 f36
3 1/11 f9 f10
0 7 f58 g0.1
1 1/11 yard
2 5 f36 f41
3 8 f28 f36
0 swap f33 f10
1 7 f16 f22 f49 f50
* 9 2 1/11 joker 8 6 swap 12 4 swap 4 10 2 8 1/11 8 2 7 5 3 2 13 joker 12
2 10
1 1/11
3 8
0 8
3 2 f36 f38
0 7 g0.1 g0.2 f10 f16
1 joker 3 f50 f53
2 3 f41 f44
3 2 f33 f35
0 swap f16 f44
1 5 f22 f27
2 8 f16 f24
3 2 f35 f37
0 10 f44 f54
1 8 f53 f61
2 joker 13 f24 f37
3 4 f38 f42
0 13 f54 f3
1 swap f27 f3
2 8 f37 f45
3 9 f42 f51
0 6 f27 f33
1 1/11 f3 f14
2 12 f45 f57
3 1/11 yard
0 2 f33 f35
1 4 f61 f1
2 12 f57 f5
* 1/11 10 1/11 4 13 3 6 joker 2 2 10 joker 2 10 3 3 5 joker 13 swap
0 2
2 1/11
1 10
3 4
0 1/11 f35 f46
1 3 f14 g1.1
2 2 f5 f7
3 swap f51 f46
0 1/11 f51 f62
1 joker 2 f1 f3
2 13 f7 f20
3 10 f48 f58
0 13 f62 f11
1 2 f3 f5
2 6 f20 f26
3 3 f46 g3.1
0 5 f11 f16
1 4 f5 f1
2 10 f26 f36
3 joker 3 f58 f61
0 2 f16 f18
1 10 f1 f11
2 3 f36 f39
3 joker 9 f61 f6
* 5 8 4 7 4 13 12 5 9 7 9 joker 6 joker swap 10
0 10
3 9
1 5
2 7
1 9 f11 f20
2 10 f39 f49
3 5 f6 f11
0 7 f18 f25
1 out
2 8 f49 f57
3 swap f11 f25
0 7 f11 f18
2 13 f57 f6
3 4 f25 f29
0 5 f18 f23
2 joker 2 f6 f8
3 12 f29 f41
0 joker 1/11 f23 f34
* 13 2 6 2 10 swap 2 1/11 3 6 13 3
2 3
3 swap
1 3
0 6
2 6 f8 f14
3 2 f41 f43
0 2 f34 f36
1 1/11 g1.1 g1.2
2 10 f14 f24
3 6 f43 f49
0 13 f36 f49
1 out
2 13 f24 f37
3 out
0 3 f49 f52
* 12 4 9 9 7 1/11 10 6
1 10
3 12
0 4
2 9
3 out
0 1/11 f52 f63
1 out
2 6 f37 f43
0 9 f63 f8
2 4 f43 f47
* 1/11 3 12 2 1/11 10 2 3 swap 7 joker 1/11 5 4 13 5 swap 12 4 10 8 7 8 8
2 4
3 3
0 1/11
1 3
0 4 f8 f4
1 out
2 13 f47 f60
3 1/11 g3.1 g3.2
0 8 f4 f12
2 1/11 f60 f61
3 out
0 swap f12 f61
2 joker 8 f12 f20
0 5 f61 f2
2 2 f20 f22
0 swap f2 f22
2 12 f2 f14
0 1/11 f22 f33
2 8 f14 f22
* 6 1/11 2 10 4 8 7 8 5 1/11 10 swap 13 swap 7 2 9 5 12 5
1 9
2 8
0 10
3 2
1 13 yard
2 10 f22 f32
3 out
0 5 f33 f38
1 6 f16 f22
2 5 f32 f37
0 2 f38 f40
1 4 f22 f18
2 swap f37 f18
0 8 f40 f48
1 5 f37 f42
2 1/11 f18 f19
0 8 f48 f56
1 2 f42 f44
2 1/11 f19 f30
0 swap f56 f44
* joker 8 3 swap 4 10 8 joker 6 1/11 swap 9 5 3 3 9
0 swap
3 3
1 swap
2 6
2 5 f30 f35
3 1/11 yard
0 3 f44 f47
1 3 f56 f59
2 joker 7 f35 f42
3 10 f48 f58
0 3 f47 f50
1 9 f59 f4
2 4 f42 f38
3 swap f58 f38
0 8 f50 f58
1 joker 8 f4 f12
2 out
3 8 f38 f46
0 6 f58 f0
1 9 f12 f21
* 12 3 13 2 12 12 13 9 7 6 4 6
2 9
1 4
3 7
0 3
3 12 f46 f58
0 9 f0 f9
1 13 f21 f34
2 out
3 12 f58 f6
0 12 f9 f21
1 7 f34 f41
3 4 f6 f10
0 6 f21 f27
1 13 f41 f54
* joker 13 9 8 swap 7 8 swap
3 8
0 swap
2 8
1 13
0 8 f27 f35
1 8 f54 f62
2 out
3 swap f10 f62
0 joker 6 f35 f41
1 7 f10 f17
3 13 f62 f11
* 10 2 4 4 10 8 13 swap 3 4 joker 9 3 10 6 2 5 joker 9 5 swap 8 12 8
0 9
1 swap
3 joker
2 2
1 3 f17 f20
2 joker 13 yard
3 13 f11 f24
0 8 f41 f49
1 5 f20 f25
2 4 f32 f28
3 swap f24 f49
0 swap f24 f28
1 joker 12 f25 f37
2 9 f24 g2.1
3 6 f49 f55
0 2 f28 f30
1 10 f37 f47
2 8 f30 f38
3 12 f55 f3
0 5 f38 f43
1 10 f47 f57
2 10 f43 f53
3 9 f3 f12
0 4 f53 f57
1 out
2 8 f57 f1
3 4 f12 f16
0 2 f1 f3
* 10 swap 13 7 4 12 1/11 joker 1/11 9 joker 1/11 2 2 12 2 10 13 3 4
0 3
2 10
3 swap
1 2
2 10 f3 f13
3 12 f16 f28
0 12 f13 f25
1 1/11 yard
2 1/11 f25 f26
3 13 f28 f41
0 10 f26 f36
1 4 f16 f12
2 2 f36 f38
3 2 f41 f43
0 joker 3 f38 f41
1 joker 13 f12 f25
2 3 f41 f44
3 2 f43 f45
0 1/11 f44 f55
1 swap f25 f55
2 4 f25 f21
3 9 f45 f54
0 13 f21 f34
1 7 f55 f62
* joker 7 13 3 13 3 1/11 12 7 6 13 swap 7 6 swap 10
0 6
3 joker
1 swap
2 3
3 13 f54 f3
0 7 f34 f41
1 13 f62 f11
2 12 f41 f53
3 7 f3 f10
0 3 f53 f56
1 13 f11 f24
2 swap f56 f24
3 swap f10 f24
0 6 f10 f16
1 1/11 f56 f3
2 6 f16 f22
3 7 f24 f31
0 3 f22 f25
1 joker 13 f3 f16
2 10 f25 f35
* 1/11 2 3 12 1/11 13 5 5 5 7 9 12
3 5
1 13
0 5
2 9
0 9 f35 f44
1 7 f16 f23
2 5 f44 f49
3 13 f31 f44
0 1/11 f49 f60
1 5 f23 f28
2 5 f60 f1
3 12 f44 f56
0 1/11 f1 f12
1 2 f28 f30
2 3 f12 f15
3 12 f56 f4
* 8 6 1/11 9 3 10 6 4
3 1/11
1 3
0 4
2 6
1 8 f30 f38
2 10 f15 f25
3 3 f4 f7
0 9 f25 f34
1 1/11 f38 f49
2 4 f34 f38
3 6 f7 f13
0 6 f38 f44
* 2 swap 12 9 6 5 6 4 10 12 5 7 8 2 6 4 9 8 5 3 7 1/11 3 10
2 2
1 9
0 3
3 8
2 9 f44 f53
3 1/11 f13 f14
0 6 f53 f59
1 3 f49 f52
2 3 f59 f62
3 12 f14 f26
0 2 f62 f0
1 7 f52 f59
2 6 f0 f6
3 swap f26 f6
0 12 f26 f38
1 10 f59 f5
2 8 f38 f46
3 5 f6 f11
0 5 f46 f51
1 4 f5 f1
2 7 f51 f58
3 9 f11 f20
0 5 f58 f63
1 8 f1 f9
2 10 f63 f9
3 2 f20 f22
0 6 f9 f15
1 out
* 1/11 12 5 6 swap 8 13 10 1/11 6 8 swap 13 3 9 joker 9 swap joker 4
2 joker
0 6
3 9
1 13
3 1/11 f22 f33
0 joker 7 f15 f22
1 joker 13 yard
2 swap f22 f33
3 13 f22 f35
0 swap f33 f35
1 8 f16 f24
2 4 f35 f31
3 13 f33 f46
0 3 f31 f34
1 5 f24 f29
2 6 f34 f40
3 swap f46 f29
0 12 f40 f52
1 9 f46 f55
2 6 f52 f58
3 1/11 f29 f30
0 8 f58 f2
1 9 f55 f0
2 10 f2 f12
* swap 9 13 9 joker 7 4 12 7 4 8 12 2 1/11 8 4
0 joker
2 4
1 9
3 4
0 2 f12 f14
1 1/11 f0 f1
2 13 f14 f27
3 12 f30 f42
0 4 f27 f23
1 4 f1 f61
2 8 f23 f31
3 12 f42 f54
0 7 f31 f38
1 7 f61 f4
2 joker 8 f38 f46
3 9 f54 f63
0 swap f46 f4
1 4 f46 f42
2 8 f4 f12
3 9 f63 f8
* 1/11 swap 8 10 13 joker 10 10 3 13 7 2
3 8
1 1/11
0 2
2 joker
1 3 f42 f45
2 swap f12 f8
3 1/11 f12 f13
0 10 f8 f18
1 13 f45 f58
2 13 f18 f31
3 10 f13 f23
0 10 f31 f41
1 8 f58 f2
2 2 f41 f43
3 7 f23 f30
0 joker 12 f43 f55
* 3 5 8 5 3 2 2 1/11
2 3
3 2
0 8
1 1/11
2 3 f55 f58
3 1/11 f30 f31
0 3 f58 f61
1 2 f2 f4
2 8 f61 f5
3 5 f31 f36
0 2 f5 f7
1 5 f4 f9
* 4 9 7 swap 4 joker 2 1/11 13 joker 5 swap 6 5 7 1/11 12 12 10 12 6 7 3 9
3 4
2 9
1 3
0 5
3 4 f36 f32
0 12 f7 f19
1 4 f9 f13
2 12 f19 f31
3 13 f32 f45
0 9 f31 f40
1 10 f13 f23
2 5 f40 f45
3 out
0 7 f45 f52
1 2 f23 f25
2 1/11 f52 f53
0 joker 12 f53 g0.1
end 1 0 1 0
sum df5a90e7da0ad84d
