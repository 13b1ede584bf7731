import { documentFromText } from '@diwan/core/document'
import {
  chat,
  chatChoices,
  chatForward,
  chatPeople,
  chatPolls,
  chatPreviews,
  chatScheduled,
  chatTalk,
} from '@diwan/contract/chat/endpoints'
import { chatChannel } from '@diwan/contract/chat/channels'
import type { ChatDegree } from '@diwan/contract/chat/vocabulary'
import fc from 'fast-check'
import { newId } from '../../../kit/db/id.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import { foundList } from '../../../testing/found.ts'
import { count, door, list, NOBODY, record, signedIn } from '../../../testing/probe.ts'
import { proof, type Facts } from '../../../testing/proof.ts'
import type { TestPerson } from '../../../testing/people.ts'
import type { World } from '../../../testing/world.ts'
import { insertPeople } from '../../people/public.ts'
import { plantMessages } from '../../talk/public.ts'
import { can } from '../access.ts'
import { insertChat, readReach } from '../queries/chat.ts'
import { keepName } from '../queries/entries.ts'
import { chatLoad } from './load.ts'

/** Every planted group is found by it. */
const NAME = 'زعفران'
const body = documentFromText('نص', 'rtl')

interface Planted extends Facts {
  readonly personal: boolean
  readonly people: Readonly<Record<string, string>>
}
interface Wanted {
  readonly people: Readonly<Record<string, ChatDegree>>
  /** With somebody who is nobody else’s partner yet. */
  readonly personal?: boolean
  readonly deleted?: boolean
  readonly at?: Date
}

/** As the situation asks, without the service. */
async function plant(w: World, { people, personal = false, deleted = false, at = w.clock.now() }: Wanted): Promise<Planted> {
  const { db } = w
  const id = newId()
  const partner = personal ? (await w.person('USER')).id : undefined
  const all = partner === undefined ? people : { ...people, [partner]: 'member' as const }
  const ids = Object.keys(all)
  await insertObjects(db, [{ id, kind: 'chat' }], { by: ids[0] ?? null, at })
  const [first = null, second = null] = personal ? ids.toSorted() : []
  const by = ids[0] ?? (await w.person('USER')).id
  const shape = personal ? { kind: 'personal', first_id: first, second_id: second } : { kind: 'group', name: NAME }
  await insertChat(db, { id, ...shape, created_by: by, created_at: at, active_at: at, last_seq: 1 })
  for (const [userId, degree] of Object.entries(all)) await insertPeople(db, { id, kind: 'chat', degree, sortAt: at }, [userId])
  if (!personal) await keepName(db, id, NAME, at)
  await plantMessages(db, [{ objectId: id, authorId: by, text: 'كلام', at, audience: 'members' }])
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, personal, people: all }
}

const DEGREES = ['member', 'admin', 'owner'] as const
const message = (id: string) => ({ id, messageId: NOBODY })
const LATER = 253_402_300_799
const missing = { answer: '404 not_found' } as const

