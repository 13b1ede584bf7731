import type { TestPerson } from '../../server/testing/people.ts'
import type { World } from '../../server/testing/world.ts'

/** Somebody who has the record open, and the channels on which this person follows it. */
export interface Reader {
  readonly person: TestPerson
  readonly channels: readonly string[]
}

/** A record in front of its readers, and what is done to it step by step. */
export interface Scene {
  readonly id: string
  readonly readers: Readonly<Record<string, Reader>>
  readonly steps: readonly (() => Promise<{ readonly status: number }>)[]
}

/** What the test of folds needs for one declaration of `follow()`. */
export interface FoldCase {
  readonly scene: (w: World) => Promise<Scene>
  /** What has to be right at once, even where the record is fetched again because of the change. */
  readonly atOnce: (record: object) => unknown
  /** What a late change may not take back, not even until the newer ones are heard. */
  readonly neverTakenBack: (record: object) => unknown
  /** Names that changes do not carry, and screens learn in another way. */
  readonly learntOtherwise?: readonly string[]
}
