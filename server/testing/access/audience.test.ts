import type { Relation } from '@diwan/contract/access/vocabulary'
import { roleToken, unitToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../kit/access/actor.ts'
import { among } from '../../kit/access/among.ts'
import { branches, type ListOf } from '../../kit/access/branches.ts'
import { counting } from '../../kit/access/counting.ts'
import { audience, relations, within } from '../../kit/access/reach.ts'
import { purge } from '../../kit/record/life.ts'
import { insertObjects } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import { setAudience, tokensIn } from '../../modules/audience/public.ts'
import type { TestPerson } from '../people.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

/** A record of the test, opened by those whom it addresses. */
interface Leaflet {
  readonly id: string
  readonly tokens: readonly string[]
}

const reach = relations<Leaflet>({ audience: audience({ kind: 'leaflet', repeats: 'made_at' }) })
const list: ListOf = { table: 'leaflets', sort: 'made_at', where: sql`true`, limit: 100 }
const view = within(reach, 'leaflets.view')
const readable = branches(reach, 'leaflets.view')
const countable = counting(reach, 'leaflets.view')
const amongVisible = among(reach, 'leaflets.view')

let w: World
beforeAll(async () => {
  w = await world()
  await sql`create table leaflets (id uuid primary key, made_at timestamptz not null)`.execute(w.db)
})

let turn = 0
async function leaflet(tokens: readonly AudienceToken[], listed = true): Promise<string> {
  const id = randomUUID()
  const at = new Date((turn += 1) * 1000)
  await sql`insert into leaflets values (${id}, ${at})`.execute(w.db)
  await insertObjects(w.db, [{ id, kind: 'leaflet' }], { at })
  await setAudience(w.db, { id, kind: 'leaflet', listedAt: listed ? at : null }, tokens)
  return id
}

async function reader(person: TestPerson, ...held: Relation[]): Promise<Actor> {
  return { ...(await w.actor(person)), grants: new Map([['leaflets.view', new Set(held)]]) }
}

/** The same question to the list, the search, the count and the rule of one record. */
async function seen(actor: Actor): Promise<string[]> {
  const query = readable(actor, list)
  const listed = query ? (await query.execute(w.db)).rows.map(({ id }) => id) : []
  const { rows: met } = await sql<{ id: string }>`select record.id from leaflets record
    where ${amongVisible(actor, 'record')} order by made_at desc, id desc`.execute(w.db)
  const { rows: counts } = await sql<{ count: number }>`select ${countable(actor, list)}::int as count`.execute(w.db)
  const { rows: all } = await sql<Leaflet>`
    select id, ${tokensIn('record')} as tokens from leaflets record order by made_at desc, id desc`.execute(w.db)
  const allowed = all.filter((row) => view(actor, row)).map(({ id }) => id)
  expect([met.map(({ id }) => id), counts[0]!.count, allowed]).toEqual([listed, listed.length, listed])
  return listed
}

const addUnit = (unitId: string, person: TestPerson) =>
  w.db.insertInto('unit_members').values({ unit_id: unitId, user_id: person.id, relation: 'member' }).execute()

test('a person is addressed as everyone, by role, by unit, by a unit above it and by name, and sees nothing else', async () => {
  const group = await w.group()
  const [person, other] = [await w.person('TECH'), await w.person('USER')]
  await addUnit(group.id, person)
  const ids = [
    await leaflet(['all']),
    await leaflet([roleToken('TECH')]),
    await leaflet([unitToken(group.id)]),
    await leaflet([unitToken(group.parentId!)]),
    await leaflet([`person:${person.id}`, unitToken(group.id), 'all']),
  ]
  await leaflet([unitToken((await w.group()).id)])
  await leaflet([roleToken('ADMIN'), `person:${randomUUID()}`])
  await leaflet(['all'], false)
  await leaflet([])
  expect(await seen(await reader(person, 'audience'))).toEqual(ids.toReversed())
  expect(await seen(await reader(other, 'audience'))).toEqual([ids[4], ids[0]])
  expect(await seen(await reader(person, 'own'))).toEqual([])
})

test('who belongs to more units than are asked one by one sees each record once', async () => {
  const person = await w.person('USER')
  const units: string[] = []
  for (let count = 0; count < 12; count += 1) {
    const { id } = await w.group()
    await addUnit(id, person)
    units.push(id)
  }
  const mine = [await leaflet(units.map(unitToken)), await leaflet([unitToken(units[11]!)])]
  expect((await seen(await reader(person, 'audience'))).filter((id) => mine.includes(id))).toEqual(mine.toReversed())
})

test('who comes from a partner is met by their partner and by name, and neither as everyone nor by a unit', async () => {
  const group = await w.group()
  const guest = await w.person('USER')
  await addUnit(group.id, guest)
  const partner = randomUUID()
  await insertObjects(w.db, [{ id: partner, kind: 'partner' }], { at: w.clock.now() })
  await w.db
    .insertInto('partners')
    .values({ id: partner, name_ar: 'شريك', name_en: 'Partner', folded_ar: 'شريك', folded_en: 'partner' })
    .execute()
  await w.db.updateTable('users').set({ partner_id: partner }).where('id', '=', guest.id).execute()
  await leaflet(['all'])
  await leaflet([unitToken(group.id)])
  const ids = [await leaflet([`partner:${partner}`]), await leaflet([`person:${guest.id}`])]
  expect(await seen(await reader(guest, 'audience'))).toEqual(ids.toReversed())
})

test('whom a record addresses no longer sees it no longer, and nothing of it is kept once it is purged', async () => {
  const [before, after] = [await w.person('USER'), await w.person('USER')]
  const id = await leaflet([`person:${before.id}`])
  await setAudience(w.db, { id, kind: 'leaflet', listedAt: new Date(turn * 1000) }, [`person:${after.id}`])
  expect(await seen(await reader(before, 'audience'))).not.toContain(id)
  expect(await seen(await reader(after, 'audience'))).toContain(id)
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(after) }
  await write(ctx, (tx) => purge(ctx, tx, [id]))
  expect(await w.db.selectFrom('audiences').selectAll().where('object_id', '=', id).execute()).toEqual([])
})

