import { chat, chatPeople, chatPolls, chatTalk } from '@diwan/contract/chat/endpoints'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { tablesWith } from '../../testing/every-table.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let sara: TestPerson
let omar: TestPerson
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  ;[sara, omar, noura] = [await w.person('USER'), await w.person('TECH'), await w.person('ADMIN')]
})

type Message = OutputOf<typeof chatTalk.say>
const code = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const fields = ({ body }: { body: unknown }) => (body as { fields?: { path: string; code: string }[] }).fields
const group = async (by: TestPerson, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name: 'فريق', userIds: others.map(({ id }) => id) })).body.id
const tryAsk = (by: TestPerson, id: string, more: object = {}) =>
  w.call(
    by,
    chatPolls.ask,
    { id, question: 'متى نجتمع؟', options: ['الأحد', 'الاثنين', 'الثلاثاء'], ...more },
    { requestId: newId() },
  )
const ask = async (by: TestPerson, id: string, more: object = {}): Promise<Message> => (await tryAsk(by, id, more)).body
const choose = (by: TestPerson, id: string, messageId: string, ...choices: number[]) =>
  w.call(by, chatPolls.vote, { id, messageId, choices }, { requestId: newId() })
const shown = async (who: TestPerson, id: string, messageId: string) =>
  (await w.call(who, chatTalk.page, { id })).body.items.find((one) => one.id === messageId)
const standing = async (who: TestPerson, id: string, messageId: string) => {
  const { poll } = (await shown(who, id, messageId))!
  return { votes: poll!.options.map(({ votes }) => votes), voters: poll!.voters, own: poll!.own }
}

test('members vote in a poll, change their vote and take it back; each sees how it stands and their own', async () => {
  const id = await group(sara, omar, noura)
  const asked = await ask(sara, id)
  expect([asked.kind, asked.poll?.options.length, asked.poll?.several]).toEqual(['poll', 3, false])
  await choose(omar, id, asked.id, 1)
  await choose(noura, id, asked.id, 1)
  await choose(omar, id, asked.id, 2)
  expect(await standing(omar, id, asked.id)).toEqual({ votes: [0, 1, 1], voters: 2, own: [2] })
  expect(await standing(sara, id, asked.id)).toEqual({ votes: [0, 1, 1], voters: 2, own: [] })
  const { poll } = (await shown(sara, id, asked.id))!
  expect(poll!.options.map(({ people }) => people.map((one) => one.id))).toEqual([[], [noura.id], [omar.id]])
  await choose(omar, id, asked.id)
  expect(await standing(omar, id, asked.id)).toEqual({ votes: [0, 1, 0], voters: 1, own: [] })
})

test('answers that look the same are refused', async () => {
  const id = await group(sara, omar)
  for (const options of [
    ['نعم', 'نعم\u200f'],
    ['نعم', 'نعـم'],
    ['Yes', 'yes '],
    ['1', '١'],
  ]) {
    const refused = await tryAsk(sara, id, { options })
    expect([code(refused), fields(refused)]).toEqual(['400 invalid_input', [{ path: 'options', code: 'twice' }]])
  }
})

test('where several answers may be chosen each counts, and where one may, two are refused', async () => {
  const id = await group(sara, omar)
  const many = await ask(sara, id, { several: true })
  await choose(omar, id, many.id, 2, 0, 2)
  expect(await standing(omar, id, many.id)).toEqual({ votes: [1, 0, 1], voters: 1, own: [0, 2] })
  const one = await ask(sara, id)
  const refused = await choose(omar, id, one.id, 0, 1)
  expect([code(refused), fields(refused)]).toEqual(['400 invalid_input', [{ path: 'choices', code: 'not_allowed' }]])
  const unknown = await choose(omar, id, one.id, 3)
  expect(fields(unknown)).toEqual([{ path: 'choices', code: 'invalid_value' }])
})

