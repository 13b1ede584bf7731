import { documentFromText } from '@diwan/core/document'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { support } from '@diwan/contract/support/endpoints/support'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import { inquiryStaffChannel } from '@diwan/contract/support/events'
import type { KindProof, Planted, ShownTo } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'

const words = {
  subject: 'support.view',
  body: 'support.view',
  /** Where it was asked. */
  path: 'support.view',
  browser: 'support.view',
  answer: 'support.view',
  note: 'support.answer',
} as const satisfies Record<string, ShownTo>

type Word = (name: keyof typeof words) => string

const text = (said: string) => documentFromText(said, 'ltr')

async function plant(w: World, word: Word): Promise<Planted> {
  const [owner, tech, admin] = [await w.person('USER'), await w.person('TECH'), await w.person('ADMIN')]
  const before = await w.person('TECH')
  const asked = {
    subject: word('subject'),
    category: 'content',
    body: text(word('body')),
    path: `/user/${word('path')}`,
    details: { browser: word('browser') },
  } as const
  const { id } = (await w.call(owner, support.create, asked)).body
  await w.call(admin, inquiryCommands.assign, { id, version: 1, assigneeId: before.id })
  await w.eventually(async () => {
    const { items } = (await w.call(before, notifications.list, {})).body
    if (items.length === 0) throw new Error('nobody was told of the inquiry while he might see it')
  })
  await w.call(admin, inquiryCommands.assign, { id, version: 2, assigneeId: tech.id })
  await w.call(tech, inquiryMessages.say, { id, audience: 'staff', body: text(word('note')) })
  await w.call(tech, inquiryCommands.answer, { id, version: 3, body: text(word('answer')) })
  return {
    id,
    parts: [],
    owner,
    witness: tech,
    watchers: { 'who had it before': before },
    hears: inquiryStaffChannel(id),
    async goOn() {
      await w.call(tech, inquiryCommands.answer, { id, version: 4, body: text(word('answer')) })
      await w.call(tech, inquiryMessages.say, { id, audience: 'staff', body: text(word('note')) })
      return id
    },
  }
}

export const inquirySecrets: NonNullable<KindProof['secrets']> = { words, plant }
