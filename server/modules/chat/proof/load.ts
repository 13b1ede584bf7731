import { documentFromText } from '@diwan/core/document'
import { chatChannel } from '@diwan/contract/chat/channels'
import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { chatEvents } from '@diwan/contract/chat/events'
import { Chat } from '@diwan/contract/chat/schemas'
import { PersonTold } from '@diwan/contract/people/schemas'
import type { CommandEffect, Draw, Load } from '../../../testing/load.ts'

interface Open {
  readonly id: string
  readonly members: readonly string[]
  /** In a personal chat only who opened it writes: so it is known that the other one has read nothing. */
  readonly writers: readonly string[]
  /** How often somebody wrote in it: its log stays shorter than the first page. */
  said: number
}

const MAX_SAID = 30
/** A socket has room for a hundred channels. */
const MAX_FOLLOWED = 15
/** Beside the one who begins the group. */
const OTHERS = 3
let opened: Open[] = []
/** Of groups that are asked for, by the key in the name. */
let wanted = new Map<string, readonly string[]>()
/** Asked for once: of two who open the same chat only one begins it. */
let pairs = new Set<string>()

const shuffled = <T>(from: readonly T[], dice: () => number): T[] =>
  from
    .map((one) => ({ one, at: dice() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
const othersThan = ({ person, cast, dice }: Draw): string[] =>
  shuffled(
    cast.clients.map(({ id }) => id).filter((id) => id !== person.id),
    dice,
  )

/** Who is added hears of it; of a group nobody is told of each message, in a personal chat the other one is. */
const told: CommandEffect['told'] = (fact) => {
  const { data } = PersonTold.safeParse(fact.detail)
  if (fact.event === chatEvents.joined.name) return { must: data ? [data.person.id] : [], may: [] }
  const of = opened.find(({ id }) => id === fact.objectId)
  const others = of?.members.filter((id) => id !== fact.actorId) ?? []
  const personal = fact.event === chatEvents.said.name && of?.writers.length === 1
  return { must: personal ? others : [], may: [] }
}

const trace = (event: { readonly name: string }, id: string) => ({ event: event.name, channels: [chatChannel(id)] })
const asked = `h.request_id = any($1::uuid[]) and h.event = '${chatEvents.begun.name}'`

const create: CommandEffect = {
  name: 'chat.create',
  endpoint: chat.create,
  refusals: [],
  draw: async (of) => {
    if (of.dice() < 0.8) return null
    const userIds = othersThan(of).slice(0, OTHERS)
    wanted.set(of.key, [of.person.id, ...userIds])
    return { name: `مجموعة ${of.key}`, userIds }
  },
  acknowledged: (answer) => {
    const { id, name } = Chat.parse(answer)
    const members = wanted.get(name?.slice(-36) ?? '') ?? []
    opened.push({ id, members, writers: members, said: 1 })
  },
  traces: (id) => [
    ...Array.from({ length: OTHERS }, () => trace(chatEvents.joined, id)),
    trace(chatEvents.begun, id),
    trace(chatEvents.said, id),
  ],
  found: `
    select h.request_id::text as key from history h
    join chats c on c.id = h.object_id and right(c.name, 36) = h.request_id::text
    join search_entries s on s.object_id = c.id and s.part = c.id
    where ${asked} and (select count(*) from object_people p where p.object_id = c.id) = ${OTHERS + 1}`,
  told,
}

const personal: CommandEffect = {
  name: 'chat.personal',
  endpoint: chat.personal,
  refusals: [],
  draw: async (of) => {
    if (of.dice() < 0.8) return null
    const pairOf = (id: string) => [id, of.person.id].toSorted().join(' ')
    const userId = othersThan(of).find((id) => !pairs.has(pairOf(id)))
    if (userId === undefined) return null
    pairs.add(pairOf(userId))
    return { userId }
  },
  acknowledged: (answer, { person }) => {
    const { id, person: other } = Chat.parse(answer)
    opened.push({ id, members: [person.id, other!.id], writers: [person.id], said: 0 })
  },
  traces: () => [{ event: chatEvents.begun.name, channels: [] }],
  found: `
    select h.request_id::text as key from history h join chats c on c.id = h.object_id and c.kind = 'personal'
    where ${asked} and (select count(*) from object_people p where p.object_id = c.id) = 2`,
  told,
}

const writeMessage: CommandEffect = {
  name: 'chat.say',
  endpoint: chatTalk.say,
  refusals: [],
  draw: async ({ person, key, dice }) => {
    const [one] = shuffled(
      opened.filter(({ writers, said }) => said < MAX_SAID && writers.includes(person.id)),
      dice,
    )
    if (!one) return null
    one.said += 1
    return { id: one.id, body: documentFromText(`رسالة ${key}`, 'rtl') }
  },
  traces: (id) => [trace(chatEvents.said, id)],
  // The sender makes the id; the list of chats stands where its newest message does.
  found: `
    select m.id::text as key from messages m join chats c on c.id = m.object_id and c.last_seq >= m.seq
    join search_entries s on s.object_id = c.id and s.part = m.id and s.scope = c.id
    where right(m.text, 36) = any($1::text[]) and right(m.text, 36) = m.id::text and m.audience = 'members'`,
  told,
}

export const chatLoad: Load = {
  module: 'chat',
  effects: [create, personal, writeMessage],
  // The chats of two stay from cycle to cycle, and there is one for each pair.
  begin: () => void ([opened, wanted] = [[], new Map()]),
  standing: 'select id from chats where id = any($1::uuid[])',
  readable: ({ id }) =>
    opened
      .filter(({ members }) => members.includes(id))
      .slice(0, MAX_FOLLOWED)
      .map((one) => one.id),
  channels: () => opened.map(({ id }) => chatChannel(id)),
  inner: 'كلام لا يقال في المحادثات',
}
