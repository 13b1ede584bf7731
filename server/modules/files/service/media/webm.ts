const [HEADER, DOCTYPE, SEGMENT, TRACKS, TRACK, TYPE] = [0x1a45dfa3, 0x4282, 0x18538067, 0x1654ae6b, 0xae, 0x83]
const [INFO, SCALE, CLUSTER, TIME, SIMPLE, GROUP, BLOCK] = [0x1549a966, 0x2ad7b1, 0x1f43b675, 0xe7, 0xa3, 0xa0, 0xa1]
const OPENED: ReadonlySet<number> = new Set([HEADER, SEGMENT, TRACKS, TRACK, INFO, CLUSTER, GROUP])
const SOUND = 2
const NANOSECONDS = 1e9

interface Element {
  readonly id: number
  readonly from: number
  /** Nothing where a recorder did not know it when it wrote. */
  readonly size: number | null
}

/**
 * How long a WebM is that holds sound and nothing else, in seconds: the last of its blocks, since a recorder writes no length into its head.
 * Nothing for what is none. Elements that hold others are walked into, so that one of unknown length needs no end.
 */
export function readWebm(content: Buffer): { seconds: number } | null {
  let [at, scale, cluster, last] = [0, 1_000_000, 0, 0]
  const tracks: number[] = []
  let named = false
  while (at < content.length) {
    const element = elementAt(content, at)
    if (!element) return null
    const { id, from, size } = element
    if (at === 0 && id !== HEADER) return null
    if (OPENED.has(id)) {
      at = from
      continue
    }
    if (size === null || from + size > content.length) return null
    if (id === DOCTYPE) named = content.toString('latin1', from, from + size).replace(/\0+$/, '') === 'webm'
    else if (id === TYPE) tracks.push(numberAt(content, from, size))
    else if (id === SCALE) scale = numberAt(content, from, size)
    else if (id === TIME) cluster = numberAt(content, from, size)
    else if ((id === SIMPLE || id === BLOCK) && size >= 4) last = Math.max(last, cluster + blockTime(content, from))
    at = from + size
  }
  const sound = named && tracks.length > 0 && tracks.every((type) => type === SOUND)
  return sound ? { seconds: (last * scale) / NANOSECONDS } : null
}

function elementAt(content: Buffer, at: number): Element | null {
  const marks = Math.clz32(content[at]!) - 24 // zeros before the first one say how many bytes follow
  const head = at + marks + 1
  if (marks > 3 || head >= content.length) return null
  const more = Math.clz32(content[head]!) - 24
  const from = head + more + 1
  if (more > 7 || from > content.length) return null
  let size = content[head]! & (0x7f >> more)
  let unknown = size === 0x7f >> more
  for (let n = head + 1; n < from; n += 1) {
    size = size * 256 + content[n]!
    unknown &&= content[n] === 0xff
  }
  return { id: content.readUIntBE(at, marks + 1), from, size: unknown ? null : size }
}

/** Longer ones than a number of JavaScript holds are not among those that are read. */
const numberAt = (content: Buffer, from: number, size: number): number =>
  size === 0 || size > 6 ? 0 : content.readUIntBE(from, size)

/** Behind the number of its track. */
const blockTime = (content: Buffer, from: number): number => {
  const at = from + Math.clz32(content[from]!) - 24 + 1
  return at + 2 <= content.length ? content.readInt16BE(at) : 0
}
