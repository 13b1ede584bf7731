import { notificationEvents } from '@diwan/contract/notifications/events'
import { ChangeRules, type RuleCell, type Rules } from '@diwan/contract/notifications/schemas'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Module, Reverts, NotificationRule } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readOrganisation } from '../../settings/public.ts'
import { readDefaults, readRules, writeDefaults, writeRules, type Cell } from '../queries/rules.ts'
import { offeredBy, offerOf, stateOf } from './channels.ts'

export type NotificationRules = ReadonlyMap<string, NotificationRule>

export const notificationRulesOf = (modules: readonly Module[]): NotificationRules =>
  new Map(modules.flatMap(({ notifications: rules = {} }) => Object.entries(rules)))

/** Events that pass every silence. */
export const criticalOf = (rules: NotificationRules): string[] =>
  [...rules].flatMap(([event, tell]) => (tell.critical ? [event] : []))

export const presentEvents = (rules: NotificationRules): Rules['events'] =>
  [...rules].map(([event, tell]) => ({
    event,
    critical: tell.critical ?? false,
    channels: Object.fromEntries(offeredBy(tell).map((channel) => [channel, offerOf(tell, channel) === 'on'])),
  }))

export async function openRules({ db, actor }: Pick<Ctx, 'db' | 'actor'>, rules: NotificationRules): Promise<Rules> {
  const [{ version, mail_minutes }, cells] = await Promise.all([readRules(db), readDefaults(db)])
  return {
    version,
    mailMinutes: mail_minutes,
    events: presentEvents(rules),
    cells: cells.filter(({ event }) => rules.has(event)), // of a module that is gone nothing is shown, and nothing lost
    can: { change: holdsFlag(actor, 'settings', 'notification') },
  }
}

/** A cell named twice is what was said last. */
const lastOfEach = (changes: readonly RuleCell[]): RuleCell[] => [
  ...new Map(changes.map((cell) => [fieldOf(cell), cell])).values(),
]

export function changeRules(ctx: Ctx, { version, mailMinutes, changes }: ChangeRules, rules: NotificationRules): Promise<Rules> {
  return write(ctx, async (tx) => {
    const at = { db: tx.db, actor: ctx.actor }
    const standing = await readRules(tx.db, true)
    if (version !== standing.version) throw new Problem('changed_meanwhile', { current: await openRules(at, rules) })
    demandOffered(changes, rules)
    const held = await readDefaults(tx.db)
    const moved = lastOfEach(changes)
      .map((cell) => ({ cell, was: textOf(cellIn(held, rules, cell)), is: textOf(cell) }))
      .filter(({ was, is }) => was !== is)
    const waits = mailMinutes ?? standing.mail_minutes
    const longer = waits === standing.mail_minutes ? {} : { mailMinutes: waits }
    const after = { ...longer, ...Object.fromEntries(moved.map(({ cell, is }) => [fieldOf(cell), is])) }
    const before = {
      ...(waits !== standing.mail_minutes && { mailMinutes: standing.mail_minutes }),
      ...Object.fromEntries(moved.map(({ cell, was }) => [fieldOf(cell), was])),
    }
    if (Object.keys(after).length === 0) return openRules(at, rules)
    await writeDefaults(
      tx.db,
      moved.map(({ cell }) => ({
        ...cell,
        declared: !cell.locked && cell.on === (offerOf(rules.get(cell.event)!, cell.channel) === 'on'),
      })),
    )
    await writeRules(tx.db, { version: version + 1, mailMinutes: waits })
    const organisation = await readOrganisation(tx.db)
    if (!organisation) throw new Problem('not_found')
    tx.record(
      notificationEvents.rulesChanged,
      { before, after },
      { object: organisation.id, audience: 'staff', topics: ['settings'] },
    )
    return openRules(at, rules)
  })
}

/** Only channels that an event has, and never those of a critical one. */
function demandOffered(changes: readonly RuleCell[], rules: NotificationRules): void {
  const fields = changes.flatMap(({ event, channel }, index) => {
    const tell = rules.get(event)
    return tell && !tell.critical && offerOf(tell, channel) !== 'never'
      ? []
      : [{ path: `changes.${index}`, code: 'invalid_value' }]
  })
  if (fields.length > 0) throw new Problem('invalid_input', { fields })
}

type Place = Pick<Cell, 'role' | 'event' | 'channel'>

/** As the audit log names it; a dot parts the words of a field. */
const fieldOf = ({ role, event, channel }: Place): string => `${role}.${event.replaceAll('.', '/')}.${channel}`
const textOf = ({ on, locked }: { on: boolean; locked: boolean }): string => `${on ? 'on' : 'off'}${locked ? '_locked' : ''}`

function cellIn(held: readonly Cell[], rules: NotificationRules, { role, event, channel }: Place) {
  const usual = held.find((cell) => cell.role === role && cell.event === event && cell.channel === channel)
  return stateOf(rules.get(event)!, channel, { usual })
}

function cellOf(field: string, text: unknown) {
  const [role, event = '', channel] = field.split('.')
  const [on, locked] = String(text).split('_')
  return { role, event: event.replaceAll('/', '.'), channel, on: on === 'on', locked: locked === 'locked' }
}

export const reverts = (rules: () => NotificationRules): Reverts => ({
  [notificationEvents.rulesChanged.name]: {
    needs: ['settings', 'notification'],
    now: async ({ db }) => {
      const [{ version, mail_minutes }, held] = await Promise.all([readRules(db), readDefaults(db)])
      const cells = ROLES.flatMap((role) =>
        [...rules()].flatMap(([event, tell]) =>
          offeredBy(tell).map((channel) => {
            const place = { role, event, channel }
            return [fieldOf(place), textOf(cellIn(held, rules(), place))] as const
          }),
        ),
      )
      return { version, values: { mailMinutes: mail_minutes, ...Object.fromEntries(cells) } }
    },
    change: (ctx, _organisation, version, { mailMinutes, ...cells }) =>
      changeRules(
        ctx,
        inputOf(ChangeRules, {
          version,
          ...(mailMinutes !== undefined && { mailMinutes }),
          changes: Object.entries(cells).map(([field, text]) => cellOf(field, text)),
        }),
        rules(),
      ),
  },
})
