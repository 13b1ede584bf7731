import type { Logger } from 'pino'
import type { Clock } from './clock/clock.ts'
import type { Database } from './db/database.ts'
import type { Mail } from './mail/mail.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { Bus } from './realtime/bus.ts'
import type { Forgetting } from './record/forget.ts'
import type { Jobs } from './record/jobs.ts'
import type { Storage } from './storage/storage.ts'
import type { Actor } from './access/actor.ts'

/** What every part of the server stands on. Built once, in `app.ts` or in a test. */
export interface Portal {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly jobs: Jobs
  readonly mail: Mail
  readonly log: Logger
  /** Replaces the limit of time for a statement of a widget, in milliseconds. */
  readonly widgetMs?: number
  /** The one door to addresses that people type. */
  readonly outgoing: Outgoing
  /** Bytes of files. */
  readonly storage: Storage
  /** What every module keeps of these records goes, higher tiers first. Called by `purge` alone. */
  forget(tx: Forgetting, ids: readonly string[]): Promise<void>
}

/** One call: who, and under which request. `ctx` comes first in every service. */
export interface Ctx {
  readonly portal: Portal
  readonly clock: Clock
  readonly db: Database
  readonly actor: Actor
  /** Absent outside HTTP and for writes that need no receipt. */
  readonly receipt?: { readonly requestId: string; readonly endpoint: string; readonly bodyHash: Buffer } | undefined
  /** The entry of history this write takes back. */
  readonly reverting?: string | undefined
  /** The session of a browser; jobs have none. */
  readonly sessionId?: string | undefined
}
