import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../steps.ts'
import { fill, namesOf } from './names.ts'
import { registrations } from './registrations.ts'

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

describe.each(registrations)('$file', ({ file, register }) => {
  test('still looks as the tool expects', () => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const registered = register(text, namesOf('quick-polls'))
    expect(registered).toMatch(/quickPolls/)
    expect(registered.length).toBeGreaterThan(text.length)
    expect(() => stripTypeScriptTypes(registered)).not.toThrow()
  })
})
