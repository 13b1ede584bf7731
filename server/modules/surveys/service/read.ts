import type { surveys } from '@diwan/contract/surveys/endpoints'
import { surveyChannel } from '@diwan/contract/surveys/events'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access.ts'
import { contentOf, presentSurvey } from '../presenter/survey.ts'
import { surveysPaged } from '../queries/list.ts'
import { readSurvey, type SurveyRow } from '../queries/surveys.ts'
import { edited } from './edit.ts'
import { publishedContent } from './published.ts'

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

const written = async ({ db, actor }: Ctx, id: string): Promise<SurveyRow> => {
  const row = await readSurvey(db, id)
  demand(can, 'edit', actor, row)
  return row
}

export async function openSurvey(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [surveyChannel(id)], async () => edited(ctx, ctx.db, await written(ctx, id)))
  return { survey: record, positions }
}

export async function readContent(ctx: Ctx, { id, state }: Input<'content'>): Answer<'content'> {
  const row = await written(ctx, id)
  return state === 'written' ? contentOf(row) : publishedContent(ctx.db, row)
}
