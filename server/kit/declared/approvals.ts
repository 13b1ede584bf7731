import type { Ctx } from '../portal.ts'
import type { Tx } from '../record/write.ts'

/** Records of one kind that people approve, for what happens to them without anybody's command: see the module `approvals`. */
export interface ApprovedKind {
  readonly kind: string
  /** The module key that must be open; until then it waits. */
  readonly module: string
  /** As the portal, under the lock of the record: asks those who are to be asked now, and does what is due. */
  tend(ctx: Ctx, tx: Tx, objectId: string): Promise<void>
}
