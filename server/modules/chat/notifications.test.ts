import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { audit } from '@diwan/contract/audit/endpoints'
import { chat, chatChoices, chatPeople, chatPolls, chatTalk } from '@diwan/contract/chat/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { webm } from '../../testing/sounds.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { giveOwners } from './service/owners.ts'

let w: World
let sara: TestPerson
beforeAll(async () => {
  w = await world()
  sara = await w.person('USER')
})

const group = async (by: TestPerson, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name: 'فريق', userIds: others.map(({ id }) => id) })).body.id
const post = async (by: TestPerson, id: string, body: ReturnType<typeof documentFromText>, more: object = {}) =>
  (await w.call(by, chatTalk.say, { id, body, ...more }, { requestId: newId() })).body
const words = (text: string) => documentFromText(text, 'rtl')
const naming = (id: string, label: string) => documentFromLightText(`@${label}`, [{ id, label }], 'rtl')
/** Of what happened in this chat, but for being added to it. */
const notificationsOf = async (who: TestPerson, id: string) =>
  (await w.call(who, notifications.list, { objectId: id })).body.items
    .map(({ event }) => event)
    .filter((one) => !one.endsWith('joined'))

test('a message notifies members who chose all messages, a mention or @all also those who chose mentions, and none who muted the group', async () => {
  const [all, mentions, none, muted] = [
    await w.person('USER'),
    await w.person('USER'),
    await w.person('TECH'),
    await w.person('USER'),
  ]
  const id = await group(sara, all, mentions, none, muted)
  await w.call(all, chat.own, { id, level: 'all' })
  await w.call(none, chat.own, { id, level: 'none' })
  await w.call(muted, chat.own, { id, level: 'all', muted: true })

  await w.eventually(async () => {
    const { items } = (await w.call(all, notifications.list, { objectId: id })).body
    expect(items.some(({ event }) => event.endsWith('joined'))).toBe(true)
  })
  w.clock.advance(60_000) // else what one person did within moments is one row
  await post(sara, id, words('صباح الخير'))
  await w.eventually(async () => expect(await notificationsOf(all, id)).toEqual(['chat.said']))
  w.clock.advance(60_000)
  for (const one of [mentions, none, muted]) await post(sara, id, naming(one.id, one.fullName))
  await w.eventually(async () => expect(await notificationsOf(mentions, id)).toEqual(['chat.mentioned']))
  w.clock.advance(60_000)
  await post(sara, id, naming(id, 'الكل'))
  await w.eventually(async () => expect(await notificationsOf(mentions, id)).toEqual(['chat.called_all', 'chat.mentioned']))
  await w.eventually(async () => expect((await notificationsOf(all, id))[0]).toBe('chat.called_all'))
  expect([await notificationsOf(none, id), await notificationsOf(muted, id), await notificationsOf(sara, id)]).toEqual([
    [],
    [],
    [],
  ])
}, 60_000)

test('people who wrote in a thread are notified of its replies, whatever they chose for the group; in a personal chat of every message', async () => {
  const [omar, noura] = [await w.person('TECH'), await w.person('USER')]
  const id = await group(sara, omar, noura)
  w.clock.advance(60_000) // else her reply and that she added him are one row
  const first = await post(omar, id, words('سؤال'))
  await post(sara, id, words('جواب'), { threadOf: first.id })
  await w.eventually(async () => expect(await notificationsOf(omar, id)).toEqual(['chat.said']))
  expect(await notificationsOf(noura, id)).toEqual([])
  const own = (await w.call(sara, chat.personal, { userId: noura.id })).body.id
  await post(sara, own, words('بيننا'))
  await w.eventually(async () => expect(await notificationsOf(noura, own)).toEqual(['chat.said']))
})

