import { emailKey } from '@diwan/core/email'
import type { Role } from '@diwan/contract/access/vocabulary'
import { fold } from '@diwan/core/arabic-fold'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readPaths } from '../../queries/paths.ts'
import type { PlaceRow } from '../../queries/memberships.ts'
import { readPlaces } from '../../queries/memberships.ts'
import type { UserRow } from '../../queries/users.ts'
import { readByEmails } from '../../queries/users.ts'
import { readAdmitted } from '../admit.ts'
import { readGivable } from '../rules.ts'

type Asking = Pick<Ctx, 'actor' | 'clock'>

/** What a name of the file leads to: one id, several, or none. */
export type Lookup = ReadonlyMap<string, ReadonlySet<string>>

export interface Known {
  readonly people: ReadonlyMap<string, UserRow>
  readonly places: ReadonlyMap<string, readonly PlaceRow[]>
  readonly titles: Lookup
  readonly partners: Lookup
  readonly units: Lookup
  /** Roles the caller may give. */
  readonly givable: ReadonlySet<Role>
  /** People whose role the caller may change. */
  readonly admitted: ReadonlySet<string>
}

/** Everything the rows of a file may point at, read in a handful of queries however many rows there are. */
export async function readKnown(ctx: Asking, db: Queryable, emails: readonly string[]): Promise<Known> {
  const people = await readByEmails(db, emails)
  const places = await readPlaces(
    db,
    people.map(({ id }) => id),
  )
  const admitted = await readAdmitted(ctx, db, people)
  return {
    people: new Map(people.map((row) => [emailKey(row.email), row])),
    places: Map.groupBy(places, ({ user_id }) => user_id),
    givable: await readGivable(db, ctx.actor),
    admitted: new Set(admitted.map(({ id }) => id)),
    ...(await readNamed(db)),
  }
}

/** What the organisation calls its titles, partners and units, in either language: by name, by path of names, by id. */
export async function readNamed(db: Queryable): Promise<Pick<Known, 'titles' | 'partners' | 'units'>> {
  const titles = await db.selectFrom('titles').select(['id', 'name_ar', 'name_en']).execute()
  const partners = await db.selectFrom('partners').select(['id', 'name_ar', 'name_en']).execute()
  const paths = await readPaths(db)
  const named = (rows: readonly { id: string; name_ar: string; name_en: string }[]) =>
    lookup(rows.flatMap(({ id, name_ar, name_en }) => [id, name_ar, name_en].map((name) => [name, id] as const)))
  return {
    titles: named(titles),
    partners: named(partners),
    units: lookup(
      [...paths].flatMap(([id, { ar, en, nameAr, nameEn }]) => [id, ar, en, nameAr, nameEn].map((name) => [name, id] as const)),
    ),
  }
}

/** However it is spelt, and however the parts of a path are divided. */
export const keyOf = (name: string): string =>
  name
    .split(/[/›>\\]/)
    .map(fold)
    .filter(Boolean)
    .join('/')

function lookup(names: readonly (readonly [string, string])[]): Lookup {
  const found = new Map<string, Set<string>>()
  for (const [name, id] of names) found.set(keyOf(name), (found.get(keyOf(name)) ?? new Set()).add(id))
  return found
}
