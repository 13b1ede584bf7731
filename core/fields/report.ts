import { OTHER } from './answer-shapes.ts'
import { NPS_RULE, type Field, type Option } from './field.ts'
import { ANSWERED, placeValue, rowValue } from './tally.ts'

/** How often each value of one field was given, over all its versions. */
export interface FieldTally {
  readonly field: Field
  readonly counts: Readonly<Record<string, number>>
}

export interface Bar {
  readonly value: string
  readonly n: number
  /** Of those who answered; several choices add up to more than one. */
  readonly share: number
}

export const answeredOf = ({ counts }: FieldTally): number => counts[ANSWERED] ?? 0

const shareOf = (n: number, all: number): number => (all === 0 ? 0 : n / all)
const barOf = (tally: FieldTally, value: string): Bar => {
  const n = tally.counts[value] ?? 0
  return { value, n, share: shareOf(n, answeredOf(tally)) }
}

/** In the order in which they were offered; what was written instead last. */
export function barsOf(tally: FieldTally): Bar[] {
  const { field } = tally
  if (field.type === 'rating') return stepsOf(field).map((step) => barOf(tally, String(step)))
  if (!('options' in field) || field.type === 'ranking') return countedBars(tally)
  const written = 'other' in field && (field.other || tally.counts[OTHER] !== undefined) ? [OTHER] : []
  return [...field.options.map(({ key }) => key), ...written].map((value) => barOf(tally, value))
}

/** People, units, times: the most frequent first. */
const countedBars = (tally: FieldTally): Bar[] =>
  Object.keys(tally.counts)
    .filter((value) => value !== ANSWERED)
    .map((value) => barOf(tally, value))
    .toSorted((one, other) => other.n - one.n || (one.value < other.value ? -1 : 1))

type Rating = Extract<Field, { type: 'rating' }>
export const stepsOf = ({ rule: { low, high } }: Rating): number[] =>
  Array.from({ length: high - low + 1 }, (_none, at) => low + at)
export const isNps = (field: Field): boolean =>
  field.type === 'rating' && field.rule.low === NPS_RULE.low && field.rule.high === NPS_RULE.high

/** The mean of a rating; nothing where nobody answered. */
export function meanOf(tally: FieldTally & { readonly field: Rating }): number | undefined {
  const steps = stepsOf(tally.field).map((step) => ({ step, n: tally.counts[String(step)] ?? 0 }))
  const all = steps.reduce((sum, { n }) => sum + n, 0)
  return all === 0 ? undefined : steps.reduce((sum, { step, n }) => sum + step * n, 0) / all
}

export interface Nps {
  readonly promoters: number
  readonly passives: number
  readonly detractors: number
  /** From -100 to 100; nothing where nobody answered. */
  readonly score: number | undefined
}

/** Nine and ten recommend it, six and less do not. */
export function npsOf({ counts }: Pick<FieldTally, 'counts'>): Nps {
  const within = (from: number, to: number): number =>
    Object.entries(counts).reduce(
      (sum, [value, n]) => (value !== ANSWERED && Number(value) >= from && Number(value) <= to ? sum + n : sum),
      0,
    )
  const [detractors, passives, promoters] = [within(0, 6), within(7, 8), within(9, 10)]
  const all = detractors + passives + promoters
  const score = all === 0 ? undefined : Math.round(((promoters - detractors) / all) * 100) || 0 // Rounding makes -0 of what is just below 0.
  return { promoters, passives, detractors, score }
}

export interface HeatRow {
  readonly row: Option
  readonly answered: number
  readonly cells: readonly Bar[]
}

/** A table of questions: how each row was answered, of those who answered that row. */
export const heatOf = ({ field, counts }: FieldTally & { readonly field: Extract<Field, { type: 'matrix' }> }): HeatRow[] =>
  field.rows.map((row) => {
    const figures = field.scale.map(({ key }) => ({ value: key, n: counts[rowValue(row.key, key)] ?? 0 }))
    const answered = figures.reduce((sum, { n }) => sum + n, 0)
    return { row, answered, cells: figures.map(({ value, n }) => ({ value, n, share: shareOf(n, answered) })) }
  })

export interface Ranked {
  readonly option: Option
  readonly mean: number | undefined
  /** How often it was put first. */
  readonly first: number
}

/** The best mean place first. */
export function rankedOf({ field, counts }: FieldTally & { readonly field: Extract<Field, { type: 'ranking' }> }): Ranked[] {
  const places = field.options.map((_option, index) => index + 1)
  return field.options
    .map((option) => {
      const at = places.map((place) => counts[placeValue(option.key, place)] ?? 0)
      const all = at.reduce((sum, n) => sum + n, 0)
      const sum = at.reduce((total, n, index) => total + n * (index + 1), 0)
      return { option, first: at[0] ?? 0, mean: all === 0 ? undefined : sum / all }
    })
    .toSorted((one, other) => (one.mean ?? Infinity) - (other.mean ?? Infinity))
}

const optionsOf = (field: Field, part: 'options' | 'rows' | 'scale'): readonly Option[] =>
  (field as Partial<Record<typeof part, readonly Option[]>>)[part] ?? []

/** A field as it is reported: the newest, with whatever options its older versions offered and people chose. */
export function joinedField(newest: Field, older: readonly Field[]): Field {
  const same = older.filter((field) => field.key === newest.key && field.type === newest.type)
  const all = (part: 'options' | 'rows' | 'scale', own: readonly Option[]): Option[] => {
    const found = new Map(own.map((option) => [option.key, option]))
    for (const field of same)
      for (const option of optionsOf(field, part)) if (!found.has(option.key)) found.set(option.key, option)
    return [...found.values()]
  }
  if (newest.type === 'matrix') return { ...newest, rows: all('rows', newest.rows), scale: all('scale', newest.scale) }
  if (newest.type === 'rating') {
    const rules = [newest, ...same].flatMap((field) => (field.type === 'rating' ? [field.rule] : []))
    const rule = { low: Math.min(...rules.map(({ low }) => low)), high: Math.max(...rules.map(({ high }) => high)) }
    return { ...newest, rule }
  }
  return 'options' in newest ? { ...newest, options: all('options', newest.options) } : newest
}
