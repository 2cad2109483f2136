import CGTK
import NumberSelect

/// What assistive technology is told of a number.
struct AccessibleDescription: Equatable {
  var number: ExactDecimal?
  var lowest: ExactDecimal?
  var highest: ExactDecimal?
  /// The number as it is read aloud, or what is said in its place.
  var spoken = ""
  var isBusy = false
  var isInvalid = false
  var isReadOnly = false

  /// Everything in which this differs from what was told before.
  ///
  /// GTK 4.8 tells assistive technology of no change of a value, but of each change of a
  /// description: that is why the description says the number too.
  func update(from before: AccessibleDescription) -> AccessibleUpdate {
    var update = AccessibleUpdate()
    if number != before.number, let number { update.set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number) }
    if lowest != before.lowest, let lowest { update.set(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, lowest) }
    if highest != before.highest, let highest {
      update.set(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, highest)
    }
    if spoken != before.spoken {
      update.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, spoken)
      update.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken)
    }
    if isReadOnly != before.isReadOnly {
      update.set(GTK_ACCESSIBLE_PROPERTY_READ_ONLY, isReadOnly)
    }
    if isBusy != before.isBusy { update.set(GTK_ACCESSIBLE_STATE_BUSY, isBusy) }
    if isInvalid != before.isInvalid { update.setInvalid(isInvalid) }
    return update
  }

  /// The properties that no longer have a value.
  func removals(from before: AccessibleDescription) -> [GtkAccessibleProperty] {
    var removals: [GtkAccessibleProperty] = []
    if number == nil, before.number != nil { removals.append(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) }
    if lowest == nil, before.lowest != nil { removals.append(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) }
    if highest == nil, before.highest != nil { removals.append(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) }
    return removals
  }
}
