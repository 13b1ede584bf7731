import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface CellRow {
  role: Role
  name: string
  relations: Relation[]
}

export async function readCells(db: Queryable): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    select role, module_name || '.' || flag as name, relations from grants where relations <> '{}'`.execute(db)
  return rows
}

/** How many people hold each role. */
export async function countPeople(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['role', (of) => of.fn.countAll<number>().as('people')])
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, people }) => [role, people]))
}

export async function readVersion(db: Queryable): Promise<number> {
  const { version } = await db
    .selectFrom('roles')
    .select((of) => of.fn.max('version').as('version'))
    .executeTakeFirstOrThrow()
  return version
}

/** Roles are edited together: the version of all six moves. */
export async function moveVersion(db: Queryable): Promise<void> {
  await db
    .updateTable('roles')
    .set((of) => ({ version: of('version', '+', 1) }))
    .execute()
}

/** A cell that was taken away keeps its row, empty: a start must not bring it back. */
export async function writeCells(db: Queryable, cells: readonly CellRow[]): Promise<void> {
  const rows = cells.map(({ role, name, relations }) => {
    const dot = name.indexOf('.')
    return { role, module_name: name.slice(0, dot), flag: name.slice(dot + 1), relations }
  })
  await db
    .insertInto('grants')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['role', 'module_name', 'flag']).doUpdateSet((of) => ({ relations: of.ref('excluded.relations') })),
    )
    .execute()
}
