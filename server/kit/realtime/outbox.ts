import type { Hint, PresenceReport } from './bus.ts'

/** More names than this are replaced by one hint: everything. */
const MOST = 5_000
/** PostgreSQL takes less than 8,000 bytes at once; this leaves room for the names of the fields. */
const MAX_BYTES = 7_500

const kinds = ['channels', 'topics', 'people'] as const

/** Collects hints for other processes: each name once, however often it was published, and up to a limit. */
export function createOutbox() {
  const names = { channels: new Set<string>(), topics: new Set<string>(), people: new Set<string>() }
  const presences = new Map<string, PresenceReport>()
  let everything = false

  const size = (): number => kinds.reduce((sum, kind) => sum + names[kind].size, presences.size) + (everything ? 1 : 0)
  const clear = (): void => {
    for (const kind of kinds) names[kind].clear()
    presences.clear()
    everything = false
  }

  return {
    size,
    clear,
    add(hint: Hint): void {
      for (const kind of kinds) for (const name of hint[kind] ?? []) names[kind].add(name)
      for (const report of hint.presences ?? []) presences.set(`${report.connection} ${report.channel}`, report)
      if (size() > MOST) clear()
      else if (!hint.everything) return
      everything = true
    },
    /** All of it, in as many hints as it needs to fit. */
    take(): Hint[] {
      const pieces: Piece[] = [
        ...kinds.flatMap((kind) => [...names[kind]].map((value) => ({ kind, value }))),
        ...[...presences.values()].map((value) => ({ kind: 'presences' as const, value })),
      ]
      const packed = pack(pieces)
      const hints = everything ? [{ everything }, ...packed] : packed
      clear()
      return hints
    },
  }
}

type Piece = { kind: (typeof kinds)[number]; value: string } | { kind: 'presences'; value: PresenceReport }

function pack(pieces: readonly Piece[]): Hint[] {
  const hints: Hint[] = []
  let room = 0
  for (const { kind, value } of pieces) {
    const bytes = Buffer.byteLength(JSON.stringify(value)) + 1
    if (bytes > MAX_BYTES) continue // no name of ours is as long; what polls finds it
    if (bytes > room) {
      hints.push({})
      room = MAX_BYTES
    }
    room -= bytes
    const hint = hints.at(-1) as Record<string, unknown[]>
    ;(hint[kind] ??= []).push(value)
  }
  return hints
}
