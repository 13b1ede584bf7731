import { Unzip, UnzipInflate } from 'fflate'
import { MAX_ENTRIES, MAX_RATIO, MAX_UNPACKED, RATIO_FROM } from './limits.ts'
import { UnreadableFile } from './types.ts'

export type Archive = ReadonlyMap<string, Uint8Array>

/** Bytes of one step of unpacking: a bomb is recognized after as many, not when it has filled the memory. */
const STEP = 16_384
const END = Buffer.from('PK\x05\x06', 'latin1')
/** The end of an archive has a comment of at most this length. */
const END_BYTES = 22 + 65_535

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

interface Entry {
  readonly chunks: Uint8Array[]
  isWhole: boolean
}

/**
 * Unpacks an archive in memory, within limits that count what is really unpacked. Nothing is written to a disk, so that a symbolic link is
 * a short text that nothing follows; a name that leads out of the archive makes the whole of it refused.
 */
export function openArchive(bytes: Uint8Array): Archive {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-END_BYTES).lastIndexOf(END) < 0)
    throw new UnreadableFile('documents.import_damaged')
  const entries = new Map<string, Entry>()
  let [size, count] = [0, 0]
  const unzip = new Unzip((part) => {
    count += 1
    if (count > MAX_ENTRIES) throw new UnreadableFile('documents.import_too_large')
    const name = nameOf(decodedName(part.name))
    const entry: Entry = { chunks: [], isWhole: false }
    if (entries.has(name)) throw new UnreadableFile('documents.import_damaged')
    entries.set(name, entry)
    part.ondata = (error, chunk, final) => {
      // An error thrown below comes back as an error of the inflater.
      if (error) throw (error as Error) instanceof UnreadableFile ? error : new UnreadableFile('documents.import_damaged')
      size += chunk.length
      if (size > MAX_UNPACKED || (size > RATIO_FROM && size > bytes.length * MAX_RATIO))
        throw new UnreadableFile('documents.import_too_large')
      entry.chunks.push(chunk)
      entry.isWhole = final
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let from = 0; from < bytes.length; from += STEP)
      unzip.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('documents.import_damaged')
  }
  if ([...entries.values()].some(({ isWhole }) => !isWhole)) throw new UnreadableFile('documents.import_damaged')
  return new Map(
    [...entries]
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, { chunks }]) => [name, new Uint8Array(Buffer.concat(chunks))]),
  )
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A Mac writes names in UTF-8 without the flag that says so; they were then read as Latin-1. */
function decodedName(name: string): string {
  const bytes = Buffer.from(name, 'latin1')
  if (bytes.toString('latin1') !== name) return name
  try {
    return utf8.decode(bytes)
  } catch {
    return name
  }
}

function nameOf(name: string): string {
  const parts = name.split(/[/\\]/)
  const isOutside =
    parts.includes('..') || name.startsWith('/') || name.includes('\\') || /^[a-z]:/i.test(name) || name.includes('\0')
  if (isOutside) throw new UnreadableFile('documents.import_damaged')
  return name
}
