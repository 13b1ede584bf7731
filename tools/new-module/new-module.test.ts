import { expect, test } from 'vitest'
import { fill, namesOf } from './names.ts'

test('one name is spelled the way each place spells', () => {
  expect(namesOf('quick-polls')).toEqual({
    folder: 'quick-polls',
    key: 'quickPolls',
    table: 'quick_polls',
    title: 'Quick polls',
    one: 'quickPoll',
  })
  expect(namesOf('opportunities').one).toBe('opportunity')
  expect(namesOf('people', 'person').one).toBe('person')
})

test('a name that is not kebab-case, or has no singular, is refused', () => {
  for (const name of ['Polls', 'quick_polls', '../polls', '1-polls', 'chat']) expect(() => namesOf(name)).toThrow(name)
})

test('a template is filled in every spelling', () => {
  const template = '__folder__ __key__ __Key__ __table__ __Title__ __one__ __One__ __ONE___FLAGS __number_____table__.sql'
  expect(fill(template, namesOf('quick-polls'), '004')).toBe(
    'quick-polls quickPolls QuickPolls quick_polls Quick polls quickPoll QuickPoll QUICK_POLL_FLAGS 004_quick_polls.sql',
  )
})
