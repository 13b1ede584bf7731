import { days, listOf, records, several } from '@diwan/contract/kit/list'
import { expect, test } from 'vitest'
import { askingOf, isSameAsking, toAsking } from './asking.ts'

const notes = {
  shape: listOf({
    views: ['mine', 'all'],
    sorts: ['updated', 'title'],
    filters: { colour: several(['red', 'green']), owner: records(), made: days('madeFrom', 'madeTo') },
  }),
  param: 'view',
}

test('what a list does by itself is no part of what it is asked for', () => {
  expect(askingOf(notes, { view: 'mine', sort: 'updated', direction: 'falling', tab: 'x' })).toEqual({})
  expect(askingOf(notes, { view: 'all', colour: 'red', sort: 'title', direction: 'rising', q: 7 })).toEqual({
    view: 'all',
    colour: 'red',
    sort: 'title',
    direction: 'rising',
    q: '7',
  })
})

test('of a view that was saved before, only what no longer exists is left out', () => {
  const saved = { view: 'all', colour: 'red,pink', shape: 'round', madeFrom: '2026-11-22' }
  const known = askingOf(notes, saved)
  expect(known).toEqual({ view: 'all', colour: 'red', madeFrom: '2026-11-22' })
  expect([isSameAsking(known, saved), isSameAsking(known, { ...known })]).toEqual([false, true])
})

test('opening a view takes away what the list was asked for before, and leaves the rest of the address', () => {
  const now = { tab: 'audit', saved: 'x', view: 'all', madeTo: '2026-11-22', q: 'old' }
  expect(toAsking(notes, { colour: 'green', saved: 'y' })(now)).toEqual({ tab: 'audit', colour: 'green', saved: 'y' })
})
