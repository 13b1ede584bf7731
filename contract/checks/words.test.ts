import { expect, test } from 'vitest'
import { ar } from './words.ar.ts'
import { en } from './words.en.ts'

test('where a ticket or a task is asked for, none is refused in words of its own (S5.27, S5.28)', () => {
  expect([en.invalid_ticket, ar.invalid_ticket]).toEqual(['Please select a ticket', 'اختر التذكرة'])
  expect([en.invalid_task, ar.invalid_task]).toEqual(['Please select a task', 'اختر المهمة'])
})
