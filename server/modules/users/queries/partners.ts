import { fold } from '@diwan/core/arabic-fold'
import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DB } from '../../../kit/db/types.gen.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import type { Partners } from '../rows.gen.ts'

export type PartnerRow = Selectable<Partners> & { users: number }

const columns = sql`partner.*,
  (select count(*) from users where partner_id = partner.id and deleted_at is null) as users from partners partner`

export async function listPartners(db: Queryable, after: Cursor | undefined, limit: number): Promise<PartnerRow[]> {
  const later = after
    ? sql`where (partner.name_ar collate "ar-x-icu", partner.id) > (${after.sort} collate "ar-x-icu", ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<PartnerRow>`select ${columns} ${later}
    order by partner.name_ar collate "ar-x-icu", partner.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function readPartner(db: Queryable, id: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`select ${columns} where partner.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockPartner(db: Queryable, id: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`select ${columns} where partner.id = ${id} for update of partner`.execute(db)
  return rows[0]
}

export interface NewPartner {
  name_ar: string
  name_en: string
  email?: string | null
  phone?: string | null
  website?: string | null
}

const folded = ({ name_ar, name_en }: { name_ar: string; name_en: string }) => ({
  folded_ar: fold(name_ar),
  folded_en: fold(name_en),
})

export async function insertPartner(db: Queryable, partner: NewPartner, by: string | null, at: Date): Promise<string> {
  const id = await insertObject(db, { kind: 'partner', by, at })
  await db
    .insertInto('partners')
    .values({ ...partner, ...folded(partner), id })
    .execute()
  return id
}

export async function updatePartner(db: Queryable, id: string, partner: Updateable<DB['partners']> & NewPartner): Promise<void> {
  await db
    .updateTable('partners')
    .set({ ...partner, ...folded(partner) })
    .where('id', '=', id)
    .execute()
}

/** Which of the names is another partner's, however it is spelt. */
export async function takenPartnerNames(
  db: Queryable,
  partner: NewPartner,
  except: string | null,
): Promise<('nameAr' | 'nameEn')[]> {
  const { folded_ar, folded_en } = folded(partner)
  const { rows } = await sql<{ ar: boolean; en: boolean }>`
    select bool_or(folded_ar = ${folded_ar}) as ar, bool_or(folded_en = ${folded_en}) as en from partners
    where (folded_ar = ${folded_ar} or folded_en = ${folded_en}) and id is distinct from ${except}::uuid`.execute(db)
  const [found] = rows
  return [...(found?.ar ? (['nameAr'] as const) : []), ...(found?.en ? (['nameEn'] as const) : [])]
}

/** Gives the people of one partner another. */
export async function replacePartner(db: Queryable, from: string, to: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ partner_id: to, version: eb('version', '+', 1) }))
    .where('partner_id', '=', from)
    .execute()
}

export async function deletePartner(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ partner_id: null })
    .where('partner_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await db.deleteFrom('partners').where('id', '=', id).execute()
  await deleteObject(db, id, at)
}
