import type { chatChoices } from '@diwan/contract/chat/endpoints'
import { chatEvents } from '@diwan/contract/chat/events'
import { ChangeChatSettings } from '@diwan/contract/chat/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readOrganisation } from '../../settings/public.ts'
import { presentChoices, presentSettings, presentStatus } from '../presenter.ts'
import {
  readChoices,
  readPartners,
  readSettings,
  readStatuses,
  setStatusOf,
  updateSettings,
  upsertChoices,
} from '../queries/choices.ts'
import { topicOf } from '../topics.ts'

type Input<E extends keyof typeof chatChoices> = InputOf<(typeof chatChoices)[E]>
type Answer<E extends keyof typeof chatChoices> = Promise<OutputOf<(typeof chatChoices)[E]>>

/** So many of the last partners of somebody hear at once what is said of them. */
const TOLD = 200

export const showChoices = async ({ db, actor }: Ctx): Answer<'choices'> => presentChoices(await readChoices(db, actor.id))

export function changeChoices(ctx: Ctx, { receipts, presence, enterSends }: Input<'changeChoices'>): Answer<'changeChoices'> {
  return write(ctx, async (tx) => {
    await upsertChoices(tx.db, ctx.actor.id, {
      ...(receipts !== undefined && { receipts }),
      ...(presence !== undefined && { presence }),
      ...(enterSends !== undefined && { enter_sends: enterSends }),
    })
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
    return presentChoices(await readChoices(tx.db, ctx.actor.id))
  })
}

export const showSettings = async ({ db }: Ctx): Answer<'settings'> => presentSettings(await readSettings(db))

export function changeSettings(ctx: Ctx, { version, ...set }: Input<'changeSettings'>): Answer<'changeSettings'> {
  return write(ctx, async (tx) => {
    const standing = await readSettings(tx.db, true)
    if (version !== standing.version) throw new Problem('changed_meanwhile', { current: presentSettings(standing) })
    const moved = SWITCHES.filter((name) => set[name] !== standing[name])
    if (moved.length === 0) return presentSettings(standing)
    const organisation = await readOrganisation(tx.db)
    if (!organisation) throw new Problem('not_found')
    const of = (values: Record<Switch, boolean>) => Object.fromEntries(moved.map((name) => [name, values[name]]))
    const detail = { before: of(standing), after: of(set) }
    tx.record(chatEvents.settingsChanged, detail, { object: organisation.id, audience: 'staff', topics: ['settings'] })
    return presentSettings(await updateSettings(tx.db, version, set))
  })
}

const SWITCHES = ['receipts', 'presence', 'previews'] as const
type Switch = (typeof SWITCHES)[number]

export const chatReverts: Reverts = {
  [chatEvents.settingsChanged.name]: {
    needs: ['settings', 'organisation'],
    now: async ({ db }) => {
      const { version, ...values } = presentSettings(await readSettings(db))
      return { version, values }
    },
    change: async (ctx, _organisation, version, values) => {
      const { version: _version, ...standing } = presentSettings(await readSettings(ctx.db))
      return changeSettings(ctx, inputOf(ChangeChatSettings, { ...standing, ...values, version }))
    },
  },
}

export async function listStatuses({ db, clock }: Ctx, { ids }: Input<'statuses'>): Answer<'statuses'> {
  const rows = new Map((await readStatuses(db, ids, clock.now())).map((row) => [row.user_id, row]))
  return { items: ids.map((id) => ({ id, status: rows.has(id) ? presentStatus(rows.get(id)!) : null })) }
}

/** Shown wherever people look at somebody; the lists of those who talk with them say it at once. */
export function setStatus(ctx: Ctx, { status }: Input<'setStatus'>): Answer<'setStatus'> {
  return write(ctx, async (tx) => {
    const until = status?.until == null ? null : new Date(status.until * 1_000)
    if (until && until <= ctx.clock.now())
      throw new Problem('invalid_input', { fields: [{ path: 'status.until', code: 'past' }] })
    await setStatusOf(tx.db, ctx.actor.id, status && { emoji: status.emoji, text: status.text, until })
    const partners = await readPartners(tx.db, ctx.actor.id, TOLD)
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [ctx.actor.id, ...partners].map(topicOf) })))
    return { status: status && { ...status } }
  })
}
