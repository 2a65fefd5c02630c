"""What the lines of a room are told: functions of each seat's own views, and of nothing else."""
