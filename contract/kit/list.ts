/** What a list can be asked. Free of schemas, so that a screen reads its address without loading them. */
export interface Several<V extends string = string> {
  readonly kind: 'several'
  readonly values: readonly V[]
}
/** Ids of records. */
export interface Records {
  readonly kind: 'records'
}
export interface Text {
  readonly kind: 'text'
  readonly max: number
}
/** Two days, both included, by the names of the address. */
export interface Days<From extends string = string, To extends string = string> {
  readonly kind: 'days'
  readonly from: From
  readonly to: To
}

/** What records say under fields that an administrator gave them, by key and value: `severity.high`. One value of each field is enough. */
export interface Custom {
  readonly kind: 'custom'
}

export type Filter = Several | Records | Text | Days | Custom
export type Filters = Readonly<Record<string, Filter>>

/**
 * One of several values, with commas between them in the address and in a call: `status=OPEN,PENDING`. All but some begin with a sign:
 * `status=!CLOSED`.
 */
export const several = <const V extends string>(values: readonly V[]): Several<V> => ({ kind: 'several', values })
export const records = (): Records => ({ kind: 'records' })
export const custom = (): Custom => ({ kind: 'custom' })
export const text = (max: number): Text => ({ kind: 'text', max })
export const days = <const From extends string, const To extends string>(from: From, to: To): Days<From, To> => ({
  kind: 'days',
  from,
  to,
})

export const DIRECTIONS = ['falling', 'rising'] as const
export type Direction = (typeof DIRECTIONS)[number]

export interface ListShape<V extends string = string, S extends string = string, F extends Filters = Filters> {
  /** The first is what is shown where nothing else is asked. */
  readonly views: readonly V[]
  readonly sorts: readonly S[]
  readonly filters: F
}

/** A list as a value: query, counts, page, export, address and filter bar derive from it. */
export const listOf = <const V extends string, const S extends string, const F extends Filters>(
  shape: ListShape<V, S, F>,
): ListShape<V, S, F> => shape

type DayParams<F extends Filters, T> = {
  [K in keyof F as F[K] extends Days<infer From, infer To> ? From | To : never]?: T | undefined
}
type ValueParams<F extends Filters> = {
  [K in keyof F as F[K] extends Days ? never : K]?:
    | (F[K] extends Several<infer V> ? readonly V[] : F[K] extends Text ? string : readonly string[])
    | undefined
}
/** What narrows a list, as the server reads it; `Day` is what stands for a day. */
export type FilterValues<F extends Filters, Day = string> = ValueParams<F> & DayParams<F, Day>

/** The names of the address that narrow a list. */
export type FilterParam<F extends Filters> = {
  [K in keyof F & string]: F[K] extends Days<infer From, infer To> ? From | To : K
}[keyof F & string]

/** Before the values that are left out. */
export const ALL_BUT = '!'

/** One value of one field: a choice by its key, a record by its id. */
export const CUSTOM_VALUE = '[a-z][a-z0-9_]{0,39}[.](?:[a-z][a-z0-9_]{0,39}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'

/** Values of one filter, in one call. */
export const MAX_VALUES = 20