test('a title that somebody is given, or takes over, counts with the next request', async () => {
  const person = await w.person('USER')
  const rights = async () =>
    (await w.db.selectFrom('users').select('rights_version').where('id', '=', person.id).executeTakeFirstOrThrow()).rights_version
  const before = await rights()
  const title = randomUUID()
  await insertObjects(w.db, [{ id: title, kind: 'title' }], { at: w.clock.now() })
  await w.db
    .insertInto('titles')
    .values({ id: title, name_ar: 'مدير', name_en: 'Manager', colour: '#0e67ad', folded_ar: 'مدير', folded_en: 'manager' })
    .execute()
  await w.db.updateTable('users').set({ title_id: title }).where('id', '=', person.id).execute()
  expect([await rights(), (await w.actor(person)).tokens]).toEqual([before + 1, expect.arrayContaining([`title:${title}`])])
})

test('what lies in a record is seen by those who see that record, and once', async () => {
  await sql`create table pages (id uuid primary key, leaflet_id uuid not null, made_at timestamptz not null)`.execute(w.db)
  const person = await w.person('TECH')
  const [mine, foreign] = [await leaflet(['all', `person:${person.id}`]), await leaflet([roleToken('ADMIN')])]
  const page = async (leafletId: string, at: number): Promise<string> => {
    const id = randomUUID()
    await sql`insert into pages values (${id}, ${leafletId}, ${new Date(at)})`.execute(w.db)
    return id
  }
  const pages = [await page(mine, 1), await page(mine, 3), await page(mine, 2)]
  await page(foreign, 4)
  const inside = relations<Leaflet>({ audience: audience({ kind: 'leaflet', repeats: 'made_at', through: 'leaflet_id' }) })
  const of = { ...list, table: 'pages' }
  const actor = await reader(person, 'audience')
  const query = branches(inside, 'leaflets.view')(actor, of)!
  expect((await query.execute(w.db)).rows.map(({ id }) => id)).toEqual([pages[1], pages[2], pages[0]])
  const last = branches(inside, 'leaflets.view')(actor, { ...of, after: { sort: new Date(3).toISOString(), id: pages[1]! } })!
  expect((await last.execute(w.db)).rows.map(({ id }) => id)).toEqual([pages[2], pages[0]])
  const { rows } = await sql<{ id: string }>`select record.id from pages record
    where ${among(inside, 'leaflets.view')(actor, 'record')} order by made_at`.execute(w.db)
  expect(rows.map(({ id }) => id)).toEqual([pages[0], pages[2], pages[1]])
})
