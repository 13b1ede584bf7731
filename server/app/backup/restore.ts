import { createWriteStream, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from '../../kit/backup/archive.ts'
import { checkArchive, readArchive, type Archive, type ArchiveReader } from '../../kit/backup/read-archive.ts'
import { demandEmpty, demandKnown, refill, type Refill } from '../../kit/backup/refill.ts'
import { startEmbedded } from '../../kit/platform/embedded-postgres.ts'
import { openHome, type Home } from '../../kit/platform/home.ts'
import { stopLeftover } from '../../kit/platform/postgres-leftover.ts'
import type { Settings } from '../../kit/platform/settings.ts'
import { demandVariant, type Storage } from '../../kit/storage/storage.ts'
import { endEverySession } from '../../modules/identity/public.ts'
import { storageFor } from '../storage.ts'
import { markRestoring, unfinishedRestore, unmarkRestoring } from './restoring.ts'
import { connected } from './source.ts'

export interface Restore {
  readonly settings: Settings
  readonly file: string
  readonly say: (line: string) => void
  readonly signal?: AbortSignal | undefined
  /** Also one that is not encrypted, although a passphrase is set. */
  readonly plain?: boolean | undefined
}

/**
 * Fills an empty home (and an empty database, an empty bucket). All of the file is checked before anything is changed. The
 * rows become visible in one step, after every file lies in its place; until then the home carries a mark, and neither
 * starts nor counts as filled.
 */
export async function restore({ settings, file, say, signal, plain }: Restore): Promise<Archive> {
  const target = path.resolve(file)
  const checked = await checkArchive(target, { signal, passphrase: settings.backupPassphrase, plain })
  await demandKnown(checked.heading)
  say(`The back-up is whole: ${summaryOf(checked)}`)

  const home = await openHome(settings.home)
  try {
    const storage = await storageFor(settings, home.path('files'))
    await demandRoom(settings, home, storage)
    markRestoring(home, { file: target, into: placeOf(settings) })
    try {
      await fill({ settings, file: target, say, signal, plain }, home, storage, checked)
    } catch (error) {
      await clear(settings, home, storage)
      unmarkRestoring(home)
      throw error
    }
    unmarkRestoring(home)
    return checked
  } finally {
    home.close()
  }
}

/** In one line, for people. */
export const summaryOf = ({ heading: { organisation, madeAt, diwan }, contents }: Archive): string =>
  `${organisation?.nameEn ?? 'no organisation yet'}, ${madeAt.slice(0, 16).replace('T', ' ')} UTC, Diwan ${diwan}, ` +
  `${Object.keys(contents.tables).length} tables, ${contents.files.count.toLocaleString('en')} files`

/** Never the password. */
const placeOf = ({ databaseUrl, s3 }: Settings): string => {
  const database = databaseUrl ? new URL(databaseUrl) : undefined
  return [database ? database.host + database.pathname : 'home', s3 ? `${s3.endpoint}/${s3.bucket}` : 'home'].join(' ')
}

/** Everything must be empty, but for what an earlier restore into the very same places left behind. */
async function demandRoom(settings: Settings, home: Home, storage: Storage): Promise<void> {
  const unfinished = unfinishedRestore(home)
  if (unfinished && unfinished.into !== placeOf(settings))
    throw new BackupError(
      'A restore with other settings (DATABASE_URL, S3_…) did not come to its end in this home: choose another DIWAN_HOME.',
    )
  if (settings.databaseUrl) await demandEmptyDatabase(settings.databaseUrl, unfinished ? whatThen(home) : '')
  else if (!unfinished && existsSync(home.path('database')))
    throw new BackupError(`${settings.home} holds a portal already: choose an empty folder as DIWAN_HOME. Nothing was changed.`)
  if (unfinished) await clear(settings, home, storage)
  if (await storage.isEmpty()) return
  const place = settings.s3 ? `The bucket ${settings.s3.bucket}` : home.path('files')
  throw new BackupError(`${place} holds files already: a back-up is restored into an empty place only. Nothing was changed.`)
}

async function demandEmptyDatabase(url: string, hint: string): Promise<void> {
  const { client, close } = await connected(url)
  try {
    await demandEmpty(client)
  } catch (error) {
    throw hint && error instanceof BackupError ? new BackupError(`${error.message} ${hint}`) : error
  } finally {
    await close()
  }
}

/** All its rows come in one step: filled means filled, only the mark was not taken away any more. */
const whatThen = (home: Home): string =>
  `If an earlier restore was stopped in its very last moment, everything is there: delete ${home.path('restoring.json')} and start. ` +
  'Otherwise empty the database and run this again.'

/** Only ever after it was seen to be empty, or to hold nothing but an unfinished restore. */
async function clear({ databaseUrl }: Settings, home: Home, storage: Storage): Promise<void> {
  if (!databaseUrl) {
    await stopLeftover(home.path('database'))
    rmSync(home.path('database'), { recursive: true, force: true })
  }
  const future = new Date(Date.now() + 365 * 86_400_000)
  await storage.sweep(future, () => Promise.resolve(new Set()))
  rmSync(home.path(ACCOUNTS), { force: true })
}

const ACCOUNTS = 'demo-accounts.json'

async function fill(
  { settings, file, say, signal, plain }: Restore,
  home: Home,
  storage: Storage,
  checked: Archive,
): Promise<void> {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataFolder: home.path('database'), password: home.secret('database') })
  try {
    await refill(settings.databaseUrl ?? server!.url, async (to) => {
      const files = keeper(storage)
      const options = { signal, passphrase: settings.backupPassphrase, plain }
      const { heading, contents } = await readArchive(file, readerOf(to, { home, files, say }, checked), options)
      await files.settle()
      if (JSON.stringify([heading, contents]) !== JSON.stringify([checked.heading, checked.contents]))
        throw new BackupError(`${file} was changed while it was being restored. Nothing was kept of it.`)
      say('Files: all in their places. Checking what points from one row to another')
      await to.complete(contents, endEverySession)
    })
  } finally {
    await server?.stop()
  }
}

