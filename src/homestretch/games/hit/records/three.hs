homestretch record 1
game hit 1
seats 3
options first_player=1
seed 8

* s-out6 s-3 s-1to5
* s-corner s-out1 s-3
* s-out6 s-corner s-out1
* n-4 n-split n-coin5 n-3b1 n-5
1 s-corner f12 f17
1 s-3 f17 f20
1 s-out1 out
1 n-4 n-3b1 done
* s-coin3
* n-hunt n-5
2 s-out6 f24 f30
2 both s-corner s-out1
2 n-5 done
* s-coin3 s-1to5
* n-4
0 s-1to5 f0 f1
0 s-out6 out
0 s-3 f1 f4
0 n-coin5 done
* s-corner s-out1
* n-coin3
1 n-3b1 f20 f23
1 n-4 f12 f16
1 s-coin3
* s-out6 s-1to5 n-3b1
2 s-coin3
2 s-1to5 f24 f29
2 n-5 f29 f34
2 n-coin3 done
* s-3 s-1to5
* n-split
0 s-corner f0 f5
0 n-coin5
0 s-out1 out
0 n-5 done
* s-coin3 s-out1
* n-corn
1 s-1to5 f16 f18
1 both s-out6 n-3b1
* n-4 s-coin3 s-corner
2 s-1to5 f30 f31
2 both n-coin3 s-3
* n-5 s-coin3 s-out6
0 s-out1 f0 f1
0 n-5 f1 f6
0 s-coin3
0 done
* s-1to5 n-coin5 s-corner
1 s-coin3
1 n-4 f12 f16
1 s-corner f16 f17
1 done
* s-out1 s-3 s-out6
2 n-5 f34 f3
2 s-coin3
2 s-out6 f3 f9
2 done
* s-out1 s-corner s-3
0 s-corner f4 f10
0 s-1to5 f5 f8
0 n-coin5
0 n-4 n-hunt done
* s-3
* n-bar n-7
1 both s-out6 s-3
1 s-out1 f23 f24
1 n-bar done
* n-4 s-1to5
* n-8
2 both s-corner s-3
2 s-out1 f9 f10
* s-1to5 n-coin3 n-5
0 n-4 f6 f10
0 n-hunt f10 f12
0 s-3 f12 f15
* s-out6
0 mix
* s-1to5 s-coin3
1 n-4 f17 f21
1 s-1to5 f18 f22
1 n-bar f22 f23
* n-3b1 s-corner s-coin3
2 s-1to5 f31 f0
2 n-5 f0 f5
2 n-coin3
2 n-corn done
* s-out6 s-coin3
* n-7
0 s-1to5 f15 f16
0 s-coin3
0 s-out6 f8 f14
* s-3 n-coin5 n-hunt
1 both n-3b1 s-corner
1 s-coin3
* s-1to5 s-out6 n-4
2 s-coin3
2 n-corn f24 f0
2 s-out6 f0 f6
* n-corn n-5 s-out6
0 both s-3 n-coin5
0 n-hunt f16 f21
* n-4 s-corner s-out1
1 s-out6 f12 f18
1 s-1to5 f23 f25
1 n-4 f25 f29
* s-corner s-coin3 s-out1
2 both n-corn n-5
2 s-out6 f24 f30
* s-1to5 s-out1 s-3
0 n-4 f0 f4
0 s-out1 f21 f22
0 s-corner f4 f10
* n-5 s-out1 n-coin5
1 s-coin3
1 both s-out1 s-corner
1 done
* n-3b1 n-bar s-3
2 s-1to5 f30 f33
2 both s-out1 s-3
* s-coin3 s-corner n-coin3
0 n-5 f22 f27
0 n-coin5
0 s-out1 f14 f15
0 done
* n-hunt n-4 s-out6
1 n-3b1 f12 f15
1 n-bar f29 f35
1 s-3 f18 f21
1 done
1 mix
* s-out6 s-out1 s-coin3
2 s-coin3
2 s-corner f24 f29
2 n-coin3
2 n-8 done
2 mix
* n-corn s-1to5
* n-corn
0 n-4 f27 f31
0 n-hunt f10 f15
0 s-out6 out
0 n-corn done
* s-coin3 s-corner
* n-coin3
1 s-coin3
1 both s-out1 s-out6
1 n-split done
* s-3 n-3b1
* n-bar
2 n-corn f5 f10
2 n-8 f10 f18
2 s-1to5 f18 f19
2 n-coin3 done
* s-corner s-3
* n-start
0 s-corner f31 f34
0 n-corn f15 f24
0 s-coin3
0 n-bar done
* s-1to5 s-3
* n-6
1 n-split f35 f3 f12 f18
1 both n-3b1 s-3
* n-4 s-1to5 s-corner
2 s-corner f29 f5
2 s-3 f5 f8
2 n-coin3
2 done
* s-out1 s-coin3 n-coin3
0 s-1to5 f0 f1
0 s-3 f34 g2
0 n-bar f24 f35
* s-corner n-bar n-corn
1 n-4 f12 f16
1 s-corner f21 f22
1 s-1to5 f16 f17
* n-bar s-corner n-3b1
2 n-coin3
2 s-out1 f19 f20
2 s-coin3
2 n-7 n-start done
* n-5
* n-start n-group
0 n-bar f1 f11
0 both s-corner n-corn
* n-coin5 s-out6 s-out1
1 n-bar f3 f11
1 s-corner f22 f24
1 n-3b1 f17 f16
* s-out6 s-coin3 s-1to5
2 n-start f33 f0
2 n-7 f6 f13
2 n-5 f0 f5
* s-out6 s-3 n-coin3
0 both n-coin5 s-out6
0 s-out1 f0 f1
* s-coin3 n-hunt s-1to5
1 s-out6 f16 f22
1 s-1to5 f22 f27
1 s-coin3
1 n-6 done
* n-split s-out1
* n-hunt
2 s-3 f8 f11
2 s-out6 f11 f17
2 n-coin3
2 n-7 done
* s-1to5 n-8
* n-8
0 s-1to5 g2 g4
0 n-hunt f1 f6
0 s-coin3
0 n-hunt done
* n-4 n-5
* n-11
1 both n-split n-6
1 s-out1 f12 f14
* s-3 n-4 s-coin3
2 n-7 f5 f12
2 n-8 f13 f21
2 s-1to5 f20 f23
2 done
* n-start s-corner n-5
0 n-hunt f6 f12
0 both n-5 n-4
* s-3
0 mix
* s-out1 n-coin5
1 n-4 f27 f31
1 s-coin3
1 s-3 f24 f27
1 n-start done
* s-1to5 s-out6
* n-behind
2 n-start unused
2 both s-corner n-5
2 n-behind done
* n-coin3 n-corn
* n-behind
0 n-coin5
0 s-3 f0 f3
0 s-out1 f35 g1
0 n-behind done
* s-out6 n-5
* n-group
1 s-1to5 f14 f15
1 n-start f15 f24
1 s-out6 f27 f33
* n-6 n-split n-bar
2 both n-behind n-corn
2 n-coin3
* s-out1 s-coin3 n-7
0 s-out6 f3 f9
0 n-behind f12 f16
0 n-5 f16 f22
* s-corner n-hunt s-coin3
1 n-bar f33 f35
1 n-split f31 f0 f18 f20 f35 f2
1 n-6 f2 f8
* s-out1 s-corner n-3b1
2 s-coin3
2 s-out1 f21 f22
2 n-7 f17 g1
2 done
* s-1to5 s-out6 s-3
0 n-hunt f9 f20
0 both s-coin3 s-corner
* n-corn n-hunt n-4
1 s-corner f8 f10
1 s-out1 f10 f11
1 n-3b1 f11 f10
* n-4 n-3b1 s-corner
2 s-1to5 g1 g4
2 s-3 f24 f27
2 s-out6 f27 f33
2 n-8 done
* n-coin3 n-behind
* n-11
0 n-corn f20 f22
0 n-hunt f22 f23
0 n-4 f0 f4
* n-bar s-1to5
0 mix
* n-behind
1 s-corner unused
1 n-4 f10 g3
1 n-3b1 unused
* n-split s-1to5 n-bar
2 n-behind f33 f3
2 n-coin3
2 n-8 f3 f11
2 done
* s-corner s-coin3 n-corn
0 n-behind f23 f35
0 s-1to5 f35 g2
0 n-bar f4 f11
* n-hunt n-hunt s-out6
1 n-split unused
1 n-bar unused
1 s-1to5 g3 g4
* n-start s-out1 n-6
2 both s-coin3 n-corn
2 s-corner f24 f29
2 n-11 done
* n-8 n-7
* n-3b1
0 n-hunt f11 f29
0 s-out6 f29 f35
0 n-hunt unused
0 done
* s-corner s-out1 n-5
1 n-start unused
1 both s-out1 n-6
* s-coin3 s-out6 s-3
2 n-8 unused
2 n-7 unused
2 n-11 unused
2 n-3b1 done
* s-out1 n-5
* n-6
0 n-5 unused
0 s-corner unused
0 s-out1 g2 g3
0 done
* n-4 s-coin3 n-corn
1 s-out6 f12 f18
1 s-coin3
1 s-3 f18 f21
1 done
1 mix
* s-out6 n-start s-3
2 s-out1 out
2 n-5 f24 f29
2 n-3b1 f29 f32
* n-coin3 n-7 n-start
0 n-4 unused
0 n-corn unused
0 s-coin3
0 n-group done
* n-coin5 s-3
1 s-3 f21 f24
1 both n-start s-out6
1 n-split done
* n-6 s-corner
2 n-start f32 f0
2 n-7 f0 f7
2 n-coin3
2 done
2 mix
* n-7 s-out6 n-corn
0 n-coin5
0 n-group unused
0 s-3 unused
0 n-6 done
0 mix
* s-3 n-coin5
1 n-split f12 f16 f24 f30
1 n-6 f16 f22
1 s-corner f22 f24
* n-bar s-1to5 n-4
2 n-7 f7 f14
2 n-corn f14 f22
2 s-out6 out
2 n-11 done
* n-behind n-7
0 n-coin5
0 n-6 unused
0 s-3 unused
0 done
* s-1to5 n-behind s-coin3
1 s-1to5 f30 f33
1 n-4 f33 f1
1 n-bar f1 f11
* s-coin3 n-split s-out1
2 n-behind f24 f34
2 n-11 f34 f9
2 n-7 f9 f16
* n-11 n-5 n-coin3
0 n-behind unused
0 s-1to5 g1 g2
0 s-coin3
0 n-group done
* s-out1 n-5
1 both s-coin3 s-out1
1 n-split f11 g3 f12 f19
* n-3b1 s-corner s-coin3
2 n-5 f16 f21
2 n-11 unused
2 n-coin3
* n-3b1 s-corner n-coin3
0 n-5 unused
0 n-group unused
0 s-out1 f35 g1
end 1 0 0
sum 26ac814a864bab56
