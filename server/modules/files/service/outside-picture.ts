import type { files } from '@diwan/contract/files/endpoints'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { fileTypeFromBuffer } from 'file-type'
import { Readable } from 'node:stream'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'

const PICTURE_MOST = 5 * 1_024 * 1_024
const TIMEOUT_MS = 8_000
const TYPES = ['image/png', 'image/jpeg']

/** A picture of the internet, judged by its content; the browser uploads it like any other file. Nothing of a refusal tells why. */
export async function openOutsidePicture({ portal }: Ctx, { url }: InputOf<typeof files.picture>): Promise<FileAnswer> {
  const headers = { accept: TYPES.join(','), 'user-agent': 'Diwan' }
  const answer = await portal.outgoing
    .request({ url, headers, maxBytes: PICTURE_MOST, timeoutMs: TIMEOUT_MS })
    .catch(() => undefined)
  const body = answer?.status === 200 && !answer.cut ? answer.body : undefined
  const type = body && (await fileTypeFromBuffer(body).catch(() => undefined))?.mime
  if (!body || !type || !TYPES.includes(type)) throw new Problem('files.picture_unreadable')
  return {
    name: type === 'image/png' ? 'picture.png' : 'picture.jpg',
    type,
    bytes: body.length,
    etag: null,
    shown: true,
    open: () => Promise.resolve(Readable.from([body])),
  }
}
