import type { Difference } from '@diwan/contract/kit/difference'
import { isDeepStrictEqual } from 'node:util'

/** The fields of `after` that differ from `before`, with both values; nothing when nothing changed. */
export function difference<R extends object>(before: R, after: Partial<R>): Difference | null {
  const was = before as Record<string, unknown>
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(plain(was[name]), plain(value)))
  if (changed.length === 0) return null
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, plain(was[name])])),
    after: Object.fromEntries(changed.map(([name, value]) => [name, plain(value)])),
  }
}

/** As history keeps it: JSON has neither instants nor undefined. */
const plain = (value: unknown): unknown => (value === undefined ? null : value instanceof Date ? value.toISOString() : value)