test('of a secret poll no member learns what another chose, neither by reading it nor by what is heard live, nor by watching the votes', async () => {
  const id = await group(sara, omar)
  const asked = await ask(sara, id, { secret: true })
  const { body } = await choose(omar, id, asked.id, 1)
  for (const who of [sara, omar]) {
    const { poll } = (await shown(who, id, asked.id))!
    expect(poll).toMatchObject({ counted: false, voters: 1 })
    expect(poll!.options).toEqual([0, 0, 0].map((votes) => ({ votes, people: [] })))
  }
  expect([body.poll.own, (await standing(omar, id, asked.id)).own]).toEqual([[1], [1]])
  const heard = await w.db.selectFrom('channel_entries').select('detail').where('event', '=', 'chat.polled').execute()
  const ofThis = heard.map(({ detail }) => JSON.stringify(detail)).filter((detail) => detail.includes(asked.id))
  expect([ofThis.length, ofThis.some((detail) => detail.includes(omar.id))]).toEqual([1, false])
  expect(ofThis[0]).not.toContain('"votes":1')

  await w.call(sara, chatPolls.closePoll, { id, messageId: asked.id }, { requestId: newId() })
  const { poll } = (await shown(sara, id, asked.id))!
  expect([poll!.counted, poll!.options.map(({ votes }) => votes)]).toEqual([true, [0, 1, 0]])
  expect(JSON.stringify(poll)).not.toContain(omar.id)
})

test('a poll that has ended refuses votes with its code: at its time, or when its author ends it', async () => {
  const id = await group(sara, omar)
  const timed = await ask(sara, id, { endsAt: Math.floor(w.clock.now().getTime() / 1_000) + 3_600 })
  expect(code(await choose(omar, id, timed.id, 0))).toBe('200')
  w.clock.advance(3_600_000)
  expect(code(await choose(omar, id, timed.id, 1))).toBe('409 talk.poll_closed')
  expect((await standing(omar, id, timed.id)).votes).toEqual([1, 0, 0])

  const asked = await ask(sara, id)
  const close = (by: TestPerson) => w.call(by, chatPolls.closePoll, { id, messageId: asked.id })
  expect(code(await close(omar))).toBe('403 forbidden')
  expect([code(await close(sara)), code(await close(sara))]).toEqual(['200', '200'])
  expect(code(await choose(omar, id, asked.id, 0))).toBe('409 talk.poll_closed')
})

test('a poll needs a question, two to ten different answers, and an end that is to come', async () => {
  const id = await group(sara)
  const wrong = async (more: object) => fields(await tryAsk(sara, id, more))?.map((one) => `${one.path} ${one.code}`)
  expect(await wrong({ question: ' \u200B ' })).toEqual(['question too_small'])
  expect(await wrong({ options: ['نعم'] })).toEqual(['options too_small'])
  expect(await wrong({ options: Array.from({ length: 11 }, (_, n) => `${n}`) })).toEqual(['options too_big'])
  expect(await wrong({ options: ['نعم', 'نعم'] })).toEqual(['options twice'])
  expect(await wrong({ endsAt: 1 })).toEqual(['endsAt past'])
})

test('a poll is found by its question and by its answers, and an edit of it is refused', async () => {
  const id = await group(sara, omar)
  const asked = await ask(sara, id, { question: 'أين نلتقي بعد العمل؟', options: ['مقهى الياسمين', 'Rooftop terrace'] })
  for (const q of ['نلتقي', 'الياسمين', 'terrace'])
    expect((await w.call(omar, chat.search, { in: id, q })).body.items.map((one) => one.messageId)).toEqual([asked.id])
  const edit = { id, messageId: asked.id, body: asked.body!, seen: null }
  expect(code(await w.call(sara, chatTalk.edit, edit))).toBe('403 forbidden')
  expect((await w.call(omar, chat.open, { id })).body.chat.newest?.text).toBe('أين نلتقي بعد العمل؟')
})

test('a deleted poll leaves no word and no vote, and who is not in the chat can neither see it nor vote', async () => {
  const id = await group(sara, omar)
  const word = 'سمندلية'
  const asked = await ask(sara, id, { options: [word, 'غيرها'] })
  await choose(omar, id, asked.id, 0)
  expect(code(await choose(noura, id, asked.id, 0))).toBe('404 not_found')
  await w.call(sara, chatTalk.delete, { id, messageId: asked.id })
  expect(await tablesWith(w, word)).toEqual([])
  expect((await shown(omar, id, asked.id))?.poll).toBeNull()
  expect(await w.db.selectFrom('poll_votes').selectAll().where('message_id', '=', asked.id).execute()).toEqual([])
  expect(code(await choose(omar, id, asked.id, 0))).toBe('404 not_found')
  const other = await ask(sara, id)
  await w.call(sara, chatPeople.removePerson, { id, userId: omar.id })
  expect(code(await choose(omar, id, other.id, 0))).toBe('404 not_found')
})
