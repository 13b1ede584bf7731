import { documentFromText } from '@diwan/core/document'
import { support } from '@diwan/contract/support/endpoints/support'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import { guestSupport } from '@diwan/contract/support/endpoints/guest'
import { randomUUID } from 'node:crypto'
import { anyone, count, door, list, NOBODY, record, type Probes } from '../../../testing/probe.ts'
import { talkProbes } from '../../../testing/talk-probes.ts'

const body = documentFromText('نص', 'rtl')
const staff = { door: 'support.view' } as const
const asker = { by: 'own' } as const
const decided =
  (more: object = {}) =>
  (id: string) => ({ id, version: 1, ...more })
const answers = (command: string, more: object = {}, answer?: string) =>
  record('support.answer', decided(more), { ...staff, command, ...(answer && { answer }) })

/** The flags are written here a second time, on purpose. */
export const inquiryProbes: Probes = [
  [support.create, door('support.create', () => ({ subject: 'سؤال', category: 'content', body }))],
  [support.list, list('support.view')],
  [support.count, count('support.view')],
  [support.counts, door('support.view')],
  [support.open, record('support.view')],
  ...talkProbes(inquiryMessages, { flag: 'support.view', open: { audience: 'staff', flag: 'support.answer' } }),
  [inquiryCommands.assign, answers('assign', { assigneeId: NOBODY }, '400 support.cannot_take')],
  [inquiryCommands.ask, answers('ask', { body })],
  [inquiryCommands.answer, answers('answer', { body })],
  [inquiryCommands.reply, record('support.view', (id) => ({ id, body }), asker)],
  [inquiryCommands.settle, record('support.view', decided(), { ...asker, command: 'settle' })],
  [inquiryCommands.close, answers('close')],
  [inquiryCommands.spam, answers('spam')],
  [inquiryCommands.merge, answers('merge', { into: NOBODY }, '404 not_found')],
  [inquiryCommands.plan, answers('plan', { fixedIn: null })],
  [inquiryCommands.assignees, record('support.answer', undefined, staff)],
  [
    guestSupport.write,
    anyone({ id: NOBODY, name: '', email: '', subject: '', category: '', text: '', language: '' }, 'invalid_input'),
  ],
  [guestSupport.open, anyone({ token: 'x'.repeat(43) }, 'support.link_over')],
  [guestSupport.reply, anyone({ token: 'x'.repeat(43), id: randomUUID(), text: 'نص' }, 'support.link_over')],
]
