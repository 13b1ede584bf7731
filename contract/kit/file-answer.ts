import { z } from 'zod'

/** Bytes of a file; both ends belong to it. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** What an endpoint with `file: 'out'` answers; it leaves as bytes, or as a part of them where `bytes` and `etag` are known. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  /** Nothing where it is made while it leaves. */
  readonly bytes: number | null
  /** Changes with the content; without quotes. Absent where the content is made for each request. */
  readonly etag: string | null
  /** When this content came to be. */
  readonly changed?: Date
  /** Shown in the page, or saved by the browser. */
  readonly shown: boolean
  /** A page that the portal wrote itself: it may have a style, and still runs nothing. */
  readonly page?: true
  /** Opens it, or a part of it; not asked when the browser holds this very content, or wants its head alone. A piece may be taken back when the next is asked for. */
  readonly open: (part?: ByteRange) => Promise<AsyncIterable<Uint8Array>>
}
export const fileAnswer = z.custom<FileAnswer>()
