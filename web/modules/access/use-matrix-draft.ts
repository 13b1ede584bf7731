import { matrixFlags } from '@diwan/contract/access/matrix'
import type { Matrix } from '@diwan/contract/access/schemas'
import { RELATIONS, type Relation, type Role } from '@diwan/contract/access/vocabulary'
import { useKeptText } from '../../kit/kept-text.ts'

type Draft = Readonly<Record<string, readonly Relation[]>>
const nothing: Draft = {}

export interface CellChange {
  readonly role: Role
  readonly name: string
  readonly gained: readonly Relation[]
  readonly lost: readonly Relation[]
  readonly relations: readonly Relation[]
}

const keyOf = (role: Role, name: string) => `${role} ${name}`
const inOrder = (relations: readonly Relation[]) => RELATIONS.filter((one) => relations.includes(one))
const same = (one: readonly Relation[], other: readonly Relation[]) => inOrder(one).join() === inOrder(other).join()

/** What was changed and not saved yet; it outlives a reload and whatever another person saves in between. */
export function useMatrixDraft(matrix: Matrix) {
  const [draft, keep] = useKeptText<Draft>('access-matrix', nothing)
  const held = new Map(matrix.cells.map(({ role, name, relations }) => [keyOf(role, name), relations]))
  const was = (role: Role, name: string): readonly Relation[] => held.get(keyOf(role, name)) ?? []
  const now = (role: Role, name: string): readonly Relation[] => inOrder(draft[keyOf(role, name)] ?? was(role, name))

  const changes: CellChange[] = Object.entries(draft).flatMap(([key, relations]) => {
    const [role, name] = key.split(' ') as [Role, string]
    const before = was(role, name)
    if (!matrixFlags.has(name) || same(before, relations)) return []
    const gained = relations.filter((one) => !before.includes(one))
    return [{ role, name, gained, lost: before.filter((one) => !relations.includes(one)), relations: inOrder(relations) }]
  })

  const toggle = (role: Role, name: string, relation: Relation) => {
    const present = now(role, name)
    const next = present.includes(relation) ? present.filter((one) => one !== relation) : [...present, relation]
    const { [keyOf(role, name)]: _, ...others } = draft
    keep(same(next, was(role, name)) ? others : { ...others, [keyOf(role, name)]: next })
  }
  return { was, now, changes, toggle, discard: () => keep(undefined) }
}

export type MatrixDraft = ReturnType<typeof useMatrixDraft>
