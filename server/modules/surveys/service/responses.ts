import type { responses } from '@diwan/contract/surveys/endpoints'
import { responseChannel } from '@diwan/contract/surveys/events'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { answersOfAll } from '../../fields/public.ts'
import { canResponse } from '../access.ts'
import { presentResponse } from '../presenter/response.ts'
import { responsesPaged } from '../queries/list.ts'
import { readResponse, type ResponseRow } from '../queries/responses.ts'

type Input<E extends keyof typeof responses> = InputOf<(typeof responses)[E]>
type Answer<E extends keyof typeof responses> = Promise<OutputOf<(typeof responses)[E]>>

export const listResponses = async (ctx: Ctx, input: Input<'list'>): Answer<'list'> =>
  responsesPaged.page(ctx, await responsesPaged.resolved(ctx, input), input, (rows) => presented(ctx, rows))

export async function countResponses(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await responsesPaged.counts(ctx, [await responsesPaged.resolved(ctx, input)])
  return counter!
}

export async function openResponse(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [responseChannel(id)], async () => {
    const row = await readResponse(ctx.db, id)
    demand(canResponse, 'view', ctx.actor, row)
    return (await presented(ctx, [row]))[0]!
  })
  return { response: record, positions }
}

/** With their answers, asked once for all of them. */
async function presented(ctx: Ctx, rows: readonly ResponseRow[]) {
  const ids = rows.map(({ id }) => id)
  const answers = await answersOfAll(ctx.db, ids)
  return rows.map((row) => presentResponse(ctx.actor, row, answers.get(row.id) ?? []))
}
