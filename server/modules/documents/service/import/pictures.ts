import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { MAX_PICTURES, PICTURE_BYTES } from './limits.ts'
import type { Archive } from './open-archive.ts'
import type { BroughtPicture, BroughtProblem, BroughtProblemCode } from './types.ts'

const DATA = /^data:image\/(?:png|jpeg);base64,([a-z0-9+/=\s]+)$/i

const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 8)).toString('latin1') === '\x89PNG\r\n\x1a\n'
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** Collects the pictures of a page while it is read, and the losses. */
export class PageFindings {
  readonly pictures: BroughtPicture[] = []
  readonly #counts = new Map<BroughtProblemCode, number>()
  readonly #known = new Map<string, string>()
  readonly #archive: Archive
  readonly #folder: string

  /** Addresses of pictures are those of the archive, beginning in the folder of the page. */
  constructor(archive: Archive, folder = '') {
    this.#archive = archive
    this.#folder = folder
  }

  note(code: BroughtProblemCode): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  get problems(): BroughtProblem[] {
    return [...this.#counts].map(([code, count]) => ({ code, count }))
  }

  /** The id of the picture at this address; nothing where it cannot be brought, which is noted. */
  picture(source: string): string | undefined {
    const known = this.#known.get(source)
    if (known) return known
    const bytes = this.#bytesAt(source)
    if (!bytes || bytes.length > PICTURE_BYTES || !(isPng(bytes) || isJpeg(bytes))) return this.#leftOut('picture_left_out')
    if (this.pictures.length >= MAX_PICTURES) return this.#leftOut('pictures_too_many')
    const id = randomUUID()
    this.pictures.push({ id, name: `picture-${this.pictures.length + 1}.${isPng(bytes) ? 'png' : 'jpg'}`, bytes })
    this.#known.set(source, id)
    return id
  }

  #leftOut(code: BroughtProblemCode): undefined {
    this.note(code)
  }

  #bytesAt(source: string): Uint8Array | undefined {
    const data = source.length <= 2 * PICTURE_BYTES ? DATA.exec(source)?.[1] : undefined
    if (data !== undefined) return new Uint8Array(Buffer.from(data, 'base64'))
    if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('/')) return undefined
    const [address = ''] = source.split(/[?#]/)
    return this.#archive.get(path.posix.join(this.#folder, decoded(address)))
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
