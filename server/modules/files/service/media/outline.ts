import type { Content } from '../content.ts'
import { BOX_HEAD, headOf, MAX_BOXES } from './boxes.ts'

/** Boxes that hold the others that are read, and those. */
const ENTERED: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])
const KEPT: ReadonlySet<string> = new Set(['ftyp', 'mvhd', 'tkhd', 'mdhd', 'hdlr', 'trex', 'tfhd', 'trun'])
/** `moov/trak/mdia/mdhd`: what lies deeper is read by nobody. */
const DEPTH = 3
/** A box of these that is longer than the rest of the file was cut off, and so was the film. */
const TOP_BOXES: ReadonlySet<string> = new Set(
  'ftyp styp moov moof mdat mfra free skip wide uuid meta udta sidx ssix pdin emsg prft'.split(' '),
)
/** Bytes behind the last box. */
const MAX_BEHIND = 1_024 * 1_024
const MOST = { boxes: MAX_BOXES, bytes: 32 * 1_024 * 1_024 }

/** An MP4 without what is seen and heard in it: all its boxes, and in them what it says of itself. Nothing for what is none. */
export async function outlineOf(content: Content): Promise<Buffer | null> {
  const left = { ...MOST }
  const outline = await outlineWithin(content, 0, content.bytes, 0, left)
  return left.boxes < 0 || left.bytes < 0 ? null : outline
}

async function outlineWithin(
  content: Content,
  from: number,
  to: number,
  depth: number,
  left: { boxes: number; bytes: number },
): Promise<Buffer | null> {
  const boxes: Buffer[] = []
  let at = from
  while (at + BOX_HEAD <= to) {
    const told = headOf(await content.part(at, Math.min(16, to - at)), to - at)
    if (!told && depth === 0 && boxes.length > 0 && (await isHarmless(content, at))) return Buffer.concat(boxes)
    if (!told || (left.boxes -= 1) < 0) return null
    const [begin, end] = [at + told.head, at + told.size]
    if (KEPT.has(told.kind) && (left.bytes -= end - begin) < 0) return null
    if (KEPT.has(told.kind)) boxes.push(boxOf(told.kind, await content.part(begin, end - begin)))
    else if (ENTERED.has(told.kind) && depth < DEPTH)
      boxes.push(boxOf(told.kind, await outlineWithin(content, begin, end, depth + 1, left)))
    else boxes.push(boxOf(told.kind, null))
    at = end
  }
  return at === to || (depth === 0 && (await isHarmless(content, at))) ? Buffer.concat(boxes) : null
}

/** Cameras and editors write some bytes behind the last box, which players ignore. Markup would make a page of the file. */
async function isHarmless(content: Content, from: number): Promise<boolean> {
  if (content.bytes - from > MAX_BEHIND) return false
  const behind = (await content.part(from, MAX_BEHIND)).toString('latin1')
  return !TOP_BOXES.has(behind.slice(4, BOX_HEAD)) && !/<[!?/a-z]/i.test(behind)
}

function boxOf(kind: string, content: Buffer | null): Buffer {
  const head = Buffer.alloc(BOX_HEAD)
  head.writeUInt32BE(BOX_HEAD + (content?.length ?? 0))
  head.write(kind, 4, 'latin1')
  return content ? Buffer.concat([head, content]) : head
}
