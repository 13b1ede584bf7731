import { FIND_ORDERS } from '@diwan/contract/find/vocabulary'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** Names in the address: every one begins with the parameter that opens the page, so no list or screen reads it. */
const NAMES = {
  q: 'find',
  kind: 'findKind',
  person: 'findPerson',
  unit: 'findUnit',
  from: 'findFrom',
  to: 'findTo',
  order: 'findOrder',
  exact: 'findExact',
} as const
type Name = keyof typeof NAMES

export type ResultsQuery = Partial<Readonly<Record<Name, string>>>

/** The search of everything as the address states it; nothing while the page is closed. */
export function useAsked(): ResultsQuery | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { [NAMES.q]: q } = search
  if (typeof q !== 'string' && typeof q !== 'number') return undefined
  const asked = (Object.keys(NAMES) as Name[]).flatMap((name) => {
    const value = search[NAMES[name]]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return Object.fromEntries(asked) as ResultsQuery
}

/** Changes what is asked for; a word that is still being typed replaces its step of the history. */
export function useAsk() {
  const navigate = useNavigate()
  return (change: { readonly [name in Name]?: string | undefined }, replace = false): void => {
    const named = Object.fromEntries(Object.entries(change).map(([name, value]) => [NAMES[name as Name], value]))
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...named }), replace, resetScroll: false })
  }
}

/** Leaves the screen below as it is. */
export const closed = Object.fromEntries(Object.keys(NAMES).map((name) => [name, undefined])) as Record<Name, undefined>

export const orderOf = ({ order }: ResultsQuery): (typeof FIND_ORDERS)[number] =>
  FIND_ORDERS.find((one) => one === order) ?? 'nearest'

/** A day of the calendar that the portal keeps: no thirtieth of February. */
const isDay = (value: string | undefined): value is string =>
  value !== undefined &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)

/** The days of the address, which people may have written by hand: what is no day is left out. */
export const daysOf = ({ from, to }: ResultsQuery): { readonly from?: string; readonly to?: string } => ({
  ...(isDay(from) && { from }),
  ...(isDay(to) && { to }),
})

/** Whether the first day comes after the last one, so that there is nothing to ask for. */
export function isTurned(asked: ResultsQuery): boolean {
  const { from, to } = daysOf(asked)
  return from !== undefined && to !== undefined && from > to
}
