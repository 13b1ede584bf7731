import type { Matrix } from '@diwan/contract/access/schemas'
import { useRef } from 'react'
import type { CellChange } from './use-matrix-draft.ts'

/** What somebody else changed between the matrix one looked at and the one that is there now. */
export function useOthersChanges(matrix: Matrix) {
  const before = useRef<Matrix | undefined>(undefined)
  return {
    remember: () => void (before.current ??= matrix),
    forget: () => void (before.current = undefined),
    get changes(): CellChange[] {
      return before.current ? changesBetween(before.current, matrix) : []
    },
  }
}

function changesBetween(before: Matrix, after: Matrix): CellChange[] {
  const cells = (matrix: Matrix) => new Map(matrix.cells.map((cell) => [`${cell.role} ${cell.name}`, cell]))
  const [were, are] = [cells(before), cells(after)]
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const { role, name } = (are.get(key) ?? were.get(key))!
    const [old, now] = [were.get(key)?.relations ?? [], are.get(key)?.relations ?? []]
    const gained = now.filter((one) => !old.includes(one))
    const lost = old.filter((one) => !now.includes(one))
    return gained.length + lost.length === 0 ? [] : [{ role, name, gained, lost, relations: now }]
  })
}
