import { chatChoices } from '@diwan/contract/chat/endpoints'
import { personChannel } from '@diwan/contract/chat/channels'
import type { ServerFrame } from '@diwan/contract/kit/live'
import { beforeEach, beforeAll, expect, test } from 'vitest'
import { openSocket, type Socket } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let sara: TestPerson
let omar: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  ;[sara, omar] = [await w.person('USER'), await w.person('TECH')]
})

/** A browser that says its person is there and looks at the other. */
async function shows(who: TestPerson, other: TestPerson): Promise<Socket> {
  const socket = await openSocket(w, who)
  for (const { id } of [who, other]) socket.send({ type: 'subscribe', channel: personChannel(id), after: 0 })
  await w.eventually(() => expect(answers(socket)).toHaveLength(2))
  socket.send({ type: 'present', channel: personChannel(who.id), state: { doing: 'online' } })
  return socket
}
const answers = ({ frames }: Socket): ServerFrame[] => frames.filter(({ type }) => type === 'subscribed' || type === 'refused')
const refused = (socket: Socket): string[] =>
  socket.frames.flatMap((frame) => (frame.type === 'refused' ? [frame.channel] : [])).toSorted()
/** Whether the newest word about somebody is that they are there. */
const sees = (socket: Socket, { id }: TestPerson): boolean => {
  const last = socket.frames.findLast((frame) => frame.type === 'presence' && frame.channel === personChannel(id))
  return last?.type === 'presence' && last.people.some((one) => one.id === id)
}
const both = (...people: TestPerson[]): string[] => people.map(({ id }) => personChannel(id)).toSorted()

async function switchAll(presence: boolean): Promise<void> {
  const { version, ...settings } = (await w.call(admin, chatChoices.settings, {})).body
  expect((await w.call(admin, chatChoices.changeSettings, { ...settings, presence, version })).status).toBe(200)
}

test('two people see that the other one is there, and that they went', async () => {
  const [one, other] = [await shows(sara, omar), await shows(omar, sara)]
  await w.eventually(() => expect([sees(one, omar), sees(other, sara)]).toEqual([true, true]))
  other.close()
  await w.eventually(() => expect(sees(one, omar)).toBe(false))
})

test('who does not show that they are there sees it of nobody, and nobody of them', async () => {
  await w.call(sara, chatChoices.changeChoices, { presence: false })
  const [one, other] = [await shows(sara, omar), await shows(omar, sara)]
  await w.eventually(() => expect([refused(one), refused(other)]).toEqual([both(sara, omar), both(sara)]))
})

test('switched off while both look at each other, neither sees the next change of the other', async () => {
  const [one, other] = [await shows(sara, omar), await shows(omar, sara)]
  await w.eventually(() => expect([sees(one, omar), sees(other, sara)]).toEqual([true, true]))
  await w.call(omar, chatChoices.changeChoices, { presence: false })
  const before = [one, other].map(({ frames }) => frames.filter(({ type }) => type === 'presence').length)
  one.send({ type: 'present', channel: personChannel(sara.id), state: { doing: 'away' } })
  other.send({ type: 'present', channel: personChannel(omar.id), state: { doing: 'away' } })
  await w.eventually(() => expect([refused(one), refused(other)]).toEqual([both(omar), both(sara, omar)]))
  const since = [one, other].map(({ frames }, index) => frames.filter(({ type }) => type === 'presence').slice(before[index]))
  expect(since.map((frames) => frames.map((frame) => frame.type === 'presence' && frame.channel))).toEqual([
    [personChannel(sara.id)], // of herself
    [],
  ])
})

test('where the organisation shows nobody, nobody is followed; shown again, they are', async () => {
  await switchAll(false)
  const [one, other] = [await shows(sara, omar), await shows(omar, sara)]
  expect([refused(one), refused(other)]).toEqual([both(sara, omar), both(sara, omar)])
  await switchAll(true)
  const [again] = [await shows(sara, omar), await shows(omar, sara)]
  await w.eventually(() => expect(sees(again, omar)).toBe(true))
})
