import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test('only what changed is told, with both values', () => {
  const before = { name: 'الدعم', colour: '#187ed1', days: [5, 6] }
  expect(difference(before, { name: 'الدعم الفني', colour: '#187ed1', days: [5, 6] })).toEqual({
    before: { name: 'الدعم' },
    after: { name: 'الدعم الفني' },
  })
})

test('nothing is told of a save that changes nothing', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  expect(difference({ at, list: [{ day: 5 }] }, { at: new Date(at), list: [{ day: 5 }] })).toBeNull()
})

test('an absent value is told as null', () => {
  expect(difference<{ zone?: string | undefined }>({ zone: 'Asia/Riyadh' }, { zone: undefined })).toEqual({
    before: { zone: 'Asia/Riyadh' },
    after: { zone: null },
  })
})
