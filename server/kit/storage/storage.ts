import type { ByteRange } from '@diwan/contract/kit/file-answer'
import { isUuid } from '@diwan/core/identifiers'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { lend, PIECE } from './lend.ts'

/** A file while it is made: a folder of its own, seen by nobody. */
export interface Staged {
  readonly folder: string
  path(variant: string): string
  /** Whole under its id, in one step. */
  keep(id: string): Promise<void>
  /** Beside what lies under this id already. */
  add(id: string): Promise<void>
  /** Forgets what was not kept. */
  drop(): Promise<void>
}

/** Bytes by id. A file has variants: its sizes, or `original`. */
export interface Storage {
  stage(): Promise<Staged>
  /** Nothing when there is no such file. */
  size(id: string, variant: string): Promise<number | null>
  /** The whole of it, or the part that is asked for, as it comes from the place where it lies. */
  read(id: string, variant: string, part?: ByteRange): Promise<AsyncIterable<Uint8Array>>
  /** The same for who sends it on: a piece is theirs only until they ask for the next. */
  lend(id: string, variant: string, part?: ByteRange): Promise<AsyncIterable<Uint8Array>>
  /** Its variants, in order; none when there is no such file. */
  variants(id: string): Promise<string[]>
  remove(id: string): Promise<void>
  /** Removes what was begun or written before and never became a file. `known` answers which of the ids are files. */
  sweep(before: Date, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
  /** Whether no file lies here. */
  isEmpty(): Promise<boolean>
  /** Fails where the place for the bytes cannot be reached. */
  check(): Promise<void>
}

const INCOMING = 'incoming'

/** In a private folder. The last two signs of an id spread well; its first ones are the time. */
export function folderStorage(root: string): Storage {
  const folderOf = (id: string): string => {
    if (!isUuid(id)) throw new Error('not the id of a file')
    return path.join(root, id.slice(-2), id)
  }
  const fileOf = (id: string, variant: string): string => {
    return path.join(folderOf(id), demandVariant(variant))
  }
  return {
    async stage() {
      const folder = path.join(root, INCOMING, randomUUID())
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return {
        folder,
        path: (variant) => path.join(folder, variant),
        async keep(id) {
          for (const name of await readdir(folder)) await settle(path.join(folder, name))
          await mkdir(path.dirname(folderOf(id)), { recursive: true, mode: 0o700 })
          await rename(folder, folderOf(id))
        },
        async add(id) {
          await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
          for (const name of await readdir(folder)) {
            await settle(path.join(folder, name))
            await rename(path.join(folder, name), fileOf(id, name))
          }
        },
        drop: () => rm(folder, { recursive: true, force: true }),
      }
    },
    size: async (id, variant) => (await stat(fileOf(id, variant)).catch(() => null))?.size ?? null,
    async read(id, variant, part) {
      const handle = await open(fileOf(id, variant)) // opened here: a missing one is known before the answer begins
      return handle.createReadStream({ highWaterMark: PIECE, ...(part && { start: part.from, end: part.to }) })
    },
    lend: async (id, variant, part) => lend(fileOf(id, variant), part),
    async variants(id) {
      const names = await readdir(folderOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.toSorted((a, b) => (a < b ? -1 : 1))
    },
    async isEmpty() {
      for (const place of await namesIn(root))
        if (place !== INCOMING && (await namesIn(path.join(root, place))).length > 0) return false
      return true
    },
    check: async () => void (await mkdir(root, { recursive: true, mode: 0o700 })),
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async sweep(before, known) {
      for (const place of await namesIn(root)) {
        const old = await olderThan(before, path.join(root, place))
        const ids = place === INCOMING ? [] : old.filter(isUuid)
        const kept = ids.length > 0 ? await known(ids) : new Set<string>()
        for (const name of old.filter((one) => !kept.has(one)))
          await rm(path.join(root, place, name), { recursive: true, force: true })
      }
    },
  }
}

/** Never a way out of the folder of a file. */
export function demandVariant(variant: string): string {
  if (!/^[a-z0-9]+$/.test(variant)) throw new Error('not a variant of a file')
  return variant
}

/** Readable by us only, and on the disk before anything points at it. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.chmod(0o600)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const namesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function olderThan(before: Date, folder: string): Promise<string[]> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const made = await stat(path.join(folder, name)).catch(() => null)
    if (made && made.mtime < before) old.push(name)
  }
  return old
}
