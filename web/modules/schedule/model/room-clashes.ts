import type { RoomClashes } from '@diwan/contract/schedule/schemas/rooms'
import type { Problem } from '../../../kit/problem.ts'

type Clash = RoomClashes['clashes'][number]

/** The meetings whose room is taken, as a refusal names them. */
export function clashesOf({
  code,
  current,
}: Pick<Problem, 'code' | 'current'>): { clashes: readonly Clash[]; more: boolean } | undefined {
  if (code !== 'schedule.room_taken' || typeof current !== 'object' || current === null) return undefined
  if (!('clashes' in current) || !Array.isArray(current.clashes)) return undefined
  return { clashes: current.clashes.filter(isClash), more: 'more' in current && current.more === true }
}

function isClash(one: unknown): one is Clash {
  return typeof one === 'object' && one !== null && 'startsAt' in one && typeof one.startsAt === 'number' && 'day' in one
}
