import type { Endpoint } from '@diwan/contract/kit/endpoint'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import type { Player } from '../cast.ts'
import type { World } from '../world.ts'
import type { Machine } from './machine.ts'

export interface Stage {
  readonly w: World
  readonly people: readonly Player[]
  /** People who may be given the record. */
  readonly techs: readonly Player[]
  /** Sees and may everything. */
  readonly judge: Player
}

/** One thing one person tries: with the version as it is, or a stale one. */
export interface Try<Command extends string> {
  readonly command: Command
  readonly by: Player
  /** Chooses among what the command offers. */
  readonly pick: number
  readonly stale: boolean
}

/** As drawn: nobody stands for the person whose record it is. */
type Drawn<Command extends string> = Omit<Try<Command>, 'by'> & { readonly by: Player | null }

/** The record as it must be, worked out from the moves table and the matrix alone. */
interface Model {
  version: number
}

interface Call {
  readonly endpoint: Endpoint
  readonly id: string
  /** Besides id and version. */
  readonly input: object
  /** No version is sent: a reply is never too late. */
  readonly versionless?: boolean | undefined
}

interface CommandMachine<M extends Model, S extends Stage, Command extends string> {
  readonly table: Machine['table']
  readonly commands: readonly Command[]
  readonly setStage: (w: World) => Promise<S>
  /** A record through the front door; `drawn` chooses what kind of one. */
  readonly begin: (stage: S, by: Player, drawn: number) => Promise<M>
  /** Whose record it is. */
  readonly ownerOf: (model: M) => string
  readonly callOf: (model: M, stage: S, tried: Try<Command>) => Call
  /** The refusal that must come, or nothing. */
  readonly refusalOf: (model: M, stage: S, tried: Try<Command>) => string | null
  readonly advance: (model: M, stage: S, tried: Try<Command>) => void
  readonly compare: (model: M, stage: S) => Promise<void>
}

/** A machine of commands with an id and a version, tried by people who are drawn. */
export function commandMachine<M extends Model, S extends Stage, Command extends string>(
  of: CommandMachine<M, S, Command>,
): Machine {
  class Step implements fc.AsyncCommand<M, S> {
    readonly drawn: Drawn<Command>
    constructor(drawn: Drawn<Command>) {
      this.drawn = drawn
    }
    check(): boolean {
      return true
    }
    async run(model: M, stage: S): Promise<void> {
      const by = this.drawn.by ?? stage.people.find(({ id }) => id === of.ownerOf(model))!
      const tried = { ...this.drawn, by }
      const { endpoint, id, input, versionless } = of.callOf(model, stage, tried)
      const version = versionless ? {} : { version: tried.stale ? model.version + 1 : model.version }
      const expected = of.refusalOf(model, stage, tried)
      const answer = await stage.w.call(by, endpoint, { id, ...version, ...input })
      demandSame('the answer', answer.status === 200 ? null : `${answer.status} ${answer.body.code}`, expected)
      if (expected === null) of.advance(model, stage, tried)
      await of.compare(model, stage)
    }
    toString(): string {
      const { command, by, stale, pick } = this.drawn
      return `${command}${stale ? ' (stale)' : ''} by ${by ? `${by.role} ${by.id.slice(-4)}` : 'its owner'} [${pick}]`
    }
  }
  return {
    table: of.table,
    commands: of.commands,
    async property(w) {
      const stage = await of.setStage(w)
      const tries = fc.record({
        command: fc.constantFrom(...of.commands),
        by: fc.oneof(
          fc.constant(null),
          { weight: 2, arbitrary: fc.constantFrom(...stage.techs, stage.judge) },
          fc.constantFrom(...stage.people),
        ),
        pick: fc.nat(9),
        stale: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      })
      const steps = fc.commands([tries.map((tried) => new Step(tried))], { size: '+1', maxCommands: 30 })
      return fc.asyncProperty(fc.constantFrom(...stage.people), fc.nat(9), steps, (by, drawn, some) =>
        fc.asyncModelRun(async () => ({ model: await of.begin(stage, by, drawn), real: stage }), some),
      )
    },
  }
}

export function demandSame(what: string, is: unknown, must: unknown): void {
  if (!isDeepStrictEqual(is, must)) throw new Error(`${what} is ${JSON.stringify(is)}, but must be ${JSON.stringify(must)}`)
}
