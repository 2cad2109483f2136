import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

@MainActor
@Suite("The clock of the system")
struct DispatchClockTests {
  private let clock = DispatchClock()

  @Test("Its time goes on and never back, and is the same for all of its kind")
  func time() async {
    let start = clock.now
    #expect(await comesAbout { clock.now > start })
    #expect(DispatchClock().now >= start)
  }

  @Test("An alarm goes off once, not before its time")
  func once() async {
    var times: [Milliseconds] = []
    let alarm = clock.makeAlarm { [clock] in times.append(clock.now) }
    let time = clock.now + 20
    alarm.set(time)
    #expect(await comesAbout { !times.isEmpty })
    #expect(await comesAbout { clock.now > time + 60 })
    #expect(times.count == 1)
    #expect(times.allSatisfy { $0 >= time })
  }

  @Test("An alarm can be set from its own ring, to the same time or one that is past")
  func again() async {
    var rings = 0
    var alarm: (any NumberAlarm)?
    let time = clock.now
    alarm = clock.makeAlarm {
      rings += 1
      if rings < 5 { alarm?.set(time) }
    }
    alarm?.set(time)
    #expect(await comesAbout { rings == 5 })
    alarm = nil
  }

  @Test("An alarm that is set again, unset or released does not ring for what was set before")
  func changed() async {
    var rung: [String] = []
    var time: Milliseconds = 0
    let later = clock.makeAlarm { [clock] in
      rung.append("later")
      time = clock.now
    }
    let never = clock.makeAlarm { rung.append("never") }
    var released: (any NumberAlarm)? = clock.makeAlarm { rung.append("released") }
    let soon = clock.now + 20
    later.set(soon)
    never.set(soon)
    released?.set(soon)
    later.set(soon + 40)
    never.set(nil)
    released = nil
    #expect(released == nil)
    #expect(await comesAbout { rung.contains("later") })
    #expect(rung == ["later"])
    #expect(time >= soon + 40)
  }

  @Test("A time beyond the end of all clocks never comes")
  func endOfTime() async {
    var rings = 0
    let alarm = clock.makeAlarm { rings += 1 }
    let times: [Milliseconds] = [.max, .max / 1_000_000 + 1, .max / 500_000]
    for time in times {
      alarm.set(time)
      let start = clock.now
      #expect(await comesAbout { clock.now > start + 20 })
    }
    #expect(rings == 0)
    alarm.set(.min)
    #expect(await comesAbout { rings == 1 })
  }

  @Test("I25: a hold repeats by it, and stops when the selector goes")
  func hold() async {
    let face = RecordingFace()
    var controller: NumberSelectController? = NumberSelectController()
    controller?.face = face
    controller?.send(.pressed(.up))
    #expect(await comesAbout { controller?.selector.number ?? 0 >= 3 })
    controller = nil
    let heard = face.heard
    let start = clock.now
    #expect(await comesAbout { clock.now > start + 200 })
    #expect(face.heard == [])
    #expect(heard.prefix(3) == ["changing 0 → 1", "changing 1 → 2", "changing 2 → 3"])
  }
}