export const chatProof = proof<Planted>({
  kind: 'chat',
  flag: 'chat.view',
  load: chatLoad,
  make: async (w, by) => (await w.call(by, chat.create, { name: NAME })).body.id,
  situations: {
    owner: (me) => ({ people: { [me]: 'owner' } }),
    admin: (me, { other }) => ({ people: { [other.id]: 'owner', [me]: 'admin' } }),
    member: (me, { other }) => ({ people: { [other.id]: 'owner', [me]: 'member' } }),
    personal: (me) => ({ people: { [me]: 'member' }, personal: true }),
    foreign: (_me, { other }) => ({ people: { [other.id]: 'owner' } }),
    'personal of others': (_me, { other }) => ({ people: { [other.id]: 'member' }, personal: true }),
    'owner and deleted': (me) => ({ people: { [me]: 'owner' }, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const row = await db.selectFrom('chats').select(['deleted_at', 'kind']).where('id', '=', id).executeTakeFirst()
    const people = await db.selectFrom('object_people').select(['user_id', 'degree']).where('object_id', '=', id).execute()
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        personal: row.kind === 'personal',
        people: Object.fromEntries(people.map((one) => [one.user_id, one.degree])),
      }
    )
  },
  /** Who stands how to it: a second time, on purpose, and without the access table. `all` is all of one’s own. */
  relations: ({ id }, { people }) => (people[id] === 'owner' ? ['member', 'own', 'all'] : people[id] ? ['member', 'all'] : []),
  enough: ({ id }, { people }, flag) => flag !== 'chat.manage' || ['admin', 'owner'].includes(people[id] ?? ''),
  can: {
    endpoint: chat.open,
    shown: (shown: { chat: { can: unknown } }) => shown.chat.can,
    expected: ({ may }) => ({
      view: may('chat.view'),
      send: may('chat.send'),
      manage: may('chat.manage'),
      moderate: may('chat.moderate'),
    }),
  },
  lists: [
    {
      name: 'chats',
      endpoint: chat.list,
      query: {},
      count: chat.count,
      idOf: (item) => (item as { id: string }).id,
      asks: () => true,
    },
    foundList('chat', NAME, (_person, { personal }) => !personal),
  ],
  visible: async (w, by, ids) => {
    const actor = await w.actor(by)
    return (await readReach(w.db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn: ({ people }) =>
      fc.array(
        fc.record({
          degrees: fc.array(fc.constantFrom(undefined, ...DEGREES), { minLength: people, maxLength: people }),
          deleted: fc.boolean(),
          instant: fc.nat({ max: 2 }),
        }),
      ),
    forget: async ({ db }) => {
      await db.deleteFrom('messages').where('audience', '=', 'members').execute()
      await db.deleteFrom('chats').execute()
    },
    settle: (w, drawn, { people }) =>
      Promise.all(
        (drawn as { degrees: (ChatDegree | undefined)[]; deleted: boolean; instant: number }[]).map(
          ({ degrees, deleted, instant }) =>
            plant(w, {
              people: Object.fromEntries(degrees.flatMap((degree, n) => (degree && people[n] ? [[people[n].id, degree]] : []))),
              deleted,
              at: new Date(Date.UTC(2026, 10, 1) + instant),
            }),
        ),
      ),
  },
  channels: (id) => [{ name: chatChannel(id), flag: 'chat.view' }],
  secrets: {
    words: { name: 'chat.view', description: 'chat.view', said: 'chat.view' },
    /** A colleague stands where others try; who left was told the name when they were added. The witness is a member. */
    async plant(w, word) {
      const [owner, witness, outsider] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const { id } = (
        await w.call(owner, chat.create, { name: word('name'), description: word('description'), userIds: [witness.id] })
      ).body
      const say = async (by: TestPerson, words: string) =>
        (await w.call(by, chatTalk.say, { id, body: documentFromText(words, 'rtl') }, { requestId: newId() })).body.id
      const said = await say(owner, word('said'))
      let turn = 0
      return {
        id,
        parts: [said],
        owner,
        witness,
        watchers: { outsider },
        hears: chatChannel(id),
        async goOn() {
          await say(owner, `${word('said')} ${(turn += 1)}`)
          return `${word('said')} ${turn}`
        },
      }
    },
  },
  ending: [chat.delete, chatPeople.leave, chatPeople.removePerson],
  probes: [
    [chat.list, list('chat.view')],
    [chat.count, count('chat.view')],
    [chat.open, record('chat.view')],
    [chat.personal, door('chat.create', () => ({ userId: NOBODY }), '400 people.cannot_be_added')],
    [chat.create, door('chat.create', () => ({ name: NAME }))],
    [chat.change, record('chat.manage', (id) => ({ id, version: 1, name: 'آخر' }))],
    // its answers for one’s own chats depend on their kind and degree: see chat.test.ts
    [chat.delete, door('chat.view', () => ({ id: NOBODY }), '404 not_found')],
    [chat.own, record('chat.view', (id) => ({ id, starred: true }))],
    [chat.search, door('chat.view', () => ({ q: NAME }))],
    [chat.mentionable, record('chat.send')],
    [chatPeople.people, record('chat.view')],
    [
      chatPeople.addPeople,
      record('chat.manage', (id) => ({ id, userIds: [NOBODY], degree: 'member' }), { answer: '400 people.cannot_be_added' }),
    ],
    [chatPeople.changePerson, record('chat.manage', (id) => ({ id, userId: NOBODY, degree: 'member' }))],
    [chatPeople.removePerson, record('chat.manage', (id) => ({ id, userId: NOBODY }))],
    [chatPeople.handOver, door('chat.manage', () => ({ id: NOBODY, userId: NOBODY }), '404 not_found')],
    [chatPeople.leave, door('chat.view', () => ({ id: NOBODY }), '404 not_found')],
    [chatTalk.page, record('chat.view')],
    [chatTalk.around, record('chat.view', message, missing)],
    [chatTalk.at, record('chat.view', (id) => ({ id, at: 0 }))],
    [chatTalk.say, record('chat.send', (id) => ({ id, body }))],
    [chatTalk.edit, door('chat.send', () => ({ ...message(NOBODY), body, seen: null }), '404 not_found')],
    [chatTalk.delete, door('chat.send', () => message(NOBODY), '404 not_found')],
    [chatTalk.react, record('chat.view', (id) => ({ ...message(id), emoji: '👍', on: true }), missing)],
    [chatTalk.pin, door('chat.send', () => ({ ...message(NOBODY), on: true }), '404 not_found')],
    [chatTalk.pinned, record('chat.view')],
    [chatTalk.star, record('chat.view', (id) => ({ ...message(id), on: true }), missing)],
    [chatTalk.starred, door('chat.view')],
    [chatTalk.shared, record('chat.view', (id) => ({ id, kind: 'media' }))],
    [chatTalk.readers, record('chat.view', message, missing)],
    [chatTalk.read, record('chat.view', (id) => ({ id, seq: 1, version: 0 }))],
    [chatTalk.markUnread, record('chat.view', message, missing)],
    [chatTalk.unread, door('chat.view', () => ({ ids: NOBODY }))],
    [chatPreviews.picture, record('chat.view', (id) => ({ ...message(id), place: 0 }), missing)],
    [chatPolls.ask, record('chat.send', (id) => ({ id, question: 'متى؟', options: ['الأحد', 'الاثنين'] }))],
    [chatPolls.vote, door('chat.send', () => ({ ...message(NOBODY), choices: [0] }), '404 not_found')],
    [chatPolls.closePoll, door('chat.send', () => message(NOBODY), '404 not_found')],
    [chatScheduled.list, door('chat.view')],
    [chatScheduled.schedule, record('chat.send', (id) => ({ id, body, at: LATER }))],
    [chatScheduled.change, door('chat.view', () => ({ id: NOBODY, version: 1, at: LATER }), '404 not_found')],
    [chatScheduled.cancel, door('chat.view', () => ({ id: NOBODY }), '404 not_found')],
    [chatScheduled.send, door('chat.send', () => ({ id: NOBODY }), '404 not_found')],
    [chatForward.forward, record('chat.send', (id) => ({ ...message(id), to: [id] }), missing)],
    [chatForward.origins, door('chat.view', () => ({ ids: NOBODY }))],
    [chatChoices.choices, door('chat.view')],
    [chatChoices.changeChoices, door('chat.view')],
    [chatChoices.settings, signedIn()],
    [
      chatChoices.changeSettings,
      door(
        'settings.organisation',
        () => ({ receipts: true, presence: true, previews: true, version: 99 }),
        '409 changed_meanwhile',
      ),
    ],
    [chatChoices.statuses, door('chat.view', () => ({ ids: NOBODY }))],
    [chatChoices.setStatus, door('chat.view', () => ({ status: null }))],
  ],
})
