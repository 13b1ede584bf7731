import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { opportunity } from '@diwan/contract/opportunities/endpoints'
import { opportunitySettingsEvents } from '@diwan/contract/opportunities/events'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readOrganisation } from '../../settings/public.ts'
import { anyOfType, keepSettings, lockSettings, readSettings, type Settings } from '../queries/settings.ts'

type Answer = Promise<OutputOf<typeof opportunity.settings>>

const presented = ({ actor }: Ctx, { maxUsers, types, version }: Settings) => ({
  maxUsers,
  types: [...types],
  version,
  can: { change: holdsFlag(actor, 'settings', 'module') },
})

export const openSettings = async (ctx: Ctx): Answer => presented(ctx, await readSettings(ctx.db))

/** A type that an opportunity has stays. */
export const changeSettings = (ctx: Ctx, { version, ...given }: InputOf<typeof opportunity.changeSettings>): Answer =>
  write(ctx, async (tx) => {
    const before = await lockSettings(tx.db)
    if (before.version !== version) throw new Problem('changed_meanwhile', { current: presented(ctx, before) })
    const kept = new Set(given.types.map(({ id }) => id))
    const gone = before.types.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    if (gone.length > 0 && (await anyOfType(tx.db, gone))) throw new Problem('opportunity.type_used')
    const next = { ...given, version: version + 1 }
    await keepSettings(tx.db, next)
    const { id } = (await readOrganisation(tx.db))!
    const detail = { maxUsers: next.maxUsers, types: next.types.length, version: next.version }
    tx.record(opportunitySettingsEvents.changed, detail, { object: id })
    return presented(ctx, next)
  })
