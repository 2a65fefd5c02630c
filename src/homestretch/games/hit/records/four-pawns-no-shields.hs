homestretch record 1
game hit 1
seats 4
options no_shields=true four_pawns=true goal_is_ahead=false
seed 10

* p0
* s-3 s-out6 s-1to5
* s-coin3 s-corner s-out6
* s-out1 s-1to5 s-corner
* s-out6 s-1to5 s-coin3
* n-8 n-bar n-11 n-5 n-behind
0 s-3 f0 f3
0 s-1to5 f3 f8
0 s-out6 f8 f14
0 n-bar done
* s-out1 s-corner
* n-hunt
1 s-coin3
1 s-corner f10 f18
1 s-out6 f18 f24
1 n-8 done
* s-3 s-out1
* n-coin3
2 s-1to5 f20 f22
2 s-corner f22 f28
2 s-out1 out
2 n-behind done
* s-3 s-out6
* n-8
3 s-out6 f30 f36
3 s-coin3
3 s-1to5 f36 f0
3 n-5 done
* s-out1 s-3
* n-split
0 s-out1 f14 f15
0 s-corner f15 f18
0 n-bar f18 f19
* s-coin3 s-out1 n-bar
1 both s-3 s-out1
1 n-8 f24 f32
* s-1to5 s-coin3 n-8
2 s-out6 f28 f34
2 s-3 f20 f23
2 n-behind f34 f39
* s-coin3 s-1to5 s-out1
3 both n-5 s-3
3 s-out1 f0 f1
* s-corner s-coin3 n-5
0 n-bar f19 f29
0 both s-out1 s-coin3
* s-1to5 s-corner s-3
1 s-1to5 f10 f14
1 s-coin3
1 n-8 f32 f0
1 n-11 done
* s-3 s-corner
* n-hunt
2 s-coin3
2 s-1to5 f23 f26
2 s-out1 f39 f0
2 done
* n-behind s-out6 s-3
3 n-5 f30 f35
3 s-corner f1 f4
3 s-coin3
3 n-hunt done
* s-out1 s-out6
* n-behind
0 both s-corner s-1to5
0 s-3 f29 f32
0 done
* s-out6 s-out1 s-corner
1 s-corner f14 f18
1 n-11 f18 f29
1 s-3 f29 f32
* s-out1 s-out6 s-3
2 n-behind f26 f31
2 s-out6 f31 f37
2 s-3 f37 f0
2 n-8 done
* s-corner s-coin3
* n-5
3 both s-out1 s-out6
3 n-hunt f30 f32
* s-1to5 s-3 s-out6
0 s-out1 out
0 s-corner f0 f8
0 s-out6 f8 f14
0 n-5 done
* s-1to5 s-coin3
* n-start
1 s-out6 out
1 s-out1 f10 f11
1 s-3 f11 f14
1 n-behind done
* n-11 s-1to5
* n-3b1
2 n-8 unused
2 s-corner unused
2 s-coin3
2 n-3b1 done
* s-3 s-out1
* n-group
3 s-3 f4 f7
3 both s-out6 s-1to5
* n-5 s-out1 n-hunt
0 both s-coin3 n-5
0 s-1to5 f0 f5
* s-3 n-bar s-coin3
1 n-11 f14 f25
1 n-behind f25 f29
1 s-1to5 f29 f31
* n-8 s-coin3 s-corner
2 n-3b1 unused
2 s-3 unused
2 s-out1 out
2 n-coin3 done
* s-out6 s-1to5
* n-7
3 n-hunt f30 f31
3 s-out1 f32 f33
3 n-5 f35 f0
* s-coin3 s-corner s-out1
0 s-coin3
0 s-3 f5 f8
0 n-bar f8 f9
* s-out6 s-corner s-out1
1 n-8 unused
1 both s-coin3 s-corner
* n-11 s-1to5 s-corner
2 s-1to5 f20 f24
2 s-out6 f24 f30
2 n-coin3
* n-behind s-coin3 s-out6
3 s-coin3
3 s-corner f7 f8
3 s-out1 f33 f34
3 n-7 done
* s-3 s-1to5
* n-coin3
0 both s-out1 s-out6
0 s-corner f9 f14
0 done
* s-1to5 n-5 s-out6
1 s-1to5 f10 f12
1 s-corner f12 f18
1 n-11 f18 f29
* s-3 s-out1 s-coin3
2 s-out6 out
2 n-behind f20 f28
2 s-coin3
2 n-start done
* s-corner n-coin3
* n-coin5
3 n-7 f34 f1
3 s-3 f1 f4
3 s-1to5 f31 f33
3 n-coin3 done
* n-hunt s-out6
* n-corn
0 s-out6 f14 f20
0 n-5 f0 f5
0 s-1to5 f20 f23
0 done
* s-corner s-out1 s-3
1 s-3 f29 f32
1 s-out1 f32 f33
1 s-coin3
1 n-hunt done
* s-out6 n-8
* n-11
2 n-start f30 f0
2 s-corner f28 f30
2 n-coin3
* n-3b1 s-1to5 s-3
3 n-coin3
3 s-out6 f8 f14
3 n-hunt f14 f23
* n-5 n-coin3 s-out6
0 s-3 f5 f8
0 s-corner f8 f10
0 s-out1 out
0 n-coin5 done
* s-coin3 n-bar
* n-start
1 both n-8 s-out6
1 n-hunt f10 f23
* n-behind n-8 s-3
2 s-1to5 f30 f35
2 both s-3 n-3b1
* n-8 s-out1 n-start
3 both s-out6 n-coin3
3 n-5 f4 f9
3 done
* n-7 s-1to5 n-hunt
0 s-coin3
0 n-bar f0 f9
0 n-coin5
0 n-group done
* s-out1 s-1to5
* n-group
1 n-8 f33 f1
1 s-3 f23 f26
1 n-behind f26 f29
* s-corner n-11 n-hunt
2 n-start f20 f30
2 both n-8 s-out1
* n-behind n-coin3 s-3
3 s-1to5 unused
3 n-7 unused
3 n-hunt unused
3 n-start done
* s-corner s-3
* n-4
0 s-1to5 f9 f10
0 s-out1 out
0 n-group f0 f11
* n-5 s-3 s-coin3
1 n-hunt f29 f30
1 s-corner f30 f34
1 n-11 f1 g3
1 n-4 done
* s-out6 s-1to5
* n-bar
2 n-coin3
2 s-3 f20 f23
2 n-behind f35 f9
2 n-corn done
* s-1to5 n-3b1
* n-6
3 s-3 unused
3 both n-start s-corner
* s-coin3 s-out1 s-corner
0 s-3 f11 f14
0 n-5 f10 f15
0 s-coin3
0 n-group done
* n-coin5 n-bar
* n-split
1 both s-1to5 n-4
1 s-out6 f10 f16
* s-out1 s-coin3 s-3
2 both n-corn s-1to5
2 n-3b1 f9 f12
* s-corner s-coin3 s-out6
3 s-out1 f30 f31
3 s-corner f31 f38
3 s-coin3
3 n-bar done
* n-hunt n-start
* n-6
0 n-bar f14 f19
0 both n-group n-coin5
* s-out6 s-corner n-bar
1 both s-out1 s-coin3
1 s-3 f10 f13
* s-out6 s-corner n-hunt
2 s-out6 f20 f26
2 both s-coin3 s-corner
* s-coin3 n-behind s-1to5
3 n-bar f38 f39
3 n-hunt f39 f0
3 n-start f0 f10
* s-3 s-1to5 s-out6
0 both n-bar s-corner
0 s-out6 f0 f6
* s-1to5 s-out1 n-group
1 s-out6 f16 f22
1 n-hunt f22 f23
1 s-corner f13 f14
* n-11 s-1to5 n-4
2 n-behind f20 f22
2 s-coin3
2 s-1to5 f22 f24
* s-3 n-start s-out1
3 s-1to5 f10 f16
3 s-3 f16 f19
3 s-out6 out
* n-5 n-coin3 n-7
0 s-out1 f6 f7
0 s-1to5 f7 f8
0 n-group f8 f13
* n-5 s-3 n-group
1 n-4 f23 f27
1 s-1to5 f34 f35
1 n-11 f35 f6
* n-behind n-8 s-coin3
2 s-3 f24 f27
2 both n-start s-out1
* n-corn n-coin3 s-corner
3 n-5 f19 f24
3 n-7 f24 g2
3 n-coin3
3 n-11 done
* n-hunt s-coin3
* n-7
0 n-group f15 f28
0 s-3 f28 f31
0 n-5 f31 f36
* n-coin5 s-coin3 s-corner
1 both n-behind n-8
1 s-coin3
1 n-7 done
* s-corner s-out6
* n-4
2 n-coin3
2 n-corn f12 f14
2 s-corner f27 f28
2 n-4 done
* n-3b1 s-out6
* n-3b1
3 n-11 f30 f1
3 s-coin3
3 n-hunt f1 f6
3 done
* n-5 n-start s-out6
0 s-coin3
0 n-coin5
0 s-corner f36 f38
0 n-6 n-6 done
* n-bar
* n-corn
1 n-7 f10 f17
1 both s-out6 s-corner
* n-11 s-1to5 s-out1
2 s-out6 f26 f32
2 n-4 f14 f18
2 n-3b1 f20 f23
2 n-3b1 done
* n-8 n-3b1
3 s-out6 out
3 n-5 f6 f11
3 n-start f11 f20
3 done
* n-bar s-out1 s-corner
0 n-6 f13 f19
0 n-6 f19 f25
0 n-bar f38 f39
* s-1to5 n-group n-5
1 s-out1 f10 f11
1 n-11 f11 f22
1 s-1to5 g3 g4
* s-3 n-hunt n-4
2 n-3b1 f32 f31
2 n-3b1 f18 g2
2 n-8 f28 f36
* s-corner n-coin3 s-coin3
3 s-out1 f30 f31
3 both n-bar s-corner
3 done
* s-3 n-7 n-coin3
0 s-1to5 f25 f26
0 n-5 f26 f31
0 n-group f31 f37
* s-3 s-out1 n-group
1 n-4 f17 f21
1 s-3 f22 f25
1 n-hunt f25 f30
* n-4 s-1to5 n-11
2 s-coin3
2 both n-coin3 s-corner
* n-behind s-out1 n-start
3 both n-coin3 n-7
3 s-3 f30 f33
3 n-corn done
* s-1to5 n-5
0 s-3 f37 g1
0 n-group unused
0 s-out1 out
* s-out6 s-out1 s-coin3
1 both n-11 s-1to5
1 n-4 f10 f14
* n-8 s-corner n-behind
2 s-out1 f20 f21
2 n-start f36 f0
2 n-behind f23 f32
* s-1to5 n-corn n-4
3 n-5 f33 f38
3 n-corn f38 f0
3 s-1to5 f0 f2
* n-11 s-corner n-start
0 s-out6 out
0 s-coin3
0 s-out1 g1 g2
0 n-split done
* s-1to5 s-3
1 n-behind f14 f20
1 n-8 f20 f28
1 s-corner f28 f30
* n-hunt s-coin3 n-7
2 n-4 f32 f36
2 both n-corn s-1to5
* s-3 s-out6 n-8
3 s-corner f2 f4
3 both n-11 n-start
* n-bar s-3 s-out6
0 s-3 f0 f3
0 both s-1to5 n-split
* n-bar s-corner n-coin5
1 s-coin3
1 n-7 unused
1 n-hunt unused
1 done
* s-3 s-out1 s-out6
2 n-8 f20 f28
2 s-3 f36 f39
2 s-out6 f28 f34
2 done
* s-coin3 s-corner n-corn
3 s-out6 f30 f36
3 s-3 f4 f7
3 n-bar f7 f9
* s-out1 n-coin3 s-coin3
0 s-corner f0 f4
0 n-bar f3 f9
0 n-coin5
0 done
* n-group n-5 n-group
1 s-out1 out
1 s-3 f10 f13
1 s-out6 f13 f19
1 n-split done
* n-4 s-out6
2 n-corn f21 f30
2 s-corner f34 f38
2 s-coin3
* n-4 n-start n-coin3
3 s-out1 f36 f37
3 both s-coin3 n-coin3
* n-7 n-hunt n-bar
0 n-group f9 f31
0 both n-5 n-group
* n-6 n-6 s-out1
1 both n-split s-out6
1 n-4 f10 f14
* n-11 s-coin3 s-3
2 n-4 f39 f3
2 n-start f3 f10
2 n-coin3
* n-3b1 n-3b1 n-behind
3 n-hunt f37 f38
3 n-7 f38 f5
3 n-bar f5 f9
* n-11 n-5 n-start
0 s-out1 f4 f5
0 n-6 f0 f6
0 n-6 f5 f11
* s-1to5 s-out6 n-coin5
1 s-3 f14 f17
1 n-11 f17 f28
1 s-coin3
* n-8 n-7 n-behind
2 n-3b1 f10 f9
2 both n-behind n-3b1
* s-1to5 s-out1 s-corner
3 n-start f30 f0
3 n-5 f0 f5
3 n-11 f5 f16
* s-corner s-1to5 n-coin3
0 n-coin5
0 s-1to5 f11 f14
0 s-out6 f6 f12
* n-group n-split n-bar
1 n-behind f28 f30
1 n-7 f19 f26
1 n-8 f26 f34
* n-hunt s-1to5 s-out1
2 s-1to5 f20 f21
2 both s-out1 s-corner
* n-start n-3b1 n-8
3 both s-1to5 s-corner
3 n-coin3
* s-coin3 s-3 n-corn
0 n-group f31 f35
0 n-bar f14 f19
0 n-split f19 f28 g2 g3
* s-corner s-coin3 n-5
1 s-out1 f34 f35
1 s-1to5 f35 f0
1 n-hunt f0 f9
* s-corner n-behind n-4
2 n-start f21 f30
2 n-8 f30 f38
2 n-3b1 f20 f23
* s-out6 s-coin3 n-corn
3 s-coin3
3 s-3 f16 f19
3 n-corn f19 f20
* s-out1 s-out6 n-start
0 n-5 f12 f17
0 s-coin3
0 s-corner f17 f18
* n-group s-3 s-coin3
1 both s-corner n-behind
1 n-4 f10 f14
* s-1to5 s-3 n-11
2 n-corn f23 f24
2 s-out6 f24 f30
2 s-coin3
* n-coin3 n-behind n-3b1
3 s-out1 g2 g3
3 n-start unused
3 s-out6 out
* s-3 n-11 s-coin3
0 s-coin3
0 both n-group s-3
* n-6 n-6 n-split
1 n-11 f14 f25
1 both s-3 s-1to5
* s-out1 n-8 n-split
2 n-3b1 f38 f1
2 n-behind f1 f8
2 n-coin3
* n-4 s-3 s-out6
3 s-3 f20 f23
3 n-11 f30 f1
3 s-coin3
* n-coin3 n-bar s-corner
0 n-split g3 g4 f28 f33 f18 f19 f0 f3
0 n-6 f33 f39
0 n-6 f19 f25
* s-1to5 n-group s-corner
1 n-8 f10 f18
1 both s-out1 n-split
* n-hunt s-out6 n-7
2 n-4 f8 f12
2 s-out6 out
2 s-3 f20 f23
* n-8 n-behind n-coin3
3 s-corner f1 f4
3 n-bar f4 f9
3 n-coin3
* n-hunt n-7 n-corn
0 n-group f3 f11
0 s-1to5 f39 g2
0 s-corner f25 f28
* s-out1 n-bar n-coin5
1 n-hunt f10 f11
1 both s-out6 n-7
* s-coin3 s-out6 n-hunt
2 n-8 f23 f31
2 both n-behind n-coin3
* s-1to5 s-corner s-coin3
3 both n-hunt n-7
3 n-corn f9 f10
* n-5 s-1to5 n-7
0 n-bar f28 f29
0 both s-out1 n-coin5
* n-5 s-out6 n-group
1 both s-out6 n-hunt
1 s-coin3
* s-3 n-7 n-8
2 s-coin3
2 s-corner f31 f34
2 s-1to5 f12 f15
* n-3b1 n-corn s-out1
3 s-1to5 g3 g4
3 n-5 f30 f35
3 n-7 f35 f2
* n-11 n-start s-3
0 n-group f0 f12
0 s-out6 f12 f18
0 n-5 f29 f34
* s-1to5 n-coin5 n-6
1 n-8 f11 f19
1 s-3 f10 f13
1 n-7 f13 f20
* n-4 s-corner s-1to5
2 s-out1 g2 g3
2 n-corn f15 f18
2 n-3b1 f18 g2
* n-start n-3b1 s-out1
3 s-3 f2 f5
3 n-11 f5 f16
3 n-start f16 f20
* n-hunt s-out1 n-bar
0 n-6 f34 g1
0 s-1to5 g1 g3
0 n-coin5
* n-bar n-group s-3
1 both s-1to5 n-4
1 s-corner f10 f14
* n-11 n-split s-out1
2 s-out1 g3 g4
2 n-3b1 unused
2 n-start unused
* s-corner n-8 n-4
3 n-bar f20 f29
3 s-out1 f29 g1
3 n-hunt unused
* s-out6 n-corn n-coin3
0 s-3 unused
0 n-group unused
0 n-bar unused
* s-out1 n-split n-6
1 s-out1 out
1 n-11 f19 f30
1 n-split f14 f18 f30 f31 f10 f15
* n-behind s-out1 n-8
2 s-corner unused
2 both n-4 n-8
* n-corn s-out6 s-coin3
3 n-corn unused
3 n-coin3
3 s-out6 out
* s-coin3 s-corner n-bar
0 s-out1 out
0 n-6 f0 f6
0 n-split f6 f16
* s-corner s-coin3 n-bar
1 n-behind f18 f19
1 n-8 f31 f39
1 s-out1 f19 f20
* s-1to5 n-hunt s-3
2 both s-coin3 s-out6
2 n-corn f20 f30
* n-3b1 n-coin3 s-3
3 s-coin3
3 both s-corner n-bar
* n-start s-1to5 n-corn
0 n-bar f16 f19
0 s-coin3
0 s-corner f19 f20
* s-1to5 n-split s-out1
1 s-3 f39 f2
1 both s-1to5 n-hunt
* n-split s-coin3 n-7
2 both n-3b1 n-coin3
2 s-3 f20 f23
* s-1to5 n-behind n-8
3 s-1to5 f30 f35
3 n-start f35 f0
3 n-corn f0 f8
* n-hunt n-7 n-coin3
0 both s-1to5 n-split
0 s-out1 f0 f1
* n-coin5 s-3 n-group
1 n-7 f15 f22
1 s-coin3
1 n-split f2 g1 f10 f11 f22 f24
* n-11 s-out6 n-4
2 n-behind unused
2 both s-1to5 n-8
* n-4 s-3 s-out1
3 n-hunt f8 f11
3 n-coin3
3 n-7 f11 f18
* s-out6 n-11 n-5
0 s-3 f1 f4
0 n-group f4 f19
0 n-coin5
* n-6 n-group s-out6
1 n-4 f24 f28
1 s-out6 f28 f34
1 n-11 f34 f5
* s-corner n-11 s-3
2 s-3 f23 f26
2 n-4 f26 f30
2 s-out1 f30 f31
* n-corn n-3b1 s-out6
3 n-11 f18 f29
3 s-out6 out
3 n-5 f30 f35
* s-out1 s-3 n-corn
0 n-6 f19 f25
0 s-out6 f25 f31
0 n-group f31 f36
* n-5 n-6 s-out6
1 n-11 unused
1 both s-corner s-3
* n-behind n-7 s-out6
2 s-out6 f20 f26
2 both n-corn n-3b1
* s-coin3 n-coin3 n-3b1
3 s-out1 g1 g2
3 s-3 f35 f38
3 n-corn f38 f0
* n-11 s-corner n-hunt
0 n-6 unused
0 s-out6 unused
0 n-5 unused
* n-split n-coin5 n-bar
1 n-behind f10 f19
1 n-7 f19 f26
1 s-out6 f26 f32
* n-split n-8 n-hunt
2 n-coin3
2 s-coin3
2 n-3b1 f20 f23
* s-corner n-start s-out1
3 s-corner f0 f4
3 n-hunt f4 f5
3 n-11 f5 f16
* n-7 s-out6 n-5
0 n-bar f36 f39
0 n-split unused
0 n-coin5
* n-6 s-3 n-group
1 n-8 f32 f0
1 n-hunt unused
1 n-split g1 g3 f0 f8
* s-1to5 n-4 s-coin3
2 s-out1 g2 g3
2 s-corner f23 f24
2 n-start f24 f30
* n-8 s-1to5 n-3b1
3 s-out6 f16 f22
3 n-5 f22 f27
3 n-7 unused
* n-bar s-1to5 n-start
0 n-group unused
0 n-6 unused
0 s-3 unused
* s-1to5 s-corner s-out1
1 s-coin3
1 s-1to5 f8 f9
1 n-4 unused
* s-out1 n-7 s-1to5
2 s-1to5 f30 f35
2 n-3b1 f35 f34
2 n-8 f34 f2
* s-out6 n-corn n-behind
3 n-start unused
3 s-1to5 f29 g1
3 n-bar f27 f29
* s-coin3 n-coin3 s-corner
0 s-1to5 f39 g1
end 1 0 0 0
sum 62f3a4ac5345389a
