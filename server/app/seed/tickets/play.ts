import type { TicketPriority } from '@diwan/contract/tickets/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Fact } from '../../../kit/record/jobs.ts'
import { readWorkingDays } from '../../../modules/settings/public.ts'
import { assignTicket, takeTicket, transferTicket, unassignTicket } from '../../../modules/tickets/service/commands/assign.ts'
import { changePriority } from '../../../modules/tickets/service/commands/change.ts'
import * as solve from '../../../modules/tickets/service/commands/solve.ts'
import { addParticipant } from '../../../modules/tickets/service/commands/take-part.ts'
import { createTicket } from '../../../modules/tickets/service/create.ts'
import { noteOnTicket, replyToTicket } from '../../../modules/tickets/service/reply.ts'
import { quietPortal } from '../quiet.ts'
import { daysAgoOf, drawnFrom, laterDays, lastWorkingMoment, momentsOf, type Times } from './moments.ts'
import type { Step, Story } from './story.ts'
import { writtenAs } from './writing.ts'
import { addWorkingDays } from '@diwan/core/working-calendar'

/** Stories are of different tickets: some are carried out beside each other. */
const AT_ONCE = 6
/** What is older was told and read long ago. */
const TOLD_DAYS = 14

export interface Stage {
  readonly db: Database
  readonly units: ReadonlyMap<string, { readonly id: string; readonly parent: string | null }>
  readonly people: ReadonlyMap<string, Actor>
  readonly now: Date
  /** Whoever hears of what happened; asked with the last fact of each ticket, and only of those young enough to be news. */
  readonly tell: (portal: Portal, fact: Fact) => Promise<void>
}

/** Carries the stories out through the commands people use, each at its own time of a working day. */
export async function playStories(stage: Stage, stories: readonly Story[]): Promise<void> {
  const { calendar } = await readWorkingDays(stage.db)
  const times = { calendar, end: lastWorkingMoment(calendar, Math.floor(stage.now.getTime() / 1000)) }
  const days = daysAgoOf(stories)
  const waiting = [...stories.entries()]
  const one = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, story] = next
      const moments = momentsOf(story, days[index]!, times, drawnFrom(index + 1))
      await play(stage, story, moments, times).catch((error: unknown) => {
        throw new Error(`the story «${story.subject}» cannot be told`, { cause: error })
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

async function play(stage: Stage, story: Story, moments: readonly number[], times: Times): Promise<void> {
  const { db, units } = stage
  const clock = { at: moments[0]!, now: () => new Date(clock.at * 1000) }
  let last: Fact | undefined
  const quiet = quietPortal(db, clock)
  const portal = {
    ...quiet,
    jobs: { ...quiet.jobs, send: async (_: unknown, facts: readonly Fact[]) => void (last = facts.at(-1)) },
  }
  const as = (who: string): Ctx => ({ portal, clock, db, actor: personOf(stage, who) })
  const { id } = await createTicket(as(story.by), {
    subject: story.subject,
    body: writtenAs(story.body),
    departmentId: units.get(story.group)!.parent!,
    groupId: units.get(story.group)!.id,
    priority: story.priority,
    attachments: [],
    ...(story.requester && { requesterId: personOf(stage, story.requester).id }),
  })
  for (const [index, step] of story.steps.entries()) {
    clock.at = moments[index + 1]!
    const from = index + 1 === story.steps.length ? Math.max(clock.at, times.end) : clock.at // its day is still to come
    await carryOut(stage, as(step.who), id, step, () => addWorkingDays(times.calendar, from, laterDays(step))!)
  }
  if (last && clock.at > stage.now.getTime() / 1000 - TOLD_DAYS * 86_400) await stage.tell(portal, last)
}

async function carryOut(stage: Stage, ctx: Ctx, id: string, step: Step, until: () => number): Promise<unknown> {
  const ticket = stage.db.selectFrom('tickets').select(['version', 'priority', 'status']).where('id', '=', id)
  const { priority, status, version: found } = await ticket.executeTakeFirstOrThrow()
  let version = found
  if (status === 'NEW' && /[?=]/.test(step.sign)) ({ version } = await takeTicket(ctx, { id, version })) // whoever asks or solves has it
  const body = writtenAs(step.text)
  const [asked, said] = [
    { id, version },
    { id, body, attachments: [] },
  ]
  switch (step.sign) {
    case '>':
      return replyToTicket(ctx, said)
    case '#':
      return noteOnTicket(ctx, said)
    case '?':
      return solve.waitTicket(ctx, { ...asked, reason: 'requester', body, attachments: [] })
    case '=':
      return solve.resolveTicket(ctx, { ...asked, body, attachments: [] })
    case '!':
      return solve.rejectSolution(ctx, { ...asked, body, attachments: [] })
    case '+':
      return solve.reopenTicket(ctx, { ...asked, body, attachments: [] })
    case ':':
      return order(stage, ctx, { ...asked, priority: priority as TicketPriority }, step, until)
  }
}

type Asked = { readonly id: string; readonly version: number; readonly priority: TicketPriority }

function order(stage: Stage, ctx: Ctx, { priority, ...asked }: Asked, step: Step, until: () => number): Promise<unknown> {
  const [name, what = ''] = step.text.split(' ')
  const unit = () => stage.units.get(what)!
  const orders: Record<string, () => Promise<unknown>> = {
    take: () => takeTicket(ctx, asked),
    assign: () => assignTicket(ctx, { ...asked, assigneeId: personOf(stage, what).id }),
    unassign: () => unassignTicket(ctx, asked),
    transfer: () => transferTicket(ctx, { ...asked, departmentId: unit().parent!, groupId: unit().id }),
    outside: () => solve.waitTicket(ctx, { ...asked, reason: 'third_party', attachments: [] }),
    later: () => solve.waitTicket(ctx, { ...asked, reason: 'scheduled', until: until(), attachments: [] }),
    resume: () => solve.resumeTicket(ctx, asked),
    confirm: () => solve.confirmTicket(ctx, asked),
    close: () => solve.closeTicket(ctx, { ...asked, reason: what as 'solved' }),
    withdraw: () => solve.withdrawTicket(ctx, asked),
    add: () => addParticipant(ctx, { id: asked.id, userId: personOf(stage, what).id }),
    priority: () => changePriority(ctx, { id: asked.id, from: priority, to: what as TicketPriority }),
  }
  return orders[name!]!()
}

function personOf({ people }: Stage, key: string): Actor {
  const person = people.get(`${key}@diwan.example`)
  if (!person) throw new Error(`nobody is called ${key}`)
  return person
}
