import { documentFromText } from '@diwan/core/document'
import { actions } from '@diwan/contract/actions/endpoints'
import { event } from '@diwan/contract/kit/event'
import { links } from '@diwan/contract/links/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Queryable } from '../kit/db/database.ts'
import { anyOf } from '../kit/db/any-of.ts'
import type { Module } from '../kit/module.ts'
import { insertObject } from '../kit/record/objects.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

/** A record of the test: its owner reads it, and its one part unless that is secret. */
interface Memo {
  readonly id: string
  readonly owner_id: string
  readonly title: string
  readonly part: string
  readonly is_secret: boolean
}
const linked = event('memos.linked', z.object({ id: z.uuid() }))
const memosOf = async (db: Queryable, actor: { id: string }, ids: readonly string[]) => {
  const { rows } = await sql<Memo>`select * from memos where ${anyOf('id', ids)} and owner_id = ${actor.id}`.execute(db)
  return rows
}
const memos: Module = {
  name: 'memos',
  objects: ['memo'],
  events: [linked],
  kinds: [
    {
      kind: 'memo',
      readers: () => Promise.resolve([]),
      source: async ({ db, actor }, id, part) => {
        const [memo] = await memosOf(db, actor, [id])
        if (!memo || (part !== undefined && (memo.part !== part || memo.is_secret))) return undefined
        return { title: memo.title, body: part ? documentFromText('نص الجزء', 'rtl') : null }
      },
      linked: {
        cards: async ({ db }, actor, ids) =>
          (await memosOf(db, actor, ids)).map(({ id, title }) => ({
            id,
            title,
            shortId: null,
            status: null,
            path: `/memo/${id}`,
            change: true,
          })),
        parts: async ({ db }, actor, asked) => {
          const seen = await memosOf(
            db,
            actor,
            asked.map(({ id }) => id),
          )
          return seen.filter(({ is_secret }) => !is_secret).map(({ id, part }) => ({ part, path: `/memo/${id}#${part}` }))
        },
        recordLink: (_ctx, tx, id) => tx.record(linked, { id }, { object: id }),
      },
    },
  ],
}

let w: World
let group: TestUnit
let owner: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world({ newcomers: [memos] })
  await sql`create table memos (id uuid primary key, owner_id uuid, title text, part uuid, is_secret boolean)`.execute(w.db)
  group = await w.group()
  owner = await w.person('USER')
  stranger = await w.person('USER')
})

async function makeMemo(title: string, isSecret = false): Promise<{ id: string; part: string }> {
  const [id, part] = [await insertObject(w.db, { kind: 'memo', by: owner.id, at: w.clock.now() }), randomUUID()]
  await sql`insert into memos values (${id}, ${owner.id}, ${title}, ${part}, ${isSecret})`.execute(w.db)
  return { id, part }
}
const make = (who: TestPerson, source: { id: string; part?: string }, more: Record<string, string> = {}, requestId?: string) =>
  w.call(
    who,
    actions.run,
    { ...source, key: 'tickets.make', choices: { departmentId: group.parentId!, groupId: group.id, ...more } },
    requestId ? { requestId } : {},
  )
const linksOf = async (who: TestPerson, id: string) => (await w.call(who, links.list, { id })).body.items
const ticketsOf = async (who: TestPerson) => (await w.call(who, tickets.list, {})).body.items

test('a ticket is made of a record with its words, and each leads to the other', async () => {
  const { id } = await makeMemo('المكيف لا يعمل')
  expect((await w.call(owner, actions.offered, { id })).body.items).toContainEqual({ key: 'tickets.make' })
  const { status, body } = await make(owner, { id })
  expect([status, body.record]).toMatchObject([200, { id: body.id, kind: 'ticket', title: 'المكيف لا يعمل' }])
  const { items } = (await w.call(owner, tickets.thread, { id: body.id })).body
  expect(JSON.stringify(items)).toContain('المكيف لا يعمل')
  expect(await linksOf(owner, body.id)).toMatchObject([{ role: 'made_from', record: { id, kind: 'memo' } }])
  expect(await linksOf(owner, id)).toMatchObject([{ role: 'made_into', record: { id: body.id } }])
})

test('of a part its own words are taken, and the link leads to it', async () => {
  const source = await makeMemo('مذكرة')
  const { body } = await make(owner, source, { subject: 'عنوان آخر' })
  expect(body.record?.title).toBe('عنوان آخر')
  expect((await w.call(owner, tickets.thread, { id: body.id })).text).toContain('نص الجزء')
  expect(await linksOf(owner, body.id)).toMatchObject([
    { otherPart: source.part, record: { path: `/memo/${source.id}#${source.part}` } },
  ])
})

test('to a stranger the record does not exist: nothing is offered, and nothing is made', async () => {
  const { id } = await makeMemo('ليس لك')
  const [offered, missing] = [
    await w.call(stranger, actions.offered, { id }),
    await w.call(stranger, actions.offered, { id: randomUUID() }),
  ]
  expect([offered.status, offered.body.code]).toEqual([404, missing.body.code])
  expect((await make(stranger, { id })).status).toBe(404)
  expect(await ticketsOf(stranger)).toEqual([])
})

test('nothing is made of a part that may not be read, nor of one of another record', async () => {
  const [secret, open] = [await makeMemo('فيها سر', true), await makeMemo('أخرى')]
  const before = (await ticketsOf(owner)).length
  expect((await make(owner, secret)).status).toBe(404)
  expect((await make(owner, { id: open.id, part: secret.part })).status).toBe(404)
  expect(await ticketsOf(owner)).toHaveLength(before)
})

test('who works on the ticket sees no link to what only its maker may read', async () => {
  const { id } = await makeMemo('سر صاحبها')
  const { body } = await make(owner, { id }, { subject: 'طلب' })
  const tech = await w.person('TECH', group)
  const seen = await w.call(tech, links.list, { id: body.id })
  expect([seen.status, seen.body.items]).toEqual([200, []])
})

test('wrong choices make nothing, and neither does an action nobody knows or one the caller does not hold', async () => {
  const { id } = await makeMemo('بلا مكان')
  const before = (await ticketsOf(owner)).length
  const elsewhere = await make(owner, { id }, { departmentId: group.id })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'tickets.group_not_in_department'])
  const unknown = await make(owner, { id }, { colour: 'red' })
  expect([unknown.status, unknown.body.fields]).toMatchObject([400, [{ path: 'colour' }]])
  expect((await w.call(owner, actions.run, { id, key: 'tickets.nothing' })).status).toBe(404)
  await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', 'tickets').execute()
  const answers = [await w.call(owner, actions.offered, { id }), await make(owner, { id })]
  await w.db.updateTable('modules').set({ status: 'STABLE' }).where('key', '=', 'tickets').execute()
  expect(answers.map(({ status }) => status)).toEqual([200, 403])
  expect(answers[0]!.text).not.toContain('tickets')
  expect([await linksOf(owner, id), (await ticketsOf(owner)).length]).toEqual([[], before])
})

test('asked twice under one request id, one ticket is made', async () => {
  const { id } = await makeMemo('مرة واحدة')
  const requestId = randomUUID()
  const [one, two] = [await make(owner, { id }, {}, requestId), await make(owner, { id }, {}, requestId)]
  expect(one.body.id).toBe(two.body.id)
  expect(await linksOf(owner, id)).toHaveLength(1)
})
