import type { NextSlots } from '@diwan/contract/schedule/schemas/appointments'
import type { Problem } from '../../../kit/problem.ts'

export type NextSlot = NextSlots['next'][number]

const TAKEN: readonly string[] = ['schedule.slot_taken', 'schedule.slot_not_offered', 'schedule.own_overlap']

/** Whether another slot has to be chosen. */
export const isTaken = ({ code }: Problem): boolean => TAKEN.includes(code)

/** The free slots that a refusal names in place of the one that was wanted. */
export function nextSlotsOf({ current }: Problem): readonly NextSlot[] {
  if (typeof current !== 'object' || current === null || !('next' in current) || !Array.isArray(current.next)) return []
  return current.next.filter(isNextSlot)
}

function isNextSlot(one: unknown): one is NextSlot {
  return typeof one === 'object' && one !== null && 'startsAt' in one && typeof one.startsAt === 'number' && 'day' in one
}
