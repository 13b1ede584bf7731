import type { ChangeOrganisation, OpenSettings } from '@diwan/contract/settings/schemas'
import { OrganisationSettings } from '@diwan/contract/settings/schemas'
import { settingsEvents } from '@diwan/contract/settings/events'
import { demand } from '../../kit/access/demand.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { Ctx } from '../../kit/portal.ts'
import { difference } from '../../kit/record/difference.ts'
import { write } from '../../kit/record/write.ts'
import { can } from './access.ts'
import { presentSettings, settingsOf } from './presenter.ts'
import { lockOrganisation, readOrganisation, updateOrganisation } from './queries.ts'

export async function openSettings({ db, actor }: Ctx): Promise<OpenSettings> {
  const row = await readOrganisation(db)
  demand(can, 'view', actor, row ?? undefined)
  return presentSettings(actor, row!)
}

export function changeSettings(ctx: Ctx, { version, ...wanted }: ChangeOrganisation): Promise<OpenSettings> {
  return write(ctx, async (tx) => {
    const row = await lockOrganisation(tx.db)
    demand(can, 'change', ctx.actor, row)
    if (version !== row.version) throw new Problem('changed_meanwhile', { current: presentSettings(ctx.actor, row) })

    const before = settingsOf(row)
    const after = OrganisationSettings.parse({ ...before, ...wanted })
    const changed = difference(before, after)
    if (!changed) return presentSettings(ctx.actor, row)
    await updateOrganisation(tx.db, after, row.version + 1)
    tx.record(settingsEvents.changed, changed, { object: row.id, audience: 'staff', topics: ['settings'] })
    return { ...presentSettings(ctx.actor, row), settings: after, version: row.version + 1 }
  })
}
