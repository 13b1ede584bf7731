import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Whether a balancer may send people here. */
export interface Readiness {
  isReady(): Promise<boolean>
  /** From now on it is not: this process is about to go, and still answers requests. */
  leave(): void
}

export function createReadiness(db: Database): Readiness {
  let leaving = false
  return {
    async isReady() {
      if (leaving) return false
      return sql`select 1`.execute(db).then(
        () => !leaving,
        () => false,
      )
    },
    leave: () => void (leaving = true),
  }
}
