import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { surveys } from '@diwan/contract/surveys/endpoints'
import type { EditedSurvey, SurveyContent } from '@diwan/contract/surveys/schemas'
import { sameButWording } from '@diwan/core/fields/wording'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readFields } from '../../fields/public.ts'
import { contentWriting, namesOf } from '../../publishing/public.ts'
import { survey } from '../kind.ts'
import { contentOf, presentEdited } from '../presenter/survey.ts'
import { insertSurvey, isAnswered, updateSurvey, type SurveyRow } from '../queries/surveys.ts'

type Input<E extends keyof typeof surveys> = InputOf<(typeof surveys)[E]>

/** A breakdown, and the fewest of which anything is shown, are of anonymous surveys alone. */
export const promiseOf = ({ anonymous, breakdown, k }: SurveyContent) => ({ anonymous, breakdown, k })

export const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

export const edited = async (ctx: Ctx, db: Queryable, row: SurveyRow): Promise<EditedSurvey> =>
  presentEdited(ctx.actor, row, await isAnswered(db, row.id))

/** Until it is published what is written is also what it promises. */
const writing = contentWriting<SurveyRow, SurveyContent, EditedSurvey>({
  ...survey.content,
  flag: 'surveys.create',
  refusals: { unit: 'surveys.unit_missing', used: 'surveys.not_deleted' },
  insert: (db, row, content) => insertSurvey(db, { ...row, ...namesOf(content), ...promiseOf(content) }),
  update: (db, id, set, shown) => updateSurvey(db, id, { ...set, ...(shown && { ...namesOf(shown), ...promiseOf(shown) }) }),
  contentOf,
  edited,
  before: async (_ctx, { db }, content, { row }) => row && demandPromise(db, row, content),
  used: (_ctx, db, { id }) => isAnswered(db, id),
})

export const createSurvey = (ctx: Ctx, { unitId, ...content }: Input<'create'>): Promise<EditedSurvey> =>
  writing.create(ctx, content, unitId)

export const changeSurvey = (ctx: Ctx, { id, version, unitId, ...content }: Input<'change'>): Promise<EditedSurvey> =>
  writing.change(ctx, content, { id, version, unitId })

export const { copy: copySurvey, remove: deleteSurvey } = writing

/** What people were promised when it was published holds, and what somebody answered is still what was asked. */
export async function demandPromise(db: Queryable, row: SurveyRow, content: SurveyContent): Promise<void> {
  if (row.status === 'DRAFT') return
  const { anonymous, breakdown, k } = row
  const said = { anonymous: content.anonymous, breakdown: content.breakdown, k: content.k }
  if (!isDeepStrictEqual({ anonymous, breakdown, k }, said)) throw new Problem('surveys.promised')
  if (!(await isAnswered(db, row.id))) return
  if (content.shareResults !== row.share_results) throw new Problem('surveys.promised')
  const asked = await readFields(db, { setId: row.set_id!, version: row.set_version! })
  if (!sameButWording(asked, content.fields)) throw new Problem('surveys.wording_only')
}
