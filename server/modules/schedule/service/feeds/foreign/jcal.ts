import ICAL from 'ical.js'

/** A property of a calendar file as `ical.js` reads it: its parameters, the type of its values, the values. */
export interface Property {
  readonly name: string
  readonly params: Readonly<Record<string, unknown>>
  readonly type: string
  readonly values: readonly unknown[]
}

export interface Component {
  readonly name: string
  readonly properties: readonly Property[]
  readonly parts: readonly Component[]
}

/** Parts of a calendar that are looked at: what lies in an event (alarms) does not count, and rules of a zone lie one level below it. */
const DEPTH = 2

type Raw = readonly [string, readonly (readonly [string, Record<string, unknown>, string, ...unknown[]])[], readonly Raw[]]

const isOne = (parsed: Raw | readonly Raw[]): parsed is Raw => typeof parsed[0] === 'string'

/** All calendars of a file; nothing where it is none. Values are only parsed here, never repeated: see `repeated.ts`. */
export function calendarsIn(text: string): Component[] | undefined {
  try {
    const parsed = ICAL.parse(text) as Raw | readonly Raw[]
    const calendars = (isOne(parsed) ? [parsed] : parsed).filter(([name]) => name === 'vcalendar')
    return calendars.length > 0 ? calendars.map((raw) => componentOf(raw, DEPTH)) : undefined
  } catch {
    return undefined
  }
}

const componentOf = ([name, properties, parts]: Raw, depth: number): Component => ({
  name,
  properties: properties.map(([property, params, type, ...values]) => ({ name: property, params, type, values })),
  parts: depth === 0 ? [] : parts.map((part) => componentOf(part, depth - 1)),
})

export const all = ({ properties }: Component, name: string): Property[] => properties.filter((one) => one.name === name)
export const first = (of: Component, name: string): Property | undefined => of.properties.find((one) => one.name === name)
export const textOf = (of: Component, name: string): string => {
  const value = first(of, name)?.values[0]
  return typeof value === 'string' ? value : ''
}
