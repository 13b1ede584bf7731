import fc from 'fast-check'
import type { Settling, Sizes } from '../proof.ts'
import type { WantedContent } from './planted.ts'

interface Drawn {
  readonly by: number
  readonly unit: number | null
  readonly open: number | null
  readonly published: boolean
  readonly deleted: boolean
  readonly instant: number
}

/** Draws records of chance; numbers stand for people and groups. */
export const drawnContent = ({ people, groups }: Sizes): fc.Arbitrary<Drawn[]> => {
  const group = fc.option(fc.nat({ max: groups - 1 }), { nil: null })
  return fc.array(
    fc.record({
      by: fc.nat({ max: people - 1 }),
      unit: group,
      open: group,
      published: fc.boolean(),
      deleted: fc.boolean(),
      instant: fc.nat({ max: 2 }),
    }),
  )
}

export const wantedContent = (chosen: unknown, { people, groups }: Settling): WantedContent[] =>
  (chosen as Drawn[]).map(({ by, unit, open, published, deleted, instant }) => ({
    createdBy: people[by]!.id,
    unitId: unit === null ? null : groups[unit]!.id,
    openTo: open === null ? null : groups[open]!.id,
    published,
    deleted,
    at: new Date(Date.UTC(2026, 10, 1) + instant),
  }))
