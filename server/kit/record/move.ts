import { reachedBy, type Moves } from '@diwan/contract/kit/moves'
import { Problem } from '../http/problem.ts'

interface Moving<Status> {
  readonly status: Status
  readonly version: number
}

/** The next status, or 409 when the record is in another state or was changed since. */
export function move<Status extends string, Command extends string>(
  table: Moves<Status, Command>,
  command: Command,
  record: Moving<Status>,
  version: number = record.version,
): Status {
  if (version !== record.version) throw new Problem('changed_meanwhile')
  if (!table[command].from.includes(record.status)) throw new Problem('wrong_state')
  return reachedBy(table[command], record.status)
}
