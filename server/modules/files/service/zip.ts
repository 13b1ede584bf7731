import { MAX_UNPACKED } from '@diwan/contract/files/limits'
import { createReadStream } from 'node:fs'
import { createInflateRaw } from 'node:zlib'
import type { Content } from './content.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const MAX_PARTS = 4_000
/** An end has a comment of at most so much; nobody's directory and list of types are longer than the other two. */
const MAX_END = END_BYTES + 65_535
const MAX_DIRECTORY = 4 * 1_024 * 1_024
const MAX_TEXT = 1_024 * 1_024
const [STORED, DEFLATED] = [0, 8]

interface Part {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

export interface Zip {
  readonly names: readonly string[]
  /** The texts of the parts that were asked for, by their names. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Looks through a whole archive without keeping it. Nothing for one that is encrypted, split, names a part twice, hides
 * something behind its end, lies about a length or unpacks to more than anybody's document.
 */
export async function readZip(zip: Content, wanted: readonly string[], most = MAX_TEXT): Promise<Zip | null> {
  const parts = await partsOf(zip)
  if (!parts || sumOf(parts, 'unpacked') > MAX_UNPACKED || sumOf(parts, 'packed') > zip.bytes) return null
  const names = parts.map(({ name }) => name.toLowerCase())
  if (new Set(names).size < names.length) return null
  const texts = new Map<string, string>()
  for (const part of parts) {
    const keep = wanted.includes(part.name)
    const content = await unpack(zip, part, keep, most)
    if (content === null) return null
    if (keep) texts.set(part.name, content)
  }
  return { names: parts.map(({ name }) => name), texts }
}

const sumOf = (parts: readonly Part[], which: 'packed' | 'unpacked'): number => parts.reduce((sum, part) => sum + part[which], 0)

async function partsOf(zip: Content): Promise<Part[] | null> {
  const tail = await zip.part(Math.max(0, zip.bytes - MAX_END), MAX_END)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + END_BYTES > tail.length || tail.readUInt32LE(end) !== END) return null
  const [count, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 16)]
  if (count > MAX_PARTS || end + END_BYTES + tail.readUInt16LE(end + 20) !== tail.length) return null
  const bytes = zip.bytes - tail.length + end - start
  return bytes < 0 || bytes > MAX_DIRECTORY ? null : entriesOf(await zip.part(start, bytes), count)
}

function entriesOf(directory: Buffer, count: number): Part[] | null {
  const parts: Part[] = []
  let at = 0
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return null
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
    const nameBytes = directory.readUInt16LE(at + 28)
    const [extra, comment] = [directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)]
    const encrypted = (flags & 1) === 1
    if (encrypted || (method !== STORED && method !== DEFLATED)) return null
    parts.push({
      name: directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes).toString('utf8'),
      method,
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + extra + comment
  }
  return at === directory.length ? parts : null
}

/** Its text where it is kept, else nothing; null where it is not what the directory says. */
async function unpack(zip: Content, { method, packed, unpacked, at }: Part, keep: boolean, most: number): Promise<string | null> {
  const head = await zip.part(at, LOCAL_BYTES)
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL || (keep && unpacked > most)) return null
  const begin = at + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (begin + packed > zip.bytes) return null
  if (method === STORED) return packed !== unpacked ? null : keep ? (await zip.part(begin, packed)).toString('utf8') : ''
  const inflate = createInflateRaw()
  const source = packed > 0 ? createReadStream(zip.path, { start: begin, end: begin + packed - 1 }) : null
  source?.on('error', (error) => inflate.destroy(error))
  if (source) source.pipe(inflate)
  else inflate.end()
  const letters = new TextDecoder()
  let [bytes, text] = [0, '']
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > unpacked) return null
      if (keep) text += letters.decode(chunk, { stream: true })
    }
  } catch {
    return null // no deflated data
  } finally {
    source?.destroy()
  }
  return bytes === unpacked ? text : null
}
