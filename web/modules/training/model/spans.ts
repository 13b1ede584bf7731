import type { Span } from '@diwan/core/training/watched'

/** What is left of spans without others. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, [start, end]) =>
      left.flatMap(([from, to]): Span[] => {
        if (end <= from || start >= to) return [[from, to]]
        return (
          [
            [from, start],
            [end, to],
          ] as Span[]
        ).filter(([a, b]) => b > a)
      }),
    [...spans],
  )
}
