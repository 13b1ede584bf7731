import type { ImportAnswer } from '@diwan/contract/kit/import'
import { MAX_IMPORT_RUNS } from '@diwan/contract/kit/import-runs'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'
import type { ImportRuns } from './rows.gen.ts'

export type RunRow = Selectable<ImportRuns>
export type RunLineRow = Omit<RunRow, 'input' | 'answer' | 'beat_at'>

interface NewRun {
  readonly id: string
  readonly actorId: string
  readonly name: string
  readonly target: Readonly<Record<string, string>>
  readonly input: string
  readonly at: Date
}

/** False while this person has another run that is not finished. Index: import_runs_unfinished. */
export async function insertRun(db: Queryable, { id, actorId, name, target, input, at }: NewRun): Promise<boolean> {
  const added = await db
    .insertInto('import_runs')
    .values({ id, actor_id: actorId, name, target: JSON.stringify(target), input, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const readRun = (db: Queryable, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst()

const LINE = ['id', 'actor_id', 'name', 'target', 'state', 'done', 'total', 'code', 'created_at', 'finished_at'] as const

/** Newest first. Index: import_runs_by_actor. */
export const readRunsOf = (db: Queryable, actorId: string, since: Date): Promise<RunLineRow[]> =>
  db
    .selectFrom('import_runs')
    .select(LINE)
    .where('actor_id', '=', actorId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_IMPORT_RUNS)
    .execute()

export async function saveProgress(db: Queryable, id: string, done: number, total: number): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ state: 'running', done, total })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

/** Its process is still there. */
export async function saveBeat(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('import_runs').set({ beat_at: at }).where('id', '=', id).where('finished_at', 'is', null).execute()
}

/** Runs whose process was not heard of since. Index: import_runs_unfinished. */
export async function failSilent(db: Queryable, { since, code, at }: { since: Date; code: string; at: Date }): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ state: 'failed', code, input: null, finished_at: at })
    .where('finished_at', 'is', null)
    .where('beat_at', '<', since)
    .execute()
}

interface Finished {
  readonly answer?: ImportAnswer
  readonly code?: string
  readonly at: Date
}

/** The file is let go of. */
export async function finishRun(db: Queryable, id: string, { answer, code, at }: Finished): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      state: answer ? 'done' : 'failed',
      answer: answer ? JSON.stringify(answer) : null,
      code: code ?? null,
      input: null,
      finished_at: at,
    })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

/** Index: import_runs_by_age. */
export async function forgetRuns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('import_runs').where('created_at', '<', before).execute()
}
