/** A box of an MP4: its kind of four letters, and where its content lies. */
export interface Box {
  readonly kind: string
  readonly from: number
  readonly to: number
}

export const BOX_HEAD = 8
/** Of a box that is longer than four bytes can say. */
const LONG_HEAD = 16

/** What the head of a box says; `room`: bytes from its first one to the end of what holds it. */
export function headOf(head: Buffer, room: number): { kind: string; head: number; size: number } | null {
  if (head.length < BOX_HEAD) return null
  const told = head.readUInt32BE(0)
  const long = told === 1 && room >= LONG_HEAD && head.length >= LONG_HEAD
  const size = told === 0 ? room : long ? Number(head.readBigUInt64BE(BOX_HEAD)) : told
  const headBytes = long ? LONG_HEAD : BOX_HEAD
  return size < headBytes || size > room ? null : { kind: head.toString('latin1', 4, BOX_HEAD), head: headBytes, size }
}

/** A film of a day in pieces of a second has no more; one that has is none. */
export const MAX_BOXES = 400_000

/** The boxes between two places, one after the other without a gap; nothing where they do not fill it exactly, or are too many. */
export function boxesIn(content: Buffer, from = 0, to = content.length): Box[] | null {
  const boxes: Box[] = []
  let at = from
  while (at + BOX_HEAD <= to) {
    const told = headOf(content.subarray(at, at + LONG_HEAD), to - at)
    if (!told || boxes.length === MAX_BOXES) return null
    boxes.push({ kind: told.kind, from: at + told.head, to: at + told.size })
    at += told.size
  }
  return at === to ? boxes : null
}

/** Those of one kind along a way of kinds: `childrenOf(content, moov, 'mdia', 'mdhd')`. */
export function within(content: Buffer, box: Box, ...way: readonly string[]): Box[] {
  const [kind, ...rest] = way
  const children = (boxesIn(content, box.from, box.to) ?? []).filter((child) => child.kind === kind)
  return rest.length === 0 ? children : children.flatMap((child) => within(content, child, ...rest))
}
