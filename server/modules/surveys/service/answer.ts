import type { surveys } from '@diwan/contract/surveys/endpoints'
import { responseEvents } from '@diwan/contract/surveys/events'
import { responseMoves } from '@diwan/contract/surveys/moves'
import type { AskedSurvey } from '@diwan/contract/surveys/schemas'
import type { ResponseStatus } from '@diwan/contract/surveys/vocabulary'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { keepAnswers } from '../../fields/public.ts'
import { can } from '../access.ts'
import { deliveryForResponse } from '../kind.ts'
import { insertResponse, lockResponse, responseOf, updateResponse, type ResponseReach } from '../queries/responses.ts'
import { holdSurvey, readSurvey, type SurveyRow } from '../queries/surveys.ts'
import { askedOf } from './ask.ts'
import { byOf } from './edit.ts'

/** One that takes answers of this kind now, held until the transaction ends: it is not closed before. */
export async function heldToAnswer(ctx: Ctx, id: string, how: 'anonymous' | 'by name'): Promise<SurveyRow> {
  const row = await holdSurvey(ctx.db, id)
  demand({ view: can.ask, ask: can.ask }, 'ask', ctx.actor, row)
  if (!can.answer(ctx.actor, row) || row.anonymous !== (how === 'anonymous')) throw new Problem('wrong_state')
  return row
}

export async function demandVersion(ctx: Ctx, row: SurveyRow, fieldsVersion: number): Promise<void> {
  if (fieldsVersion !== row.set_version) throw new Problem('changed_meanwhile', { current: await askedOf(ctx, row) })
}

/** What was typed so far, for all devices; nobody else reads it. */
export function keepDraft(ctx: Ctx, input: InputOf<typeof surveys.keep>): Promise<OutputOf<typeof surveys.keep>> {
  return write(ctx, async (tx) => {
    const inside = { ...ctx, db: tx.db }
    const survey = await heldToAnswer(inside, input.id, 'by name')
    const before = await lockResponse(tx.db, input.id, ctx.actor.id)
    const draft = JSON.stringify(input.answers)
    if ((before?.version ?? 0) !== input.version)
      throw new Problem('changed_meanwhile', { current: await askedOf(inside, survey) })
    if (!before) {
      await begin(ctx, tx, survey, { status: 'DRAFT', draft })
      return { version: 1 }
    }
    demandMove(before, 'save')
    await updateResponse(tx.db, before.id, { draft, version: before.version + 1 })
    return { version: before.version + 1 }
  })
}

/** Sent by name; sent again it replaces what was answered before, until the survey is closed. */
export async function sendResponse(ctx: Ctx, { id, fieldsVersion, answers }: InputOf<typeof surveys.send>): Promise<AskedSurvey> {
  await write(ctx, async (tx) => {
    const inside = { ...ctx, db: tx.db }
    const survey = await heldToAnswer(inside, id, 'by name')
    await demandVersion(inside, survey, fieldsVersion)
    const before = await lockResponse(tx.db, id, ctx.actor.id)
    if (before) demandMove(before, 'send')
    const sent_at = before?.sent_at ?? ctx.clock.now()
    const isFirst = before?.status !== 'completed'
    const objectId = before?.id ?? (await begin(ctx, tx, survey, { status: 'completed', draft: null }))
    const set = { setId: survey.set_id!, version: survey.set_version! }
    if (before) await updateResponse(tx.db, objectId, { status: 'completed', sent_at, draft: null, version: before.version + 1 })
    await keepAnswers(ctx, tx, { objectId, forId: ctx.actor.id, ...set, given: answers, path: 'answers' })
    const now = (await responseOf(tx.db, id, ctx.actor.id))!
    const told = { id: objectId, surveyId: id, version: now.version, by: byOf(ctx) }
    tx.record(isFirst ? responseEvents.sent : responseEvents.changed, told, deliveryForResponse(now))
    return null
  })
  return askedOf(ctx, (await readSurvey(ctx.db, id))!)
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  { id: survey_id, unit_id }: SurveyRow,
  { status, draft }: { status: ResponseStatus; draft: string | null },
): Promise<string> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const { id } = await insertQuotedObject(tx.db, { kind: 'survey_response', by, at })
  const sent_at = status === 'completed' ? at : null
  await insertResponse(tx.db, { id, survey_id, unit_id, status, draft, sent_at, created_by: by, created_at: at })
  return id
}

const demandMove = ({ status }: ResponseReach, command: 'save' | 'send'): void => {
  if (!responseMoves[command].from.includes(status as ResponseStatus)) throw new Problem('wrong_state')
}
