import { parseArgs } from 'node:util'
import { LEAST_PEOPLE } from './database.ts'

export interface Options {
  readonly json: boolean
  /** Few tickets and rounds, and no limits: shows that the measurement works, not what it measures. */
  readonly quick: boolean
  readonly tickets: number
  readonly people: number
  readonly rounds: number
}

export function readOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      tickets: { type: 'string' },
      rounds: { type: 'string' },
    },
  })
  const { json, quick, tickets, rounds } = values
  return {
    json,
    quick,
    tickets: Number(tickets ?? (quick ? 5_000 : 100_000)),
    people: quick ? LEAST_PEOPLE : 50_000,
    rounds: Number(rounds ?? (quick ? 2 : 40)),
  }
}
