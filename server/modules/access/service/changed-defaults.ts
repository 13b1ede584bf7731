import { accessEvents } from '@diwan/contract/access/events'
import { changedDefaults, matrixFlags } from '@diwan/contract/access/matrix'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import type { ChangedDefault } from '@diwan/contract/kit/manifest'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { markTaken, readPending } from '../queries/changed-defaults.ts'
import { moveVersion, readCells, writeCells } from '../queries/matrix.ts'
import { lockRoles } from '../queries/roles.ts'

/** A cell that nobody edited follows its changed default; an edited one stays. SUPER_ADMIN is notified once of all together. */
export async function followChangedDefaults(
  portal: Portal,
  declared: readonly ChangedDefault[] = changedDefaults,
): Promise<void> {
  if ((await readPending(portal.db, declared)).length === 0) return
  await write({ portal, clock: portal.clock, db: portal.db, actor: PORTAL }, async (tx) => {
    const roles = await lockRoles(tx.db)
    const pending = await readPending(tx.db, declared) // another process may have been first
    const since = pending.at(-1)?.since
    if (!since) return
    await markTaken(tx.db, pending, portal.clock.now())
    const { follow, kept } = await judge(tx, pending)
    if (follow.size === 0 && kept.size === 0) return
    if (follow.size > 0) await take(tx, roles, [...follow.values()])
    const owners = roles.find(({ role }) => role === 'SUPER_ADMIN')!
    const detail = { since, taken: follow.size, kept: kept.size }
    tx.record(accessEvents.defaultsChanged, detail, { object: owners.id, audience: 'staff', topics: ['access'] })
  })
}

interface Cell {
  readonly role: Role
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Each cell through its changes, oldest first: one default may have changed in several releases. */
async function judge(tx: Tx, pending: readonly ChangedDefault[]) {
  const held = new Map((await readCells(tx.db)).map(({ role, name, relations }) => [`${role} ${name}`, relations.join(' ')]))
  const follow = new Map<string, Cell>()
  const kept = new Set<string>()
  for (const { flag: name, role, from, to } of pending.filter(({ flag }) => matrixFlags.has(flag))) {
    const key = `${role} ${name}`
    const now = follow.get(key)?.after ?? held.get(key) ?? ''
    if (isSame(now, from)) follow.set(key, { role: role as Role, name, before: held.get(key) ?? '', after: to })
    else if (!isSame(now, to)) kept.add(key)
  }
  for (const key of kept) follow.delete(key)
  return { follow, kept }
}

async function take(tx: Tx, roles: readonly { id: string; role: string }[], cells: readonly Cell[]): Promise<void> {
  await writeCells(
    tx.db,
    cells.map(({ role, name, after }) => ({ role, name, relations: relationsOf(after) })),
  )
  await moveVersion(tx.db)
  for (const { role, id } of roles) {
    const own = cells.filter((cell) => cell.role === role)
    if (own.length === 0) continue
    const told = (when: 'before' | 'after') => Object.fromEntries(own.map((cell) => [cell.name, cell[when]]))
    const detail = { role: role as Role, before: told('before'), after: told('after') }
    tx.record(accessEvents.roleChanged, detail, { object: id, audience: 'staff', topics: ['access'] })
  }
}

const relationsOf = (cell: string): Relation[] => cell.split(' ').filter(Boolean) as Relation[]
const isSame = (one: string, other: string): boolean =>
  relationsOf(one).toSorted().join(' ') === relationsOf(other).toSorted().join(' ')
