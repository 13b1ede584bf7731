import { expect, test } from 'vitest'
import { nearestSlot } from './nearest-slot.ts'

const slot = (clock: string) => ({ startsAt: Date.parse(`2026-11-16T${clock}:00Z`) / 1_000, clock })
const slots = [slot('09:00'), slot('09:20'), slot('09:40'), slot('11:00')]
const near = (clock: string) => nearestSlot(slots, slot(clock).startsAt)?.clock

test('a booking that is put beside a slot goes to the nearest one, and to none that is half an hour away', () => {
  expect(['09:15', '09:35', '09:30', '08:45', '10:30', '10:31'].map(near)).toEqual([
    '09:20',
    '09:40',
    '09:20',
    '09:00',
    undefined,
    '11:00',
  ])
})