interface Into {
  readonly home: Home
  readonly files: ReturnType<typeof keeper>
  readonly say: Restore['say']
}

function readerOf(to: Refill, { home, files, say }: Into, { contents }: Archive): ArchiveReader {
  return {
    heading: (heading) => to.prepare(heading),
    async part(name, chunks) {
      const [kind, first = '', second = ''] = name.split('/')
      if (kind === 'tables') {
        const rows = await to.rows(first, chunks)
        if (rows !== contents.tables[first]?.rows) throw new BackupError(`The database took ${rows} rows of ${first}, not all.`)
        if (rows > 0) say(`  ${first}: ${rows.toLocaleString('en')} rows`)
      } else if (kind === 'files') await files.take(first, second, chunks)
      else if (name === `home/${ACCOUNTS}`) home.writePrivate(ACCOUNTS, await textOf(chunks))
      else throw new BackupError(`The back-up holds ${name}, which this Diwan does not know.`)
    },
  }
}

async function textOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all).toString('utf8')
}

/** Variants of a file follow each other; it is kept whole, like an upload. */
function keeper(storage: Storage) {
  let current: { id: string; staged: Awaited<ReturnType<Storage['stage']>> } | undefined
  const settle = async (): Promise<void> => {
    await current?.staged.keep(current.id)
    await current?.staged.drop()
    current = undefined
  }
  return {
    settle,
    async take(id: string, variant: string, chunks: AsyncIterable<Buffer>): Promise<void> {
      if (current?.id !== id) {
        await settle()
        current = { id, staged: await storage.stage() }
      }
      await pipeline(chunks, createWriteStream(current.staged.path(demandVariant(variant)), { flags: 'wx', mode: 0o600 }))
    },
  }
}
