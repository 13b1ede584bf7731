import { documentFromText } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { CreateTicket } from '@diwan/contract/tickets/schemas/ticket'
import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { beginCustom } from '../../custom-fields/public.ts'
import { keepAnswers } from '../../fields/public.ts'
import { sendDraft } from '../../drafts/public.ts'
import { takeFiles } from '../../files/public.ts'
import { isGroupOf } from '../../units/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { keepRequest } from '../queries/entries.ts'
import { insertTicket } from '../queries/tickets.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { topicsOf } from '../topics.ts'
import { customizedTickets } from './custom.ts'
import { demandOnBehalf } from './on-behalf.ts'
import { keepMessage } from './post-message.ts'
import { readOffered } from './templates/read.ts'

export const createTicket = (ctx: Ctx, input: CreateTicket): Promise<TicketRow> =>
  write(ctx, (tx) => openIn(ctx, tx, { ...input, custom: input.custom ?? {} }))

/** Beside what else the transaction does. Custom fields are judged where somebody was asked for them. */
export async function openIn(ctx: Ctx, tx: Tx, input: CreateTicket): Promise<TicketRow> {
  const to = await destinationOf(tx, input)
  const requesterId = input.requesterId ?? ctx.actor.id
  if (requesterId !== ctx.actor.id) await demandOnBehalf(ctx, requesterId, to)
  await sendDraft(ctx, tx, { id: input.draftId, kind: 'ticket', key: input.templateId ?? '' })
  const now = ctx.clock.now()
  const { id, shortId } = await insertQuotedObject(tx.db, { kind: 'ticket', by: ctx.actor.id, at: now })
  const { subject } = input
  const kept = input.body && (await keepDocument(ctx, tx, input.body, { features: 'light' }))
  const row = await insertTicket(tx.db, ctx.actor, {
    id,
    subject,
    status: 'NEW',
    priority: input.priority ?? to.priority,
    department_id: to.departmentId,
    group_id: to.groupId,
    template_id: to.template?.id ?? null,
    requester_id: requesterId,
    opened_by: requesterId === ctx.actor.id ? null : ctx.actor.id,
    reply: kept ? truncate(kept.text) : '',
    attachments: input.attachments.length,
    created_at: now,
    activity_at: now,
    measured: true,
  })
  if (to.template) {
    const about = { ...to.template.at, objectId: id, forId: requesterId }
    await keepAnswers(ctx, tx, { ...about, given: input.answers ?? {}, path: 'answers', first: true })
    await keepRequest(tx.db, id)
  }
  await beginCustom(ctx, tx, customizedTickets, { id, given: input.custom ?? 'unasked', path: 'custom' })
  const files = { ids: input.attachments, purpose: 'attachment5', ownerId: ctx.actor.id, objectId: id } as const
  const attachments = await takeFiles(tx, files)
  if (kept || attachments.length > 0) {
    const body = kept?.body ?? documentFromText('', 'rtl')
    await keepMessage(ctx, tx, id, { kind: 'reply', body, attachments, mentioned: kept?.mentioned ?? [] }, now)
  }
  tx.record(ticketEvents.created, { id, shortId, subject }, { object: id, channels: [ticketChannel(id)], topics: topicsOf(row) })
  return row
}

/** Where a ticket goes: where its template says, as it is offered at this moment, or where the requester chose. */
async function destinationOf({ db }: Tx, { templateId, fieldsVersion, departmentId = '', groupId = '' }: CreateTicket) {
  if (templateId === undefined) {
    if (!(await isGroupOf(db, groupId, departmentId))) throw new Problem('tickets.group_not_in_department')
    return { departmentId, groupId, priority: 'NORMAL', template: null }
  }
  const { id, to, priority, set_id, set_version } = await readOffered(db, templateId)
  if (set_version !== fieldsVersion || !(await isGroupOf(db, to.id, to.parent.id))) throw new Problem('changed_meanwhile')
  return {
    departmentId: to.parent.id,
    groupId: to.id,
    priority: priority ?? 'NORMAL',
    template: { id, at: { setId: set_id, version: set_version } },
  }
}
