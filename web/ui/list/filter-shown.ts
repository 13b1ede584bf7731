/** One filter as the bar shows it. */
export interface FilterShown {
  readonly name: string
  readonly label: string
  /** Its values in words; none where it narrows nothing. */
  readonly texts: readonly string[]
  /** All but these. */
  readonly not?: boolean
}
