import { documentFromText } from '@diwan/core/document'
import { find } from '@diwan/contract/find/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import { proofs } from './proofs.ts'
import type { World } from './world.ts'
import { world } from './world.ts'
import { allModules } from '../app/modules.ts'
import { insertPeople } from '../modules/people/public.ts'
import { findAlong, findNear } from '../modules/find/queries/along.ts'
import { findByWord } from '../modules/find/queries/by-word.ts'
import { weigh } from '../modules/find/queries/weigh.ts'
import { readQuestion } from '../modules/search/public.ts'
import { fits, relationsOf } from '../modules/tickets/queries/list.ts'
import { ticketFinder } from '../modules/tickets/service/search.ts'

let w: World
let group: TestUnit
let sara: TestPerson
let tech: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  sara = await w.person('USER')
  tech = await w.person('TECH', group)
})

const written = (text: string) => documentFromText(text, 'rtl')
const groupsOf = async (who: TestPerson, q: string, more: object = {}) => {
  const { status, body } = await w.call(who, find.search, { q, ...more })
  expect(status).toBe(200)
  return new Map(body.groups.map((one) => [one.kind, one]))
}
const ticketsOf = async (who: TestPerson, q: string, more: object = {}) => {
  const { items, next } = (await groupsOf(who, q, { kinds: 'ticket', ...more })).get('ticket')!
  return { titles: items.map(({ title }) => title.text), items, next }
}

test('one question finds records of every kind, each with its title, where it leads and where its words are', async () => {
  const { id, shortId } = await w.ticket({ by: sara, group, subject: 'عطل المرحاض', text: 'تسرّب في الدور الأرضي' })
  const found = await groupsOf(tech, 'مرحاض')
  expect([...found.keys()]).toEqual(expect.arrayContaining(['user', 'ticket']))
  const [ticket] = found.get('ticket')!.items
  expect(ticket).toMatchObject({ id, shortId, path: `/ticket-thread/${id}`, said: null })
  expect(ticket!.title.lit.map(([start, end]) => ticket!.title.text.slice(start, end))).toEqual(['المرحاض'])
  const [said] = (await ticketsOf(tech, 'تسرب الأرضي')).items
  expect([said?.title.lit, said?.said?.text]).toEqual([[], 'تسرّب في الدور الأرضي'])
  const people = (await groupsOf(tech, sara.fullName)).get('user')!
  expect(people.items.map(({ id: person }) => person)).toContain(sara.id)
  expect(people.items[0]).toMatchObject({ path: null })
})

test('a stranger finds nothing of a record, by no word of it, nor by its short id', async () => {
  const { shortId } = await w.ticket({ by: sara, group, subject: 'جدول الزنجبيل', text: 'نصّ الكزبرة' })
  const strangers = [await w.person('USER'), await w.person('TECH', await w.group())]
  for (const q of ['زنجبيل', 'كزبرة', shortId, 'جدول الزنجبيل', 'الزنجبيلل']) {
    expect((await ticketsOf(tech, q)).items, q).toHaveLength(1)
    for (const stranger of strangers) expect((await groupsOf(stranger, q)).get('ticket')?.items ?? [], q).toEqual([])
  }
})

test('a word of an internal note leads its staff to the ticket, and neither requester nor participant (H4)', async () => {
  const { id } = await w.ticket({ by: sara, group, subject: 'شكوى القرفة' })
  const guest = await w.person('USER')
  await insertPeople(w.db, { id, kind: 'ticket', degree: 'participant', sortAt: w.clock.now() }, [guest.id])
  await w.call(tech, tickets.note, { id, body: written('اليانسون') })
  expect((await ticketsOf(tech, 'يانسون')).items[0]?.said?.text).toBe('اليانسون')
  for (const reader of [sara, guest]) {
    expect((await ticketsOf(reader, 'قرفة')).titles).toEqual(['شكوى القرفة'])
    for (const q of ['يانسون', 'قرفة يانسون', 'اليانسوم']) expect((await ticketsOf(reader, q)).items, q).toEqual([])
  }
})

test('an audience that the kind does not search is found by nobody', async () => {
  const { id } = await w.ticket({ by: sara, group, subject: 'بطاقة الحبهان' })
  await sql`update search_entries set audience = 'asker' where object_id = ${id} and part = ${id}`.execute(w.db)
  for (const who of [sara, tech, await w.person('ADMIN')]) expect((await ticketsOf(who, 'حبهان')).items).toEqual([])
})

test('the whole title comes first, then the newest; page by page each record comes once', async () => {
  const opened: string[] = []
  for (let count = 0; count < 9; count += 1) {
    w.clock.advance(1_000)
    const subject = count % 3 === 0 ? 'صيانة الهاون' : `صيانة الهاون رقم ${count}`
    opened.unshift((await w.ticket({ by: sara, group, subject })).id)
  }
  const exact = [2, 5, 8].map((place) => opened[place])
  const expected = [...exact, ...opened.filter((id) => !exact.includes(id))]
  for (const limit of [1, 2, 3, 4, 9, 50]) {
    const found: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { items, next }: Awaited<ReturnType<typeof ticketsOf>> = await ticketsOf(sara, 'صيانه الهاون', {
        limit,
        ...(after && { after }),
      })
      found.push(...items.map(({ id }) => id))
      after = next
    }
    expect([limit, found]).toEqual([limit, expected])
  }
})

