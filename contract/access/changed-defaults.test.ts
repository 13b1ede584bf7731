import { expect, test } from 'vitest'
import { isNewer } from '../releases/vocabulary.ts'
import { changedDefaults, defaultGrants } from './matrix.ts'
import { ROLES } from './vocabulary.ts'

const sorted = (cell: string): string => cell.split(' ').filter(Boolean).toSorted().join(' ')
const present = new Map(
  defaultGrants().map(({ role, module, flag, relations }) => [`${role} ${module}.${flag}`, relations.join(' ')]),
)

test('what is declared of changed defaults leads, release by release, to the present one', () => {
  const cells = Map.groupBy(changedDefaults, ({ role, flag }) => `${role} ${flag}`)
  for (const [cell, changes] of cells) {
    expect([...ROLES]).toContain(changes[0]?.role)
    const steps = changes.slice(1).map(({ from, since }, place) => ({ from, since, before: changes[place]! }))
    for (const { from, since, before } of steps)
      expect([cell, sorted(from), isNewer(since, before.since)]).toEqual([cell, sorted(before.to), true])
    expect([cell, sorted(changes.at(-1)!.to)]).toEqual([cell, sorted(present.get(cell) ?? '')])
  }
})
