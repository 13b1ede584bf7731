import { within, type Box } from './boxes.ts'

const [DEFAULT_OF_TRACK, DEFAULT_OF_RUN] = [0x08, 0x100]
const flagsOf = (content: Buffer, { from }: Box): number => content.readUIntBE(from + 1, 3)

/** How long what was recorded in pieces is: a recorder does not know it when it writes the head. */
export function fragmentSeconds(content: Buffer, boxes: readonly Box[], moov: Box, scales: ReadonlyMap<number, number>): number {
  const defaults = new Map(
    within(content, moov, 'mvex', 'trex')
      .filter(({ from, to }) => to - from >= 24)
      .map(({ from }) => [content.readUInt32BE(from + 4), content.readUInt32BE(from + 12)]),
  )
  const units = new Map<number, number>()
  for (const traf of boxes.filter(({ kind }) => kind === 'moof').flatMap((moof) => within(content, moof, 'traf'))) {
    const [head] = within(content, traf, 'tfhd')
    if (!head || head.to - head.from < 8) continue
    const id = content.readUInt32BE(head.from + 4)
    const each = defaultOf(content, head) ?? defaults.get(id) ?? 0
    const lasts = within(content, traf, 'trun').reduce((sum, run) => sum + unitsOf(content, run, each), 0)
    units.set(id, (units.get(id) ?? 0) + lasts)
  }
  return [...units].reduce((most, [id, lasts]) => Math.max(most, lasts / (scales.get(id) || Infinity)), 0)
}

/** What stands before it depends on the flags: where the data begins, and which description. */
function defaultOf(content: Buffer, head: Box): number | undefined {
  const flags = flagsOf(content, head)
  const at = head.from + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  return flags & DEFAULT_OF_TRACK && at + 4 <= head.to ? content.readUInt32BE(at) : undefined
}

function unitsOf(content: Buffer, run: Box, each: number): number {
  if (run.to - run.from < 8) return 0
  const flags = flagsOf(content, run)
  const count = content.readUInt32BE(run.from + 4)
  if (!(flags & DEFAULT_OF_RUN)) return count * each
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  const first = run.from + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  let sum = 0
  for (let n = 0; n < count && first + n * width + 4 <= run.to; n += 1) sum += content.readUInt32BE(first + n * width)
  return sum
}
