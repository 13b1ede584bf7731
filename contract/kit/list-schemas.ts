import { z } from 'zod'
import { Day, sought } from './ids.ts'
import {
  ALL_BUT,
  CUSTOM_VALUE,
  DIRECTIONS,
  MAX_VALUES,
  type Days,
  type Filter,
  type Filters,
  type ListShape,
  type Several,
  type Text,
} from './list.ts'

/** Values with commas between them, each once. */
function listed<V extends string>(value: string, most: number) {
  const pattern = new RegExp(`^(?:${value})(?:,(?:${value})){0,${most - 1}}$`)
  return z
    .string()
    .regex(pattern)
    .transform((text): V[] => [...new Set(text.split(','))] as V[]) // the pattern lets nothing else through
}

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** The same of all values there are, or with a sign before them all but these. */
function chosen<V extends string>(values: readonly V[]) {
  const one = `(?:${values.join('|')})`
  return z
    .string()
    .regex(new RegExp(`^${ALL_BUT}?${one}(?:,${one}){0,${values.length - 1}}$`))
    .transform((text): V[] => {
      const out = text.startsWith(ALL_BUT)
      const given = new Set((out ? text.slice(ALL_BUT.length) : text).split(','))
      return values.filter((value) => given.has(value) !== out)
    })
}

type Listed<V extends string> = z.ZodPipe<z.ZodString, z.ZodTransform<V[], string>>
type SchemaOf<F extends Filter> = F extends Several<infer V> ? Listed<V> : F extends Text ? z.ZodString : Listed<string>

type FilterShape<F extends Filters> = {
  [K in keyof F as F[K] extends Days ? never : K]: z.ZodOptional<SchemaOf<F[K]>>
} & {
  [K in keyof F as F[K] extends Days<infer From, infer To> ? From | To : never]: z.ZodOptional<typeof Day>
}

function schemasOf(name: string, filter: Filter): [string, z.ZodType][] {
  switch (filter.kind) {
    case 'several':
      return [[name, chosen(filter.values)]]
    case 'records':
      return [[name, listed(UUID, MAX_VALUES)]]
    case 'custom':
      return [[name, listed(CUSTOM_VALUE, MAX_VALUES)]]
    case 'text':
      return [[name, sought(filter.max)]]
    case 'days':
      return [
        [filter.from, Day],
        [filter.to, Day],
      ]
  }
}

/** The fields of a query that narrow the list, each absent where it narrows nothing. */
export function filterFields<F extends Filters>({ filters }: ListShape<string, string, F>): FilterShape<F> {
  const fields = Object.entries(filters).flatMap(([name, filter]) => schemasOf(name, filter))
  // the keys are those of the filters, which TypeScript cannot follow through entries
  return Object.fromEntries(fields.map(([name, schema]) => [name, schema.optional()])) as FilterShape<F>
}

/** By what it is sorted, the first of its sorts unless asked otherwise. */
export const orderFields = <S extends string>({ sorts }: ListShape<string, S>) => ({
  sort: z.enum(sorts).default(sorts[0]! as never),
  direction: z.enum(DIRECTIONS).default('falling'),
})

/**
 * What a saved view keeps of a list, as its address writes it; `param` is the name that holds the built-in view there. `also`: what else of
 * the address it keeps, each by its values.
 */
export const savedQuery = (list: ListShape, param: string, also: Readonly<Record<string, readonly string[]>> = {}): z.ZodType =>
  z.strictObject({
    ...Object.fromEntries(Object.entries(also).map(([name, values]) => [name, z.enum(values).optional()])),
    [param]: z.enum(list.views).optional(),
    ...filterFields(list),
    sort: z.enum(list.sorts).optional(),
    direction: z.enum(DIRECTIONS).optional(),
    q: sought(MAX_SAVED_TEXT).optional(),
  })
const MAX_SAVED_TEXT = 200

export const exportFields = { format: z.enum(['csv', 'xlsx']) }
