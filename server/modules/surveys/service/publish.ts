import { incomplete } from '@diwan/contract/fields/schemas'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { MAX_BUCKETS } from '@diwan/contract/surveys/limits'
import type { SurveyContent } from '@diwan/contract/surveys/schemas'
import { NEVER_ANONYMOUS } from '@diwan/contract/surveys/vocabulary'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readTokens } from '../../audience/public.ts'
import { saveFields } from '../../fields/public.ts'
import { keepWords, namesOf, publishing } from '../../publishing/public.ts'
import { can } from '../access.ts'
import { survey } from '../kind.ts'
import { contentOf } from '../presenter/survey.ts'
import { departmentsAsked } from '../queries/departments.ts'
import { updateSurvey, type SurveyRow } from '../queries/surveys.ts'
import { closeSurvey } from './close.ts'
import { demandPromise, promiseOf } from './edit.ts'

/** What is written becomes what people see; when it is closed, what came of it is reckoned in the same transaction. */
export const surveyContent = publishing<SurveyRow>({
  ...survey.content,
  flag: 'surveys.create',
  staysListed: true,
  reopens: ({ anonymous }) => !anonymous,
  demandAudience: demandNoNarrower,
  keep: async (db, row, standing) => {
    if (standing.status === 'CLOSED' && row.status !== 'CLOSED') await closeSurvey(db, row)
    await updateSurvey(db, row.id, { ...standing, version: row.version + 1 })
  },
  sees: (row, person) => can.answer(person, row),
  ready: makeReady,
})

/** An anonymous survey keeps its audience once it was published: narrowed to a few people, the next answers would be theirs. */
async function demandNoNarrower(
  db: Queryable,
  { id, anonymous, published_at }: SurveyRow,
  tokens: readonly AudienceToken[],
): Promise<void> {
  if (!anonymous || published_at === null) return
  const lost = (await readTokens(db, id)).filter((token) => !tokens.includes(token))
  if (lost.length > 0) throw new Problem('invalid_input', { fields: [{ path: 'tokens', code: 'narrowed' }] })
}

async function makeReady(ctx: Ctx, tx: Tx, row: SurveyRow, tokens: readonly AudienceToken[]): Promise<void> {
  if (row.is_template) throw new Problem('wrong_state')
  const content = contentOf(row)
  const wrong = missing(content)
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
  await demandPromise(tx.db, row, content)
  const at = await saveFields(tx, { setId: row.set_id, fields: content.fields, by: ctx.actor.id, at: ctx.clock.now() })
  const { anonymous, breakdown, k } = content
  const isFirst = row.status === 'DRAFT'
  await updateSurvey(tx.db, row.id, {
    ...namesOf(content),
    ...(isFirst && {
      ...promiseOf(content),
      buckets: anonymous && breakdown ? await departmentsAsked(tx.db, tokens, k, MAX_BUCKETS) : [],
    }),
    share_results: content.shareResults,
    set_id: at.setId,
    set_version: at.version,
    changed: false,
    updated_at: ctx.clock.now(),
  })
  await keepWords(tx.db, { id: row.id, ...namesOf(content) }, row.created_at)
}

/** What stands against showing it to anybody: both languages are needed wherever one of them is. */
function missing(content: SurveyContent): WrongField[] {
  const found: WrongField[] = []
  const pair = (path: string, ar: string, en: string, needed: boolean): void => {
    if (ar === '' && (needed || en !== '')) found.push({ path: `${path}Ar`, code: en === '' ? 'empty' : 'translation_missing' })
    if (en === '' && (needed || ar !== '')) found.push({ path: `${path}En`, code: ar === '' ? 'empty' : 'translation_missing' })
  }
  pair('name', content.nameAr, content.nameEn, true)
  pair('description', content.descriptionAr, content.descriptionEn, false)
  if (content.fields.length === 0) found.push({ path: 'fields', code: 'empty' })
  const naming = content.anonymous ? content.fields.filter(({ type }) => NEVER_ANONYMOUS.has(type)) : []
  for (const { key } of naming)
    found.push({ path: `fields.${content.fields.findIndex((one) => one.key === key)}.type`, code: 'names_people' })
  return [...found, ...incomplete(content.fields).map(({ path, ...rest }) => ({ ...rest, path: `fields.${path}` }))]
}
