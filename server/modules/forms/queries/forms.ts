import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { tokensIn } from '../../audience/public.ts'
import { reportIn, type KeptReport } from '../../fields/public.ts'
import type { Forms } from '../rows.gen.ts'

/** A form as access looks at it. */
export interface FormReach extends Pick<Selectable<Forms>, 'id' | 'created_by' | 'unit_id' | 'status' | 'deleted_at'> {
  readonly tokens: readonly string[]
}

/** What it takes to fill in a form, without what is being written of it. */
const TO_FILL = ['set_id', 'set_version', 'chain_id', 'once', 'max_entries', 'entries', 'name_ar', 'name_en'] as const
const TO_MAKE = ['target', 'department_id', 'group_id', 'priority', 'subject', 'request'] as const
export interface FormToFill extends FormReach, Pick<Selectable<Forms>, (typeof TO_FILL)[number] | (typeof TO_MAKE)[number]> {}
const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`form.${name}`)))
const reach = columnsOf(['id', 'created_by', 'unit_id', 'status', 'deleted_at'])
const toFill = sql`${reach}, ${columnsOf([...TO_FILL, ...TO_MAKE])}`

/** A form as the presenter needs it, with the names of its unit and of who made it. */
export interface FormRow extends Selectable<Forms>, FormReach {
  readonly sort: string
  readonly creator_name: string
  readonly creator_photo: string | null
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
  readonly approvers: readonly { readonly id: string; readonly fullName: string; readonly photoId: string | null }[]
  readonly places: readonly { readonly id: string; readonly nameAr: string; readonly nameEn: string }[]
}

/** Units or people whom the steps that are being written name. */
const namedInSteps = (key: 'unitId' | 'userId') => sql`array(
  select (step ->> ${sql.lit(key)})::uuid from jsonb_array_elements(coalesce(form.draft -> 'steps', '[]')) step
  where step ->> ${sql.lit(key)} is not null)`

export const columnsBy = (sort: string) => sql`
  form.*, ${sql.ref(`form.${sort}`)}::text as sort, ${tokensIn('form')} as tokens, creator.full_name as creator_name,
  creator.photo_id as creator_photo, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en,
  coalesce((select jsonb_agg(jsonb_build_object('id', place.id, 'nameAr', place.name_ar, 'nameEn', place.name_en)) from units place
    where place.id = any(array[form.unit_id, (form.draft ->> 'departmentId')::uuid, (form.draft ->> 'groupId')::uuid]
      || ${namedInSteps('unitId')})), '[]') as places,
  coalesce((select jsonb_agg(jsonb_build_object('id', named.id, 'fullName', named.full_name, 'photoId', named.photo_id)) from users named
    where named.id = any(${namedInSteps('userId')})), '[]') as approvers`
export const withNames = sql`join users creator on creator.id = form.created_by left join units unit on unit.id = form.unit_id`

export async function insertForm(db: Queryable, row: Insertable<Forms>): Promise<void> {
  await db.insertInto('forms').values(row).execute()
}

export async function updateForm(db: Queryable, id: string, set: Updateable<Forms>): Promise<void> {
  await db.updateTable('forms').set(set).where('id', '=', id).execute()
}

export async function readForms(db: Queryable, ids: readonly string[]): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select ${columnsBy('updated_at')} from forms form ${withNames} where ${anyOf('form.id', ids)}`.execute(db)
  return rows
}

export const readForm = async (db: Queryable, id: string): Promise<FormRow | undefined> => (await readForms(db, [id]))[0]

/** What was answered, beside what access looks at: it is for the caller to judge first. */
export async function readReported(db: Queryable, id: string): Promise<(FormReach & { report: KeptReport }) | undefined> {
  const { rows } = await sql<FormReach & { report: KeptReport }>`
    select ${reach}, ${tokensIn('form')} as tokens, ${reportIn(sql`form.set_id`)} as report from forms form where form.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** For who fills it in, and for who reads what was sent: without the names and texts that its editor shows. */
export async function readFormToFill(db: Queryable, id: string): Promise<FormToFill | undefined> {
  const { rows } =
    await sql<FormToFill>`select ${toFill}, ${tokensIn('form')} as tokens from forms form where form.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockFormToFill(db: Queryable, id: string): Promise<FormToFill | undefined> {
  await sql`select from forms where id = ${id} for update`.execute(db)
  return readFormToFill(db, id)
}

/** Whether anything was ever sent to it, also what was taken back. */
export async function hasEntries(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('form_entries').select('id').where('form_id', '=', id).limit(1).executeTakeFirst()) !== undefined
}

/** Forms to which something was sent since then, with how much. Index: form_entries_living. */
export async function countSince(db: Queryable, since: Date): Promise<{ form_id: string; count: number }[]> {
  const { rows } = await sql<{ form_id: string; count: number }>`
    select form_id, count(*)::int as count from form_entries
    where deleted_at is null and created_at > ${since} and status <> 'CANCELED' group by form_id`.execute(db)
  return rows
}

/** The rows of purged records: entries go before the forms they were sent to. */
export async function forgetForms(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('form_entries').where(anyOf('id', ids)).execute()
  await sql`delete from forms where ${anyOf('id', ids)}
    and not exists (select from form_entries where form_id = forms.id)`.execute(db)
}
