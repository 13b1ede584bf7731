import { pino } from 'pino'
import type { Clock } from '../../kit/clock/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Portal } from '../../kit/portal.ts'
import { memoryBus } from '../../kit/realtime/bus.ts'

/** For content made before anybody is there: facts are recorded, nobody is told. */
export const quietPortal = (db: Database, clock: Clock): Portal => ({
  db,
  clock,
  bus: memoryBus(),
  jobs: { send: () => Promise.resolve(), wake: () => undefined },
  log: pino({ level: 'silent' }),
})
