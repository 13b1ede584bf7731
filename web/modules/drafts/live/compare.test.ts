import { expect, test } from 'vitest'
import type { Draft } from '../api.ts'
import { compare, type Mine } from './compare.ts'
import { EMPTY, filesIn, markOf, withoutGone } from './content.ts'

const draft = (text: string, version = 2): Draft => ({
  id: 'one',
  kind: 'reply',
  key: '',
  content: { text },
  files: [],
  version,
  updatedDate: 0,
})
const mine = (text: string | null, known?: { saved: string; version: number; id?: string }): Mine => ({
  now: text === null ? EMPTY : markOf({ text }),
  known: known && { id: 'one', ...known, saved: known.saved === '' ? EMPTY : markOf({ text: known.saved }) },
})

test.each<readonly [string, Draft | null, Mine, ReturnType<typeof compare>]>([
  ['nothing anywhere', null, mine(null), 'nothing'],
  ['typed here, the portal has none', null, mine('a'), 'save'],
  ['kept here as saved, but sent or discarded elsewhere', null, mine('a', { saved: 'a', version: 1 }), 'clear'],
  ['typed further after it was discarded elsewhere', null, mine('ab', { saved: 'a', version: 1 }), 'save'],
  ['both equal', draft('a'), mine('a'), 'same'],
  ['nothing typed here', draft('b'), mine(null), 'adopt'],
  ['nothing unsaved here, another device wrote', draft('b'), mine('a', { saved: 'a', version: 1 }), 'adopt'],
  ['typed further on the version the portal has', draft('a', 1), mine('ab', { saved: 'a', version: 1 }), 'save'],
  ['typed further while another device wrote', draft('b', 2), mine('ab', { saved: 'a', version: 1 }), 'ask'],
  ['typed before the portal was ever asked', draft('b', 1), mine('a'), 'ask'],
])('%s', (_situation, found, held, step) => {
  expect(compare(found, held)).toBe(step)
})

test('an attachment that is gone is no longer in the draft, nor is an empty list of them', () => {
  const both = { ...draft('a'), content: { text: 'a', files: [{ id: '1' }, { id: '2' }] } }
  expect(withoutGone({ ...both, files: ['2'] }).content).toEqual({ text: 'a', files: [{ id: '2' }] })
  expect(withoutGone(both).content).toEqual({ text: 'a' })
  expect([filesIn(both.content), filesIn({ files: 'broken' })]).toEqual([['1', '2'], []])
})
