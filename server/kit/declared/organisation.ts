import type { Actor } from '../access/actor.ts'
import type { Queryable } from '../db/database.ts'
import type { Ctx } from '../portal.ts'

/**
 * Records of a module that lie in groups, or belong to a unit of any kind: what a group takes along when it moves, what stands against deleting it, and who
 * sees how many of them. Units asks all who declare some, and so knows no module.
 */
export interface UnitContent {
  /** The kind of object: `ticket`. */
  readonly kind: string
  /** The flag by which one of them is seen. */
  readonly flag: string
  /** How many lie in these groups, stopped at the limit; all there are, or the living ones this person does not reach. */
  count(db: Queryable, groupIds: readonly string[], limit: number, unreachedBy?: Actor): Promise<number>
  /** The records of these groups stand under another department now. */
  follow(db: Queryable, groupIds: readonly string[], departmentId: string): Promise<void>
  /** The records of one group belong to another from now on. */
  relocate(db: Queryable, fromGroupId: string, to: { groupId: string; departmentId: string }): Promise<void>
  /** The records that belong to one unit of any kind belong to another from now on. */
  rehome?(db: Queryable, fromUnitId: string, toUnitId: string): Promise<void>
}

/** Who people are and what they may do, for modules of lower tiers than the one that knows it. */
export interface ActorReaders {
  readActors(at: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<Actor[]>
  readGrants(at: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<ReadonlyMap<string, Actor['grants']>>
  /** The people who run the portal; they are notified of what a release brought. */
  readSuperAdmins(db: Queryable): Promise<string[]>
}
