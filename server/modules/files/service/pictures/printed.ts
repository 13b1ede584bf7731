import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Portal } from '../../../../kit/portal.ts'

export interface PrintedPicture {
  /** JPEG. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Sharp enough for the width of a sheet of A4. */
const SIDE = 1_200

/** A picture for paper, made from the one that the portal itself wrote for screens; nothing where there is none. */
export async function printedPicture({ storage }: Pick<Portal, 'storage'>, id: string): Promise<PrintedPicture | undefined> {
  if ((await storage.size(id, 'shown')) === null) return undefined
  const shown = await buffer(Readable.from(await storage.read(id, 'shown')))
  const { data, info } = await sharp(shown)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
