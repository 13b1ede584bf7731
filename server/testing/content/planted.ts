import { unitToken } from '@diwan/contract/kit/tokens'
import { sql } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import { insertObjects } from '../../kit/record/objects.ts'
import { setAudience } from '../../modules/audience/public.ts'
import { keepWords } from '../../modules/publishing/public.ts'
import type { Facts } from '../proof.ts'
import type { World } from '../world.ts'

/** The Arabic name of every planted record; the search finds them all by it. */
export const NAME = 'زعفران'
export const NAMES = { nameAr: NAME, nameEn: 'Saffron' }
const columns = { name_ar: NAME, name_en: 'Saffron', description_ar: '', description_en: '' }

export interface PlantedContent extends Facts {
  readonly createdBy: string
  readonly unitId: string | null
  /** The unit that the record addresses, which sees it once it is published. */
  readonly openTo: string | null
}

export interface WantedContent {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly openTo?: string | null
  readonly published?: boolean
  readonly deleted?: boolean
  readonly at?: Date
  /** The record only carries others (an entry, an enrolment): it is a template, which no list shows. */
  readonly around?: boolean
}

/** The columns that every table of content has. */
export interface ContentColumns {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  readonly description_ar: string
  readonly description_en: string
  readonly is_template: boolean
  readonly unit_id: string | null
  readonly created_by: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly changed: boolean
}

export interface ContentTable {
  readonly kind: string
  readonly table: string
  /** Inserts the row with the columns that this kind adds. */
  readonly insert: (db: World['db'], row: ContentColumns) => Promise<void>
  readonly update: (db: Queryable, id: string, set: { status: string; published_at: Date }) => Promise<void>
}

/** Plants a record in the state that a situation asks for, without the service. */
export const plantingOf =
  ({ kind, insert, update }: ContentTable) =>
  async (w: World, wanted: WantedContent): Promise<PlantedContent> => {
    const { createdBy, unitId = null, openTo = null, around = false, deleted = false, at = w.clock.now() } = wanted
    const { published = !around } = wanted
    const { db } = w
    const id = newId()
    const named = around ? { ...columns, name_ar: 'موضع', name_en: 'Around' } : columns
    const times = { created_by: createdBy, created_at: at, updated_at: at }
    await insertObjects(db, [{ id, kind }], { by: createdBy, at })
    await insert(db, { id, ...named, is_template: around, unit_id: unitId, changed: false, ...times })
    if (published) await update(db, id, { status: 'published', published_at: at })
    const tokens = openTo === null ? [] : [unitToken(openTo)]
    await setAudience(db, { id, kind, listedAt: published ? at : null }, tokens)
    await keepWords(db, { id, ...named }, at)
    if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
    return { id, deleted, createdBy, unitId, openTo, status: published ? 'published' : 'DRAFT' }
  }

/** Reads from its table how a record is now. */
export const factsOf =
  ({ table }: Pick<ContentTable, 'table'>) =>
  async ({ db }: World, id: string): Promise<PlantedContent | undefined> => {
    const { rows } = await sql<{ created_by: string; unit_id: string | null; status: string; deleted_at: Date | null }>`
      select created_by, unit_id, status, deleted_at from ${sql.table(table)} where id = ${id}`.execute(db)
    const [row] = rows
    if (!row) return undefined
    const open = await db.selectFrom('audiences').select('token').where('object_id', '=', id).executeTakeFirst()
    const { created_by: createdBy, unit_id: unitId, status, deleted_at } = row
    return { id, deleted: deleted_at !== null, createdBy, unitId, openTo: open?.token.slice('unit:'.length) ?? null, status }
  }
