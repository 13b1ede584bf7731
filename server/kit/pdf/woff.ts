import { inflateSync } from 'node:zlib'

const [HEADER, ENTRY] = [44, 20]
const [SFNT_HEADER, SFNT_ENTRY] = [12, 16]

/**
 * The OpenType font in a WOFF file (W3C WOFF 1.0, sections 3 to 5). fontkit reads WOFF too, but inflates the table of outlines again for
 * every glyph, which took nine tenths of the time of a page.
 */
export function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number]
    const body = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      body: packed < length ? inflateSync(body) : body,
    }
  })
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  const largest = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(largest * 16, 6)
  head.writeUInt16BE(Math.log2(largest), 8)
  head.writeUInt16BE((count - largest) * 16, 10)

  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(body.length, at + 12)
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4)
    parts.push(body, padding)
    offset += body.length + padding.length
  }
  return Buffer.concat(parts)
}
