import type { Bus } from '../realtime/bus.ts'
import { hints } from './counters.ts'

/** The same bus; what is said and heard is counted. */
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
