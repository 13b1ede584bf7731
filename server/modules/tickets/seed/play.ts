import type { TicketPriority } from '@diwan/contract/tickets/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Fact } from '../../../kit/record/jobs.ts'
import { lastWorkingMoment, quietPortal, type Sample } from '../../../kit/sample.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { assignTicket, takeTicket, transferTicket, unassignTicket } from '../service/commands/assign.ts'
import { changePriority } from '../service/commands/change.ts'
import * as solve from '../service/commands/solve.ts'
import { addParticipant } from '../service/commands/take-part.ts'
import { createTicket } from '../service/create.ts'
import { noteOnTicket, replyToTicket } from '../service/reply.ts'
import { customOfStory } from './custom.ts'
import { daysAgoOf, drawnFrom, laterDays, momentsOf, type Times } from './moments.ts'
import type { Step, Story } from './story.ts'
import { writtenAs } from './writing.ts'
import { addWorkingDays } from '@diwan/core/working-calendar'

/** Stories are of different tickets: some are carried out beside each other. */
const AT_ONCE = 6
/** What is older was told and read long ago. */
const TOLD_DAYS = 14

/** Carries the stories out through the commands people use, each at its own time of a working day. */
export async function playStories(sample: Sample, stories: readonly Story[]): Promise<void> {
  const { calendar } = await readWorkingDays(sample.db)
  const times = { calendar, end: lastWorkingMoment(calendar, Math.floor(sample.at.getTime() / 1000)) }
  const days = daysAgoOf(stories)
  const waiting = [...stories.entries()]
  const one = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, story] = next
      const moments = momentsOf(story, days[index]!, times, drawnFrom(index + 1))
      await play(sample, story, moments, times).catch((error: unknown) => {
        throw new Error(`the story «${story.subject}» cannot be told`, { cause: error })
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

async function play(sample: Sample, story: Story, moments: readonly number[], times: Times): Promise<void> {
  const { db, units } = sample
  const clock = { at: moments[0]!, now: () => new Date(clock.at * 1000) }
  let last: Fact | undefined
  const quiet = quietPortal(db, clock)
  const portal = {
    ...quiet,
    jobs: {
      ...quiet.jobs,
      send: (_: unknown, fact: Fact) => {
        last = fact
        return []
      },
    },
  }
  const as = (who: string): Ctx => ({ portal, clock, db, actor: personOf(sample, who) })
  const { id } = await createTicket(as(story.by), {
    subject: story.subject,
    body: writtenAs(story.body),
    departmentId: units.get(story.group)!.parent!,
    groupId: units.get(story.group)!.id,
    priority: story.priority,
    attachments: [],
    custom: customOfStory(story),
    ...(story.requester && { requesterId: personOf(sample, story.requester).id }),
  })
  for (const [index, step] of story.steps.entries()) {
    clock.at = moments[index + 1]!
    const from = index + 1 === story.steps.length ? Math.max(clock.at, times.end) : clock.at // its day is still to come
    await playStep(sample, as(step.who), id, step, () => addWorkingDays(times.calendar, from, laterDays(step))!)
  }
  if (last && clock.at > sample.at.getTime() / 1000 - TOLD_DAYS * 86_400) await sample.notify(portal, last)
}

async function playStep(sample: Sample, ctx: Ctx, id: string, step: Step, until: () => number): Promise<unknown> {
  const ticket = sample.db.selectFrom('tickets').select(['version', 'priority', 'status']).where('id', '=', id)
  const { priority, status, version: found } = await ticket.executeTakeFirstOrThrow()
  let version = found
  if (status === 'NEW' && /[?=]/.test(step.sign)) ({ version } = await takeTicket(ctx, { id, version })) // a technician who asks or solves has it
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
      return order(sample, ctx, { ...asked, priority: priority as TicketPriority }, step, until)
  }
}

type PlayedTicket = { readonly id: string; readonly version: number; readonly priority: TicketPriority }

function order(
  sample: Sample,
  ctx: Ctx,
  { priority, ...asked }: PlayedTicket,
  step: Step,
  until: () => number,
): Promise<unknown> {
  const [name, what = ''] = step.text.split(' ')
  const unit = () => sample.units.get(what)!
  const orders: Record<string, () => Promise<unknown>> = {
    take: () => takeTicket(ctx, asked),
    assign: () => assignTicket(ctx, { ...asked, assigneeId: personOf(sample, what).id }),
    unassign: () => unassignTicket(ctx, asked),
    transfer: () => transferTicket(ctx, { ...asked, departmentId: unit().parent!, groupId: unit().id }),
    outside: () => solve.waitTicket(ctx, { ...asked, reason: 'third_party', attachments: [] }),
    later: () => solve.waitTicket(ctx, { ...asked, reason: 'scheduled', until: until(), attachments: [] }),
    resume: () => solve.resumeTicket(ctx, asked),
    confirm: () => solve.confirmTicket(ctx, asked),
    close: () => solve.closeTicket(ctx, { ...asked, reason: what as 'solved' }),
    withdraw: () => solve.withdrawTicket(ctx, asked),
    add: () => addParticipant(ctx, { id: asked.id, userId: personOf(sample, what).id }),
    priority: () => changePriority(ctx, { id: asked.id, from: priority, to: what as TicketPriority }),
  }
  return orders[name!]!()
}

function personOf({ people }: Sample, key: string): Actor {
  const person = people.get(`${key}@diwan.example`)
  if (!person) throw new Error(`nobody is called ${key}`)
  return person
}
