import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type Db } from 'pg-boss'
import type { DB } from '../db/types.gen.ts'
import { jobRuns } from '../observe/counters.ts'
import { inTurn, type Step } from '../platform/in-turn.ts'

/** The fact as recorded, which a reaction receives, possibly twice. */
export interface Fact {
  historyId: string
  event: string
  objectId: string
  /** Nobody: the portal itself. */
  actorId: string | null
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

/** Work of one module that must not happen inside a transaction, such as mail: at least once, tried again. */
export interface BackgroundJob {
  /** Queue name, `<module>.<verb>`. */
  readonly name: string
  run(data: Record<string, string>): Promise<void>
}

/** What one worker does at given times, whichever gets there first; each of its steps, also after one that failed. */
export interface Routine {
  readonly name: string
  readonly cron: string
  readonly steps: readonly Step[]
}

/** What is tidied once a night. */
export const nightly = (steps: Routine['steps']): Routine => ({ name: 'portal.nightly', cron: '17 3 * * *', steps })
export const everyMinute = (steps: Routine['steps']): Routine => ({ name: 'portal.minute', cron: '* * * * *', steps })

export interface Jobs {
  /** One job per declared reaction, in the transaction of the fact: on its way once its promise resolves, and written once `kept` does. */
  send(trx: Transaction<DB>, fact: Fact): Promise<{ readonly kept: Promise<unknown> }>[]
  /** Queues an errand in the transaction that asks for it, to run after so many seconds. Its data is stored in a table, so it holds no secret. */
  post(trx: Transaction<DB>, backgroundJob: string, data: Record<string, string>, afterSeconds?: number): Promise<void>
  /** As many of one kind, in one statement. */
  postAll(trx: Transaction<DB>, backgroundJob: string, all: readonly Record<string, string>[]): Promise<void>
  /** Wakes the worker of this process after the commit. */
  wakeBackgroundJob(backgroundJob: string): void
  /** Wakes the workers of this process after the commit; others poll. */
  wake(events: readonly string[]): void
}

export interface StartOptions {
  readonly work: boolean
  readonly backgroundJobs?: readonly BackgroundJob[]
  readonly routines?: readonly Routine[]
}

export interface JobRunner extends Jobs {
  start(reactions: readonly Reaction[], options: StartOptions): Promise<void>
  stop(): Promise<void>
}

/** How often a job is tried before it counts as failed, and how long a worker may be silent before its jobs go to another. */
export const QUEUE = { retryLimit: 5, retryBackoff: true, heartbeatSeconds: 10 }

const ROUTINE = { heartbeatSeconds: QUEUE.heartbeatSeconds }

/** How often jobs of a worker that was killed, or lost its database, are looked for; without it they lie for a quarter of an hour. */
const SUPERVISE_SECONDS = 5

/** How soon work of a closed module is looked at again. */
const PAUSED_SECONDS = 10

/** What a person asks right after a write goes first, and facts of one moment are fetched together. */
const PEOPLE_FIRST_MS = 40

export function createJobs(url: string, onError: (error: Error) => void): JobRunner {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'diwan-jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  let stopping = false
  boss.on('error', (error) => stopping || onError(asError(error)))
  let declared: readonly Reaction[] = []
  const workers = new Map<string, string>()
  const waking = new Set<string>()
  const concerned = (event: string) => declared.filter((reaction) => reaction.events.includes(event))

  const wakeOne = (name: string): void => {
    const worker = workers.get(name)
    if (!worker || waking.has(worker)) return
    waking.add(worker)
    setTimeout(() => {
      waking.delete(worker)
      boss.notifyWorker(worker)
    }, PEOPLE_FIRST_MS).unref()
  }

  return {
    async start(reactions, { work, backgroundJobs = [], routines = [] }) {
      declared = reactions
      await boss.start()
      await openQueues(boss, [
        ...[...reactions, ...backgroundJobs].map(({ name }) => ({ name, rules: QUEUE })),
        ...(work ? routines : []).map(({ name }) => ({ name, rules: ROUTINE })),
      ])
      for (const reaction of reactions) {
        if (!work) continue
        const worker = await boss.work<Fact>(reaction.name, { pollingIntervalSeconds: 1, batchSize: 20 }, async (jobs) => {
          for (const { data } of jobs) {
            if (await reaction.waits?.(data)) await boss.send(reaction.name, data, { startAfter: PAUSED_SECONDS })
            else await timed(reaction.name, () => reaction.run(data))
          }
        })
        workers.set(reaction.name, worker)
      }
      for (const backgroundJob of backgroundJobs) {
        if (!work) continue
        workers.set(backgroundJob.name, await workJob(boss, backgroundJob, onError))
      }
      for (const routine of work ? routines : []) await keep(boss, routine, onError)
    },
    send: (trx, fact) => concerned(fact.event).map(({ name }) => asked(trx, (db) => boss.send(name, fact, { db }))),
    async post(trx, backgroundJob, data, startAfter = 0) {
      await boss.send(backgroundJob, data, { db: fromKysely(trx), startAfter })
    },
    async postAll(trx, backgroundJob, all) {
      const jobs = all.map((data) => ({ data }))
      await boss.insert(backgroundJob, jobs, { db: fromKysely(trx) })
    },
    wakeBackgroundJob: wakeOne,
    wake(events) {
      const names = new Set(events.flatMap((event) => concerned(event).map((reaction) => reaction.name)))
      for (const name of names) wakeOne(name)
    },
    stop: () => {
      stopping = true // a connection lost from now on is lost on purpose
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Resolves when its statement is on its way; what is asked of the transaction from then on is behind it. */
function asked(trx: Transaction<DB>, send: (db: Db) => Promise<unknown>): Promise<{ readonly kept: Promise<unknown> }> {
  return new Promise((resolve) => {
    const db = fromKysely(trx)
    const onTheWay = (): void => resolve({ kept })
    const executeSql: Db['executeSql'] = (...statement) => {
      queueMicrotask(onTheWay)
      return db.executeSql(...statement)
    }
    const kept = send({ executeSql })
    kept.catch(onTheWay) // it is waited for where it is kept
  })
}

/** pg-boss reports some errors as plain objects, of which a log would show nothing. */
const asError = (reported: Error): Error => (reported instanceof Error ? reported : Object.assign(new Error(), reported))

/** Some at once, each settled by itself: one mail that is refused does not send its neighbours twice. */
async function workJob(boss: PgBoss, backgroundJob: BackgroundJob, onError: (error: Error) => void): Promise<string> {
  const options = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const
  return boss.work<Record<string, string>>(backgroundJob.name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await timed(backgroundJob.name, () => backgroundJob.run(data))
          return { id, status: 'completed' as const }
        } catch (error) {
          onError(new Error(`${backgroundJob.name} failed and is tried again`, { cause: error }))
          return { id, status: 'failed' as const } // what a mail server answered may name people: the log has it, the table not
        }
      }),
    ),
  )
}

interface Opened {
  readonly name: string
  readonly rules: Partial<typeof QUEUE>
}

/** What is there is asked once: most starts change nothing. A queue that an earlier release made takes the rules of this one. */
async function openQueues(boss: PgBoss, wanted: readonly Opened[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, rules } of wanted) {
    const queue = there.get(name)
    if (!queue) await boss.createQueue(name, rules)
    else if (Object.entries(rules).some(([rule, value]) => queue[rule as keyof typeof QUEUE] !== value))
      await boss.updateQueue(name, rules)
  }
}

async function keep(boss: PgBoss, { name, cron, steps }: Routine, onError: (error: Error) => void): Promise<void> {
  await boss.schedule(name, cron)
  await boss.work(name, async () => {
    try {
      await timed(name, () => inTurn(steps))
    } catch (error) {
      onError(new Error(`${name} failed`, { cause: error }))
      throw error
    }
  })
}

async function timed(queue: string, run: () => Promise<void>): Promise<void> {
  const end = jobRuns.startTimer({ queue })
  try {
    await run()
    end({ outcome: 'done' })
  } catch (error) {
    end({ outcome: 'failed' })
    throw error
  }
}
