import type { surveys } from '@diwan/contract/surveys/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { judgedAnswers } from '../../fields/public.ts'
import { departmentOfPerson } from '../../units/public.ts'
import { insertParticipation } from '../queries/participations.ts'
import { insertSheet } from '../queries/sheets.ts'
import { demandVersion, heldToAnswer } from './answer.ts'
import { fieldsOf } from './ask.ts'

/**
 * An anonymous answer: that this person answered, and apart from it what was answered. It is no write that is
 * recorded: no history, no receipt, no channel, no hint and no line of the log is made of it.
 */
export async function dropSheet(
  ctx: Ctx,
  { id, fieldsVersion, answers: given }: InputOf<typeof surveys.drop>,
): Promise<OutputOf<typeof surveys.drop>> {
  await ctx.db.transaction().execute(async (trx) => {
    const inside = { ...ctx, db: trx }
    const survey = await heldToAnswer(inside, id, 'anonymous')
    await demandVersion(inside, survey, fieldsVersion)
    const isFirst = await insertParticipation(trx, { surveyId: id, userId: ctx.actor.id })
    if (!isFirst) throw new Problem('surveys.answered_already')
    const answers = await judgedAnswers(inside, trx, { fields: await fieldsOf(inside, survey), given, path: 'answers' })
    const own = survey.breakdown ? await departmentOfPerson(trx, ctx.actor.id) : null
    const bucket = own !== null && survey.buckets.includes(own) ? own : null
    await insertSheet(trx, { surveyId: id, bucket, answers })
  })
  return { done: true }
}
