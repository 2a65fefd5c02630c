homestretch record 1
game hit 1
seats 4
seed 9

* p3
* s-out6 s-corner s-out1
* s-coin3 s-out1 s-1to5
* s-out1 s-coin3 s-3
* s-corner s-out6 s-3
* n-3b1 n-coin3 n-5 n-split n-5
3 s-out6 f30 f36
3 s-corner f36 f38
3 s-3 f38 f1
3 done
* s-coin3 s-1to5 s-out1
0 s-out6 f0 f6
0 s-corner f6 f8
0 s-out1 out
0 n-5 done
* s-3 s-1to5
* n-6
1 s-coin3
1 s-out1 f10 f11
1 s-1to5 f11 f12
1 n-5 done
* s-corner s-out6
* n-11
2 s-3 f20 f23
2 s-coin3
2 s-out1 out
2 n-3b1 n-6 done
* s-1to5
* n-group n-bar
3 s-out1 f1 f2
3 s-coin3
3 s-1to5 f2 f7
3 n-bar done
* s-out6 s-3
* n-hunt
0 s-1to5 f0 f2
0 s-3 f2 f5
0 n-5 f8 f13
0 done
* s-coin3 s-1to5 s-out1
1 n-5 f12 f17
1 s-out6 f17 f23
1 s-corner f23 f24
1 n-coin3 done
* s-3 s-out6
* n-start
2 n-3b1 f20 f23
2 n-6 f23 f29
2 s-1to5 f29 f31
* s-out6 s-corner s-out1
3 s-out6 f7 f13
3 n-bar f13 f19
3 s-3 f19 f22
3 n-11 done
* s-out1 s-coin3
* n-coin3
0 s-coin3
0 s-out1 out
0 s-1to5 f5 f8
0 done
* s-corner n-5 s-3
1 n-coin3
1 s-3 f24 f27
1 s-out6 out
1 n-coin3 done
* s-out1 s-coin3
* n-coin5
2 both s-corner s-out1
2 s-out6 f31 f37
* s-3 n-6 s-1to5
3 both s-out1 n-11
3 s-coin3
* s-1to5 s-corner s-3
0 s-3 f0 f3
0 s-corner f8 f14
0 n-5 f14 f19
0 n-coin5 done
* s-out6 s-corner
* n-corn
1 s-coin3
1 n-coin3
1 s-out1 f10 f11
1 done
* s-corner s-1to5 n-5
2 n-6 f20 f26
2 s-3 f26 f29
2 s-1to5 f37 f39
* n-3b1 s-coin3 n-6
3 s-1to5 f22 f25
3 s-3 f25 f28
3 s-corner f30 f34
3 n-start done
* s-out1 s-out6
* n-behind
0 s-out6 f19 f25
0 n-coin5
0 s-corner f25 f30
0 n-hunt n-behind done
* s-1to5
* n-group n-7
1 s-1to5 f27 f31
1 n-5 f11 f16
1 s-corner f31 f38
1 done
* n-coin3 s-out6 n-coin3
2 s-coin3
2 n-3b1 f39 f2
2 n-6 f29 f35
2 n-7 done
* s-corner s-out1
* n-3b1
3 s-out6 f34 f0
3 both n-start s-out1
* n-bar n-11 s-coin3
0 n-behind f3 f15
0 s-1to5 f15 f20
0 n-hunt f20 f28
* s-3 n-5 s-out1
1 both n-coin3 s-out6
1 n-coin3
1 n-3b1 n-group done
* s-3
* n-split n-6
2 s-corner f2 f4
2 n-7 f4 f11
2 s-out1 f35 f36
* s-1to5 s-3 s-out6
3 n-11 f30 f1
3 n-bar f0 f9
3 s-coin3
* n-bar s-coin3 s-out1
0 both s-3 s-out1
0 n-5 f0 f5
* s-coin3 n-hunt n-behind
1 s-3 f16 f19
1 n-3b1 f38 f37
1 n-group f10 f20
* n-5 s-coin3 s-1to5
2 s-3 f11 f14
2 s-out6 f14 g1
2 s-1to5 g1 g2
* s-corner s-out1 s-3
3 s-out1 f1 f2
3 both s-coin3 n-bar
* n-start s-3 s-out6
0 both n-behind n-hunt
0 s-coin3
* s-out1 n-coin5 s-out6
1 s-coin3
1 s-1to5 f20 f23
1 n-5 f23 f28
1 done
* s-out1 s-corner s-3
2 s-out1 g2 g3
2 both s-corner s-3
* s-1to5 n-3b1 s-coin3
3 n-start f30 f0
3 s-3 f0 f3
3 s-out6 f9 f15
* s-1to5 n-11 s-corner
0 s-out1 out
0 s-out6 f0 f6
0 n-coin5
0 n-split done
* s-1to5 n-5
* n-corn
1 s-corner f19 f24
1 s-out1 f24 f25
1 s-3 f28 f31
1 n-corn done
* s-coin3 n-coin3
* n-hunt
2 s-coin3
2 s-1to5 f36 f39
2 n-3b1 f20 f23
2 n-split done
* n-6 n-7
* n-behind
3 n-11 f3 f14
3 s-corner f15 f18
3 s-1to5 f18 f22
3 n-behind done
* n-11 s-out6
* n-bar
0 both s-1to5 n-split
0 n-5 f6 f11
* s-corner s-3 n-5
1 n-coin3
1 s-coin3
1 n-corn f25 f28
1 n-6 done
* s-out6 s-1to5
* n-7
2 n-7 f39 f6
2 n-6 f6 f12
2 n-split f23 f27 f12 f18
* s-out6 s-coin3 n-3b1
3 n-11 f2 f13
3 n-behind f14 f17
3 s-out6 f17 f23
* n-bar s-corner n-start
0 s-corner f0 f4
0 n-5 f5 f10
0 s-3 f11 f14
0 n-bar done
* n-behind s-1to5
* n-11
1 s-out6 f37 f3
1 s-1to5 f28 f33
1 n-6 f33 f39
* n-coin3 n-5 n-group
2 s-coin3
2 n-3b1 f27 f26
2 s-out6 f26 f32
* n-7 n-6 n-split
3 s-corner f13 f20
3 n-bar f20 f29
3 n-start unused
* s-3 s-1to5 s-out1
0 n-bar f4 f9
0 n-behind f10 f13
0 s-1to5 f14 f15
* n-split s-coin3 s-out6
1 n-group f31 f0
1 n-5 f0 f5
1 n-coin3
1 n-7 done
* n-3b1
1 keep
* n-6
* n-4
2 n-split f32 f1 f18 f19
2 n-6 f1 f7
2 n-7 f7 f14
2 n-4 done
* s-1to5 s-out1
* n-start
3 s-out1 f29 g1
3 s-1to5 g1 g3
3 s-3 f23 f26
* s-coin3
3 keep
* s-out6 s-1to5
0 s-out6 f15 f21
0 n-split f13 f20 6 f9 f13
0 s-coin3
* s-out1 n-coin5 n-hunt
1 n-3b1 f5 f8
1 n-7 f39 f6
1 n-6 f3 f9
* n-5 s-out6 n-corn
2 s-1to5 f19 g1
2 n-4 f14 f18
2 s-out1 f18 f19
* s-3 s-corner n-4
3 s-coin3
3 s-1to5 f22 f23
3 s-out6 f23 f29
3 done
* n-11 n-bar s-out1
0 n-coin5
0 s-out1 f21 f22
0 n-hunt f13 f19
0 n-hunt done
* n-bar n-5
* n-8
1 s-out6 f6 g3
1 n-corn unused
1 n-5 unused
* n-group s-3 s-coin3
2 s-3 unused
2 s-corner unused
2 n-4 unused
2 done
* s-coin3 s-1to5 s-out1
3 n-11 unused
3 s-out1 f26 f27
3 n-bar unused
3 done
* n-behind n-start s-corner
0 n-bar f19 f29
0 n-hunt f20 f27
0 n-5 f27 f32
* s-corner n-hunt s-out1
1 s-3 f8 g2
1 s-coin3
1 n-group unused
1 n-11 done
* s-corner n-coin3
* n-4
2 s-out1 out
2 s-coin3
2 s-1to5 f20 f24
2 n-8 done
* s-out6 n-split
* n-8
3 n-start unused
3 n-behind unused
3 s-corner unused
3 done
* s-out6 n-bar n-behind
0 s-out1 f29 f30
0 n-hunt f22 f24
0 s-corner f24 f28
0 done
* n-coin5 n-behind s-1to5
1 n-11 unused
1 s-corner unused
1 n-coin3
1 n-start done
* s-out1 s-1to5
2 s-out6 out
2 n-split f20 f31
2 n-8 f31 f39
* n-6 n-3b1 n-7
3 n-bar unused
3 both s-out6 n-behind
3 n-8 done
* s-out1 s-coin3
0 both s-1to5 n-behind
0 n-coin5
0 n-corn done
* s-coin3 s-3
1 s-1to5 f9 g1
end 0 1 0 0
sum 18c92797cf51e1a5
