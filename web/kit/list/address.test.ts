import { days, listOf, records, several, text } from '@diwan/contract/kit/list'
import { expect, test } from 'vitest'
import { leavesOut, narrowingOf, textOf, valuesOf } from './address.ts'

const notes = listOf({
  views: ['all'],
  sorts: ['updated'],
  filters: { colour: several(['red', 'green']), owner: records(), label: text(5), made: days('madeFrom', 'madeTo') },
})
const id = '01890000-0000-7000-8000-000000000001'

test('an address is read as its filters understand it, and what they do not know is left out', () => {
  expect(narrowingOf(notes, { colour: 'green,pink,red,red', owner: `${id},me,${id}`, label: 7, madeFrom: '2026-11-22' })).toEqual(
    {
      colour: 'red,green',
      owner: id,
      label: '7',
      madeFrom: '2026-11-22',
    },
  )
  expect(narrowingOf(notes, { colour: 'pink', owner: '', label: '', madeTo: 'soon', other: 'x' })).toEqual({})
  expect(narrowingOf(notes, { colour: ['red'], owner: { id }, madeTo: 3 })).toEqual({})
})

test('all but some values are read with their sign, and written so', () => {
  const { colour } = narrowingOf(notes, { colour: '!green,pink', owner: `!${id}` })
  expect([colour, leavesOut(colour), valuesOf(colour)]).toEqual(['!green', true, ['green']])
  expect([textOf(['red'], true), textOf([], true), leavesOut('red')]).toEqual(['!red', undefined, false])
})
