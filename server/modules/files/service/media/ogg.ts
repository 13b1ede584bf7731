const HEAD = 27
const BEGINS = 2
/** Opus counts in these, whatever was recorded. */
const OPUS_RATE = 48_000

interface Sound {
  readonly rate: number
  readonly skipped: number
}

/** How long an Ogg of Opus or Vorbis is, in seconds, by the position that its last page names; nothing for what is none. */
export function readOgg(content: Buffer): { seconds: number } | null {
  let [at, last] = [0, 0n]
  let sound: Sound | null = null
  while (at < content.length) {
    if (at + HEAD > content.length || content.toString('latin1', at, at + 5) !== 'OggS\0') return null
    const segments = content[at + 26]!
    const from = at + HEAD + segments
    if (from > content.length) return null
    const size = content.subarray(at + HEAD, from).reduce((sum, one) => sum + one, 0)
    if (from + size > content.length) return null
    if (content[at + 5]! & BEGINS) {
      if (sound) return null // one stream, and it begins once
      sound = soundOf(content.subarray(from, from + size))
    }
    if (!sound) return null
    const position = content.readBigInt64LE(at + 6)
    if (position > last) last = position
    at = from + size
  }
  return sound && { seconds: Math.max(0, Number(last) - sound.skipped) / sound.rate }
}

function soundOf(packet: Buffer): Sound | null {
  if (packet.length >= 12 && packet.toString('latin1', 0, 8) === 'OpusHead')
    return { rate: OPUS_RATE, skipped: packet.readUInt16LE(10) }
  const vorbis = packet.length >= 16 && packet.toString('latin1', 0, 7) === '\x01vorbis'
  const rate = vorbis ? packet.readUInt32LE(12) : 0
  return rate > 0 ? { rate, skipped: 0 } : null
}
