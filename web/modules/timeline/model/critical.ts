/** What decides when everything on a line of time is done. */
export interface Critical {
  /** By how many working days a bar can be late; below one it is critical. Without a number it is over, or nothing is known of it. */
  readonly slack: ReadonlyMap<string, number>
  /** Arrows between critical bars, by `arrowId`. */
  readonly arrows: ReadonlySet<string>
}

export const isCritical = (critical: Critical | undefined, id: string): boolean => (critical?.slack.get(id) ?? 1) <= 0

/** An arrow from one bar to another that waits for it. */
export const arrowId = (before: string, after: string): string => `${before} ${after}`
