import { MAX_IMPORT_ROWS } from '@diwan/contract/kit/import'
import { users } from '@diwan/contract/users/endpoints/users'
import { USER_COLUMNS } from '@diwan/contract/users/vocabulary'
import { defineImport } from '../../../../kit/import/define.ts'
import { applyPlan } from './apply.ts'
import { readKnown } from './known.ts'
import { planRows } from './plan.ts'

/** People by their addresses: what is there already is changed, and the same file again changes nothing. */
export const importUsers = defineImport(users.import, {
  columns: USER_COLUMNS,
  required: ['email'],
  maxRows: MAX_IMPORT_ROWS,
  demand: () => Promise.resolve(),
  plan: async (ctx, db, _input, rows) => {
    const emails = rows.map(({ values }) => values['email'] ?? '')
    return { rows: planRows(ctx.actor, rows, await readKnown(ctx, db, emails)), moved: [] as string[] }
  },
  apply: async (ctx, tx, _input, plan, progress) => {
    plan.moved.push(...(await applyPlan(ctx, tx, plan.rows, progress)))
  },
  applied: (ctx, { moved }) => {
    if (moved.length > 0) ctx.portal.bus.publish({ people: moved })
  },
})
