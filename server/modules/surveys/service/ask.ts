import type { surveys } from '@diwan/contract/surveys/endpoints'
import type { AskedSurvey } from '@diwan/contract/surveys/schemas'
import type { ResponseStatus } from '@diwan/contract/surveys/vocabulary'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { answersOf, fieldsFor, idsIn, readFields, readNames, readSheet } from '../../fields/public.ts'
import { can } from '../access.ts'
import { presentSurvey } from '../presenter/survey.ts'
import { namesOfDepartments } from '../queries/departments.ts'
import { hasParticipated } from '../queries/participations.ts'
import { draftOf, responseOf, type ResponseReach } from '../queries/responses.ts'
import { readSurvey, type SurveyRow } from '../queries/surveys.ts'

/** What is not published, or not for this person, is not there to be answered. A closed one is still read. */
export async function askSurvey(ctx: Ctx, { id }: InputOf<typeof surveys.ask>): Promise<AskedSurvey> {
  const row = await readSurvey(ctx.db, id)
  demand({ view: can.ask, ask: can.ask }, 'ask', ctx.actor, row)
  return askedOf(ctx, row)
}

export async function askedOf(ctx: Ctx, row: SurveyRow): Promise<AskedSurvey> {
  const at = { setId: row.set_id!, version: row.set_version! }
  const { id, nameAr, nameEn, descriptionAr, descriptionEn, anonymous, breakdown, k, shareResults, untilDate, status } =
    presentSurvey(ctx.actor, row)
  const said = anonymous ? undefined : await responseOf(ctx.db, id, ctx.actor.id)
  const fields = await fieldsOf(ctx, row)
  return {
    id,
    nameAr,
    nameEn,
    descriptionAr,
    descriptionEn,
    anonymous,
    breakdown,
    k,
    shareResults,
    untilDate,
    isOpen: status === 'published',
    departments: await namesOfDepartments(ctx.db, row.buckets),
    fields,
    fieldsVersion: at.version,
    answered: anonymous ? await hasParticipated(ctx.db, id, ctx.actor.id) : said?.status === 'completed',
    response: said ? await responseIn(ctx, said, fields) : null,
  }
}

/** In an anonymous survey nothing is filled in of who answers: a name as the answer of a field would be kept. */
export const fieldsOf = async (ctx: Ctx, { anonymous, set_id, set_version }: SurveyRow) => {
  const at = { setId: set_id!, version: set_version! }
  return anonymous ? readFields(ctx.db, at) : (await fieldsFor(ctx, at, ctx.actor.id)).fields
}

async function responseIn({ db }: Ctx, row: ResponseReach, fields: AskedSurvey['fields']): Promise<AskedSurvey['response']> {
  const isSent = row.status === 'completed'
  const answers = isSent ? ((await readSheet(db, row.id))?.answers ?? {}) : draftOf(row)
  const named = await readNames(db, idsIn(fields, answers))
  return {
    status: row.status as ResponseStatus,
    answers,
    given: isSent ? await answersOf(db, row.id) : [],
    names: Object.fromEntries(named.map(({ id, name_ar, name_en }) => [id, { nameAr: name_ar, nameEn: name_en }])),
    version: row.version,
  }
}
