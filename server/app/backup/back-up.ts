import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { BackupError, FORMAT, summingFiles, type Contents } from '../../kit/backup/archive.ts'
import { checkArchive, type Archive } from '../../kit/backup/read-archive.ts'
import { beginBackup } from '../../kit/backup/running.ts'
import { withSnapshot, type Snapshot } from '../../kit/backup/snapshot.ts'
import { writeArchive, type ArchiveWriter } from '../../kit/backup/write-archive.ts'
import type { Storage } from '../../kit/storage/storage.ts'
import { BYTES_OF_FILES } from '../../modules/files/public.ts'
import { VERSION } from '../version.ts'

export interface BackUp {
  /** A connection of its own, which does nothing else. */
  readonly client: pg.Client
  readonly storage: Storage
  /** The passwords of a demo's accounts, where it has them. */
  readonly accounts?: string
  /** Must not exist. */
  readonly file: string
  readonly say: (line: string) => void
  readonly signal?: AbortSignal | undefined
  /** Encrypts it, where there is one. */
  readonly passphrase?: string | undefined
  /** Of zstd; quick unless said otherwise. */
  readonly level?: number
}

/**
 * One moment of the database, then the files that moment names. The portal keeps working: nothing it removes during this is
 * lost to the back-up. The file has its name only after it was written, read again and compared.
 */
export async function backUp({ client, file, say, signal, level, passphrase, ...from }: BackUp): Promise<Archive> {
  const target = path.resolve(file)
  await demandFree(target)
  await beginBackup(client)
  const [part, list] = [`${target}.part`, `${target}.list`]
  try {
    await Promise.all([rm(part, { force: true }), rm(list, { force: true })]) // of one that was killed
    await writeArchive(part, (archive) => fill(archive, { ...from, client, list, say }), { signal, level, passphrase })
    await client.query('select 1') // while this connection lived, no bytes were removed
    say('Reading it again')
    const made = await checkArchive(part, { signal, passphrase })
    await demandFree(target)
    await rename(part, target)
    await settle(path.dirname(target))
    return made
  } finally {
    await Promise.all([rm(part, { force: true }), rm(list, { force: true })])
  }
}

type Filling = Pick<BackUp, 'client' | 'storage' | 'accounts' | 'say'> & { readonly list: string }

async function fill(archive: ArchiveWriter, { client, storage, accounts, list, say }: Filling): Promise<Contents> {
  const database = await withSnapshot(client, async (snapshot) => {
    const organisation = await readOrganisation(client)
    const { migrations, tables, postgres } = snapshot
    const madeAt = new Date().toISOString()
    await archive.heading({ format: FORMAT, diwan: VERSION, madeAt, postgres, organisation, migrations, tables })
    const sums = await writeTables(archive, snapshot)
    await pipeline(snapshot.lines(BYTES_OF_FILES), createWriteStream(list, { flags: 'wx', mode: 0o600 }))
    return { tables: sums, sequences: await snapshot.sequences(), demo: organisation?.demo ?? false }
  })
  const rows = Object.values(database.tables).reduce((sum, table) => sum + table.rows, 0)
  say(`Database: ${Object.keys(database.tables).length} tables, ${rows.toLocaleString('en')} rows`)
  if (accounts && database.demo) await writeAccounts(archive, accounts)
  const files = await writeFiles(archive, storage, list, say)
  return { tables: database.tables, sequences: database.sequences, ...files }
}

interface Named {
  readonly nameAr: string
  readonly nameEn: string
  readonly demo: boolean
}

async function readOrganisation(client: pg.Client): Promise<Named | null> {
  const { rows } = await client.query<Named>('select name_ar as "nameAr", name_en as "nameEn", demo from organisation')
  return rows[0] ?? null
}

async function writeTables(archive: ArchiveWriter, snapshot: Snapshot): Promise<Contents['tables']> {
  const sums: Contents['tables'] = {}
  for (const table of snapshot.tables) {
    const { bytes, lines: rows, sha256 } = await archive.part(`tables/${table.name}`, snapshot.rows(table))
    sums[table.name] = { bytes, rows, sha256 }
  }
  return sums
}

async function writeAccounts(archive: ArchiveWriter, file: string): Promise<void> {
  const text = await readFile(file).catch(() => null)
  if (text) await archive.part('home/demo-accounts.json', only(text))
}

async function* only(chunk: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(chunk)
}

const TELL_MS = 5_000

async function writeFiles(archive: ArchiveWriter, storage: Storage, list: string, say: BackUp['say']) {
  const files = summingFiles()
  const damagedFiles: string[] = []
  let told = Date.now()
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [id = '', sha256] = line.split('\t')
    let intact = false
    for (const variant of await storage.variants(id)) {
      const name = `files/${id}/${variant}`
      const sum = await archive.part(name, await storage.read(id, variant))
      files.take(name, sum)
      if (!sha256 || sum.sha256 === sha256) intact = true
    }
    if (!intact) damagedFiles.push(id)
    if (Date.now() - told < TELL_MS) continue
    told = Date.now()
    say(`Files: ${files.sum().count.toLocaleString('en')} so far`)
  }
  const sum = files.sum()
  say(`Files: ${sum.count.toLocaleString('en')}`)
  return { files: sum, damagedFiles }
}

async function demandFree(file: string): Promise<void> {
  const taken = await access(file).then(
    () => true,
    () => false,
  )
  if (taken) throw new BackupError(`${file} exists already: choose another name.`)
}

/** The new name itself, too, must outlive a power cut. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
