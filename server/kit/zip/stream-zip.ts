import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** Its path in the archive, with `/` between folders. */
  readonly name: string
  /** A text is compressed. Bytes are kept as they are, as pictures and office files are compressed already. */
  readonly content: string | AsyncIterable<Uint8Array>
}

const LEVEL = 6

/** An archive entry by entry, none of which stays in memory. */
export async function* streamZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const { name, content } of entries) {
    if (typeof content === 'string') {
      const part = new ZipDeflate(name, { level: LEVEL })
      zip.add(part)
      part.push(new TextEncoder().encode(content), true)
    } else {
      const part = new ZipPassThrough(name)
      zip.add(part)
      for await (const bytes of content) {
        part.push(bytes.slice()) // the archive keeps the piece until it is sent
        yield* made.splice(0)
      }
      part.push(new Uint8Array(), true)
    }
    yield* made.splice(0)
  }
  zip.end()
  yield* made
}

/** Names in one folder of an archive: a name that is taken gets a number, whatever its case. */
export function namesInFolder(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    for (let number = 1; ; number++) {
      const free = number === 1 ? name : `${stem} ${number}${ending}`
      if (taken.has(free.toLowerCase())) continue
      taken.add(free.toLowerCase())
      return free
    }
  }
}
