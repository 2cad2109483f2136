// A window to be tested from outside: commands come as lines of JSON on standard input, answers go
// to standard output.

import CGTK
import NumberSelectGTK

Log.capture()
gtk_init()
MainActorPump.attach()
NewerGTK.register()
NumberSelectView.register()
let fixture = Fixture()
let commands = CommandReader(fixture)
commands.start()
while !fixture.isOver { g_main_context_iteration(nil, 1) }
