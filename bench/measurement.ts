/** One measured number; without a limit it only explains another. */
export interface Measurement {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly limit?: number
  /** The value must not fall below the limit, instead of not above it. */
  readonly least?: boolean
}

/** What could not be measured (NaN) was not kept either. */
export const isMissed = ({ value, limit, least = false }: Measurement): boolean =>
  limit !== undefined && !(least ? value >= limit : value <= limit)

export const lineOf = (measurement: Measurement): string => {
  const { what, value, unit, limit, least } = measurement
  const allowed =
    limit === undefined ? '' : `  (${least ? 'at least' : 'at most'} ${limit})${isMissed(measurement) ? '  MISSED' : ''}`
  return `${what}: ${value} ${unit}${allowed}`
}
