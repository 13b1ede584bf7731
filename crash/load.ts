import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Load as CommandEffects, Look } from '../server/testing/load.ts'
import { proofs } from '../server/testing/proofs.ts'

/** A record as a client holds it: fetched once, then folded. */
export interface Held {
  readonly positions: readonly Position[]
  hear(change: Change): void
  /** Whether a browser would have asked for the rights again since. */
  asksRights(): boolean
  shown(withRights: boolean): unknown
}

export interface Load extends CommandEffects {
  hold(look: Look, id: string): Promise<Held>
}

type Fold = Pick<Load, 'hold'>

/** Of every kind of record whose proof says how: `holds` folds it as the screens of its module do. */
export const loads: readonly Load[] = await Promise.all(
  proofs
    .flatMap(({ load }) => load ?? [])
    .map(async (load) => {
      const file = path.join(import.meta.dirname, 'holds', `${load.module}.ts`)
      const { hold }: Fold = await import(pathToFileURL(file).href)
      return { ...load, hold }
    }),
)
