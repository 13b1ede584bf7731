/** When a command may happen. `needs` is the flag (by default the command's own name). */
export interface Move<Status extends string> {
  readonly needs?: string
  readonly from: readonly Status[]
  /** One status, none other, or another for some of `from` only. */
  readonly to: Status | 'same' | { readonly [From in Status]?: Status }
}

export type Moves<Status extends string, Command extends string> = Readonly<Record<Command, Move<Status>>>

export function moves<Status extends string, Command extends string>(table: Moves<Status, Command>): Moves<Status, Command> {
  return table
}

/** Where a move leads from a status. */
export function reachedBy<Status extends string>({ to }: Move<Status>, from: Status): Status {
  if (to === 'same') return from
  return typeof to === 'string' ? to : (to[from] ?? from)
}

/** `may`: who (`can`) joined with when. The same function on both sides. */
export function allowed<Status extends string, Command extends string>(
  table: Moves<Status, Command>,
  status: Status,
  can: Readonly<Record<string, boolean>>,
): Record<Command, boolean> {
  const commands = Object.keys(table) as Command[]
  const entries = commands.map((command) => {
    const { needs, from } = table[command]
    return [command, from.includes(status) && can[needs ?? command] === true] as const
  })
  return Object.fromEntries(entries) as Record<Command, boolean>
}
