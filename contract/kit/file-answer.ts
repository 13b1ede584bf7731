import { z } from 'zod'

/** What an endpoint with `file: 'out'` answers; it leaves as bytes. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  /** Nothing where it is made while it leaves. */
  readonly bytes: number | null
  /** Changes with the content; without quotes. Absent where the content is made for each request. */
  readonly etag: string | null
  /** Shown in the page, or saved by the browser. */
  readonly shown: boolean
  /** Opens it; not asked when the browser holds this very content. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}
export const fileAnswer = z.custom<FileAnswer>()
