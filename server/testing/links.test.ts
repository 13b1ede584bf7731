import { documentFromText } from '@diwan/core/document'
import { links } from '@diwan/contract/links/endpoints'
import { en } from '@diwan/contract/links/words.en'
import { MAX_LINKS } from '@diwan/contract/links/limits'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { beforeAll, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import type { TestPerson, TestUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let group: TestUnit
let tech: TestPerson
let noura: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  tech = await w.person('TECH', group)
  noura = await w.person('USER')
})

const ticket = (subject: string, by = noura, at = group) => w.ticket({ by, subject, group: at })
const linked = async (who: TestPerson, id: string) => (await w.call(who, links.list, { id })).body
const titles = async (who: TestPerson, id: string) =>
  (await linked(who, id)).items.filter(({ gone }) => !gone).map(({ record }) => record.title)
const link = (who: TestPerson, id: string, otherId: string) => w.call(who, links.link, { id, otherId })

test('two tickets are linked from one end and seen from both, with their status', async () => {
  const [printer, paper] = [await ticket('طابعة'), await ticket('ورق')]
  const { status, body } = await link(tech, printer.id, paper.id)
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    {
      gone: false,
      mayUnlink: true,
      record: { id: paper.id, shortId: paper.shortId, title: 'ورق', status: 'NEW', kind: 'ticket' },
    },
  ])
  expect(await titles(tech, paper.id)).toEqual(['طابعة'])
  await w.call(tech, ticketCommands.take, { id: paper.id, version: 1 })
  expect((await linked(tech, printer.id)).items[0]?.record.status).toBe('OPEN')
})

test('a reader is shown only those of the linked tickets that are theirs to see', async () => {
  const own = await ticket('طلبي')
  const [also, foreign] = [await ticket('طلبي الآخر'), await ticket('سر غيري', await w.person('USER'))]
  await link(tech, own.id, also.id)
  await link(tech, own.id, foreign.id)
  expect((await titles(tech, own.id)).toSorted()).toEqual(['سر غيري', 'طلبي الآخر'])
  expect(await titles(noura, own.id)).toEqual(['طلبي الآخر'])
  const seen = await w.call(noura, links.list, { id: own.id })
  expect(seen.text).not.toContain(foreign.id)
  expect(seen.body.mayLink).toBe(false)
  expect((await w.call(noura, links.list, { id: foreign.id })).status).toBe(404)
})

test('to a person who may not see one end it does not exist, and one who may change neither is refused', async () => {
  const [own, also] = [await ticket('لي'), await ticket('ولي')]
  const foreign = await ticket('ليس له', await w.person('USER'), await w.group())
  const answers = await Promise.all([
    link(tech, own.id, foreign.id), // of another group
    link(noura, own.id, also.id), // both her own, to read
    link(await w.person('TECH', await w.group()), own.id, also.id),
    link(tech, own.id, own.id),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 404, 400])
  const { body } = await link(tech, own.id, also.id)
  const linkId = body.items[0]!.id
  expect((await w.call(noura, links.unlink, { id: own.id, linkId })).status).toBe(403)
  expect((await w.call(tech, links.unlink, { id: foreign.id, linkId })).status).toBe(404)
  expect(await titles(tech, also.id)).toEqual(['لي'])
})

test('the history of both ends says it to staff alone, and never with what', async () => {
  const [one, other] = [await ticket('عنوان أول سري'), await ticket('عنوان ثان سري')]
  const before = await w.changes(ticketChannel(one.id))
  const { body } = await link(tech, one.id, other.id)
  const linkId = body.items[0]!.id
  await w.call(tech, links.unlink, { id: other.id, linkId })
  for (const [end, far] of [
    [one, other],
    [other, one],
  ] as const) {
    const heard = (await w.changes(staffChannel(end.id))).slice(-2)
    expect(heard.map(({ event, detail }) => [event, detail['link']])).toEqual([
      ['tickets.linked', linkId],
      ['tickets.unlinked', linkId],
    ])
    for (const secret of [far.id, far.shortId, far.subject]) expect(JSON.stringify(heard)).not.toContain(secret)
    const lines = (await w.call(tech, tickets.thread, { id: end.id })).body.items.filter(({ kind }) => kind === 'event')
    expect(lines.map((line) => 'event' in line && line.event)).toEqual(['unlinked', 'linked'])
    expect((await w.call(noura, tickets.thread, { id: end.id })).text).not.toContain('linked')
  }
  expect(await w.changes(ticketChannel(one.id))).toEqual(before)
  expect((await linked(tech, one.id)).items).toMatchObject([{ id: linkId, gone: true, mayUnlink: false }])
})

test('two who link the same pair at once, from either end, make one link with one line', async () => {
  const [one, other] = [await ticket('أ'), await ticket('ب')]
  const second = await w.person('TECH', group)
  const answers = await Promise.all([
    link(tech, one.id, other.id),
    link(second, other.id, one.id),
    link(tech, other.id, one.id),
    link(second, one.id, other.id),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await w.changes(staffChannel(one.id))).filter(({ event }) => event === 'tickets.linked')).toHaveLength(1)
  expect(await titles(tech, one.id)).toEqual(['ب'])
})

