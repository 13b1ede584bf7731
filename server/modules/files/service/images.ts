import { IMAGE_SIZES, MAX_PIXELS, SHOWN_SIDE, THUMB_SIDE } from '@diwan/contract/files/limits'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { refuseFile } from './refuse.ts'

/** Nothing else is ever decoded, whatever a file claims to be: no SVG with its entities, no TIFF, no PDF. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile'] })
sharp.cache(false)

const SECONDS = 15

export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The pixels and nothing else: what stood before, between or behind them is gone, and so is where it was taken. */
const decode = (path: string): Sharp =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).timeout({ seconds: SECONDS })

/** As a person sees it: turned as the camera said. */
async function measure(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuseFile('file_type'))
  if (autoOrient.width * autoOrient.height > MAX_PIXELS) refuseFile('file_pixels')
  return autoOrient
}

/** A photo in its sizes: the square that was chosen, kept inside the picture, or the one in the middle. */
export async function writePhoto(from: string, to: (size: string) => string, chosen: Square | undefined): Promise<void> {
  const { width, height } = await measure(from)
  const { x, y, side } = squareIn(width, height, chosen)
  for (const size of IMAGE_SIZES) {
    const square = decode(from).autoOrient().extract({ left: x, top: y, width: side, height: side })
    await made(
      square
        .resize(size, size)
        .flatten({ background: '#ffffff' })
        .webp({ quality: 84 })
        .toFile(to(String(size))),
    )
  }
}

/** A logo keeps its shape and what is transparent in it. */
export async function writeLogo(from: string, to: (size: string) => string): Promise<void> {
  await measure(from)
  for (const size of IMAGE_SIZES) {
    const box = { width: size * 4, height: size, fit: 'inside', withoutEnlargement: true } as const
    await made(
      decode(from)
        .autoOrient()
        .resize(box)
        .webp({ quality: 90, alphaQuality: 100 })
        .toFile(to(String(size))),
    )
  }
}

/** What is shown of an attached picture, large and small; the picture itself is only ever saved. */
export async function writeShown(from: string, to: (variant: string) => string): Promise<{ width: number; height: number }> {
  await measure(from)
  const inside = (side: number) =>
    decode(from).autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { width, height } = await made(inside(SHOWN_SIDE).webp({ quality: 84 }).toFile(to('shown')))
  await made(inside(THUMB_SIDE).webp({ quality: 76 }).toFile(to('thumb')))
  return { width, height }
}

/** What cannot be decoded to its last line is no picture. */
const made = <T>(work: Promise<T>): Promise<T> => work.catch(() => refuseFile('file_type'))

export function squareIn(width: number, height: number, chosen: Square | undefined): Square {
  const most = Math.min(width, height)
  const side = Math.max(1, Math.min(chosen?.side ?? most, most))
  const x = chosen ? chosen.x : Math.floor((width - side) / 2)
  const y = chosen ? chosen.y : Math.floor((height - side) / 2)
  return { x: Math.max(0, Math.min(x, width - side)), y: Math.max(0, Math.min(y, height - side)), side }
}
