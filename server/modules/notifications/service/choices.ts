import type { notifications } from '@diwan/contract/notifications/endpoints'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Quiet, type Choices } from '@diwan/contract/notifications/schemas'
import type { Channel } from '@diwan/contract/kit/notice'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readChoices, readDefaults, readQuiet, readRules, writeChoices, writeQuiet, type Cell } from '../queries/rules.ts'
import { offeredBy, stateOf, type State } from './channels.ts'
import type { NotificationRules } from './rules.ts'

const NOT_QUIET: Quiet = { hours: null, ramadan: null, weekend: false, mentions: true }

/** What was never chosen, or by another release, is no silence. */
export const quietOf = (kept: unknown): Quiet => Quiet.catch(NOT_QUIET).parse(kept)

const usualOf = (cells: readonly Cell[], { role }: Pick<Actor, 'role'>, event: string, channel: Channel): State | undefined =>
  cells.find((cell) => cell.role === role && cell.event === event && cell.channel === channel)

export async function openChoices({ db, actor }: Ctx, rules: NotificationRules): Promise<Choices> {
  const [cells, chosen, quiet, { mail_minutes }] = await Promise.all([
    readDefaults(db),
    readChoices(db, { userIds: [actor.id] }),
    readQuiet(db, [actor.id]),
    readRules(db),
  ])
  const events = [...rules].map(([event, tell]) => {
    const states = offeredBy(tell).map((channel) => {
      const choice = chosen.find((one) => one.event === event && one.channel === channel)?.on
      return [channel, stateOf(tell, channel, { usual: usualOf(cells, actor, event, channel), choice })] as const
    })
    return { event, critical: tell.critical ?? false, channels: Object.fromEntries(states) }
  })
  return { events, quiet: quietOf(quiet.get(actor.id)), mailMinutes: mail_minutes }
}

export async function choose(ctx: Ctx, input: InputOf<typeof notifications.choose>, rules: NotificationRules): Promise<Choices> {
  const { events, channel, on } = input
  const cells = await readDefaults(ctx.db, events)
  const choices = events.map((event, place) => {
    const tell = rules.get(event)
    const state = tell && stateOf(tell, channel, { usual: usualOf(cells, ctx.actor, event, channel) })
    if (!state || state.locked)
      throw new Problem('invalid_input', { fields: [{ path: `events.${place}`, code: 'invalid_value' }] })
    return { event, usual: state.on }
  })
  await ctx.db.transaction().execute((db) => writeChoices(db, { user_id: ctx.actor.id, channel, on }, choices))
  return openChoices(ctx, rules)
}

export async function keepQuiet(ctx: Ctx, quiet: Quiet, rules: NotificationRules): Promise<Choices> {
  await writeQuiet(ctx.db, ctx.actor.id, quiet)
  return openChoices(ctx, rules)
}

export type Reached = Readonly<Record<Channel, boolean>>

/** How one event reaches each of these people. */
export async function channelsFor(
  db: Queryable,
  event: string,
  rules: NotificationRules,
  people: readonly Actor[],
): Promise<Map<string, Reached>> {
  const tell = rules.get(event)
  if (!tell) return new Map()
  const userIds = people.map(({ id }) => id)
  const [cells, choices] = await Promise.all([readDefaults(db, [event]), readChoices(db, { userIds, event })])
  const chosen = new Map(choices.map((one) => [`${one.user_id} ${one.channel}`, one.on]))
  const on = (person: Actor, channel: Channel) =>
    stateOf(tell, channel, { usual: usualOf(cells, person, event, channel), choice: chosen.get(`${person.id} ${channel}`) }).on
  return new Map(people.map((one) => [one.id, { app: on(one, 'app'), push: on(one, 'push'), mail: on(one, 'mail') }]))
}
