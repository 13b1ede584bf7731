import { expect, test } from 'vitest'
import { migrations, stampOf } from './migrations.ts'
import { treeOf } from './tree.ts'

const landed = ['001_foundation.sql', '20261122204000_polls.sql']
const said = (...names: string[]): string[] =>
  migrations(landed)
    .find(treeOf(names.map((name) => ({ path: `server/migrations/${name}`, text: '' }))))
    .map(({ what }) => what)

test('those that landed keep their names, and a new one comes after them', () => {
  expect(said(...landed, '20261122204001_votes.sql')).toEqual([])
  expect(said(...landed, '20261122203959_votes.sql')).toEqual([
    'is older than 20261122204000_polls.sql, which has landed; give it the time of now',
  ])
})

test('two with one time, a number of the old way and what is no time are refused', () => {
  expect(said(...landed, '20261122204000_votes.sql')).toEqual(['another migration begins with 20261122204000'])
  for (const name of ['030_votes.sql', '20261340990000_votes.sql', 'votes.sql'])
    expect(said(...landed, name)[0]).toMatch(/is no time/)
})

test('a time is written without separators, in UTC', () => {
  expect(stampOf(new Date('2026-11-22T20:40:00.123Z'))).toBe('20261122204000')
})
