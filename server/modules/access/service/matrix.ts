import { accessEvents } from '@diwan/contract/access/events'
import type { Matrix, SaveMatrix } from '@diwan/contract/access/schemas'
import { ROLES, type Relation, type Role } from '@diwan/contract/access/vocabulary'
import { Problem } from '../../../kit/http/problem.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { matrixFlags } from '@diwan/contract/access/matrix'
import { countPeople, moveVersion, readCells, readVersion, writeCells, type CellRow } from '../queries/matrix.ts'
import { demandHeld, demandOffered, demandShared, demandTakable, isLasting, lockRights } from './held.ts'

export async function readMatrix(db: Queryable): Promise<Matrix> {
  const [version, people, cells] = await Promise.all([readVersion(db), countPeople(db), readCells(db)])
  return {
    version,
    roles: ROLES.map((role) => ({ role, people: people.get(role) ?? 0 })),
    cells: cells.filter(({ name }) => matrixFlags.has(name)),
  }
}

/** Takes effect with the next request of everybody: the database moves the rights version with every cell. */
export function saveMatrix(ctx: Ctx, { version, changes }: SaveMatrix): Promise<Matrix> {
  return write(ctx, async (tx) => {
    const { roles, actor } = await lockRights(ctx, tx)
    const before = await readMatrix(tx.db)
    if (version !== before.version) throw new Problem('changed_meanwhile', { current: before })

    const held = cellReader(before.cells)
    const wanted = changes.map((change, index) => {
      const was = held(change.role, change.name)
      const relations = [...new Set(change.relations)]
      return { ...change, relations, was, gained: relations.filter((one) => !was.includes(one)), path: `changes.${index}` }
    })
    demandOffered(wanted)
    demandShared(wanted)
    demandHeld(actor, wanted)
    demandTakable(
      actor,
      wanted.filter(({ was, relations }) => was.some((one) => !relations.includes(one))),
    )
    if (wanted.some(({ role, name, relations }) => role === 'SUPER_ADMIN' && isLasting(name) && !relations.includes('all')))
      throw new Problem('access.would_lock_out')

    await writeCells(tx.db, lastOfEach(wanted))
    await moveVersion(tx.db)
    for (const { role, id } of roles) {
      const changed = wanted.filter((one) => one.role === role)
      if (changed.length === 0) continue
      const detail = { role: role as Role, before: cellsOf(changed, 'was'), after: cellsOf(changed, 'relations') }
      tx.record(accessEvents.roleChanged, detail, { object: id, audience: 'staff', topics: ['access'] })
    }
    return readMatrix(tx.db)
  })
}

/** A cell named twice is what was said last. */
const lastOfEach = (changes: readonly CellRow[]): CellRow[] => [
  ...new Map(changes.map(({ role, name, relations }) => [`${role} ${name}`, { role, name, relations }])).values(),
]

function cellReader(cells: Matrix['cells']): (role: Role, name: string) => readonly Relation[] {
  const held = new Map(cells.map(({ role, name, relations }) => [`${role} ${name}`, relations]))
  return (role, name) => held.get(`${role} ${name}`) ?? []
}

const cellsOf = <K extends 'was' | 'relations'>(
  changes: readonly ({ name: string } & Record<K, readonly Relation[]>)[],
  key: K,
) => Object.fromEntries(changes.map((change) => [change.name, change[key].join(' ')]))
