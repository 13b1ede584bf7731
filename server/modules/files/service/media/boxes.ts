/** A box of an MP4: its kind of four letters, and where its content lies. */
export interface Box {
  readonly kind: string
  readonly from: number
  readonly to: number
}

const HEAD = 8

/** The boxes between two places, one after the other without a gap; nothing where they do not fill it exactly. */
export function boxesIn(content: Buffer, from = 0, to = content.length): Box[] | null {
  const boxes: Box[] = []
  let at = from
  while (at + HEAD <= to) {
    const told = content.readUInt32BE(at)
    const long = told === 1 && at + 16 <= to
    const size = told === 0 ? to - at : long ? Number(content.readBigUInt64BE(at + HEAD)) : told
    const head = long ? 16 : HEAD
    if (size < head || at + size > to) return null
    boxes.push({ kind: content.toString('latin1', at + 4, at + HEAD), from: at + head, to: at + size })
    at += size
  }
  return at === to ? boxes : null
}

/** Those of one kind along a way of kinds: `childrenOf(content, moov, 'mdia', 'mdhd')`. */
export function within(content: Buffer, box: Box, ...way: readonly string[]): Box[] {
  const [kind, ...rest] = way
  const children = (boxesIn(content, box.from, box.to) ?? []).filter((child) => child.kind === kind)
  return rest.length === 0 ? children : children.flatMap((child) => within(content, child, ...rest))
}
