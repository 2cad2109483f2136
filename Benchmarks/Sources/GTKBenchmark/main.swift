import CGTK
import Glibc
import NumberSelectGTK

// What a screen reader hears goes over a bus, whose cost is not a widget's.
setenv("GTK_A11Y", "none", 1)
guard gtk_init_check() != 0 else {
  fatalError("There is no display. Try: xvfb-run -a Benchmarks/run gtk")
}
MainActorPump.attach()

print("CPU time in microseconds      NumberSelectView   GtkSpinButton   ratio")
compare("make and release, not shown", { Lives.makeViews() }, { Lives.makeSpinButtons() })
compare("make, show and release", { Lives.showViews() }, { Lives.showSpinButtons() })
let steps = Steps()
compare("a step to a changed label", { steps.stepView() }, { steps.stepSpinButton() })
compare("a step with its frame", { steps.showStepOfView() }, { steps.showStepOfSpinButton() })
