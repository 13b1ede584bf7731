import { createHash, type Hash } from 'node:crypto'
import { z } from 'zod'

/**
 * A back-up is one file: a tar, compressed with zstd, then a frame that zstd skips and that holds the sha256 of everything
 * before it. `zstd -d` and `tar` open it without us. Its first entry is `heading.json`, its last `contents.json`; between
 * them lie `tables/<name>`, `files/<id>/<variant>` and `home/<name>`. What is larger than a piece goes on in `<name>~2`, `~3` …
 */
export const FORMAT = 1

/** How much of one part is held in memory. */
export const PIECE = 4 * 1024 * 1024

/** Cannot be made or read, and an administrator can do something about it; the message is the line to show. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const whole = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Sums = z.object({ bytes: whole, sha256 })

export const Heading = z.object({
  format: z.literal(FORMAT),
  /** The release that made it. */
  diwan: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  organisation: z.object({ nameAr: z.string(), nameEn: z.string(), demo: z.boolean() }).nullable(),
  /** In their order: which tables there are follows from them. */
  migrations: z.array(z.string()).min(1),
  /** Columns in the order in which the rows hold them. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type Heading = z.infer<typeof Heading>

export const Contents = z.object({
  tables: z.record(z.string(), Sums.extend({ rows: whole })),
  /** All of them as one: the sum of their names and sums. */
  files: Sums.extend({ count: whole }),
  /** Ids the database names, but whose bytes were lost or changed before this was made. */
  damagedFiles: z.array(z.string()),
  sequences: z.record(z.string(), z.object({ value: z.string(), called: z.boolean() })),
})
export type Contents = z.infer<typeof Contents>

/** What went into one part, or came out of it. */
export interface Sum {
  readonly bytes: number
  /** Rows, where it is a table: a line each. */
  readonly lines: number
  readonly sha256: string
}

export function summing() {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  return {
    take(chunk: Uint8Array): void {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
    },
    sum: (): Sum => ({ bytes, lines, sha256: hash.digest('hex') }),
  }
}

/** The files taken together, in their order. */
export function summingFiles() {
  const hash = createHash('sha256')
  let [count, bytes, last] = [0, 0, '']
  return {
    take(name: string, sum: Sum): void {
      hash.update(`${name} ${sum.sha256}\n`)
      const id = name.split('/')[1] ?? ''
      if (id !== last) count += 1
      last = id
      bytes += sum.bytes
    },
    sum: (): Contents['files'] => ({ count, bytes, sha256: hash.copy().digest('hex') }),
  }
}

/** Magic number of a frame that zstd skips, and the length of what it holds. */
const SEAL_HEAD = Buffer.from('5d2a4d1820000000', 'hex')
export const SEAL_BYTES = SEAL_HEAD.length + 32

export const sealOf = (hash: Hash): Buffer => Buffer.concat([SEAL_HEAD, hash.digest()])
