import type { Transaction } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { DB } from '../db/types.gen.ts'

/** What a reaction is told: the fact as recorded. It may hear it twice. */
export interface Fact {
  historyId: string
  event: string
  objectId: string
  actorId: string
  detail: Record<string, unknown>
  at: string
}

export interface Reaction {
  /** Queue name, `<module>.<verb>`. */
  readonly name: string
  readonly events: readonly string[]
  run(fact: Fact): Promise<void>
  /** True while its module is closed: the job is put off, never lost. */
  waits?(fact: Fact): Promise<boolean>
}

/** What is tidied once a night, by whichever worker gets there first. */
export type Nightly = () => Promise<void>

const NIGHTLY = 'portal.nightly'

export interface Jobs {
  /** One job per declared reaction, in the transaction of the fact. */
  send(trx: Transaction<DB>, facts: readonly Fact[]): Promise<void>
  /** Wakes the workers of this process after the commit; others poll. */
  wake(events: readonly string[]): void
}

export interface JobRunner extends Jobs {
  start(reactions: readonly Reaction[], options: { work: boolean; nightly?: Nightly }): Promise<void>
  stop(): Promise<void>
}

/** How soon work of a closed module is looked at again. */
const PAUSED_SECONDS = 10

/** What a person asks right after a write goes first, and facts of one moment are fetched together. */
const PEOPLE_FIRST_MS = 100

export function createJobs(url: string, onError: (error: Error) => void): JobRunner {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'diwan-jobs' })
  let stopping = false
  boss.on('error', (error) => stopping || onError(error))
  let declared: readonly Reaction[] = []
  const workers = new Map<string, string>()
  const waking = new Set<string>()
  const concerned = (event: string) => declared.filter((reaction) => reaction.events.includes(event))

  return {
    async start(reactions, { work, nightly }) {
      declared = reactions
      await boss.start()
      for (const reaction of reactions) {
        await boss.createQueue(reaction.name, { retryLimit: 5, retryBackoff: true })
        if (!work) continue
        const worker = await boss.work<Fact>(reaction.name, { pollingIntervalSeconds: 1, batchSize: 20 }, async (jobs) => {
          for (const { data } of jobs) {
            if (await reaction.waits?.(data)) await boss.send(reaction.name, data, { startAfter: PAUSED_SECONDS })
            else await reaction.run(data)
          }
        })
        workers.set(reaction.name, worker)
      }
      if (work && nightly) await workNightly(boss, nightly)
    },
    async send(trx, facts) {
      for (const fact of facts) {
        for (const reaction of concerned(fact.event)) await boss.send(reaction.name, fact, { db: fromKysely(trx) })
      }
    },
    wake(events) {
      const names = new Set(events.flatMap((event) => concerned(event).map((reaction) => reaction.name)))
      for (const name of names) {
        const worker = workers.get(name)
        if (!worker || waking.has(worker)) continue
        waking.add(worker)
        setTimeout(() => {
          waking.delete(worker)
          boss.notifyWorker(worker)
        }, PEOPLE_FIRST_MS).unref()
      }
    },
    stop: () => {
      stopping = true // a connection lost from now on is lost on purpose
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

async function workNightly(boss: PgBoss, nightly: Nightly): Promise<void> {
  await boss.createQueue(NIGHTLY)
  await boss.schedule(NIGHTLY, '17 3 * * *')
  await boss.work(NIGHTLY, nightly)
}
