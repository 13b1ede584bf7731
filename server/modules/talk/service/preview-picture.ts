import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { PreviewEndpoints } from '@diwan/contract/talk/endpoints'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { thumbOf, type Thumb } from '../../files/public.ts'
import { readMessage } from '../queries/messages.ts'
import { readPicture } from '../queries/previews.ts'
import { readRecord, reads, type Talking } from './talk.ts'

/** A larger one is left out. */
const PICTURE_MOST = 5 * 1_024 * 1_024
/** What came of a picture that is larger than this says little beside words. */
const KEPT_MOST = 256 * 1_024
const TIMEOUT_MS = 8_000

/** What lies at an address that a page named, made again here; nothing where it is no picture, too large or out of reach. */
export async function pictureAt({ outgoing, storage }: Portal, url: string): Promise<Thumb | undefined> {
  const headers = { accept: 'image/png,image/jpeg', 'user-agent': 'Diwan link preview' }
  const answer = await outgoing.request({ url, headers, maxBytes: PICTURE_MOST, timeoutMs: TIMEOUT_MS }).catch(() => undefined)
  if (!answer || answer.status !== 200 || answer.cut || answer.body.length === 0) return undefined
  const made = await thumbOf({ storage }, answer.body)
  return made && made.bytes.length <= KEPT_MOST ? made : undefined
}

/** For those who read the message: nobody learns by an address what others link to. */
export async function openPreviewPicture<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, messageId, place }: InputOf<PreviewEndpoints['picture']>,
): Promise<FileAnswer> {
  const row = await readRecord(talking, ctx, id)
  const message = await readMessage(ctx.db, row.id, messageId)
  const picture = message && reads(talking, ctx.actor, row, message) ? await readPicture(ctx.db, messageId, place) : undefined
  if (!picture) throw new Problem('not_found')
  return {
    name: 'preview.webp',
    type: 'image/webp',
    bytes: picture.length,
    etag: createHash('sha256').update(picture).digest('hex').slice(0, 32),
    shown: true,
    open: (part) => Promise.resolve(Readable.from([part ? picture.subarray(part.from, part.to + 1) : picture])),
  }
}
