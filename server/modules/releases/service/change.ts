import { moduleEvents } from '@diwan/contract/releases/events'
import { moduleEntries } from '@diwan/contract/releases/registry'
import type { ChangeStatus, ChangeVersion, RegisteredModule } from '@diwan/contract/releases/schemas'
import { isNewer } from '@diwan/contract/releases/vocabulary'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { presentRegistered } from '../presenter.ts'
import { insertChange, lockModule, readRegistered, updateModule } from '../queries.ts'

/** Releases, withdraws, enables or disables. Data stays; menus, API, channels and jobs follow by themselves. */
export function changeStatus(ctx: Ctx, input: ChangeStatus): Promise<RegisteredModule> {
  return write(ctx, async (tx) => {
    const module = await lockOf(tx, input)
    const entry = moduleEntries.find(({ key }) => key === module.key)
    const withdraws = input.status === 'COMING_SOON' && module.status !== 'COMING_SOON'
    if (entry?.core && (withdraws || !input.enabled)) throw new Problem('modules.core')
    if (entry?.status === 'COMING_SOON' && input.status !== 'COMING_SOON') throw new Problem('modules.not_built')
    return keep(ctx, tx, 'statusChanged', module, { ...notesOf(input), status: input.status, enabled: input.enabled })
  })
}

export function changeVersion(ctx: Ctx, input: ChangeVersion): Promise<RegisteredModule> {
  return write(ctx, async (tx) => {
    const module = await lockOf(tx, input)
    if (!isNewer(input.version, module.version)) throw new Problem('modules.version_not_newer')
    return keep(ctx, tx, 'versionChanged', module, { ...notesOf(input), version: input.version })
  })
}

/** The version a module had before: only the audit log offers it, for a change that was just made by mistake. */
export function rollBackVersion(ctx: Ctx, input: ChangeVersion): Promise<RegisteredModule> {
  return write(ctx, async (tx) => {
    const module = await lockOf(tx, input)
    return keep(ctx, tx, 'versionRolledBack', module, { ...notesOf(input), version: input.version })
  })
}

type Row = NonNullable<Awaited<ReturnType<typeof lockModule>>>
type Changed = Partial<Pick<Row, 'status' | 'enabled' | 'version'>> & Pick<Row, 'notes_ar' | 'notes_en'>

const notesOf = ({ notesAr, notesEn }: { notesAr: string; notesEn: string }) => ({ notes_ar: notesAr, notes_en: notesEn })

export async function lockOf(tx: Tx, { key, revision }: { key: string; revision: number }): Promise<Row> {
  const module = await lockModule(tx.db, key)
  if (!module) throw new Problem('not_found')
  if (module.revision !== revision) throw new Problem('changed_meanwhile', { current: await present(tx, key) })
  return module
}

async function keep(ctx: Ctx, tx: Tx, event: keyof typeof moduleEvents, module: Row, changed: Changed) {
  const at = ctx.clock.now()
  const { id, key, status, version, enabled } = module
  await updateModule(tx.db, key, { ...changed, revision: module.revision + 1, changed_at: at, changed_by: ctx.actor.id })
  await insertChange(tx.db, { id: newId(), key, status, version, enabled, ...changed, changed_by: ctx.actor.id, changed_at: at })
  const differs = difference(module, changed) ?? { before: {}, after: {} }
  tx.record(moduleEvents[event], { key, ...differs }, { object: id, topics: ['modules'] })
  return present(tx, key)
}

export const present = async (tx: Tx, key: string): Promise<RegisteredModule> =>
  presentRegistered((await readRegistered(tx.db, key))!)