test('a deleted ticket leaves the lists of those it was linked with', async () => {
  const admin = await w.person('ADMIN')
  const [one, other] = [await ticket('باقية'), await ticket('ذاهبة')]
  await link(tech, one.id, other.id)
  await w.call(admin, ticketCommands.delete, { id: other.id })
  expect(await titles(tech, one.id)).toEqual([])
})

test('one ticket is linked with fifty others at most', async () => {
  const hub = await ticket('محور')
  const others = await Promise.all(Array.from({ length: MAX_LINKS + 1 }, (_, n) => ticket(`طرف ${n}`)))
  for (const { id } of others.slice(0, MAX_LINKS)) await link(tech, hub.id, id)
  expect((await link(tech, others.at(-1)!.id, hub.id)).body).toMatchObject({ code: 'links.too_many' })
})

test('a short id leads its readers to the record; for others it is as if no record had it', async () => {
  const mine = await ticket('لي')
  const foreign = await ticket('لغيري', await w.person('USER'))
  const ask = (who: TestPerson, ...shortIds: string[]) => w.call(who, links.named, { shortIds: shortIds.join(',') })
  expect((await ask(tech, mine.shortId, foreign.shortId)).body.items).toHaveLength(2)
  const { body } = await ask(noura, mine.shortId, foreign.shortId)
  expect(body.items.map(({ path, title }) => [path, title])).toEqual([[`/ticket-thread/${mine.id}`, 'لي']])
  const free = 'QQQ000' // drawn by nobody here
  const [hidden, missing] = [await ask(noura, foreign.shortId), await ask(noura, free)]
  expect([hidden.status, hidden.text]).toEqual([missing.status, missing.text])
  expect((await ask(noura, 'abc')).status).toBe(400)
})

test('while tickets are withdrawn no link and no short id shows one of them', async () => {
  const [one, other] = [await ticket('قائمة'), await ticket('قائمة أخرى')]
  await link(tech, one.id, other.id)
  await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', 'tickets').execute()
  const answers = [await w.call(tech, links.list, { id: one.id }), await w.call(tech, links.named, { shortIds: one.shortId })]
  await w.db.updateTable('modules').set({ status: 'STABLE' }).where('key', '=', 'tickets').execute()
  expect(answers.map(({ status }) => status)).toEqual([404, 200])
  expect(answers[1]!.text).not.toContain('قائمة')
})

test('a link to an internal note shows to those who read notes, and to nobody else, at neither end', async () => {
  const [asked, other] = [await ticket('فيها ملاحظة'), await ticket('تشير إليها')]
  const { body: note } = await w.call(tech, tickets.note, { id: asked.id, body: documentFromText('سر', 'rtl') })
  const { body: reply } = await w.call(tech, tickets.reply, { id: asked.id, body: documentFromText('جواب', 'rtl') })
  const joined = await w.call(tech, links.link, { id: other.id, otherId: asked.id, otherPart: note.id })
  expect(joined.body.items).toMatchObject([{ role: 'related', part: null, otherPart: note.id, record: { id: asked.id } }])
  expect((await linked(tech, asked.id)).items).toMatchObject([{ part: note.id, otherPart: null, record: { id: other.id } }])
  expect((await linked(noura, other.id)).items).toEqual([])
  expect((await linked(noura, asked.id)).items).toEqual([])
  await w.call(tech, links.link, { id: other.id, otherId: asked.id, otherPart: reply.id })
  expect((await linked(noura, other.id)).items).toMatchObject([{ otherPart: reply.id }])
  expect((await linked(tech, other.id)).items).toHaveLength(2)
})

test('a part is linked only by those who see it, and only with the record it belongs to', async () => {
  const [asked, other] = [await ticket('أصل'), await ticket('فرع')]
  const { body: note } = await w.call(tech, tickets.note, { id: asked.id, body: documentFromText('سر', 'rtl') })
  const linkPart = (who: TestPerson, id: string, otherId: string, otherPart: string) =>
    w.call(who, links.link, { id, otherId, otherPart })
  const refused = await Promise.all([
    linkPart(noura, other.id, asked.id, note.id),
    linkPart(tech, asked.id, other.id, note.id), // of another ticket
    linkPart(tech, other.id, asked.id, asked.id), // no message at all
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('cards are shown of the records that the reader may see; foreign, deleted and invented ones are absent alike', async () => {
  const [own, foreign] = [await ticket('طلبي بالبطاقة'), await ticket('سر آخر', await w.person('USER'))]
  const ids = [own.id, foreign.id, crypto.randomUUID(), own.id].join(',')
  const answer = await w.call(noura, links.cards, { ids })
  expect(answer.body.items).toMatchObject([{ id: own.id, kind: 'ticket', title: 'طلبي بالبطاقة', status: 'NEW' }])
  expect(answer.text).not.toContain(foreign.id)
  expect((await w.call(noura, links.cards, { ids: 'x' })).status).toBe(400)
})

test('every kind that is shown as a card has a name of its own', () => {
  const kinds = allModules('http://diwan.test')
    .flatMap(({ kinds: declared = [] }) => declared)
    .filter((kind) => kind.linked)
  expect(kinds.map(({ kind }) => kind).filter((kind) => !(`kind_${kind}` in en))).toEqual([])
})
