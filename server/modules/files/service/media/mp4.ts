import { boxesIn, within, type Box } from './boxes.ts'
import { fragmentSeconds } from './fragments.ts'

export interface Mp4 {
  /** Nothing where it does not say. */
  readonly seconds: number | null
  /** As a person sees it, turned as the camera said; nothing without a picture. */
  readonly width: number | null
  readonly height: number | null
  readonly hasPicture: boolean
  readonly hasSound: boolean
}

/** What an MP4 says of itself, read from its boxes alone; nothing for what is none. */
export function readMp4(content: Buffer): Mp4 | null {
  const boxes = boxesIn(content)
  const moov = boxes?.find(({ kind }) => kind === 'moov')
  if (!boxes || boxes[0]?.kind !== 'ftyp' || !moov) return null
  const tracks = within(content, moov, 'trak').map((trak) => trackOf(content, trak))
  const picture = tracks.find(({ handler }) => handler === 'vide')
  const scales = new Map(tracks.map(({ id, scale }) => [id, scale]))
  const told = Math.max(secondsOf(content, within(content, moov, 'mvhd')[0]) ?? 0, fragmentSeconds(content, boxes, moov, scales))
  return {
    seconds: Number.isFinite(told) && told > 0 ? told : null,
    width: picture?.width || null,
    height: picture?.height || null,
    hasPicture: picture !== undefined,
    hasSound: tracks.some(({ handler }) => handler === 'soun'),
  }
}

/** Of `mvhd` and `mdhd`, in either version. All ones: it does not know. */
function secondsOf(content: Buffer, box: Box | undefined): number | undefined {
  const scale = scaleOf(content, box)
  if (!box || !scale) return undefined
  const long = content[box.from] === 1
  const at = box.from + (long ? 24 : 16)
  if (at + (long ? 8 : 4) > box.to) return undefined
  const units = long ? Number(content.readBigUInt64BE(at)) : content.readUInt32BE(at)
  return units === (long ? Number(0xffff_ffff_ffff_ffffn) : 0xffff_ffff) ? undefined : units / scale
}

function scaleOf(content: Buffer, box: Box | undefined): number {
  const version = box && content[box.from]
  if (!box || (version !== 0 && version !== 1)) return 0
  const at = box.from + (version === 1 ? 20 : 12)
  return at + 4 <= box.to ? content.readUInt32BE(at) : 0
}

function trackOf(content: Buffer, trak: Box) {
  const [handler] = within(content, trak, 'mdia', 'hdlr')
  const [head] = within(content, trak, 'tkhd')
  return {
    handler: handler && handler.from + 12 <= handler.to ? content.toString('latin1', handler.from + 8, handler.from + 12) : '',
    scale: scaleOf(content, within(content, trak, 'mdia', 'mdhd')[0]),
    ...headOf(content, head),
  }
}

/** Its id and its sides in whole pixels; a quarter of a turn changes the two. */
function headOf(content: Buffer, box: Box | undefined): { id: number; width: number; height: number } {
  const long = box && content[box.from] === 1
  const matrix = box ? box.from + (long ? 52 : 40) : 0
  if (!box || matrix + 44 > box.to) return { id: 0, width: 0, height: 0 }
  const id = content.readUInt32BE(box.from + (long ? 20 : 12))
  const [across, down] = [content.readUInt16BE(matrix + 36), content.readUInt16BE(matrix + 40)]
  const turned = content.readInt32BE(matrix) === 0 && content.readInt32BE(matrix + 4) !== 0
  return turned ? { id, width: down, height: across } : { id, width: across, height: down }
}
