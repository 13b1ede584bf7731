import type { Days, Filters, FilterValues } from '@diwan/contract/kit/list'
import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import { sql, type RawBuilder } from 'kysely'

/** A day as two instants: the first is in it, the last is not. */
export interface Span {
  readonly since?: Date | undefined
  readonly until?: Date | undefined
}

/** How each filter narrows records called `record`: by a column, or by a condition. */
export type Narrowings<F extends Filters> = {
  readonly [K in keyof F]: string | ((value: NonNullable<ValueOf<F, K>>) => RawBuilder<unknown>)
}
type ValueOf<F extends Filters, K extends keyof F> = F[K] extends Days
  ? Span
  : K extends keyof FilterValues<F>
    ? FilterValues<F>[K]
    : never

/** Days as instants of one zone. */
export function withInstants<F extends Filters, Asked extends object>(
  filters: F,
  zone: string,
  asked: Asked,
): Omit<Asked, DayNames<F>> & FilterValues<F, Date> {
  const at = (day: unknown) => new Date(startOfDay(zone, String(day)) * 1000)
  const given = asked as Readonly<Record<string, unknown>>
  const instants = Object.values(filters).flatMap((filter) =>
    filter.kind === 'days'
      ? [
          [filter.from, given[filter.from] === undefined ? undefined : at(given[filter.from])],
          [filter.to, given[filter.to] === undefined ? undefined : at(addDays(String(given[filter.to]), 1))],
        ]
      : [],
  )
  // each day by its own name, which TypeScript cannot follow through entries
  return { ...asked, ...Object.fromEntries(instants) } as Omit<Asked, DayNames<F>> & FilterValues<F, Date>
}
type DayNames<F extends Filters> = { [K in keyof F]: F[K] extends Days<infer From, infer To> ? From | To : never }[keyof F]

/** Each filter narrows the ranges of a list; none opens another. */
export function* narrowing<F extends Filters>(filters: F, by: Narrowings<F>, asked: object): Generator<RawBuilder<unknown>> {
  const given = asked as Readonly<Record<string, unknown>>
  for (const [name, filter] of Object.entries(filters)) {
    const value = filter.kind === 'days' ? spanOf(given[filter.from], given[filter.to]) : given[name]
    if (value !== undefined) yield conditionOf(by[name] as string | ((value: unknown) => RawBuilder<unknown>), value)
  }
}

const spanOf = (since: unknown, until: unknown) => (since === undefined && until === undefined ? undefined : { since, until })

function conditionOf(by: string | ((value: unknown) => RawBuilder<unknown>), value: unknown): RawBuilder<unknown> {
  if (typeof by === 'function') return by(value)
  const column = sql.ref(`record.${by}`)
  if (isSpan(value)) return withinSpan(by, value)
  if (!Array.isArray(value)) return sql`${column} = ${value}`
  // one value keeps the plans of an equality
  return value.length === 1 ? sql`${column} = ${value[0]}` : sql`${column} = any(${value})`
}

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null && !Array.isArray(value)

/** From an instant on, up to another one. */
export function withinSpan(column: string, { since, until }: Span): RawBuilder<unknown> {
  const at = sql.ref(`record.${column}`)
  const ends = [...(since ? [sql`${at} >= ${since}`] : []), ...(until ? [sql`${at} < ${until}`] : [])]
  return sql.join(ends, sql` and `)
}
