import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import type { Backups, OpenSettings } from '@diwan/contract/settings/schemas'
import { ChangeOrganisation, OrganisationSettings, settingDefaults } from '@diwan/contract/settings/schemas'
import { settingsEvents } from '@diwan/contract/settings/events'
import { isBackupRunning } from '../../../kit/backup/running.ts'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { takeFile } from '../../files/public.ts'
import { can } from '../access.ts'
import { presentBackups, presentPasswordPolicy, presentSettings, presentWorkingDays, settingsOf } from '../presenter.ts'
import { isLogoOf, lastBackups, lockOrganisation, readOrganisation, updateOrganisation } from '../queries.ts'

export async function openSettings({ db, actor }: Ctx): Promise<OpenSettings> {
  const row = await readOrganisation(db)
  demand(can, 'view', actor, row ?? undefined)
  return presentSettings(actor, row!)
}

/** The schedule is the portal's, not a record: the flag alone decides. */
export async function openBackups({ db, clock }: Ctx): Promise<Backups> {
  return presentBackups(await lastBackups(db), clock.now(), await isBackupRunning(db))
}

/** Before there is an organisation it works as a new one would. */
export async function readWorkingDays(db: Queryable) {
  const row = await readOrganisation(db)
  return presentWorkingDays(row ? settingsOf(row) : settingDefaults)
}

/** How many MB a file of a lesson may have. */
export async function readLessonMb(db: Queryable): Promise<number> {
  const row = await readOrganisation(db)
  return (row ? settingsOf(row) : settingDefaults).lessonMb
}

/** How long a password has to be, and which names of the organisation it must not hold. */
export const readPasswordPolicy = async (db: Queryable) => presentPasswordPolicy(await readOrganisation(db))

/** What it was before may no longer be allowed: then it is refused as any input. */
export function revertSettings(ctx: Ctx, _organisation: string, version: number, values: object): Promise<OpenSettings> {
  const wanted = ChangeOrganisation.safeParse({ version, ...values })
  if (!wanted.success) throw new Problem('invalid_input', { fields: wrongFields(wanted.error) })
  return changeSettings(ctx, wanted.data)
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
    if (after.lessonMb !== before.lessonMb) demand(can, 'lessons', ctx.actor, row)
    if (after.logoId !== null && after.logoId !== before.logoId) await takeLogo(tx, ctx.actor.id, row.id, after.logoId)
    await updateOrganisation(tx.db, after, row.version + 1)
    tx.record(settingsEvents.changed, changed, { object: row.id, audience: 'staff', topics: ['settings'] })
    return { ...presentSettings(ctx.actor, row), settings: after, version: row.version + 1 }
  })
}

/** Logos that were replaced stay: a change can be taken back. */
async function takeLogo(tx: Tx, ownerId: string, objectId: string, id: string): Promise<void> {
  if (!(await isLogoOf(tx.db, id, objectId))) await takeFile(tx, { id, purpose: 'logo', ownerId, objectId })
}
