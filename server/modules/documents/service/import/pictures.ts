import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { MAX_PICTURES, PICTURE_BYTES, PICTURES_BYTES } from './limits.ts'
import type { Archive } from './open-archive.ts'
import type { BroughtPicture, BroughtProblem, BroughtProblemCode } from './types.ts'

const DATA = /^data:image\/(?:png|jpeg);base64,([a-z0-9+/=\s]+)$/i

const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 8)).toString('latin1') === '\x89PNG\r\n\x1a\n'
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** The pictures of one file, each once however many pages show it. */
export class Pictures {
  readonly #archive: Archive
  readonly #known = new Map<string, BroughtPicture | BroughtProblemCode>()
  #count = 0
  #bytes = 0

  constructor(archive: Archive) {
    this.#archive = archive
  }

  /** The picture at an address of the archive or of data; otherwise why it cannot be brought. */
  at(address: string): BroughtPicture | BroughtProblemCode {
    const known = this.#known.get(address) ?? this.#read(address)
    this.#known.set(address, known)
    return known
  }

  #read(address: string): BroughtPicture | BroughtProblemCode {
    const bytes = this.#bytesAt(address)
    if (!bytes || bytes.length > PICTURE_BYTES || !(isPng(bytes) || isJpeg(bytes))) return 'picture_left_out'
    if (this.#count >= MAX_PICTURES || this.#bytes + bytes.length > PICTURES_BYTES) return 'pictures_too_many'
    this.#count += 1
    this.#bytes += bytes.length
    return { id: randomUUID(), name: `picture-${this.#count}.${isPng(bytes) ? 'png' : 'jpg'}`, bytes }
  }

  #bytesAt(address: string): Uint8Array | undefined {
    const data = address.length <= 2 * PICTURE_BYTES ? DATA.exec(address)?.[1] : undefined
    return data === undefined ? this.#archive.get(address) : new Uint8Array(Buffer.from(data, 'base64'))
  }
}

/** Collects the pictures of a page while it is read, and the losses. */
export class PageFindings {
  readonly #shown = new Map<string, BroughtPicture>()
  readonly #counts = new Map<BroughtProblemCode, number>()
  readonly #all: Pictures
  readonly #folder: string

  /** Addresses of pictures begin in the folder of the page. */
  constructor(all: Pictures, folder = '') {
    this.#all = all
    this.#folder = folder
  }

  note(code: BroughtProblemCode): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  get pictures(): BroughtPicture[] {
    return [...this.#shown.values()]
  }

  get problems(): BroughtProblem[] {
    return [...this.#counts].map(([code, count]) => ({ code, count }))
  }

  /** The id of the picture at this address; nothing where it cannot be brought, which is noted. */
  picture(source: string): string | undefined {
    const address = this.#addressOf(source)
    const found = address === undefined ? 'picture_left_out' : this.#all.at(address)
    if (typeof found === 'string') return this.#leftOut(found)
    this.#shown.set(found.id, found)
    return found.id
  }

  #leftOut(code: BroughtProblemCode): undefined {
    this.note(code)
  }

  #addressOf(source: string): string | undefined {
    if (/^data:/i.test(source)) return source
    if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('/')) return undefined
    const [address = ''] = source.split(/[?#]/)
    return path.posix.join(this.#folder, decoded(address))
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
