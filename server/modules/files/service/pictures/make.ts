import { IMAGE_SIZES, MAX_PIXELS, MAX_SIDE, SHOWN_SIDE, THUMB_SIDE } from '@diwan/contract/files/limits'
import path from 'node:path'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

/** Nothing else is ever decoded, whatever a file claims to be: no SVG with its entities, no TIFF, no PDF. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile'] })
sharp.cache(false)
sharp.concurrency(1)

export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** What is made of a picture, and the folder it is written to, one file a variant. */
export interface PictureTask {
  readonly from: string
  readonly to: string
  readonly make: 'photo' | 'logo' | 'shown' | 'thumb'
  readonly square?: Square | undefined
}

export interface Pixels {
  readonly width: number
  readonly height: number
}

/** Fails for what cannot be decoded to its last line, and for what is too large to try. */
export function makePicture({ from, to, make, square }: PictureTask): Promise<Pixels> {
  const variant = (name: string) => path.join(to, name)
  if (make === 'photo') return writePhoto(from, variant, square)
  if (make === 'logo') return writeLogo(from, variant)
  return make === 'shown' ? writeShown(from, variant) : writeThumb(from, variant)
}

/** The pixels and nothing else: what stood before, between or behind them is gone, and so is where it was taken. */
const decode = (from: string): Sharp => sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })

/** As a person sees it: turned as the camera said. */
async function measure(from: string): Promise<Pixels> {
  const { autoOrient, pages = 1 } = await sharp(from, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (pages > 1 || Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw new Error('too large')
  return autoOrient
}

/** A photo in its sizes: the square that was chosen, kept inside the picture, or the one in the middle. */
async function writePhoto(from: string, to: (size: string) => string, chosen: Square | undefined): Promise<Pixels> {
  const pixels = await measure(from)
  const { x, y, side } = squareIn(pixels.width, pixels.height, chosen)
  for (const size of IMAGE_SIZES) {
    const square = decode(from).autoOrient().extract({ left: x, top: y, width: side, height: side })
    await square
      .resize(size, size)
      .flatten({ background: '#ffffff' })
      .webp({ quality: 84 })
      .toFile(to(String(size)))
  }
  return pixels
}

/** A logo keeps its shape and what is transparent in it. */
async function writeLogo(from: string, to: (size: string) => string): Promise<Pixels> {
  const pixels = await measure(from)
  for (const size of IMAGE_SIZES) {
    const box = { width: size * 4, height: size, fit: 'inside', withoutEnlargement: true } as const
    await decode(from)
      .autoOrient()
      .resize(box)
      .webp({ quality: 90, alphaQuality: 100 })
      .toFile(to(String(size)))
  }
  return pixels
}

const inside = (from: string, side: number): Sharp =>
  decode(from).autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** What is shown of an attached picture, large and small; the picture itself is only ever saved. */
async function writeShown(from: string, to: (variant: string) => string): Promise<Pixels> {
  await measure(from)
  const { width, height } = await inside(from, SHOWN_SIDE).webp({ quality: 84 }).toFile(to('shown'))
  await smallOf(from, to)
  return { width, height }
}

/** What stands beside words, where nothing larger is ever shown. */
async function writeThumb(from: string, to: (variant: string) => string): Promise<Pixels> {
  await measure(from)
  return smallOf(from, to)
}

async function smallOf(from: string, to: (variant: string) => string): Promise<Pixels> {
  const { width, height } = await inside(from, THUMB_SIDE).webp({ quality: 76 }).toFile(to('thumb'))
  return { width, height }
}

function squareIn(width: number, height: number, chosen: Square | undefined): Square {
  const most = Math.min(width, height)
  const side = Math.max(1, Math.min(chosen?.side ?? most, most))
  const x = chosen ? chosen.x : Math.floor((width - side) / 2)
  const y = chosen ? chosen.y : Math.floor((height - side) / 2)
  return { x: Math.max(0, Math.min(x, width - side)), y: Math.max(0, Math.min(y, height - side)), side }
}
