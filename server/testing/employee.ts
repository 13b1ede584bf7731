import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import type { TestPerson, TestUnit } from './people.ts'

/** What the tests know of somebody who works in the organisation. */
export interface Employee {
  readonly id: string
  readonly role: Role
  /** Units this person belongs to or works for, of every kind. */
  readonly unitIds: readonly string[]
}

/** Parent of every unit. */
export type UnitTree = ReadonlyMap<string, string | null>

/** What one person may of one record. */
export interface Asker {
  may(this: void, flag: string): boolean
  /** Of what this person is to the record, what the flag is granted for. */
  by(this: void, flag: string): Relation[]
}

/** A small organisation in which every relation can be held alone. */
export interface Stage {
  readonly tree: UnitTree
  readonly department: TestUnit
  readonly group: TestUnit
  readonly siblingGroup: TestUnit
  readonly groupBelow: TestUnit
  readonly foreignGroup: TestUnit
  readonly other: TestPerson
}
