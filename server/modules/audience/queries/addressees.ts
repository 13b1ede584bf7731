import type { Addressee } from '@diwan/contract/audience/schemas'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { fold } from '@diwan/core/arabic-fold'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

interface NameRow {
  readonly id: string
  readonly kind: 'unit' | 'title' | 'partner' | 'person'
  readonly name_ar: string
  readonly name_en: string
}

const asAddressee = ({ id, kind, name_ar, name_en }: NameRow): Addressee => ({
  token: `${kind}:${id}`,
  nameAr: name_ar,
  nameEn: name_en,
})

const idsOf = (tokens: readonly AudienceToken[]): string[] => tokens.flatMap((token) => token.split(':').slice(1))

const living = sql`deleted_at is null and disabled_at is null`

/** What is called by a name of its own, and still there. Everyone and roles are called by the words of the portal. */
export async function readAddressees(db: Queryable, tokens: readonly AudienceToken[]): Promise<Addressee[]> {
  const ids = idsOf(tokens.filter((token) => !token.startsWith('role:')))
  const among = sql`any(${ids}::uuid[])`
  const { rows } = await sql<NameRow>`
    select id, 'unit' as kind, name_ar, name_en from units where id = ${among}
    union all select id, 'title', name_ar, name_en from titles where id = ${among}
    union all select id, 'partner', name_ar, name_en from partners where id = ${among}
    union all select id, 'person', full_name, full_name from users where id = ${among} and deleted_at is null`.execute(db)
  return rows.map(asAddressee)
}

export interface Within {
  readonly all: boolean
  readonly unitIds: readonly string[]
}

/** Of these people, those who work in one of the units. */
export async function readMembersAmong(db: Queryable, ids: readonly string[], unitIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from unit_members
    where user_id = any(${[...ids]}::uuid[]) and unit_id = any(${[...unitIds]}::uuid[])`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** What begins so in either language: units first, then titles, partners, and the people given, in their order. */
export async function findAddressees(
  db: Queryable,
  { all, unitIds }: Within,
  typed: string,
  people: readonly string[],
  limit: number,
): Promise<Addressee[]> {
  const q = `${fold(typed).replaceAll(/[\\%_]/g, '\\$&')}%`
  const begins = sql`(folded_ar like ${q} or folded_en like ${q})`
  const reached = all ? sql`true` : sql`id = any(${[...unitIds]}::uuid[])`
  const most = sql.lit(limit)
  const everywhere = all
    ? sql`union all (select id, 'title', name_ar, name_en, 2, 0 from titles where ${begins} order by folded_ar limit ${most})
      union all (select id, 'partner', name_ar, name_en, 3, 0 from partners where ${begins} order by folded_ar limit ${most})`
    : sql``
  const { rows } = await sql<NameRow>`
    select id, kind, name_ar, name_en from (
      (select id, 'unit' as kind, name_ar, name_en, 1 as rank, array_position(array['department', 'group', 'level'], kind) as place
       from units where archived_at is null and ${begins} and ${reached} order by place, position, id limit ${most})
      ${everywhere}
      union all (select id, 'person', full_name, full_name, 4, array_position(${[...people]}::uuid[], id)
        from users where id = any(${[...people]}::uuid[]) and ${living})
    ) found order by rank, place, name_ar, id limit ${most}`.execute(db)
  return rows.map(asAddressee)
}
