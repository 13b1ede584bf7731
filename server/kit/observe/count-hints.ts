import type { Bus } from '../realtime/bus.ts'
import { hints } from './counters.ts'

/** Counts the hints that a bus publishes and receives. */
export const countedBus = <B extends Bus>(bus: B): B => ({
  ...bus,
  publish(hint) {
    hints.inc({ direction: 'said' })
    bus.publish(hint)
  },
  subscribe: (hear) =>
    bus.subscribe((hint) => {
      hints.inc({ direction: 'heard' })
      hear(hint)
    }),
})
