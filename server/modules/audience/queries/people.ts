import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

type Tokens = readonly AudienceToken[]

const of = (tokens: Tokens, kind: string): string[] =>
  tokens.flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []))

/**
 * Everybody whom these tokens mean and who works here: the other side of `tokensOf`. A column `id`, each once. Who comes from a partner is
 * neither everyone nor of a unit.
 */
export function peopleMeant(tokens: Tokens): RawBuilder<{ id: string }> {
  const by = (column: string, ids: readonly string[], type = 'uuid') =>
    ids.length > 0 ? [sql`select id from users where ${sql.ref(column)} = any(${[...ids]}::${sql.raw(type)}[])`] : []
  const units = of(tokens, 'unit')
  const ways = [
    ...(tokens.includes('all') ? [sql`select id from users where partner_id is null`] : []),
    ...by('role', of(tokens, 'role'), 'text'),
    ...by('title_id', of(tokens, 'title')),
    ...by('partner_id', of(tokens, 'partner')),
    ...by('id', of(tokens, 'person')),
    ...(units.length > 0 ? [inUnits(units)] : []),
  ]
  if (ways.length === 0) return sql`select id from users where false`
  return sql`select person.id from users person join (${sql.join(ways, sql` union `)}) meant on meant.id = person.id
    where person.deleted_at is null and person.disabled_at is null`
}

const inUnits = (ids: readonly string[]) => sql`
  select person.id from (
    with recursive below as (
      select id from units where id = any(${[...ids]}::uuid[])
      union select unit.id from units unit join below on unit.parent_id = below.id
    ) select distinct member.user_id from below join unit_members member on member.unit_id = below.id
  ) belonging join users person on person.id = belonging.user_id where person.partner_id is null`

export async function readAddressed(db: Queryable, tokens: Tokens): Promise<string[]> {
  const { rows } = await peopleMeant(tokens).execute(db)
  return rows.map(({ id }) => id)
}

export async function countAddressed(db: Queryable, tokens: Tokens): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${peopleMeant(tokens)}) meant`.execute(db)
  return rows[0]!.count
}

export interface MeantRow {
  readonly id: string
  readonly full_name: string
  readonly photo_id: string | null
  readonly sort: string
}

/** By name; of those whom `seen` lets through, called `person`. */
export async function pageOfMeant(
  db: Queryable,
  tokens: Tokens,
  seen: RawBuilder<unknown>,
  after: Cursor | undefined,
  limit: number,
): Promise<MeantRow[]> {
  const past = after
    ? sql`and (person.full_name collate "ar-x-icu", person.id) > (${after.sort} collate "ar-x-icu", ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<MeantRow>`
    select person.id, person.full_name, person.photo_id, person.full_name as sort
    from (${peopleMeant(tokens)}) meant join users person on person.id = meant.id where ${seen} ${past}
    order by person.full_name collate "ar-x-icu", person.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
