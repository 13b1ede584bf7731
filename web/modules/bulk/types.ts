import type { ReactNode } from 'react'
import type { RunQueries, RunRow } from './api.ts'

/** What names the records: each module says it of its own. */
export interface BulkWords<Name extends string = string> {
  command(name: Name): string
  readonly chosen: string
  chosenCount(count: number): string
  readonly running: string
  /** How many have come to an end, of how many. */
  settled(of: { settled: number; all: number }): string
  done(count: number): string
  refused(count: number): string
  refusedOf(count: number): string
}

interface Item {
  readonly id: string
}

/** What a module declares of its bulk commands. Methods, so that what works with any of them takes each. */
export interface BulkOf<Name extends string = string, Row extends RunRow = RunRow, Chosen extends Item = Item> {
  /** Each command with the flag of this module under which it is offered; the server judges each record. */
  readonly module: string
  readonly commands: readonly (readonly [Name, flag: string])[]
  readonly queries: RunQueries
  readonly words: BulkWords<Name>
  /** One record of a run, and the way to it. */
  record(row: Row, onOpen: () => void): ReactNode
  /** Asks what its command needs to know, and starts the run. */
  dialog(asked: BulkAsked<Name, Chosen>): ReactNode
}

export interface BulkAsked<Name extends string = string, Chosen extends Item = Item> {
  readonly name: Name
  readonly items: readonly Chosen[]
  readonly onClose: () => void
  readonly onStarted: (run: string) => void
}
