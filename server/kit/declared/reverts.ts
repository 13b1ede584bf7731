import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Ctx } from '../portal.ts'

/** How a recorded change is taken back: by the module's own command, for anyone who could make it by hand. */
export interface Revert {
  /** Module and flag of that command. */
  readonly needs: readonly [module: string, flag: string]
  /** The fields as they stand now, named as in `before` and `after`; nothing when the record is gone. */
  now(ctx: Ctx, objectId: string): Promise<{ version: number; values: Readonly<Record<string, unknown>> } | null>
  /** Why what it was cannot come back, whatever stands now; asked before anybody is shown what becomes what. */
  refuses?(ctx: Ctx, values: Readonly<Record<string, unknown>>): Promise<ErrorCode | undefined>
  /** Makes the fields what they were; demands, checks and records as always, and refuses a stale version. */
  change(ctx: Ctx, objectId: string, version: number, values: Readonly<Record<string, unknown>>): Promise<unknown>
}

/** By event: `settings.changed`. */
export type Reverts = Readonly<Record<string, Revert>>