test('changes of the organisation’s chat settings are recorded in the audit log and can be reverted there', async () => {
  const admin = await w.person('ADMIN')
  const shown = async () => (await w.call(admin, chatChoices.settings, {})).body
  const before = await shown()
  expect((await w.call(admin, chatChoices.changeSettings, { ...before, receipts: !before.receipts })).status).toBe(200)
  const [entry] = (await w.call(admin, audit.list, {})).body.items
  expect(entry).toMatchObject({ event: 'chat.settings_changed', changes: [{ field: 'receipts' }], can: { revert: true } })
  expect((await w.call(admin, audit.revert, { id: entry!.id })).status).toBe(200)
  expect(await shown()).toEqual({ ...before, version: before.version + 2 })
  const same = await shown()
  await w.call(admin, chatChoices.changeSettings, same)
  expect((await shown()).version).toBe(same.version)
})

test('a group whose only owner is disabled is owned by an admin by the next morning, and nobody else moves', async () => {
  const [owner, admin, member] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  const id = await group(owner, admin, member)
  await w.call(owner, chatPeople.changePerson, { id, userId: admin.id, degree: 'admin' })
  const degreeOf = async (who: TestPerson) => (await w.call(who, chat.open, { id })).body.chat.degree
  await giveOwners(w.portal)
  expect([await degreeOf(admin), await degreeOf(member)]).toEqual(['admin', 'member'])
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', owner.id).execute()
  await Promise.all([giveOwners(w.portal), giveOwners(w.portal)])
  expect([await degreeOf(admin), await degreeOf(member)]).toEqual(['owner', 'member'])
  const lines = (await w.call(member, chatTalk.page, { id })).body.items.filter(({ line }) => line?.what === 'handed_over')
  expect(lines).toHaveLength(1)
})

test('a message without words says what it is: a voice, a poll, a file, files; of several people the notification still counts them', async () => {
  const [omar, noura] = [await w.person('TECH'), await w.person('USER')]
  const id = await group(sara, omar, noura)
  await w.call(noura, chat.own, { id, level: 'all' })
  const nothing = words('')
  const upload = async (by: TestPerson, purpose: 'voice' | 'attachment10') => {
    const bytes = Uint8Array.from(purpose === 'voice' ? webm(2) : pdf())
    return (await w.call(by, files.upload, { name: 'ملف', purpose }, { bytes })).body.id
  }
  const own = (await w.call(sara, chat.personal, { userId: noura.id })).body.id
  const sentence = async (of: string) => {
    const row = (await w.call(noura, notifications.inbox, { view: 'all' })).body.items.find(({ objectId }) => objectId === of)
    return row && { others: row.others, context: row.params['context'] }
  }
  const onDevice = async (of: string) => {
    const [newest] = (await w.call(noura, notifications.list, { objectId: of })).body.items
    return (await w.call(noura, notifications.pushed, { id: newest!.id })).body.body
  }
  const expectSentence = async (of: string, context: string | undefined, others = 0) => {
    await w.eventually(async () => expect(await sentence(of)).toEqual({ others, context }))
    w.clock.advance(60_000)
  }
  await post(sara, own, nothing, { attachments: [await upload(sara, 'voice')], voice: { wave: [1, 9] } })
  await expectSentence(own, 'voice')
  expect(await onDevice(own)).toMatch(/ sent you a voice message$/)
  await post(sara, own, nothing, { attachments: [await upload(sara, 'attachment10')] })
  await expectSentence(own, 'file')
  await post(sara, own, words('انظر'), { attachments: [await upload(sara, 'attachment10')] })
  await expectSentence(own, undefined)
  await post(sara, id, nothing, { attachments: [await upload(sara, 'attachment10'), await upload(sara, 'attachment10')] })
  await expectSentence(id, 'group_files')
  await w.call(omar, chatPolls.ask, { id, question: 'متى؟', options: ['غدًا', 'بعده'] }, { requestId: newId() })
  await expectSentence(id, 'group_poll', 1)
  expect(await onDevice(id)).toMatch(/ started a poll in .*فريق/)
})
