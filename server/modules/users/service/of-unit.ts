import type { Person } from '@diwan/contract/users/schemas/person'
import type { Ctx } from '../../../kit/portal.ts'
import { paged } from '../../../kit/list/page.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { presentPerson } from '../presenter/person.ts'
import { readUsers } from '../queries/users.ts'
import { lookUp } from './read.ts'

/** Ids of people who work in a unit or below it and whom this caller finds in the directory, in the order of names. */
export async function idsOfUnit({ db, actor }: Ctx, unitId: string, limit: number): Promise<string[]> {
  const found = await lookUp(db, actor, { state: 'active', unitId: [unitId] }, undefined, limit)
  return found.map(({ id }) => id)
}

/** A page of the same people with their names. */
export async function peopleOfUnit(
  { db, actor }: Ctx,
  unitId: string,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ items: Person[]; next: string | null }> {
  readCursor(after, 'text')
  const { rows, next } = paged(await lookUp(db, actor, { state: 'active', unitId: [unitId] }, after, limit + 1), limit)
  return {
    items: await personsOf(
      { db },
      rows.map(({ id }) => id),
    ),
    next,
  }
}

/** These people as others see them, in the order of the ids; who is unknown is left out. */
export async function personsOf({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Person[]> {
  const byId = new Map((await readUsers(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentPerson(row.id, row.full_name, row.photo_id)] : []
  })
}
