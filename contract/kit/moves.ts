/** When a command may happen. `needs` is the flag (the command's own name unless said). */
export interface Move<Status extends string> {
  readonly needs?: string
  readonly from: readonly Status[]
  readonly to: Status | 'same'
}

export type Moves<Status extends string, Command extends string> = Readonly<Record<Command, Move<Status>>>

export function moves<Status extends string, Command extends string>(table: Moves<Status, Command>): Moves<Status, Command> {
  return table
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
