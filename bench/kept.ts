import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded, type EmbeddedOptions } from '../server/kit/platform/embedded-postgres.ts'
import { lockHome } from '../server/kit/platform/home-lock.ts'

const root = path.join(import.meta.dirname, '..')
/** Not in git. May be deleted at any time: the next run seeds again. */
const KEPT = path.join(import.meta.dirname, '.kept')
/** What decides what a seeded database looks like. */
const SOURCES = [
  'server/migrations/*.sql',
  'server/modules/talk/seed/load.*',
  'server/modules/tickets/seed/load/*.sql',
  'server/modules/tickets/seed/load/tickets.ts',
  'bench/seed/*',
  'bench/database.ts',
]

const versionOf = (size: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(size))
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * The folder of a cluster whose database `diwan` was filled once by `fill`, for these sizes and by today's migrations. Without
 * fsync while it is filled: one that was cut short is not marked whole, and is filled again. Held until `release`.
 */
export async function keptCluster(
  size: object,
  fill: (url: string) => Promise<void>,
  options: Pick<EmbeddedOptions, 'password'>,
) {
  const folder = path.join(KEPT, versionOf(size))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockHome(folder)
  const [dataFolder, whole] = [path.join(folder, 'database'), path.join(folder, 'whole')]
  if (!existsSync(whole)) {
    rmSync(dataFolder, { recursive: true, force: true })
    const server = await startEmbedded({ ...options, dataFolder, fsync: false })
    try {
      await fill(server.url)
    } finally {
      await server.stop()
    }
    writeFileSync(whole, JSON.stringify(size))
  }
  return { dataFolder, release: () => lock.release() }
}
