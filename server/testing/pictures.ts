import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'

/** The portal, in this same process, decodes files of two types only; a test also looks at what it made of them. */
export const look = (bytes: Buffer) => {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  return sharp(bytes)
}

const QUARTERS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
] as const

/** A picture with a different colour in each quarter, so that what was cut out of it can be told. */
export function picture(width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels.set(QUARTERS[(x * 2 >= width ? 1 : 0) + (y * 2 >= height ? 2 : 0)]!, at * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

interface PngShape {
  readonly depth?: 8 | 16
  /** As PNG counts them: 0 grey, 2 colours, 6 colours with alpha. */
  readonly colour?: 0 | 2 | 6
  readonly interlaced?: boolean
  /** Says that so many frames follow. */
  readonly frames?: number
}

/** A PNG of the given size: `pixels` is what stands in it, usually far too little. */
export function png(
  width: number,
  height: number,
  pixels: Buffer = deflateSync(Buffer.alloc(1_000)),
  { depth = 8, colour = 2, interlaced = false, frames }: PngShape = {},
): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const moving = Buffer.alloc(8)
  moving.writeUInt32BE(frames ?? 0)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [signature, chunk('IHDR', size), ...(frames === undefined ? [] : [chunk('acTL', moving)])]
  return Buffer.concat([...parts, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A whole one, black from its first line to its last: a small file, however much it decodes to. */
export function blackPng(width: number, height: number, shape: PngShape = {}): Buffer {
  const { depth = 8, colour = 2, interlaced = false } = shape
  const line = (width * depth * { 0: 1, 2: 3, 6: 4 }[colour]) / 8
  const lines = interlaced ? 2 * height + 16 : height // each begins with a byte of its own
  return png(width, height, deflateSync(Buffer.alloc(line * height + lines), { level: 1 }), shape)
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
