import type fc from 'fast-check'
import type { World } from '../world.ts'

/** A moves table run in random order by random people through the front door, against a model of itself. */
export interface Machine {
  /** Where its table stands. */
  readonly table: `contract/${string}/moves${'' | `/${string}`}.ts`
  /** Every command it tries. */
  readonly commands: readonly string[]
  /** What is run with a seed; it makes the records it needs. */
  property(w: World): Promise<fc.IAsyncProperty<unknown>>
}
