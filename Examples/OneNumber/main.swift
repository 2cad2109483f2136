import CGTK
import Foundation
import NumberSelectFoundation
import NumberSelectGTK

gtk_init()
MainActorPump.attach()
NumberSelectView.register()

let server = NumberService(url: URL(string: CommandLine.arguments[1])!)
let builder = gtk_builder_new_from_file("order.ui")
let beans = NumberSelectView.of(gtk_builder_get_object(builder, "beans"))!
beans.bind(to: server.number("espresso-beans"))

while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
  g_main_context_iteration(nil, 1)
}
