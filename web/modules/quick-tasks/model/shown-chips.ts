import type { Chip } from '@diwan/core/quick-text/understand'

/** A chip as it is shown, with all parts of the line that it stands for: it is refused as a whole. */
export interface ShownChip {
  readonly kind: Chip['kind']
  readonly parts: readonly Chip[]
}

/** A line has one day, one time and one repeat, in however many places its words say them: مساء and الساعة ٨ are one time. */
const ONE_OF_A_LINE: ReadonlySet<Chip['kind']> = new Set(['date', 'time', 'repeat'])

export function shownChips(chips: readonly Chip[]): ShownChip[] {
  const keyOf = ({ kind, start }: Chip) => (ONE_OF_A_LINE.has(kind) ? kind : start)
  return [...Map.groupBy(chips, keyOf).values()].map((parts) => ({ kind: parts[0]!.kind, parts }))
}
