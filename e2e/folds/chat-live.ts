import { chat, chatPeople, chatPolls, chatTalk } from '@diwan/contract/chat/endpoints'
import { chatChannel } from '@diwan/contract/chat/channels'
import type { OpenChat } from '@diwan/contract/chat/schemas'
import { documentFromText } from '@diwan/core/document'
import type { TestPerson } from '../../server/testing/people.ts'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const said = (id: string, text: string) => ({ id, body: documentFromText(text, 'rtl') })

async function scene(w: World): Promise<Scene> {
  const [noura, omar, sara] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  const begun = await w.call(noura, chat.create, { name: 'فريق المشتريات', userIds: [omar.id] })
  const { id } = begun.body
  const newest = async (person: TestPerson, at = 0) => {
    const { body } = await w.call(person, chatTalk.page, { id })
    return body.items.filter(({ kind }) => kind === 'said')[at]!
  }
  const edit = async (person: TestPerson, at: number, text: string) => {
    const { id: messageId, editedDate: seen } = await newest(person, at)
    return w.call(person, chatTalk.edit, { ...said(id, text), messageId, seen })
  }
  const poll = async (person: TestPerson) =>
    (await w.call(person, chatTalk.page, { id })).body.items.find(({ kind }) => kind === 'poll')!.id
  const readers = {
    'a member': { person: omar, channels: [chatChannel(id)] },
    'the owner': { person: noura, channels: [chatChannel(id)] },
  }
  return {
    id,
    readers,
    steps: [
      () => w.call(noura, chatTalk.say, said(id, 'السلام عليكم')),
      () => w.call(omar, chatTalk.say, said(id, 'وعليكم السلام')),
      () => edit(omar, 0, 'وعليكم السلام ورحمة الله'),
      async () => w.call(noura, chatTalk.say, { ...said(id, 'هل وصل العرض؟'), quotedId: (await newest(noura)).id }),
      async () => w.call(omar, chatTalk.react, { id, messageId: (await newest(omar)).id, emoji: '👍', on: true }),
      async () => w.call(noura, chatTalk.react, { id, messageId: (await newest(noura)).id, emoji: '👍', on: true }),
      () => edit(noura, 0, 'هل وصل العرض اليوم؟'),
      async () => w.call(omar, chatTalk.react, { id, messageId: (await newest(omar)).id, emoji: '👍', on: false }),
      async () => w.call(omar, chatTalk.say, { ...said(id, 'في سلسلة'), threadOf: (await newest(omar)).id }),
      async () => w.call(omar, chatTalk.say, { ...said(id, 'للجميع أيضًا'), threadOf: (await newest(omar)).id, alsoMain: true }),
      async () => w.call(noura, chatTalk.pin, { id, messageId: (await newest(noura, 1)).id, on: true }),
      async () => w.call(noura, chatTalk.pin, { id, messageId: (await newest(noura, 1)).id, on: false }),
      async () =>
        w.call(noura, chat.change, { id, version: begun.body.version, name: 'المشتريات', description: 'العروض والأسعار' }),
      () => w.call(noura, chatPeople.addPeople, { id, userIds: [sara.id], degree: 'member' }),
      () => w.call(noura, chatPeople.changePerson, { id, userId: omar.id, degree: 'admin' }),
      () => w.call(noura, chatPeople.removePerson, { id, userId: sara.id }),
      () => w.call(noura, chatPolls.ask, { id, question: 'متى نجتمع؟', options: ['الأحد', 'الاثنين'], several: true }),
      async () => w.call(omar, chatPolls.vote, { id, messageId: await poll(omar), choices: [0, 1] }),
      async () => w.call(noura, chatPolls.vote, { id, messageId: await poll(noura), choices: [1] }),
      async () => w.call(omar, chatPolls.vote, { id, messageId: await poll(omar), choices: [] }),
      async () => w.call(noura, chatPolls.closePoll, { id, messageId: await poll(noura) }),
      async () => w.call(omar, chatTalk.delete, { id, messageId: (await newest(omar)).id }),
    ],
  }
}

export const chatLive: FoldCase = {
  scene,
  /** All but who is in it, and what this reader is and may do. */
  atOnce: (record) => {
    const { can: _, people: _people, degree: _degree, callsAll: _callsAll, ...chatOf } = (record as OpenChat).chat
    return chatOf
  },
  neverTakenBack: (record) => (record as OpenChat).chat,
  /** Where a reader begins is found once, when the chat is opened. */
  learntOtherwise: ['firstUnread'],
}
