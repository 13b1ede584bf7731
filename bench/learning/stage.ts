import type { Member } from '../cast.ts'
import type { Child } from '../child.ts'
import type { BenchDatabase } from '../database.ts'

/** What every part of `npm run bench -- learning` stands on. */
export interface Stage {
  readonly database: BenchDatabase
  readonly portal: Child
  readonly raw: Child
  /** An administrator, who makes and reads all of it. */
  readonly author: Member
  /** One of those whom it addresses. */
  readonly reader: Member
  readonly quick: boolean
  readonly say: (line: string) => void
}
