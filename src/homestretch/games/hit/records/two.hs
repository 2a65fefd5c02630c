homestretch record 1
game hit 1
seats 2
seed 7

* p1
* s-coin3 s-3 s-out1
* s-out1 s-out6 s-3
* n-3b1 n-group n-8 n-bar n-4
1 s-3 f20 f23
1 s-out6 out
1 s-out1 f20 f21
1 n-8 done
* s-corner s-1to5
* n-split
0 s-out1 f0 f1
0 s-3 f1 f4
0 s-coin3
0 n-4 n-3b1 done
* s-corner
* n-group n-start
1 both s-corner n-8
1 s-1to5 f23 f26
* s-coin3 s-3 s-1to5
0 n-3b1 f4 f3
0 both s-corner n-4
* s-out6 s-1to5
0 mix
* s-corner
1 s-coin3
1 s-3 f20 f23
1 s-1to5 f26 f30
* s-out6 s-out1 n-8
0 s-corner f3 f4
0 s-out6 f4 f10
0 s-1to5 f0 f4
* s-3 s-out1 n-4
1 n-8 f23 f31
1 s-out6 f30 f36
1 s-out1 f21 f22
1 n-bar done
* s-corner n-8
* n-behind
0 both n-4 s-out1
0 s-3 f4 f7
0 n-behind done
* s-coin3 n-3b1
* n-coin5
1 s-corner f36 f38
1 n-8 f31 f39
1 n-bar f22 f29
* s-out1 s-3 s-coin3
0 s-coin3
0 n-3b1 f0 f3
0 n-behind f3 f6
* n-3b1 s-out1 s-out6
1 s-coin3
1 both s-out1 s-3
1 n-coin5 done
* s-out6 s-1to5
* n-behind
0 s-out6 f6 f12
0 n-3b1 f7 f6
0 s-out1 f6 f7
* s-3 n-behind s-1to5
1 n-coin5
1 s-1to5 f29 f32
1 s-out6 f39 f5
1 n-behind done
* s-out6 n-8
* n-11
0 s-3 f12 f15
0 s-1to5 f15 f17
0 n-behind f10 f16
* s-coin3 s-corner n-4
1 n-behind f38 f4
1 n-8 f20 f28
1 s-out6 f32 f38
* s-1to5 s-coin3 s-3
0 s-coin3
0 both n-4 s-corner
0 done
* s-out1 s-coin3 s-3
1 s-3 f5 f8
1 s-coin3
1 s-1to5 f8 f9
1 n-start done
* s-corner s-out1
* n-hunt
0 s-coin3
0 s-3 f16 f19
0 s-out1 f7 f8
0 done
* s-1to5 n-behind n-4
1 n-start f4 f10
1 s-out1 f38 f39
1 s-corner f28 f30
* n-coin5 n-bar n-behind
0 s-1to5 f19 f20
0 n-4 f8 f12
0 n-behind f0 f8
0 n-11 done
* s-corner n-3b1
* n-7
1 n-bar f9 f19
1 n-behind f39 f7
1 n-coin5
1 n-hunt done
* s-corner s-out6
* n-3b1
0 n-11 f20 f31
0 n-3b1 f8 f11
0 s-corner f12 f14
0 done
* s-out6 n-behind s-1to5
1 n-hunt f10 f11
1 s-corner f11 f18
1 s-out6 f7 f13
* s-1to5 n-8 s-out1
0 s-out6 out
0 s-1to5 f17 f22
0 n-behind f14 f17
0 n-3b1 done
* n-4 n-11
* n-6
1 s-out1 f13 f14
1 n-8 f30 f38
1 s-1to5 f38 f1
* s-coin3 s-3 n-start
0 n-4 f31 f35
0 n-3b1 f0 f3
0 n-11 f22 f33
* s-3 s-coin3 s-out1
1 s-3 f18 g2
1 s-coin3
1 n-start f1 f10
1 n-7 done
* s-out6 n-start
* n-bar
0 s-coin3
0 s-3 f33 f36
0 s-out1 f17 f18
0 n-bar done
* n-3b1 s-corner
* n-corn
1 n-7 f10 f17
1 s-out6 f14 g1
1 n-start unused
* n-bar s-corner n-8
0 n-3b1 f35 f38
0 s-corner f18 f20
0 n-bar f36 f39
* s-3 n-bar s-out1
1 n-8 unused
1 n-bar unused
1 s-corner f17 f18
* n-hunt s-1to5 s-3
0 s-out1 f20 f21
0 s-3 f21 f24
0 n-bar f24 f29
* n-3b1 n-behind n-11
1 n-hunt unused
1 s-3 g1 g4
1 s-1to5 f18 g3
1 done
* n-behind n-coin5 s-out1
0 n-3b1 f39 g3
0 n-behind f3 f18
0 n-11 f29 g1
* s-coin3 s-out6 s-corner
1 n-coin5
1 n-behind unused
1 s-out1 f19 g1
end 0 1
sum d2f29a76e9b2a1d2
