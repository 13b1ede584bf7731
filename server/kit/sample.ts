import { isWorkingMoment, type WorkingCalendar } from '@diwan/core/working-calendar'
import { pino } from 'pino'
import type { Actor } from './access/actor.ts'
import type { Clock } from './clock/clock.ts'
import type { Database } from './db/database.ts'
import { createOutgoing } from './outgoing/outgoing.ts'
import { noMail } from './mail/mail.ts'
import type { Portal } from './portal.ts'
import { memoryBus } from './realtime/bus.ts'
import type { Fact } from './record/jobs.ts'
import type { Storage } from './storage/storage.ts'

const MINUTE = 60

/** The last working moment until now: it may be night, or a feast. */
export function lastWorkingMoment(calendar: WorkingCalendar, now: number): number {
  let at = now - (now % MINUTE)
  while (!isWorkingMoment(calendar, at)) at -= 10 * MINUTE
  return at
}

/** A person who can sign in to the sample organisation. */
export interface SampleAccount {
  readonly role: string
  readonly email: string
  readonly password: string
}

/** The sample organisation while it is made. Each module adds its part, lower tiers first, and finds here what they made. */
export interface Sample {
  readonly db: Database
  /** Where the bytes of its files lie. */
  readonly storage: Storage
  readonly at: Date
  /** By key; a group knows its department. */
  readonly units: Map<string, { readonly id: string; readonly parent: string | null }>
  /** By e-mail address. */
  readonly people: Map<string, Actor>
  /** One of each role, for the terminal. */
  readonly accounts: SampleAccount[]
  /** Notifies the people concerned; called with the last fact of each record that is recent enough to be news. */
  readonly notify: (portal: Portal, fact: Fact) => Promise<void>
}

const none = (): Promise<never> => Promise.reject(new Error('this content has no files'))
const nowhere: Storage = {
  stage: none,
  size: none,
  read: none,
  lend: none,
  variants: none,
  remove: none,
  sweep: none,
  isEmpty: none,
  check: none,
}

/** For content made before anybody is there: facts are recorded, no notification is sent, nothing is purged. */
export const quietPortal = (db: Database, clock: Clock, storage: Storage = nowhere): Portal => ({
  db,
  clock,
  bus: memoryBus(),
  jobs: {
    send: () => [],
    post: () => Promise.resolve(),
    postAll: () => Promise.resolve(),
    wake: () => undefined,
    wakeBackgroundJob: () => undefined,
  },
  mail: noMail,
  outgoing: createOutgoing({ allow: [] }),
  log: pino({ level: 'silent' }),
  storage,
  forget: () => Promise.resolve(),
})
