import { pino } from 'pino'
import type { Clock } from '../../kit/clock/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Portal } from '../../kit/portal.ts'
import { noMail } from '../../kit/mail/mail.ts'
import { memoryBus } from '../../kit/realtime/bus.ts'
import type { Storage } from '../../kit/storage/storage.ts'

const none = (): Promise<never> => Promise.reject(new Error('this content has no files'))
const nowhere: Storage = {
  stage: none,
  size: none,
  read: none,
  variants: none,
  remove: none,
  sweep: none,
  isEmpty: none,
  check: none,
}

/** For content made before anybody is there: facts are recorded, nobody is told. */
export const quietPortal = (db: Database, clock: Clock, storage: Storage = nowhere): Portal => ({
  db,
  clock,
  bus: memoryBus(),
  jobs: { send: () => Promise.resolve(), post: () => Promise.resolve(), wake: () => undefined, wakeErrand: () => undefined },
  mail: noMail,
  log: pino({ level: 'silent' }),
  storage,
})
