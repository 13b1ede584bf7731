import type { ImportAnswer, ImportInput } from '@diwan/contract/kit/import'
import { MAX_IMPORT_ROWS } from '@diwan/contract/kit/import'
import { USER_COLUMNS, type UserColumn } from '@diwan/contract/users/vocabulary'
import { importAnswer } from '../../../../kit/csv/import-answer.ts'
import { readCsv, type Columns } from '../../../../kit/csv/read-csv.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { applyPlan } from './apply.ts'
import { readKnown } from './known.ts'
import type { Planned } from './plan.ts'
import { planRows } from './plan.ts'

const columns = Object.fromEntries(
  Object.entries(USER_COLUMNS).map(([name, { en, ar, also }]): [string, readonly string[]] => [name, [en, ar, ...also]]),
) as Columns<UserColumn>

/** People by their addresses: what is there already is changed, and the same file again changes nothing. */
export async function importUsers(ctx: Ctx, { csv, dryRun }: ImportInput): Promise<ImportAnswer> {
  const rows = await readCsv(ctx.actor.id, csv, columns, MAX_IMPORT_ROWS)
  if (!('email' in rows[0]!.values)) throw new Problem('invalid_input', { fields: [{ path: 'csv', code: 'csv_no_email' }] })
  const plan = async (db: Queryable): Promise<Planned[]> =>
    planRows(
      ctx.actor,
      rows,
      await readKnown(
        ctx,
        db,
        rows.map(({ values }) => values.email ?? ''),
      ),
    )
  if (dryRun) return importAnswer(true, await plan(ctx.db))
  let moved: string[] = []
  const answer = await write(ctx, async (tx) => {
    const planned = await plan(tx.db)
    moved = await applyPlan(ctx, tx, planned)
    return importAnswer(false, planned)
  })
  if (moved.length > 0) ctx.portal.bus.publish({ people: moved })
  return answer
}
