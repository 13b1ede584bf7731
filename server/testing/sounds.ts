/** Sounds as browsers record them, without a note in them: what stands around the notes says how long they are. */
const vint = (size: number): Buffer => Buffer.from([0x10 | (size >> 24), (size >> 16) & 255, (size >> 8) & 255, size & 255])
const element = (id: string, ...content: Buffer[]): Buffer => {
  const all = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), vint(all.length), all])
}
/** A recorder does not know its length when it writes it. */
const endless = (id: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...content])
const number = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}
const block = (at: number): Buffer => {
  const bytes = Buffer.alloc(24)
  bytes[0] = 0x81
  bytes.writeInt16BE(at, 1)
  return element('a3', bytes)
}

/** As Chrome and Firefox write it: clusters of a second. `type` 1 is a film. */
export function webm(seconds: number, type = 2): Buffer {
  const track = element('ae', number('d7', 1), number('83', type), element('86', Buffer.from('A_OPUS')))
  const clusters = Array.from({ length: Math.ceil(seconds) }, (_, second) => {
    const end = Math.min(1_000, Math.round((seconds - second) * 1_000))
    return endless('1f43b675', number('e7', second * 1_000), block(0), block(end))
  })
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    endless('18538067', element('1549a966', number('2ad7b1', 1_000_000)), element('1654ae6b', track), ...clusters),
  ])
}

const page = (flags: number, position: bigint, packet: Buffer): Buffer => {
  const head = Buffer.alloc(28)
  head.write('OggS', 'latin1')
  head[5] = flags
  head.writeBigInt64LE(position, 6)
  head[26] = 1
  head[27] = packet.length
  return Buffer.concat([head, packet])
}

export function ogg(seconds: number, head = 'OpusHead'): Buffer {
  const first = Buffer.alloc(19)
  first.write(head, 'latin1')
  first.writeUInt16LE(312, 10)
  return Buffer.concat([
    page(2, 0n, first),
    page(0, 0n, Buffer.from('OpusTags')),
    page(4, BigInt(Math.round(seconds * 48_000) + 312), Buffer.alloc(40)),
  ])
}

const box = (kind: string, ...content: Buffer[]): Buffer => {
  const all = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(all.length + 8)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, all])
}
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, place) => bytes.writeUInt32BE(value, place * 4))
  return bytes
}

interface Track {
  readonly handler: 'soun' | 'vide'
  readonly width?: number
  readonly height?: number
  /** Held upright while it was filmed. */
  readonly turned?: boolean
}

const trackBox = ({ handler, width = 0, height = 0, turned = false }: Track, id: number, seconds: number): Buffer => {
  const matrix = turned ? [0, 65_536, 0, 0xffff_0000, 0, 0, 0, 0, 0x4000_0000] : [65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x4000_0000]
  const head = words(0, 0, 0, id, 0, seconds * 1_000, 0, 0, 0, 0, ...matrix, width * 65_536, height * 65_536)
  const media = box('mdhd', words(0, 0, 0, 1_000, seconds * 1_000, 0))
  return box('trak', box('tkhd', head), box('mdia', media, box('hdlr', words(0, 0), Buffer.from(handler), words(0, 0, 0, 0))))
}

/** `pieces`: written as it was recorded, with a head that knows no length. `bytes`: how long it is as a file. */
export function film(seconds: number, tracks: readonly Track[], { pieces = false, bytes = 0 } = {}): Buffer {
  const told = pieces ? 0 : seconds
  const heads = tracks.map((track, place) => trackBox(track, place + 1, told))
  const extending = pieces ? [box('mvex', box('trex', words(0, 1, 1, 20, 0, 0)))] : []
  const run = box('moof', box('traf', box('tfhd', words(0x020000, 1)), box('trun', words(0, seconds * 50))))
  const before = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
    box('moov', box('mvhd', words(0, 0, 0, 1_000, told * 1_000), Buffer.alloc(80)), ...heads, ...extending),
    ...(pieces ? [run] : []),
  ])
  return Buffer.concat([before, box('mdat', Buffer.alloc(Math.max(50, bytes - before.length - 8)))])
}
