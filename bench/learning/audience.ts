import { forms } from '@diwan/contract/forms/endpoints'
import { surveys } from '@diwan/contract/surveys/endpoints'
import { personToken, roleToken, unitToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import { sql } from 'kysely'
import { readActor } from '../../server/modules/access/public.ts'
import { systemClock } from '../../server/kit/clock/clock.ts'
import { send } from '../client.ts'
import { compare, type Comparison } from '../compare.ts'
import { reads } from './asking.ts'
import { plantForm, plantSurvey } from './planted.ts'
import type { Stage } from './stage.ts'

/** How many times a bare read of the rows the list of somebody whom they address may cost. */
export const AUDIENCE = 3

/**
 * What one of 10,000 people has to fill in and to answer: so many forms and as many surveys, addressed in each way there is. Half of them
 * everybody else has sent or answered.
 */
export async function measureAudience(
  stage: Stage,
  content: number,
  rounds: number,
): Promise<Readonly<Record<'forms' | 'surveys', Comparison>>> {
  const { database, portal, raw, author, reader } = stage
  const { db } = database
  const actor = (await readActor({ db, clock: systemClock }, reader.id))!
  const ways: readonly AudienceToken[] = [
    'all',
    roleToken(actor.role),
    unitToken(actor.departmentIds[0]!),
    personToken(reader.id),
  ]
  const desk = { origin: portal.origin, author }
  for (let n = 0; n < content; n += 1) {
    const tokens = [...new Set([ways[n % 4]!, ...(n % 5 === 0 ? ways : [])])]
    const form = await plantForm(desk, tokens, { once: n % 2 === 0 })
    const survey = await plantSurvey(desk, tokens, n % 2 === 0)
    if (n % 2 === 0) await answeredByOthers(stage, { form, survey })
  }
  await database.pool.query('vacuum analyze')
  const measured = async (table: 'forms' | 'surveys', path: string): Promise<Comparison> => {
    const list = reads(portal.origin, reader, path)
    const bare = (pad: number) =>
      reads(raw.origin, reader, `/audience?table=${table}&tokens=${actor.tokens.join(',')}&pad=${pad}`)
    const more = (await send(list)) - (await send(bare(0)))
    return compare(list, bare(Math.max(0, more)), { rounds, connections: 1, calls: 20, settle: 0 })
  }
  return {
    forms: await measured('forms', `${forms.list.path}?view=fill&sort=published`),
    surveys: await measured('surveys', `${surveys.list.path}?view=answer&sort=published`),
  }
}

/** Past the service, and only what the lists look at. */
async function answeredByOthers({ database, reader }: Stage, { form, survey }: { form: string; survey: string }): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const others = sql`(select id from users where email like 'person%@bench.example' and id <> ${reader.id}) person`
    await sql`insert into survey_participations (survey_id, user_id)
      select ${survey}, person.id from ${others}`.execute(trx)
    await sql`create temp table sent on commit drop as select uuidv7() as id, person.id as sender from ${others}`.execute(trx)
    await sql`insert into objects (id, kind, created_by, created_at) select id, 'form_entry', sender, now() from sent`.execute(
      trx,
    )
    await sql`alter table form_entries disable trigger form_entries_counted`.execute(trx)
    await sql`insert into form_entries (id, form_id, once, status, created_by, created_at)
      select id, ${form}, true, 'completed', sender, now() from sent`.execute(trx)
    await sql`alter table form_entries enable trigger form_entries_counted`.execute(trx)
    await sql`update forms set entries = entries + (select count(*) from sent) where id = ${form}`.execute(trx)
  })
}
