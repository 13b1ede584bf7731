import {
  ALL_BUT,
  CUSTOM_VALUE,
  DIRECTIONS,
  MAX_VALUES,
  type Direction,
  type Filter,
  type FilterParam,
  type Filters,
  type ListShape,
} from '@diwan/contract/kit/list'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'

export type Raw = Readonly<Record<string, unknown>>

/** What narrows a list, by the names and in the words of its address, which are those of its calls. */
export type Narrowing<F extends Filters> = Partial<Record<FilterParam<F>, string>>
type Change<F extends Filters> = { [K in FilterParam<F>]?: string | undefined }

const isDay = (value: string): boolean => /^(19|20|21)\d\d-\d\d-\d\d$/.test(value)

export const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value)

/** The values of one filter; of one that leaves them out as well. */
export const valuesOf = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : (leavesOut(text) ? text.slice(1) : text).split(',')

/** Whether it is all but these that are shown. */
export const leavesOut = (text: string | undefined): boolean => text?.startsWith(ALL_BUT) === true

/** Nothing where none is left. */
export const textOf = (values: readonly string[], not = false): string | undefined =>
  values.length === 0 ? undefined : `${not ? ALL_BUT : ''}${values.join(',')}`

/** What of an address this filter understands; the rest is left out. */
function readFilter(name: string, filter: Filter, raw: Raw): [string, string | undefined][] {
  const day = (param: string): [string, string | undefined] => {
    const value = raw[param]
    return [param, typeof value === 'string' && isDay(value) ? value : undefined]
  }
  if (filter.kind === 'days') return [day(filter.from), day(filter.to)]
  // the router reads mere digits as a number
  const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
  if (typeof value !== 'string') return [[name, undefined]]
  if (filter.kind === 'text') return [[name, value.slice(0, filter.max) || undefined]]
  if (filter.kind === 'custom') return [[name, customIn(value)]]
  if (filter.kind === 'records') return [[name, textOf(idsIn(value))]]
  const known = filter.values.filter((one) => valuesOf(value).includes(one))
  return [[name, textOf(known, leavesOut(value))]]
}

const customTerm = new RegExp(`^${CUSTOM_VALUE}$`)
const customIn = (value: string): string | undefined =>
  textOf([...new Set(valuesOf(value).filter((one) => customTerm.test(one)))].slice(0, MAX_VALUES))

const idsIn = (value: string): string[] => [...new Set(valuesOf(value).filter(isUuid))].slice(0, MAX_VALUES)

export function narrowingOf<F extends Filters>({ filters }: ListShape<string, string, F>, raw: Raw): Narrowing<F> {
  const read = Object.entries(filters).flatMap(([name, filter]) => readFilter(name, filter, raw))
  // only names of the filters come out of it, which TypeScript cannot follow through entries
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Narrowing<F>
}

export interface ListAddress<S extends string, F extends Filters> {
  readonly raw: Raw
  readonly narrowing: Narrowing<F>
  readonly sort: S
  readonly direction: Direction
  /** What is looked for in it; nothing is the list itself. */
  readonly q: string
  readonly look: (text: string) => void
  readonly narrow: (some: Change<F>) => void
  readonly order: (sort: S, direction: Direction) => void
  /** Takes every filter away. */
  readonly clear: () => void
}

/** View, filters and order stand in the address: a link shows a colleague the same, and Back undoes them. */
export function useListAddress<V extends string, S extends string, F extends Filters>(
  list: ListShape<V, S, F>,
): ListAddress<S, F> {
  const raw: Raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const narrowing = narrowingOf(list, raw)
  const first = list.sorts[0]!
  const go = (some: object, replace = false) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace })
  return {
    raw,
    narrowing,
    sort: oneOf(list.sorts, raw['sort']) ?? first,
    direction: oneOf(DIRECTIONS, raw['direction']) ?? 'falling',
    q: typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']) : '',
    look: (text) => go({ q: text === '' ? undefined : text }, true),
    narrow: go,
    order: (by, way) => go({ sort: by === first ? undefined : by, direction: way === 'falling' ? undefined : way }),
    clear: () => go(Object.fromEntries(Object.keys(narrowing).map((name) => [name, undefined]))),
  }
}
