import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract as extractor, type Entry, type Extract } from 'tar-stream'
import { decrypted } from './encryption.ts'
import { BackupError, Contents, Heading, SEAL_BYTES, sealOf, summing, summingFiles, type Sum } from './archive.ts'

export interface ArchiveReader {
  heading?(heading: Heading): Promise<void>
  /** Has to read all the chunks. */
  part?(name: string, chunks: AsyncIterable<Buffer>): Promise<void>
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  readonly passphrase?: string | undefined
  /** Not encrypted, although a passphrase is set. */
  readonly plain?: boolean | undefined
}

export interface Archive {
  readonly heading: Heading
  readonly contents: Contents
  readonly bytes: number
}

/** Reads all of it, trusts nothing, changes nothing, and reports in one line what is wrong. */
export async function checkArchive(file: string, options: ReadOptions = {}): Promise<Archive> {
  try {
    return await readArchive(file, {}, options)
  } catch (error) {
    if (error instanceof BackupError || options.signal?.aborted) throw error
    throw new BackupError(`${file} is damaged, or no back-up of Diwan: ${(error as Error).message}.`, { cause: error })
  }
}

/** Hands over one part after the other, and fails in the end where anything differs from what was written. */
export async function readArchive(
  file: string,
  reader: ArchiveReader = {},
  { signal, passphrase, plain }: ReadOptions = {},
): Promise<Archive> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw new BackupError(`The back-up ${file} cannot be read: ${(error as Error).message}.`, { cause: error })
  })
  const extract = extractor()
  const unpack = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) {
      if (extract.destroyed) return
      if (!extract.write(chunk)) await drained(extract)
    }
    extract.end()
  }
  const source = createReadStream(file)
  const steps = [source, decrypted(passphrase, plain), unsealed, createZstdDecompress(), unpack] as const
  const flowing = pipeline(...steps, { ...(signal && { signal }) }).catch((error: unknown) => {
    extract.destroy(error as Error)
    throw error
  })
  flowing.catch(() => undefined) // awaited below, after what made it stop
  try {
    const { heading, contents } = await readParts(partsOf(extract[Symbol.asyncIterator]()), reader)
    await flowing
    return { heading, contents, bytes: size }
  } finally {
    extract.destroy()
    await flowing.catch(() => undefined)
  }
}

async function drained(extract: Extract): Promise<void> {
  const either = new AbortController()
  await Promise.race(['drain', 'close'].map((name) => once(extract, name, { signal: either.signal })))
  either.abort()
}

async function readParts(parts: AsyncIterable<Part>, reader: ArchiveReader): Promise<Omit<Archive, 'bytes'>> {
  let heading: Heading | undefined
  let contents: Contents | undefined
  const tables: Contents['tables'] = {}
  const files = summingFiles()
  for await (const { name, chunks } of parts) {
    if (contents) throw new Error('something follows its end')
    if (name === 'heading.json' && !heading) {
      heading = Heading.parse(await jsonOf(chunks))
      await reader.heading?.(heading)
    } else if (name === 'contents.json') contents = Contents.parse(await jsonOf(chunks))
    else if (!heading) throw new Error('it has no heading')
    else {
      const sum = await readPart(reader, name, chunks)
      if (name.startsWith('files/')) files.take(name, sum)
      else if (name.startsWith('tables/'))
        tables[name.slice('tables/'.length)] = { bytes: sum.bytes, sha256: sum.sha256, rows: sum.lines }
    }
  }
  if (!heading || !contents) throw new Error('its end is missing')
  demandSame(tables, contents.tables, 'a table')
  demandSame(files.sum(), contents.files, 'a file')
  return { heading, contents }
}

interface Part {
  readonly name: string
  readonly chunks: AsyncIterable<Buffer>
}

/** Joins the pieces of a part again. */
async function* partsOf(entries: AsyncIterator<Entry>): AsyncGenerator<Part> {
  const nameOf = (entry: Entry): string => entry.header.name.split('~')[0] ?? ''
  const next = async (): Promise<Entry | undefined> => {
    const { done, value } = await entries.next()
    return done ? undefined : value
  }
  let entry = await next()
  async function* pieces(name: string): AsyncGenerator<Buffer> {
    while (entry && nameOf(entry) === name) {
      for await (const chunk of entry) yield chunk
      entry = await next()
    }
  }
  while (entry) {
    const name = nameOf(entry)
    yield { name, chunks: pieces(name) }
  }
}

async function readPart(reader: ArchiveReader, name: string, chunks: AsyncIterable<Buffer>): Promise<Sum> {
  const summed = summing()
  async function* watched(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      summed.take(chunk)
      yield chunk
    }
  }
  const body = watched()
  await reader.part?.(name, body)
  while (!(await body.next()).done); // what nobody wanted
  return summed.sum()
}

async function jsonOf(chunks: AsyncIterable<Buffer>): Promise<unknown> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return JSON.parse(Buffer.concat(all).toString('utf8'))
}

function demandSame(found: unknown, written: unknown, what: string): void {
  const sorted = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (isPlain(one) ? sortKeys(one) : one))
  if (sorted(found) !== sorted(written)) throw new Error(`${what} is not what was written`)
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
const sortKeys = (value: object) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Keeps the seal back and compares it when everything before it has passed. */
async function* unsealed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let tail = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const all = Buffer.concat([tail, chunk])
    const passing = all.subarray(0, Math.max(0, all.length - SEAL_BYTES))
    tail = all.subarray(passing.length)
    hash.update(passing)
    if (passing.length > 0) yield passing
  }
  if (!tail.equals(sealOf(hash))) throw new Error('its checksum is not that of its content, or its end is missing')
}
