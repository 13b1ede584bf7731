import path from 'node:path'
import { startChild, type Child } from './child.ts'
import { hangUp } from './client.ts'
import type { BenchDatabase } from './database.ts'

/** Starts a server beside the database: the portal, or what it is compared to. */
export type Start = (name: Parameters<typeof startChild>[0]) => Promise<Child>

/** What is measured among servers of one database; they and it end with it, whatever comes of it. */
export async function withServers<Measured>(
  database: BenchDatabase,
  measure: (start: Start) => Promise<Measured>,
): Promise<Measured> {
  const children: Child[] = []
  const env = { DATABASE_URL: database.url, DIWAN_HOME: path.join(database.folder, 'home'), LOG_LEVEL: 'warn' }
  try {
    return await measure(async (name) => {
      const child = await startChild(name, env)
      children.push(child)
      return child
    })
  } finally {
    hangUp()
    for (const child of children) await child.stop()
    await database.close()
  }
}
