import type { Actor } from '../access/actor.ts'
import type { Ctx, Portal } from '../portal.ts'
import type { Tx } from '../record/write.ts'

/** A decision of a person that has not taken effect. */
export interface PendingDecision {
  readonly id: string
  readonly run_id: string
  readonly object_id: string
  readonly kind: string
  readonly requester_id: string
  readonly user_id: string
  readonly step: number
  readonly outcome: string
  readonly reason: string
  readonly decided_at: Date
  readonly effect_at: Date
}

/** A request in a list of requests of several kinds, as the contract of the approvals describes it. */
interface RequestText {
  readonly requester: { id: string; fullName: string; photo: string | null }
  readonly title: { nameAr: string; nameEn: string }
  readonly line: string
  readonly period: { from: number; until: number; wholeDays: boolean; zone: string } | null
  readonly status: string
  readonly version: number
  readonly sentDate: number
}

/** How records of one kind read in lists of requests of several kinds. */
export interface DecisionInboxKind {
  /** Whether the relation `step` opens such records to this person. */
  readonly sees: (actor: Actor) => boolean
  /** Those of these records that the caller may see, in one query. */
  readonly texts: (ctx: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]) => Promise<ReadonlyMap<string, RequestText>>
}

/** Records of one kind that people approve, for what happens to them without anybody's command: see the module `approvals`. */
export interface ApprovedKind {
  readonly kind: string
  /** The module key that must be open; until then it waits. */
  readonly module: string
  /** As the portal, under the lock of the record: asks those who are to be asked now, and does what is due. */
  tend(ctx: Ctx, tx: Tx, objectId: string): Promise<void>
  /** Carries out a decision whose time to undo it is over. */
  settle(portal: Portal, pending: PendingDecision): Promise<void>
  /** Stores a decision of the caller, as the command of the kind does. */
  give(ctx: Ctx, outcome: 'approve' | 'reject', input: { id: string; version: number; reason: string }): Promise<unknown>
  /** Undoes a decision of the caller and answers its reason. */
  undo(ctx: Ctx, id: string): Promise<string>
  /** How such records read in the decision inbox; absent where they are decided elsewhere. */
  readonly inbox?: DecisionInboxKind
}
