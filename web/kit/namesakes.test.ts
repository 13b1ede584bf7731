import { expect, test } from 'vitest'
import { namesakesOf, noteShown, onNamesakes } from './namesakes.ts'

test('two people whose names fold alike are namesakes from the moment the second is shown', () => {
  const [one, other, else_] = [
    { id: 'b', fullName: 'أحمد علي' },
    { id: 'a', fullName: 'احمد  على' },
    { id: 'c', fullName: 'أحمد عمر' },
  ]
  let notified = 0
  const leave = onNamesakes(() => (notified += 1))
  noteShown(one)
  noteShown(one)
  noteShown(else_)
  expect([namesakesOf(one), notified]).toEqual(['', 0])
  noteShown(other)
  expect([namesakesOf(one), namesakesOf(other), namesakesOf(else_), notified]).toEqual(['a,b', 'a,b', '', 1])
  leave()
  noteShown({ id: 'd', fullName: 'أَحمد علي' })
  expect([namesakesOf(one), notified]).toEqual(['a,b,d', 1])
})
