import { brokenDocumentLimit } from '@diwan/core/document-limits'
import type { Document } from '@diwan/core/document'
import { withDirections } from '@diwan/core/document'
import { mentionsIn, withNames } from '@diwan/core/light-text'
import { ticketEvents } from '@diwan/contract/tickets/events'
import { FOUND_PEOPLE } from '@diwan/contract/tickets/limits'
import type { Mentionable, Message } from '@diwan/contract/tickets/schemas'
import { holdsFlag, type Actor } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { membersOf } from '../../units/public.ts'
import { namedSo } from '../../users/public.ts'
import { can } from '../access.ts'
import { readMentioned } from '../queries/mentions.ts'
import { readConcerned, readReachOf, readTicket } from '../queries/tickets.ts'

/** People looked at for a picker; the policy is asked of each. */
const CANDIDATES = 100

/** What is kept of what somebody sent: directions are the portal's, and people mentioned bear their real name. */
export async function asKept({ actor }: Ctx, { db }: Tx, sent: Document): Promise<Document> {
  const names = await readMentioned(db, [sent])
  if (mentionsIn(sent).some(({ id }) => !names.has(id))) throw wrongBody('user')
  const kept = withNames(withDirections(sent, actor.language === 'ar' ? 'rtl' : 'ltr'), names)
  const limit = brokenDocumentLimit(kept)
  if (limit) throw wrongBody(limit)
  return kept
}

const wrongBody = (code: string) => new Problem('invalid_input', { fields: [{ path: 'body', code }] })

/** Notifies people newly mentioned in this version of the message. */
export function tellMentioned(tx: Tx, ticketId: string, { kind, body }: Pick<Message, 'kind' | 'body'>, before?: Document): void {
  const called = new Set(before && mentionsIn(before).map(({ id }) => id))
  const people = mentionsIn(body).flatMap(({ id }) => (called.has(id) ? [] : [id]))
  if (people.length === 0) return
  tx.record(
    ticketEvents.mentioned,
    { id: ticketId, kind, people },
    { object: ticketId, audience: kind === 'note' ? 'staff' : 'public' },
  )
}

/** Those of the people who may read a message of this kind: no one is notified of a note they may not read (H4). */
export async function readersOf(portal: Portal, ticketId: string, kind: Message['kind'], people: readonly string[]) {
  const standing = await readReachOf(portal.db, ticketId)
  if (!standing) return []
  return (await readActors(portal, people)).filter((one) => reads(kind, one, standing(one)))
}

const reads = (kind: Message['kind'], person: Actor, row: Parameters<typeof can.view>[1]): boolean =>
  can.view(person, row) && (kind !== 'note' || can.internal_note(person, row))

interface Asked {
  readonly id: string
  readonly text: string
}
type Found = Promise<{ items: Mentionable[] }>

/** Also colleagues who do not see the ticket: the author is asked to let them take part first. */
export async function findMentionable(ctx: Ctx, asked: Asked): Found {
  const ticket = await readTicket(ctx.db, ctx.actor, asked.id)
  demand(can, 'reply', ctx.actor, ticket)
  const standing = (await readReachOf(ctx.db, ticket.id))!
  const people = await candidates(ctx, asked, await readConcerned(ctx.db, ticket.id))
  return offer(people.map((one) => ({ person: one, sees: can.view(one, standing(one)) })))
}

export async function findMentionableInNote(ctx: Ctx, asked: Asked): Found {
  const ticket = await readTicket(ctx.db, ctx.actor, asked.id)
  demand(can, 'internal_note', ctx.actor, ticket)
  const standing = (await readReachOf(ctx.db, ticket.id))!
  const likely = [...(await readConcerned(ctx.db, ticket.id)), ...(await membersOf(ctx.db, [ticket.group_id]))]
  const people = await candidates(ctx, asked, likely)
  return offer(people.filter((one) => reads('note', one, standing(one))).map((person) => ({ person, sees: true })))
}

/** The likely people, or those of the directory whose name matches; never oneself. */
async function candidates(ctx: Ctx, { text }: Asked, likely: readonly string[]): Promise<Actor[]> {
  const named = text.trim() !== '' && holdsFlag(ctx.actor, 'users', 'view')
  const ids = named ? await namedSo(ctx.db, text, CANDIDATES) : text.trim() === '' ? likely : []
  const others = [...new Set(ids)].filter((id) => id !== ctx.actor.id).slice(0, CANDIDATES)
  const people = await readActors(ctx.portal, others)
  return others.flatMap((id) => people.find((one) => one.id === id) ?? [])
}

/** Who sees it comes first; otherwise in the order in which they were found. */
const offer = (found: readonly { person: Actor; sees: boolean }[]): { items: Mentionable[] } => ({
  items: found
    .toSorted((a, b) => Number(b.sees) - Number(a.sees))
    .slice(0, FOUND_PEOPLE)
    .map(({ person: { id, fullName, photo }, sees }) => ({ person: { id, fullName, photo }, sees })),
})
