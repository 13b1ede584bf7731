import type { Queryable } from '../db/database.ts'

/** The transaction in which records are purged, and what follows its commit: bytes of files. */
export interface Forgetting {
  readonly db: Queryable
  afterwards(run: () => Promise<void>): void
}
