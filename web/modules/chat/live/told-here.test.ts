import { ar } from '@diwan/contract/chat/words.ar'
import { en } from '@diwan/contract/chat/words.en'
import { expect, test } from 'vitest'
import { notificationRulesOf } from './told-here.ts'

test.each(Object.entries({ ar, en }))('a chat knows the sentences that tell of it, and no others (%s)', (_language, words) => {
  const say: Parameters<typeof notificationRulesOf>[1] = (key, { actor, name }) =>
    (words as Record<string, string>)[key]!.replace('{{actor}}', actor).replace('{{name}}', name)
  const omar = notificationRulesOf({ name: null, person: { fullName: 'Omar Haddad' } }, say)
  expect(omar(say('told_said', { actor: 'Omar Haddad', name: '' }))).toBe(true)
  expect(omar(say('told_said_voice', { actor: 'Omar Haddad', name: '' }))).toBe(true)
  expect(omar(say('told_said', { actor: 'Omar', name: '' }))).toBe(false)
  expect(omar(say('told_said_group', { actor: 'Omar Haddad', name: 'فريق' }))).toBe(false)

  const team = notificationRulesOf({ name: 'فريق', person: null }, say)
  expect(team(say('told_said_group', { actor: 'Omar Haddad', name: 'فريق' }))).toBe(true)
  expect(team(say('told_mentioned_group', { actor: 'سارة', name: 'فريق' }))).toBe(true)
  expect(team(say('told_said_group', { actor: 'سارة', name: 'فريق آخر' }))).toBe(false)
  expect(team(say('told_person_joined_group', { actor: 'سارة', name: 'فريق' }))).toBe(false)
  expect(team(say('told_said', { actor: 'سارة', name: '' }))).toBe(false)
})
