import { DIRECTIONS, type ListShape } from '@diwan/contract/kit/list'
import { narrowingOf, oneOf, type Raw } from './address.ts'

/** What a list is asked for, by the names and in the words of its address; what it does by itself is left out. */
export type Asking = Readonly<Record<string, string>>

interface Shown {
  readonly shape: ListShape
  /** The name of the address that holds the built-in view. */
  readonly param: string
  /** What else of the address goes with it, each by its values; the first is the address without it. */
  readonly also?: Readonly<Record<string, readonly string[]>>
}

/** A list of which views are saved, by its declared name: `tickets.queue`. */
export interface SavedList extends Shown {
  readonly name: string
  /** The record, where each has such a list of its own. */
  readonly scopeId?: string
}

/** What of an address, or of a view that was saved before, the list understands. */
export function askingOf({ shape, param, also = {} }: Shown, raw: Raw): Asking {
  const { q } = raw
  const parts = {
    [param]: notFirst(shape.views, raw[param]),
    ...Object.fromEntries(Object.entries(also).map(([name, values]) => [name, notFirst(values, raw[name])])),
    ...narrowingOf(shape, raw),
    sort: notFirst(shape.sorts, raw['sort']),
    direction: notFirst(DIRECTIONS, raw['direction']),
    // the router reads mere digits as a number
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
  }
  return Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

const notFirst = (all: readonly string[], value: unknown): string | undefined => oneOf(all.slice(1), value)

export const isSameAsking = (one: Asking, other: Asking): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The address of exactly this; what else stands in it stays. */
export function toAsking({ shape, param, also = {} }: Shown, asking: object): (now: object) => object {
  const days = Object.values(shape.filters).flatMap((filter) => (filter.kind === 'days' ? [filter.from, filter.to] : []))
  const names = new Set([param, 'sort', 'direction', 'q', 'saved', ...Object.keys(also), ...Object.keys(shape.filters), ...days])
  return (now) => ({ ...Object.fromEntries(Object.entries(now).filter(([name]) => !names.has(name))), ...asking })
}

/** A built-in view leaves a saved one, with all that it asked for. */
export const leaveSaved =
  (of: Shown) =>
  (now: object): object =>
    (now as Raw)['saved'] === undefined ? now : toAsking(of, {})(now)
