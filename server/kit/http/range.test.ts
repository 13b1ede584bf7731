import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['Bytes= 90-', { from: 90, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-100', { from: 0, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=50-500', { from: 50, to: 99 }],
  [`bytes=0-${'9'.repeat(400)}`, { from: 0, to: 99 }],
  ['bytes=, 5-6 ,', { from: 5, to: 6 }],
])('%s of a hundred bytes is one part of them', (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  '%s lies behind the end of a hundred bytes',
  (header) => {
    expect(rangeOf(header, 100)).toBe('unsatisfiable')
  },
)

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=,',
  'bytes=a-b',
  'bytes=1',
  'bytes=--1',
  'bytes=-1-2',
  'bytes=9-5',
  'bytes=0x1-9',
  'bytes=1.5-3',
  'bytes=+1-3',
  'bytes=١-٣',
  'bytes=0-1,5-6',
  'bytes=0-1,200-',
  'items=0-9',
  'bytes 0-9/100',
])('%s is answered with the whole', (header) => {
  expect(rangeOf(header, 100)).toBe('whole')
})

test('nothing has no parts', () => {
  expect([rangeOf('bytes=0-', 0), rangeOf('bytes=-5', 0), rangeOf(undefined, 0)]).toEqual([
    'unsatisfiable',
    'unsatisfiable',
    'whole',
  ])
})
