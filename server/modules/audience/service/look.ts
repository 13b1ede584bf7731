import type { Addressee, Looking, Reached } from '@diwan/contract/audience/schemas'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readActor } from '../../access/public.ts'
import { namedSo, presentPerson, reachedBy } from '../../users/public.ts'
import { findAddressees, readMembersAmong } from '../queries/addressees.ts'
import { countAddressed, pageOfMeant } from '../queries/people.ts'
import { addressedBy } from './within.ts'

/** Of the people, called `person`, those whom this reader finds in the directory. */
function isSeen(actor: Actor): RawBuilder<unknown> {
  const { all, own, unitIds } = reachedBy(actor, 'users.view')
  if (all) return sql`true`
  const me = own ? sql` union all select ${actor.id}::uuid` : sql``
  return sql`person.id in (select user_id from unit_members where unit_id = any(${[...unitIds]}::uuid[])${me})`
}

interface ReachedPage {
  readonly after?: string | undefined
  readonly limit: number
}

/** The panel that says whom a record reaches; the caller has judged the tokens. */
export async function reachedPage(
  { db, actor }: Ctx,
  tokens: readonly AudienceToken[],
  { after, limit }: ReachedPage,
): Promise<Reached> {
  const [count, found] = await Promise.all([
    countAddressed(db, tokens),
    pageOfMeant(db, tokens, isSeen(actor), readCursor(after, 'text'), limit + 1),
  ])
  const { rows, next } = paged(found, limit)
  return { count, items: rows.map((row) => presentPerson(row.id, row.full_name, row.photo_id)), next }
}

/** Of this name, and within what the caller may address. */
export async function offered({ db, actor }: Ctx, flag: string, q: string, limit: number): Promise<Addressee[]> {
  const within = addressedBy(actor, flag)
  const named = q === '' ? [] : await namedSo(db, q, limit * 5)
  const people = within.all ? named : await readMembersAmong(db, named, within.unitIds)
  return findAddressees(db, within, q, named.filter((id) => people.includes(id)).slice(0, limit), limit)
}

interface LookedAt {
  readonly userId: string
  readonly tokens: readonly AudienceToken[]
  readonly sees: (person: Actor) => boolean
}

/** Only one of those whom the tokens mean is looked through. */
export async function lookThrough(ctx: Ctx, { userId, tokens, sees }: LookedAt): Promise<Looking> {
  const person = await readActor(ctx, userId)
  const meant = person ? tokens.filter((token) => person.tokens.includes(token)) : []
  if (!person || meant.length === 0) throw new Problem('not_found')
  const { id, fullName, photo, language } = person
  return { person: { id, fullName, photo }, language, tokens: meant, sees: sees(person) }
}
