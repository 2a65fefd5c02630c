homestretch record 1
game dog 1
seats 4
options first_dealer=2 direction=ccw mirror_turn_order=true reshuffle=merge must_start_when_track_empty=true swap_no_effect=last_resort seven_partner=free fields_per_colour=14
seed 11

* 12 10 7 2 9 4 5 2 1/11 2 3 13 2 swap 1/11 7 joker 9 5 13 10 4 1/11 4
2 4
0 4
1 1/11
3 7
1 joker 13 yard
0 out
3 1/11 yard
2 13 yard
1 9 f14 f5
3 3 f42 f39
2 13 f28 f15
1 7 f5 f3 f39 f34
3 5 f34 f29
2 7 f15 f8
1 2 f3 f1
3 5 f29 f24
2 4 f8 f4
1 12 f1 f45
3 1/11 f24 f13
2 2 f4 f2
1 10 f45 f35
3 1/11 f13 f2
2 out
* joker 5 3 9 joker 3 6 joker 8 8 13 1/11 6 10 swap 8 12 8 5 swap
1 1/11
3 10
2 6
0 12
0 joker 13 yard
3 1/11 f2 f1
2 13 yard
1 joker 4 f35 f31
0 joker 5 f0 f51
3 5 f1 f52
2 3 f28 f25
1 8 f31 f23
0 8 f51 f43
3 3 f52 f49
2 5 f25 f20
1 10 f23 g1.1
0 6 f43 f37
3 8 f49 f41
2 12 f20 f8
1 out
0 6 f37 f31
3 8 f41 f33
2 swap f8 f31
* 8 7 1/11 5 12 10 6 9 3 swap 10 6 3 6 8 10
3 3
2 7
0 9
1 6
3 8 f33 f25
2 6 f31 g2.3
1 1/11 yard
0 6 f8 f2
3 3 f25 f22
2 out
1 8 f14 f6
0 10 f2 f48
3 12 f22 f10
1 10 f6 f52
0 7 f48 f41
3 6 f10 f4
1 3 g1.1 g1.4
0 5 f41 f36
* 13 3 7 3 joker 4 2 9 12 8 1/11 13
2 joker
0 2
3 13
1 8
2 13 yard
1 3 f52 f49
0 7 f28 f23 f36 f35 g2.3 g2.4
3 3 f4 f1
2 2 f23 f21
1 13 yard
0 1/11 yard
3 out
2 out
1 4 f49 f53
0 joker 7 f35 f30 f21 f20 f0 f55
* 12 6 10 3 4 9 12 5
1 4
2 3
3 12
0 9
1 12 f53 f41
0 3 f30 f27
3 10 f1 f47
2 5 f20 f15
1 12 f14 f2
0 6 f27 f21
3 4 f47 f43
2 9 f15 f6
* swap swap 4 6 1/11 5 12 7 9 7 7 10 joker 7 4 13 swap 4 12 13 2 1/11 swap 8
0 swap
2 7
3 swap
1 8
0 1/11 yard
3 7 f41 f38 f2 f1 f43 f40
2 swap f6 f1
1 swap f6 f55
0 9 f0 f47
3 5 f40 f35
2 swap f1 f6
1 10 f38 f28
0 swap f21 f28
3 7 f35 f34 f55 f52 f21 f18
2 12 f6 f50
1 7 f18 f12 f52 f51
0 7 f28 f24 f1 f54
3 8 f34 f26
2 4 f50 f46
1 13 f51 f38
0 joker 6 f54 f48
3 4 f26 f30
2 4 f46 f50
1 13 f12 f55
0 2 f47 f45
3 1/11 f30 f19
2 12 f50 f38
1 6 f55 f49
* 10 9 6 joker 7 12 4 9 1/11 2 5 8 7 10 1/11 3 10 1/11 8 joker
0 3
3 7
1 5
2 10
3 1/11 yard
2 9 f38 f29
1 1/11 f49 f48
0 joker 3 f24 f21
3 5 f42 f37
2 12 f29 f17
1 7 f48 f47 f19 f17 f37 f33
0 8 f21 f13
3 7 f17 f15 f33 f29 f47 f46
2 1/11 yard
1 4 f46 f42
0 10 f45 f35
3 10 f15 f5
2 3 f28 f25
1 6 f42 f36
0 9 f35 f26
3 10 f29 f19
2 2 f25 f23
1 8 f36 f28
0 joker 12 f13 f1
* 13 2 7 5 joker 7 swap 10 10 4 1/11 9 4 6 6 12
3 10
0 swap
1 4
2 joker
2 4 f23 f27
1 10 f28 f18
0 1/11 f26 f15
3 9 f5 f52
2 10 f27 f17
1 2 f18 f16
0 6 f15 f9
3 12 f19 f7
2 13 yard
1 6 f16 f10
0 joker swap f1 f7
3 4 f1 f53
2 swap f17 f52
1 7 f10 f8 f17 f13 f53 f52
0 7 f7 f4 f28 f24
3 5 f13 f8
* 1/11 4 3 8 1/11 13 2 swap 4 4 4 6
2 swap
3 3
0 13
1 4
1 1/11 yard
0 4 f4 f0
3 4 f8 f12
2 8 f24 f16
1 1/11 f14 f3
0 4 f0 f4
3 2 f12 f10
2 13 yard
1 3 f3 f0
0 swap f4 f52
3 4 f10 f14
2 6 f16 f10
* 13 9 swap 7 2 swap 12 8
2 swap
1 8
3 swap
0 13
0 2 f52 f50
3 9 f14 f5
2 13 f28 f15
1 7 f0 f52 f4 f3 f5 f3
0 swap f50 f10
3 8 f3 f51
2 12 f50 f38
1 swap f52 f38
* 12 13 6 12 2 9 3 7 9 10 3 4 7 12 joker joker swap swap 6 10 8 6 9 5
3 12
2 9
1 9
0 joker
3 swap f51 f38
2 10 f15 f5
1 3 f51 f48
0 5 f10 f5
3 2 f38 f36
2 13 yard
1 joker 5 f48 f43
0 7 f28 f26 f52 f48 f5 f4
3 8 f36 f28
2 6 f48 f42
1 6 f43 f37
0 12 f4 f48
3 7 f28 f24 f37 f34
2 joker swap f42 f24
1 12 f34 f22
0 4 f48 f44
3 9 f42 f33
2 swap f24 f22
1 3 f24 f21
0 10 f44 f34
3 9 f33 f24
2 12 f22 f10
1 6 f21 f15
0 9 f34 f25
* 3 6 2 1/11 13 joker 8 swap 3 5 7 13 2 3 5 8 12 12 8 2
0 8
1 joker
2 12
3 2
2 8 f10 f2
1 6 f15 f9
0 7 f25 f24 f2 f52
3 1/11 yard
2 3 f52 f49
1 3 f9 f6
0 2 f24 f22
3 8 f42 f34
2 13 f49 f36
1 5 f6 f1
0 5 f22 f17
3 13 yard
2 2 f36 f34
1 12 f1 f45
0 8 f17 f9
3 joker 12 f42 f30
2 3 f34 f31
1 2 f45 f43
0 12 f9 g0.3
3 swap f30 f43
* 10 7 12 3 8 7 joker 6 8 13 1/11 13 2 9 5 4
0 7
3 5
1 2
2 13
1 8 f30 f22
0 13 yard
3 1/11 yard
2 4 f31 g2.1
1 10 f22 f12
0 13 f0 f43
3 2 f42 f40
2 out
1 5 f12 f7
0 9 f43 f34
3 12 f40 f28
1 8 f7 f55
0 7 g0.3 g0.4 f34 f28
3 joker 13 yard
* 8 9 joker 7 swap 1/11 10 10 9 10 7 1/11
0 swap
1 1/11
3 10
2 10
0 8 f28 f20
3 1/11 f42 f31
2 joker 13 yard
1 7 f55 f50 f31 f29
0 10 f20 f10
3 1/11 yard
2 7 f10 f6 f28 f27 g2.1 g2.3
1 out
0 9 f6 g0.3
3 9 f42 f33
2 swap f27 f33
* 3 5 2 12 9 1/11 6 3
2 1/11
1 2
0 3
3 9
3 2 f27 f25
2 3 f33 f30
1 6 f50 f44
0 1/11 yard
3 3 f29 f26
2 5 f30 f25
1 9 f44 f35
0 12 f0 f44
* 1/11 2 8 6 8 1/11 6 joker swap 4 4 12 3 5 2 2 12 6 9 12 13 10 10 4
3 2
0 6
2 swap
1 5
2 6 f25 f19
1 1/11 yard
0 2 f44 f42
3 5 f26 f21
2 13 yard
1 6 f14 f8
0 swap f42 f21
3 4 f42 f46
2 12 f28 f16
1 10 f8 f54
0 10 f21 f11
3 6 f46 f40
2 3 f16 f13
1 2 f54 f52
0 4 f11 f15
3 12 f40 f28
2 8 f13 f5
1 2 f35 f33
0 8 f15 f7
3 joker 5 f28 f23
2 1/11 f5 f4
1 4 f33 f37
0 9 f7 g0.2
3 12 f23 f11
* 5 12 6 joker 4 6 swap 6 1/11 2 2 10 13 3 swap swap 5 8 9 joker
2 swap
0 8
1 13
3 6
1 1/11 f52 f51
0 out
3 9 f11 f2
2 6 f4 f54
1 4 f37 f33
3 13 f2 f45
2 10 f19 f9
1 5 f33 f28
3 2 f45 f43
2 8 f9 f1
1 6 f51 f45
3 swap f43 f28
2 joker 5 f1 f52
1 5 f45 f40
3 swap f28 f54
2 joker 10 f28 f18
* 13 12 3 2 13 7 1/11 swap 13 5 10 7 joker 4 3 8
1 swap
0 13
2 10
3 4
0 13 yard
3 swap f54 f18
2 1/11 f54 f53
1 4 f43 f47
0 joker 1/11 f0 f45
3 12 f18 f6
2 3 f53 f50
1 8 f47 f39
0 13 f45 f32
3 5 f6 f1
2 3 f52 f49
1 7 f1 f0 f39 f34 f40 f39
0 10 f32 f22
3 7 f39 f36 f34 f31 f0 f55
2 13 f50 f37
1 2 f31 f29
* 9 7 7 4 3 13 9 4 8 5 12 5
0 4
1 9
2 5
3 9
3 8 f55 f47
2 4 f37 f41
1 9 f36 f27
0 5 f22 f17
3 3 f47 f44
2 7 f49 f44 f17 f15
1 7 f29 f22
0 5 f15 f10
3 out
2 13 f41 f28
1 12 f22 f10
0 out
* swap 6 4 2 7 9 8 8
0 4
1 9
2 7
3 2
2 swap f44 f10
1 2 f44 f42
0 out
3 out
2 4 f28 f32
1 6 f42 f36
* 12 swap joker 13 6 1/11 6 10 8 12 7 8 swap 2 7 8 2 6 12 swap 9 3 joker 4
2 10
0 12
1 swap
3 6
1 8 f36 f28
0 1/11 yard
3 joker 13 yard
2 4 f10 f14
1 6 f28 f22
0 6 f0 f50
3 7 f42 f35
2 13 f32 f19
1 2 f22 f20
0 10 f50 f40
3 12 f35 f23
2 12 f19 f7
1 12 f20 f8
0 3 f40 f37
3 7 f23 f20 f8 f4
2 swap f14 f4
1 6 f14 f8
0 swap f37 f8
3 joker 3 f20 f17
2 8 f4 f52
1 9 f37 f28
0 2 f8 f6
3 swap f17 f28
2 8 f52 f44
* 1/11 1/11 5 3 7 10 4 10 3 6 joker 2 13 1/11 8 5 4 swap 1/11 8
1 8
3 1/11
2 joker
0 4
0 1/11 f6 f51
3 swap f28 f17
2 1/11 f44 f43
1 2 f28 f26
0 joker 2 f51 f49
3 10 f17 f7
2 5 f43 f38
1 1/11 yard
0 13 f49 f36
3 6 f7 f1
2 8 f38 f30
1 3 f14 f11
0 7 f36 f34 f30 f25
3 1/11 f1 f46
2 4 f25 f29
1 5 f11 f6
0 3 f34 f31
3 8 f46 g3.4
2 4 f29 f33
1 10 f6 f52
* 2 10 13 joker 7 5 9 1/11 4 10 4 13 7 swap 12 2
0 2
3 7
2 5
1 13
3 13 yard
2 2 f33 f31
1 7 f42 f39 f52 f48
0 joker 13 yard
3 4 f39 f43
2 10 f31 f21
1 4 f48 f52
0 1/11 f0 f45
3 7 f43 f41 f52 f47
2 10 f21 f11
1 12 f47 f35
0 5 f45 f40
3 2 f41 f39
2 swap f11 f39
1 9 f35 f26
0 13 f40 f27
* joker 2 3 1/11 12 9 3 9 7 joker 5 swap
2 joker
1 9
0 3
3 swap
2 3 f39 f36
1 swap f26 f11
0 5 f27 f22
3 1/11 f26 f15
2 12 f36 f24
1 joker 8 f11 f3
0 joker 8 f22 f14
3 9 f15 f6
2 7 f14 f8 f24 f23
1 2 f3 f1
0 3 f8 f5
3 9 f6 f53
* 8 9 5 9 10 10 4 13
0 10
3 4
2 9
1 8
1 10 f1 f47
0 9 f5 f52
3 5 f53 f48
2 13 f23 f10
1 4 f47 f51
0 9 f52 f43
3 8 f48 g3.2
2 10 f10 f0
* 3 9 13 joker 8 joker 13 joker 3 swap 6 4 12 3 12 1/11 7 8 12 9 10 8 12 10
2 13
3 9
1 4
0 10
0 7 f0 f53 f43 f39
3 joker 13 yard
2 10 f53 f43
1 1/11 yard
0 12 f39 f27
3 3 f42 f39
2 13 f43 f30
1 10 f51 f41
0 8 f27 f19
3 swap f39 f30
2 12 f39 g2.1
1 9 f41 f32
0 3 f19 f16
3 4 f30 f34
2 out
1 9 f32 f23
0 out
3 8 f34 f26
1 joker 9 f14 f5
3 8 f26 f18
1 joker 4 f5 f9
* 4 6 5 6 1/11 2 swap 7 4 6 10 swap 5 12 10 13 7 8 13 13
1 5
3 1/11
2 6
0 6
3 5 f18 f13
2 out
1 1/11 f9 f54
0 7 g2.1 g2.2 f16 f10
3 out
1 swap f23 f10
0 swap f23 f10
1 13 yard
0 13 f10 f53
1 10 f54 f44
0 13 f53 f40
1 10 f44 f34
0 6 f40 f34
* 10 swap 3 2 12 9 9 13 5 7 10 5 2 1/11 10 3
2 10
0 9
1 swap
3 13
2 out
1 13 f14 f1
0 3 f34 f31
3 out
1 9 f23 f14
0 10 f31 f21
1 1/11 f14 f13
0 10 f21 f11
1 7 f1 f52 g3.2 g3.3 f13 f12
0 10 f11 f1
* joker swap 9 6 swap 6 5 3 8 8 4 1/11
2 1/11
0 8
1 8
3 9
1 swap f52 f1
0 swap f52 f1
3 out
2 out
1 joker 1/11 f12 f11
0 1/11 f1 f46
1 9 f52 f43
0 6 f46 f40
* 2 7 12 1/11 2 10 1/11 1/11
2 12
0 2
3 10
1 1/11
0 2 f40 f38
3 1/11 yard
2 1/11 yard
1 1/11 yard
0 out
3 7 f11 f6 f14 f13 f42 f41
2 2 f28 f26
1 10 f13 f3
* swap 8 4 3 joker 13 5 2 2 1/11 4 6 9 5 9 4 13 12 5 3 8 swap 7 7
2 swap
3 9
0 2
1 7
3 7 f6 f1 f43 f42 f41 f40
2 2 f26 f24
1 4 f42 f38
0 out
3 8 f40 f32
2 12 f24 f12
1 5 f1 f52
3 swap f32 f38
2 5 f12 f7
1 9 f52 f43
3 13 f38 f25
2 8 f7 f55
1 9 f32 f23
3 2 f25 f23
2 13 f55 f42
1 4 f43 f39
3 joker swap f23 f39
2 1/11 f42 f41
1 5 f23 f18
* 12 5 swap 2 4 10 1/11 9 5 7 13 8 joker joker 2 5 8 3 3 2
0 3
1 7
3 5
2 12
2 5 f41 f36
1 5 f18 g1.1
0 13 yard
3 8 f39 f31
2 joker 4 f36 f32
1 joker 13 yard
0 12 f0 f44
3 7 g1.1 g1.3 f14 f10 f31 f30
2 4 f32 f36
1 3 f10 f7
0 2 f44 f42
3 9 f30 f21
2 3 f36 f33
1 10 f7 f53
0 swap f42 f21
3 2 f42 f40
2 8 f33 f25
1 5 f53 f48
0 1/11 f21 f20
3 2 f40 f38
* 2 4 6 4 9 3 4 2 8 3 2 7 joker swap 7 1/11
2 7
0 swap
3 7
1 joker
1 8 f48 f40
0 4 f20 f16
3 2 f38 f36
2 4 f25 f29
1 9 f40 f31
0 7 f29 f26 f16 f12
3 joker 3 f36 f33
2 1/11 f26 f25
1 2 f31 f29
0 3 f12 f9
3 4 f33 f29
2 swap f25 f9
1 out
0 3 f25 f22
3 6 f29 f23
2 2 f9 f7
* 6 joker 8 9 8 swap 1/11 1/11 12 10 6 4
2 1/11
1 1/11
0 12
3 swap
0 6 f22 f16
3 10 f23 f13
2 6 f7 f1
1 out
0 1/11 f16 f15
3 1/11 f13 f12
2 8 f1 f49
0 8 f15 f7
3 joker 1/11 f12 f1
2 12 f49 f37
* 9 10 joker 13 13 7 swap 6
2 10
0 6
1 joker
3 13
3 joker 8 f1 f49
2 6 f37 f31
1 13 yard
0 10 f7 f53
3 9 f49 f40
2 7 f53 f52 f31 f25
1 out
0 13 f52 f39
* 10 4 5 6 13 2 13 6 10 12 7 12 7 swap 13 5 7 3 10 5 1/11 5 13 8
2 13
1 5
0 7
3 6
2 7 f39 f38 f25 f19
1 6 f14 f8
0 10 f38 f28
3 6 f40 f34
2 7 f19 f17 f28 f23
1 3 f8 f5
0 13 f23 f10
3 8 f34 f26
2 1/11 f17 f16
1 12 f5 f49
0 5 f10 f5
3 5 f26 f21
2 7 f16 f11 f5 f3
1 4 f49 f53
0 13 f3 f46
3 12 f21 f9
2 10 f11 f1
1 swap f53 f1
0 13 f46 f33
3 5 f9 f4
2 10 f53 f43
1 2 f1 f55
0 13 f33 f20
3 5 f4 f55
* 4 10 swap joker 1/11 1/11 3 3 5 6 12 1/11 swap 8 9 6 3 10 12 13
0 10
2 1/11
3 12
1 5
1 1/11 yard
0 1/11 f20 f19
3 3 f55 f52
2 13 f43 f30
1 4 f14 f18
0 8 f19 f11
3 9 f52 f43
2 10 f30 f20
1 12 f18 f6
0 6 f11 f5
3 swap f43 f5
2 joker 9 f20 f11
1 3 f6 f3
0 10 f43 f33
3 5 f5 f0
2 6 f11 f5
1 swap f3 f33
0 1/11 f3 f2
3 12 f0 f44
2 3 f5 f2
* 2 2 13 4 1/11 12 5 8 7 joker 1/11 4 6 8 1/11 13
1 4
2 13
3 2
0 2
0 13 yard
3 joker 12 f44 f32
2 1/11 f2 f1
1 13 yard
0 6 f0 f50
3 4 f32 f28
2 2 f1 f55
1 4 f14 f18
0 7 f50 f44 f55 f54
3 12 f28 f16
2 1/11 f54 f53
1 8 f18 f10
0 1/11 f44 f43
3 8 f16 f8
2 5 f53 f48
1 2 f33 f31
* swap 8 8 4 3 13 1/11 6 7 joker joker 8
1 8
0 4
3 7
2 joker
3 swap f8 f10
2 4 f48 f52
1 joker 10 f8 f54
0 6 f43 f37
3 8 f10 f2
2 8 f52 f44
1 7 f54 f51 f31 f27
0 8 f37 f29
3 3 f2 f55
2 13 f44 f31
1 1/11 f51 f40
0 joker 13 f29 f16
* joker joker 9 swap 10 13 4 1/11
1 13
0 4
3 1/11
2 10
2 joker 3 f31 f28
1 joker 9 f27 f18
0 10 f16 f6
3 13 f55 f42
2 4 f28 f24
1 1/11 f40 f29
0 9 f6 f53
3 out
* 2 9 1/11 13 6 12 5 5 13 9 3 4 7 10 10 4 3 5 6 swap 1/11 12 13 10
0 10
3 6
2 5
1 6
1 6 f18 f12
0 5 f53 f48
3 6 f42 f36
2 4 f24 f28
1 13 f12 f55
0 12 f48 f36
3 1/11 yard
2 13 f28 f15
1 7 f29 f24 f55 f53
0 9 f36 f27
3 5 f42 f37
2 swap f15 f53
1 1/11 f24 f23
0 5 f27 f22
3 13 yard
2 4 f53 f1
1 2 f23 f21
0 9 f22 f13
3 3 f42 f39
2 10 f1 f47
1 3 f21 f18
0 12 f13 f1
3 10 f37 f27
2 10 f47 f37
* 12 7 7 swap 7 2 8 5 12 7 2 9 4 swap 3 swap 12 6 3 10
1 9
0 4
2 7
3 7
0 7 f37 f32 f1 g0.1
3 6 f39 f33
2 8 f32 f24
1 7 f33 f31 f15 f13 f18 f17 f27 f25
0 7 f24 f17
3 7 f31 f25 f13 f12
2 2 f17 f15
1 5 f12 f7
0 12 f15 f3
3 swap f25 f3
2 4 f25 f29
1 swap f7 f29
0 12 f7 f51
3 2 f3 f1
2 3 f51 f48
1 swap f29 f48
0 12 f29 f17
3 9 f1 f48
2 3 f17 f14
1 out
* 9 6 8 swap 3 10 12 10 10 2 5 12 swap 9 1/11 joker
1 1/11
3 3
0 10
2 9
3 swap f48 f14
2 10 f48 f38
1 out
0 swap f38 f14
3 1/11 yard
2 10 f14 f4
0 9 f4 f51
3 10 f42 f32
2 2 f51 f49
0 joker 4 f49 f45
3 9 f38 f29
2 6 f45 f39
0 12 f39 f27
* 4 13 7 9 5 2 2 3 9 8 5 6
0 5
2 5
3 9
1 13
2 4 f27 f31
1 out
0 5 f31 f26
3 3 f32 f29
2 9 f26 f17
0 2 f17 f15
3 13 yard
2 5 f15 f10
0 7 f10 f3
3 6 f42 f36
* 4 12 1/11 4 7 3 swap swap
0 12
2 4
1 7
3 swap
1 out
0 3 f3 f0
3 1/11 f29 f18
2 12 f0 f44
0 4 f44 f48
3 7 f18 f14 f36 f33
2 swap f48 f33
* 5 5 joker 12 12 2 7 13 2 6 swap 3 6 2 5 1/11 12 12 10 1/11 3 2 10 13
3 12
1 3
2 7
0 5
0 7 f33 f26
3 3 f14 f11
2 joker swap f26 f11
1 1/11 yard
0 12 f11 f55
3 2 f48 f46
2 10 f55 f45
1 12 f14 f2
0 6 f45 f39
3 2 f26 f24
2 swap f39 f2
1 12 f39 f27
0 12 f2 f46
3 6 f24 f18
2 5 f46 f41
1 13 yard
0 2 f41 f39
3 2 f18 f16
2 10 f39 f29
1 1/11 f27 f16
0 3 f29 f26
3 out
2 5 f26 f21
1 13 f14 f1
* 5 12 7 6 9 7 2 8 9 9 13 5 joker 4 6 9 swap swap joker 3
0 8
1 2
3 swap
2 9
3 joker 13 yard
2 swap f21 f16
1 joker 6 f1 f51
0 9 f16 f7
3 9 f42 f33
2 12 f7 f51
1 6 f21 f15
0 3 f51 f48
3 2 f33 f31
2 7 f48 f41
1 7 f31 f24
0 5 f41 f36
3 5 f24 f19
2 4 f36 f32
1 swap f15 f32
0 9 f15 f6
3 9 f19 f10
2 8 f6 f54
1 13 yard
0 6 f54 f48
* 1/11 10 9 6 7 8 3 13 6 12 13 joker 1/11 swap 2 12
0 3
2 7
1 10
3 6
2 1/11 f48 f47
1 8 f32 f24
0 9 f47 f38
3 12 f10 f54
2 3 f38 f35
1 swap f24 f54
0 7 f35 f28
3 joker 2 f24 f22
2 6 f28 f22
1 6 f54 f48
0 2 f22 f20
3 13 yard
2 1/11 f20 f19
1 12 f14 f2
0 13 f19 f6
3 10 f42 f32
* 9 10 8 10 1/11 7 swap swap 5 7 joker 8
3 joker
2 8
0 10
1 5
1 9 f2 f49
0 7 f6 f55
3 swap f32 f49
2 10 f55 f45
1 1/11 f32 f21
0 8 f45 f37
3 8 f49 g3.1
2 swap f37 f48
1 joker 13 f21 f8
0 7 f48 f41
3 out
2 10 f41 f31
* 13 10 1/11 4 5 2 1/11 4
2 1/11
1 4
0 5
3 10
0 1/11 f31 f30
3 out
2 5 f30 f25
1 10 f8 f54
0 13 f25 f12
2 1/11 f12 f11
1 4 f54 f50
* 1/11 2 3 joker 1/11 2 13 7 8 joker 5 8 4 9 8 swap 6 3 13 7 9 7 3 6
3 4
2 2
1 5
0 8
3 1/11 yard
2 2 f11 f9
1 4 f37 f33
0 joker 2 f9 f7
3 6 f42 f36
2 3 f7 f4
1 8 f50 f42
0 7 f4 f53
3 1/11 g3.1 g3.2
2 joker swap f53 f36
1 3 f42 f39
0 7 f36 f29
3 9 f53 f44
2 8 f29 f21
1 3 f39 f36
0 2 f21 f19
3 8 f44 f36
2 9 f19 f10
1 13 yard
0 6 f10 f4
3 5 f36 f31
2 7 f4 f53
1 13 f14 f1
0 swap f53 f1
* 6 1/11 5 1/11 13 2 2 7 4 6 4 9 12 5 7 swap 3 8 swap swap
2 6
0 swap
3 9
1 5
2 3 f1 f54
1 2 f53 f51
0 2 f54 f52
3 swap f31 f52
2 12 f31 f19
1 9 f51 f42
0 6 f19 f13
3 5 f52 f47
2 4 f13 f17
1 8 f42 f34
0 4 f17 f21
3 7 f47 f42 f34 f32
2 swap f21 f32
1 6 f21 f15
0 5 f32 f27
3 1/11 f42 f31
2 13 f27 f14
1 1/11 f15 f4
0 7 f14 f7
3 swap f31 f4
* 4 2 3 13 2 12 10 6 joker 1/11 9 swap 10 10 12 12
2 12
1 joker
0 12
3 10
1 4 f31 f27
0 10 f7 f53
3 12 f4 f48
2 12 f53 f41
1 10 f27 f17
0 2 f41 f39
3 3 f48 f45
2 13 f39 f26
1 10 f17 f7
0 12 f26 f14
3 joker swap f45 f7
2 6 f14 f8
1 2 f45 f43
0 1/11 f8 f7
3 out
2 swap f7 f43
* 8 9 7 1/11 joker 8 1/11 4 3 10 5 12
1 4
0 joker
3 10
2 7
0 7 f43 f36
3 out
2 joker 10 f36 f26
1 12 f7 f51
0 3 f26 f23
2 1/11 f23 f22
1 1/11 f51 f50
0 8 f22 f14
2 5 f14 f9
1 10 f50 f40
* 10 10 8 2 2 9 5 joker
0 joker
2 10
1 5
3 10
3 out
2 joker 12 f9 f53
1 8 f40 f32
0 10 f53 f43
2 9 f43 f34
1 10 f32 f22
0 2 f34 f32
* 7 5 7 6 4 12 10 12 9 5 swap 8 12 13 13 9 3 13 6 1/11 swap 3 4 4
3 12
1 13
2 3
0 10
2 9 f32 f23
1 12 f22 f10
0 6 f23 f17
3 1/11 yard
2 swap f17 f10
1 5 f17 f12
0 4 f10 f14
3 6 f42 f36
2 10 f14 f4
1 13 f12 f55
0 swap f4 f55
3 13 f36 f23
2 7 f55 f48
1 5 f4 f55
0 7 f48 f41
3 4 f23 f27
2 12 f41 f29
1 12 f55 f43
0 3 f29 f26
3 9 f27 f18
2 4 f26 f30
1 3 f43 f40
0 13 f30 f17
3 8 f18 f10
* 12 4 1/11 10 5 12 5 6 13 6 12 9 12 10 3 1/11 4 12 1/11 3
1 12
2 6
3 3
0 10
1 13 f40 f27
0 6 f17 f11
3 12 f10 f54
2 9 f11 f2
1 3 f27 f24
0 4 f2 f54
3 1/11 yard
2 1/11 f54 f53
1 12 f24 f12
0 6 f53 f47
3 5 f42 f37
2 10 f47 f37
1 4 f12 f8
0 12 f37 f25
3 1/11 yard
2 10 f25 f15
1 5 f8 f3
0 12 f15 f3
3 12 f42 f30
2 3 f3 f0
* 9 4 2 swap 2 5 1/11 5 6 4 13 1/11 3 2 joker 3
2 13
3 2
1 1/11
0 3
0 6 f0 f50
3 5 f30 f25
2 joker 2 f50 f48
1 out
0 2 f48 f46
3 4 f25 f29
2 2 f46 f44
0 13 f44 f31
3 1/11 f29 f28
2 3 f31 f28
0 9 f28 f19
3 out
2 1/11 f19 f8
* 9 7 9 4 4 13 swap 13 13 swap 5 10
2 swap
1 9
0 13
3 9
3 13 yard
2 7 f8 f1
1 out
0 10 f1 f47
3 4 f42 f38
2 13 f47 f34
0 swap f34 f38
3 9 f34 f25
2 13 f38 f25
0 4 f25 f21
* 5 3 13 2 4 12 swap 7
0 13
3 7
2 4
1 3
2 13 f21 f8
1 out
0 4 f8 f12
3 out
2 5 f12 f7
0 swap none
* 12 10 8 joker 1/11 6 9 5 4 8 2 10 2 swap 7 joker 13 swap joker 6 1/11 8 7 8
1 4
3 7
2 10
0 10
1 1/11 yard
0 8 f7 f55
3 joker 13 yard
2 8 f55 f47
1 12 f14 f2
0 swap f47 f2
3 9 f42 f33
2 6 f2 f52
1 2 f47 f45
0 10 f52 f42
3 2 f33 f31
2 joker 2 f42 f40
1 1/11 yard
0 8 f40 f32
3 8 f31 f23
2 5 f32 g2.1
end 1 0 1 0
sum a882e6439c547fda
