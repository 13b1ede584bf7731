import { MAX_UNPACKED } from '@diwan/contract/files/limits'
import { createInflateRaw } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const MOST_PARTS = 4_000
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
  /** What stands in the part that was asked for. */
  readonly text: string
}

/**
 * Looks through a whole archive without keeping it. Nothing for one that is encrypted, split, names a part twice, hides
 * something behind its end, lies about a length or unpacks to more than anybody's document.
 */
export async function readZip(zip: Buffer, wanted: string): Promise<Zip | null> {
  const parts = partsOf(zip)
  if (!parts || parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) return null
  const names = parts.map(({ name }) => name.toLowerCase())
  if (new Set(names).size < names.length) return null
  let text = ''
  for (const part of parts) {
    const content = await unpack(zip, part, part.name === wanted)
    if (content === null) return null
    text += content
  }
  return { names: parts.map(({ name }) => name), text }
}

function partsOf(zip: Buffer): Part[] | null {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + END_BYTES > zip.length || zip.readUInt32LE(end) !== END) return null
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)]
  if (count > MOST_PARTS || end + END_BYTES + zip.readUInt16LE(end + 20) !== zip.length) return null
  const parts: Part[] = []
  let at = start
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > end || zip.readUInt32LE(at) !== ENTRY) return null
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)]
    const [nameBytes, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const encrypted = (flags & 1) === 1
    if (encrypted || (method !== STORED && method !== DEFLATED)) return null
    parts.push({
      name: zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes).toString('utf8'),
      method,
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + extra + comment
  }
  return at === end ? parts : null
}

/** Its text where it is kept, else nothing; null where it is not what the directory says. */
async function unpack(zip: Buffer, { method, packed, unpacked, at }: Part, keep: boolean): Promise<string | null> {
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL) return null
  const begin = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const content = zip.subarray(begin, begin + packed)
  if (content.length !== packed) return null
  if (method === STORED) return packed !== unpacked ? null : keep ? content.toString('utf8') : ''
  const inflate = createInflateRaw()
  inflate.end(content)
  let [bytes, text] = [0, '']
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > unpacked) return null
      if (keep) text += chunk.toString('utf8')
    }
  } catch {
    return null // no deflated data
  }
  return bytes === unpacked ? text : null
}
