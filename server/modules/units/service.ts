import type { units } from '@diwan/contract/units/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { readCursor, writeCursor } from '../../kit/http/cursor.ts'
import type { Ctx } from '../../kit/portal.ts'
import { presentUnit } from './presenter.ts'
import { readDepartments, readGroupsOf } from './queries.ts'

/** Where a request can go: everybody may address every department. */
export async function listChoices({ db }: Ctx, input: InputOf<typeof units.choices>): Promise<OutputOf<typeof units.choices>> {
  const cursor = readCursor(input.after, 'position')
  const after = cursor && { position: Number(cursor.sort), id: cursor.id }
  const found = await readDepartments(db, after, input.limit + 1)
  const departments = found.slice(0, input.limit)
  const last = found.length > input.limit ? departments.at(-1) : undefined
  const groups =
    departments.length === 0
      ? []
      : await readGroupsOf(
          db,
          departments.map((department) => department.id),
        )
  return {
    items: departments.map((department) => ({
      ...presentUnit(department),
      groups: groups.filter((group) => group.parent_id === department.id).map(presentUnit),
    })),
    next: last ? writeCursor({ sort: String(last.position), id: last.id }) : null,
  }
}
