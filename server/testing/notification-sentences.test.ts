import { ar } from '@diwan/contract/chat/words.ar'
import { en } from '@diwan/contract/chat/words.en'
import { expect, test } from 'vitest'
import type { Actor } from '../kit/access/actor.ts'
import type { House } from '../kit/module.ts'
import { createSentences } from '../kit/words/sentences.ts'
import { sentenceOf } from '../modules/notifications/service/sentence.ts'

const house = { sentences: createSentences({ chat: { ar, en } }) } as unknown as House
const reader = { language: 'en' } as Actor
const by = (name: string, context: string) => ({
  event: 'chat.said',
  params: { name: 'Lab', context },
  actor_id: name,
  actor_name: name,
})
const said = (...told: ReturnType<typeof by>[]) =>
  sentenceOf(house, reader, told[0]!, told.slice(1)).replaceAll(/[\u2068\u2069]/g, '')

test('one person is told by what they sent, several by their number, whatever the newest sent', () => {
  expect(said(by('Sara', 'group_voice'))).toBe('Sara sent a voice message in Lab')
  expect(said(by('Sara', 'group_voice'), by('Sara', 'group'))).toBe('Sara sent a voice message in Lab')
  expect(said(by('Sara', 'group_voice'), by('Omar', 'group'))).toBe('Sara and another wrote in Lab')
  expect(said(by('Sara', 'group'), by('Omar', 'group_poll'), by('Noura', 'group_files'))).toBe('Sara and 2 others wrote in Lab')
})
