import type { surveys } from '@diwan/contract/surveys/endpoints'
import { surveyChannel } from '@diwan/contract/surveys/events'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access.ts'
import { presentSurvey } from '../presenter/survey.ts'
import { surveysPaged } from '../queries/list.ts'
import { readSurvey } from '../queries/surveys.ts'
import { edited } from './edit.ts'

type Input<E extends keyof typeof surveys> = InputOf<(typeof surveys)[E]>
type Answer<E extends keyof typeof surveys> = Promise<OutputOf<(typeof surveys)[E]>>

export async function listSurveys(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return surveysPaged.page(ctx, await surveysPaged.resolved(ctx, input), input, (rows) =>
    rows.map((row) => presentSurvey(ctx.actor, row)),
  )
}

export async function countSurveys(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await surveysPaged.counts(ctx, [await surveysPaged.resolved(ctx, input)])
  return counter!
}

export async function openSurvey(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [surveyChannel(id)], async () => {
    const row = await readSurvey(ctx.db, id)
    demand(can, 'edit', ctx.actor, row)
    return edited(ctx, ctx.db, row)
  })
  return { survey: record, positions }
}