test('a short id leads to its record alone at the top, on every length of page', async () => {
  const { id, shortId } = await w.ticket({ by: sara, group, subject: 'أول' })
  w.clock.advance(1_000)
  const { id: other } = await w.ticket({ by: sara, group, subject: `انظر ${shortId}` })
  const first = await ticketsOf(sara, shortId.toLowerCase(), { limit: 1 })
  expect(first.items.map((one) => one.id)).toEqual([id])
  const second = await ticketsOf(sara, shortId.toLowerCase(), { limit: 1, after: first.next })
  expect([second.items.map((one) => one.id), second.next]).toEqual([[other], null])
})

test('only one kind goes on with a cursor, and a wrong one is refused', async () => {
  const refused = async (more: object) => (await w.call(sara, find.search, { q: 'x', ...more })).body.fields
  expect(await refused({ after: 'x' })).toMatchObject([{ path: 'kinds', code: 'one_kind' }])
  expect(await refused({ after: 'x', kinds: 'ticket,user' })).toMatchObject([{ path: 'kinds', code: 'one_kind' }])
  expect(await refused({ after: '=x', kinds: 'ticket' })).toMatchObject([{ path: 'after' }])
  expect((await groupsOf(sara, 'x', { kinds: 'poll' })).size).toBe(0)
})

test('blank or only signs finds nothing, and a closed module has no records', async () => {
  expect((await groupsOf(sara, '  ')).size).toBe(0)
  for (const { items } of (await groupsOf(sara, '؟!')).values()) expect(items).toEqual([])
  await w.db.updateTable('modules').set({ enabled: false }).where('key', '=', 'tickets').execute()
  await w.eventually(async () => expect((await groupsOf(sara, 'صيانة')).has('ticket')).toBe(false))
  await w.db.updateTable('modules').set({ enabled: true }).where('key', '=', 'tickets').execute()
})

test('a list narrowed by words holds the same as the search of it', async () => {
  await w.ticket({ by: sara, group, subject: 'مزهرية زرقاء', text: 'في البهو' })
  const { id } = await w.ticket({ by: sara, group, subject: 'مزهرية حمراء' })
  await w.call(tech, tickets.note, { id, body: written('البهو الشرقي') })
  const idsOf = async (who: TestPerson, q: string) => {
    const actor = await w.actor(who)
    const narrowed = await ticketFinder.within({ db: w.db, actor }, q)
    const { rows } = await sql<{ subject: string }>`
      select subject from tickets record where ${narrowed} order by subject`.execute(w.db)
    return rows.map(({ subject }) => subject)
  }
  expect(await idsOf(tech, 'مزهريه البهو')).toEqual(['مزهرية حمراء', 'مزهرية زرقاء'])
  expect(await idsOf(sara, 'مزهريه البهو')).toEqual(['مزهرية زرقاء'])
  expect(await idsOf(tech, '؟')).toEqual([])
})

test('every kind that is found by words is walked as a list of its proof', () => {
  const searched = allModules('http://diwan.test').flatMap(({ found = [], kinds = [] }) => [
    ...found.filter(({ parts = [] }) => parts.length > 0),
    ...kinds.filter((kind) => kind.found),
  ])
  const walked = proofs.filter(({ lists = [] }) => lists.some(({ endpoint }) => endpoint === find.search))
  expect(walked.map(({ kind }) => kind).toSorted()).toEqual(searched.map(({ kind }) => kind).toSorted())
})

test('every way of looking gives the same: from the words, and along the list near by, with entries gathered or probed for', async () => {
  for (let count = 0; count < 5; count += 1)
    await w.ticket({ by: sara, group, subject: `فحص المولد ${count % 2 ? 'السنوي' : ''}` })
  const noted = await w.ticket({ by: sara, group, subject: 'فحص المولد' })
  await w.call(tech, tickets.note, { id: noted.id, body: written('سنوي التحقيقولوجيا') })
  const readers = [
    [tech, 'queue', [6, 3, 1, 0]],
    [sara, 'requested', [6, 2, 0, 0]],
  ] as const
  for (const [reader, view, counts] of readers)
    for (const [index, text] of ['مولد', 'مولد سنوي', 'سنوي التحقيقولوجيا', 'مولد زحل'].entries()) {
      const of = ticketFinder.statement
      const [actor, question] = [await w.actor(reader), await weigh(w.db, of, await readQuestion(w.db, text))]
      const shown = { view, state: 'all' } as const
      const list = { where: fits(actor, shown), only: relationsOf(actor, shown) }
      const asked = { actor, list, question, after: undefined, limit: 50 }
      const along = (await findAlong(w.db, of, asked)).rows
      expect([text, along.length]).toEqual([text, counts[index]])
      expect((await findAlong(w.db, of, asked, 0)).rows).toEqual(along)
      expect(await findNear(w.db, of, { ...asked, limit: Math.max(along.length, 1) })).toEqual(
        along.length > 0 ? along : undefined,
      )
      expect(await findNear(w.db, of, { ...asked, limit: along.length + 1 })).toBeUndefined()
      for (const word of question) expect(await findByWord(w.db, of, { ...word, people: [] }, asked)).toEqual(along)
    }
})
