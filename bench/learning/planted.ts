import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { countsOf } from '@diwan/core/fields/tally'
import { sql } from 'kysely'
import type { Database } from '../../server/kit/db/database.ts'
import type { Member } from '../cast.ts'
import { asked } from './asking.ts'
import { fields, sheet, SHEETS } from './sheets.ts'

export interface Desk {
  readonly origin: string
  readonly author: Member
}

const off = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
export const now = { ...off, version: 0, push: false, schedule: false, scheduleDate: '', scheduleTime: '' }

/** A published form, through the front door; nobody is told of it. */
export async function plantForm(
  { origin, author }: Desk,
  tokens: readonly AudienceToken[],
  more: SentInputOf<typeof forms.create> = {},
): Promise<string> {
  const names = { nameAr: 'نموذج القياس', nameEn: 'Measured form', target: 'answer' as const, fields: [...fields] }
  const { id } = await asked(origin, author, forms.create, { ...names, ...more })
  await asked(origin, author, formPublishing.publish, { ...now, id, tokens: [...tokens] })
  return id
}

export async function plantSurvey(
  { origin, author }: Desk,
  tokens: readonly AudienceToken[],
  anonymous: boolean,
): Promise<string> {
  const names = { nameAr: 'استبيان القياس', nameEn: 'Measured survey', anonymous, fields: [...fields] }
  const { id } = await asked(origin, author, surveys.create, names)
  await asked(origin, author, surveyPublishing.publish, { ...now, id, tokens: [...tokens] })
  return id
}

/**
 * So many entries of people in turn, set-based and past the service: what one trigger would count, one by one, is counted once, and
 * tallies are those that the product counts of each sheet.
 */
export async function plantEntries(db: Database, formId: string, count: number): Promise<void> {
  const sheets = Array.from({ length: SHEETS }, (_, n) => sheet(n))
  const tallied = new Map<string, { field: string; value: string; n: number }>()
  for (const [place, answers] of sheets.entries()) {
    const times = Math.floor((count - place - 1) / SHEETS) + 1
    for (const { field, value } of countsOf(fields, answers)) {
      const name = `${field} ${value}`
      tallied.set(name, { field, value, n: (tallied.get(name)?.n ?? 0) + times })
    }
  }
  await db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '128MB'`.execute(trx)
    await sql`create temp table planted_sheet on commit drop as select n - 1 as n, answers
      from unnest(${sheets.map((one) => JSON.stringify(one))}::jsonb[]) with ordinality as given (answers, n)`.execute(trx)
    await sql`create temp table planted_entry on commit drop as
      select series.n, uuidv7() as id, sender.id as sender, now() - series.n * interval '1 minute' as at
      from generate_series(0, ${sql.lit(count - 1)}) series (n)
      join (select row_number() over (order by id) - 1 as n, count(*) over () as people, id from users
        where email like 'person%@bench.example') sender on sender.n = series.n % sender.people`.execute(trx)
    await sql`create temp table planted_code on commit drop as
      select row_number() over () - 1 as n, short_id from (
        select chr(65 + code / 676000) || chr(65 + code / 26000 % 26) || chr(65 + code / 1000 % 26) || lpad((code % 1000)::text, 3, '0') as short_id
        from (select (n * 7368787 % 17576000)::int as code
          from generate_series(1, ${sql.lit(count)} + (select count(*) from objects where kind = 'form_entry')) n) drawn
      ) spelt where short_id not in (select short_id from objects where kind = 'form_entry' and short_id is not null)`.execute(
      trx,
    )
    await sql`insert into objects (id, kind, short_id, created_by, created_at)
      select id, 'form_entry', short_id, sender, at from planted_entry join planted_code using (n)`.execute(trx)
    await sql`alter table form_entries disable trigger form_entries_counted`.execute(trx)
    await sql`insert into form_entries (id, form_id, once, status, created_by, created_at)
      select id, ${formId}, false, 'completed', sender, at from planted_entry`.execute(trx)
    await sql`alter table form_entries enable trigger form_entries_counted`.execute(trx)
    await sql`update forms set entries = entries + ${count} where id = ${formId}`.execute(trx)
    await sql`insert into field_answers (object_id, set_id, version, answers, given_at, counted)
      select entry.id, form.set_id, form.set_version, answers, at, true from planted_entry entry
      join planted_sheet sheet on sheet.n = entry.n % ${sql.lit(SHEETS)} cross join (select * from forms where id = ${formId}) form`.execute(
      trx,
    )
    await sql`insert into field_tallies (set_id, version, field, value, n)
      select set_id, set_version, field, value, n
      from forms cross join jsonb_to_recordset(${JSON.stringify([...tallied.values()])}::jsonb) as said (field text, value text, n int)
      where id = ${formId}`.execute(trx)
  })
}
