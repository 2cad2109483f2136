#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

// Instances and classes of the types that are registered from Swift.

typedef struct {
  GtkWidget parent_instance;
  // A retained Swift object, from the initialisation of the instance to its finalisation.
  void *state;
} NumberSelectInstance;

typedef struct {
  GtkWidgetClass parent_class;
} NumberSelectInstanceClass;

// The members of GtkAccessibleInterface that every GTK 4 has. GTK made them public in 4.10.
typedef struct {
  GTypeInterface base;
  void *(*get_at_context)(GtkAccessible *self);
  gboolean (*get_platform_state)(GtkAccessible *self, int state);
} NumberSelectAccessibleInterface;

// The values of GtkAccessiblePlatformState, which is public since GTK 4.10.
enum {
  NUMBER_SELECT_PLATFORM_STATE_FOCUSABLE = 0,
  NUMBER_SELECT_PLATFORM_STATE_FOCUSED = 1,
};

// GtkAccessibleRangeInterface, which is there since GTK 4.10.
typedef struct {
  GTypeInterface base;
  gboolean (*set_current_value)(GtkAccessible *self, double value);
} NumberSelectAccessibleRangeInterface;

// Macros that Swift cannot see.

static inline GType number_select_type_interface(void) { return G_TYPE_INTERFACE; }
static inline GType number_select_type_string(void) { return G_TYPE_STRING; }
static inline GType number_select_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType number_select_type_int(void) { return G_TYPE_INT; }
static inline GType number_select_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType number_select_type_none(void) { return G_TYPE_NONE; }

static inline GType number_select_type_of(const void *instance) {
  return G_TYPE_FROM_INSTANCE(instance);
}

static inline gboolean number_select_is_a(const void *instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}

// The main queue of libdispatch, for a foreign run loop.

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
