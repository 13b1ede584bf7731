import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { newPerson } from '../../testing/new-users.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let reader: TestPerson

const add = async (person: object): Promise<string> => {
  const { status, body } = await w.call(admin, users.create, { ...newPerson(), ...person })
  expect([status, body.code]).toEqual([200, undefined])
  return body.id
}

beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
  reader = await w.person('USER')
  await add({
    fullName: 'محمد القحطاني',
    otherName: 'Mohammed Al-Qahtani',
    email: 'm.qahtani@corp.sa',
    mobile: '+966 50 123 4567',
  })
  await add({ fullName: 'أحمد الشهري', email: 'ahmad@corp.sa', phoneNumber: '011-222-3344' })
  await add({ fullName: 'احمد العتيبي', email: 'ahmad.o@corp.sa' })
  await add({ fullName: 'Muhammad Khan', email: 'khan@corp.sa' })
  await add({ fullName: 'عبد الله محمود', email: 'abd@corp.sa' })
  await add({ fullName: 'عبدالرحمن صالح', email: 'saleh@corp.sa' })
  await add({ fullName: 'ثريا الجهني', email: 'one@corp.sa' })
  await add({ fullName: 'Osman Demir', email: 'two@corp.sa' })
})

const found = async (who: TestPerson, q: string, rest: object = {}): Promise<string[]> => {
  const { body } = await w.call(who, users.list, { q, ...rest })
  return body.items.map(({ fullName }) => fullName)
}

test.each([
  ['أحمد', ['احمد العتيبي', 'أحمد الشهري']],
  ['احمد', ['احمد العتيبي', 'أحمد الشهري']],
  ['Ahmad', ['احمد العتيبي', 'أحمد الشهري']],
  ['محمد', ['محمد القحطاني', 'Muhammad Khan']],
  ['Mohamed', ['محمد القحطاني', 'Muhammad Khan']],
  ['Muhammad', ['محمد القحطاني', 'Muhammad Khan']],
  ['Saleh', ['عبدالرحمن صالح']],
  ['Saleeh', []],
  ['Soraya', ['ثريا الجهني']],
  ['عثمان', ['Osman Demir']],
  ['قحطاني', ['محمد القحطاني']],
  ['القحطانى مُحَمَّد', ['محمد القحطاني']],
  ['qahtani moham', ['محمد القحطاني']],
  ['khan muhammed', ['Muhammad Khan']],
  ['m.qahtani@co', ['محمد القحطاني']],
  ['عبدالله', ['عبد الله محمود']],
  ['abdullah', ['عبد الله محمود']],
  ['abdulrahman', ['عبدالرحمن صالح']],
  ['عبد الرحمن', ['عبدالرحمن صالح']],
  ['الرحمن', ['عبدالرحمن صالح']],
  ['عبد محمود', ['عبد الله محمود']],
  ['zzzz', []],
  ['%', []],
  ['_', []],
  ["'; drop table users; --", []],
])('the directory finds %s in either script (U7)', async (q, names) => {
  expect((await found(reader, q)).toSorted()).toEqual([...names].toSorted())
})

test.each(['0501234567', '٠٥٠١٢٣٤٥٦٧', '۴۵۶۷', '+966 50 123 4567', '1234567', '00966501234567'])(
  'a phone is found by %s, and only by people who may read phones (U7, U12)',
  async (q) => {
    expect([await found(admin, q), await found(reader, q)]).toEqual([['محمد القحطاني'], []])
  },
)

test('private fields are null for colleagues and readable for the person and the administrator (U12)', async () => {
  const { body: list } = await w.call(reader, users.list, { q: 'm.qahtani@corp.sa' })
  const [{ id } = { id: '' }] = list.items
  const asked = await Promise.all([reader, admin].map((who) => w.call(who, users.open, { id })))
  expect(asked.map(({ body }) => [body.mobile, body.can.view_private])).toEqual([
    [null, false],
    ['+966 50 123 4567', true],
  ])
  await w.db.updateTable('users').set({ mobile: '0550001111' }).where('id', '=', reader.id).execute()
  const own = await w.call(reader, users.open, { id: reader.id })
  expect([own.body.mobile, own.body.can.update]).toEqual(['0550001111', false])
})

/** Every page of two, one after the other. */
async function throughPages(q?: string): Promise<string[]> {
  const seen: string[] = []
  let after: string | undefined
  do {
    const { body } = await w.call(reader, users.list, { limit: 2, ...(q && { q }), ...(after && { after }) })
    seen.push(...body.items.map(({ fullName }) => fullName))
    after = body.next ?? undefined
  } while (after)
  return seen
}

test('a search pages through everybody it finds, each once, and the list goes by name', async () => {
  const names = ['زيد أ', 'زيد ب', 'زيد زيد', 'زيدان ت', 'Zaid', 'زيد ث']
  for (const fullName of names) await add({ fullName })
  expect((await throughPages('زيد')).toSorted()).toEqual(names.toSorted())
  const everybody = await throughPages()
  expect(everybody.length).toBeGreaterThan(10)
  expect(everybody).toEqual(everybody.toSorted(new Intl.Collator('ar').compare))
})

test('the filters of unit, role and state narrow the list and the search alike', async () => {
  const group = await w.group()
  const id = await add({ fullName: 'هند الغامدي', role: 'TECH', memberships: [{ unitId: group.id, relation: 'agent' }] })
  const asks = [
    { unitId: group.parentId! },
    { unitId: group.id, role: 'TECH' },
    { role: 'TECH' },
    { role: 'USER' },
    { unitId: group.id, state: 'disabled' },
  ] as const
  const answers = async (q?: string) =>
    Promise.all(
      asks.map(async (ask) =>
        (await w.call(reader, users.list, { ...ask, ...(q && { q }) })).body.items.some((one) => one.id === id),
      ),
    )
  expect([await answers(), await answers('هند')]).toEqual([
    [true, true, true, false, false],
    [true, true, true, false, false],
  ])
})

test('several roles and several units narrow the directory together, a unit with what is below it', async () => {
  const [one, other] = [await w.group(), await w.group()]
  const place = (unitId: string) => [{ unitId, relation: 'member' as const }]
  const first = await add({ fullName: 'وسام الأول', role: 'TECH', memberships: place(one.id) })
  const second = await add({ fullName: 'وسام الثاني', role: 'COORDINATOR', memberships: place(other.id) })
  const listed = async (rest: object) =>
    (await w.call(reader, users.list, { q: 'وسام', ...rest })).body.items.map(({ id }) => id).toSorted()
  expect([
    await listed({ role: 'TECH,COORDINATOR', unitId: `${one.parentId},${other.id}` }),
    await listed({ role: '!TECH' }),
    await listed({ unitId: one.id }),
  ]).toEqual([[first, second].toSorted(), [second], [first]])
})

test('people with long names are paged through, each once', async () => {
  const names = [1, 2, 3, 4, 5].map((n) => `فاروق ${'بن عبدالرحمن '.repeat(7)}${n}`)
  for (const fullName of names) await add({ fullName })
  expect((await throughPages('فاروق')).toSorted()).toEqual(names.toSorted())
  expect((await throughPages()).filter((name) => name.startsWith('فاروق')).toSorted()).toEqual(names.toSorted())
})

test('who has not arrived yet is said to those who may change the person, in the list as in its number', async () => {
  const { password: _given, ...rest } = newPerson()
  const { body: awaited } = await w.call(admin, users.create, { ...rest, invite: true })
  const gone = await add({ fullName: 'سمير المعطل' })
  await w.call(admin, users.disable, { id: gone, version: 1 })
  const seen = async (who: TestPerson) => {
    const [invited, all, counted] = await Promise.all([
      w.call(who, users.list, { state: 'invited' }),
      w.call(who, users.list, { state: 'all', q: awaited.email }),
      w.call(who, users.counts, {}),
    ])
    const { all: everybody, ...counts } = counted.body.counts
    return {
      view: invited.body.items.map(({ id }) => id),
      row: all.body.items.map(({ invited: said }) => said),
      counts: [counts.invited.count, counts.disabled.count > 0, everybody.count > 10],
    }
  }
  expect([await seen(admin), await seen(reader)]).toEqual([
    { view: [awaited.id], row: [true], counts: [1, true, true] },
    { view: [], row: [false], counts: [0, true, true] },
  ])
})

test('when somebody was seen last is private in the list, too', async () => {
  const { id } = await w.person('USER')
  const email = (await w.call(admin, users.open, { id })).body.email
  const seenAt = w.clock.now()
  await w.db
    .insertInto('last_seen')
    .values({ user_id: id, at: seenAt })
    .onConflict((c) => c.doNothing())
    .execute()
  const said = async (who: TestPerson) => (await w.call(who, users.list, { q: email })).body.items[0]!.lastSeenDate
  expect([typeof (await said(admin)), await said(reader)]).toEqual(['number', null])
})

test('the picker offers at most eight active people, never a disabled or deleted one', async () => {
  for (let n = 0; n < 10; n += 1) await add({ fullName: `بدر ${n}` })
  const gone = await add({ fullName: 'بدر المعطل' })
  await w.call(admin, users.disable, { id: gone, version: 1 })
  const { body } = await w.call(reader, users.search, { q: 'بدر' })
  const disabled = await w.call(reader, users.search, { q: 'بدر المعطل' })
  expect([body.items.length, disabled.body.items]).toEqual([8, []])
})

test('a person limited to units finds, lists and opens exactly the same people', async () => {
  const [mine, other] = [await w.group(), await w.group()]
  const me = await w.person('TECH', mine)
  const near = await w.person('USER', mine)
  const far = await w.person('USER', other)
  await w.db
    .updateTable('grants')
    .set({ relations: ['own', 'group'] })
    .where('flag', '=', 'view')
    .where('module_name', '=', 'users')
    .where('role', '=', 'TECH')
    .execute()
  const { body } = await w.call(me, users.list, {})
  const opened = await Promise.all([me, near, far].map(async ({ id }) => (await w.call(me, users.open, { id })).status))
  const searched = await found(me, 'شخص')
  const counted = (await w.call(me, users.counts, {})).body.counts.all
  expect([body.items.map(({ id }) => id).toSorted(), opened, searched.length, counted]).toEqual([
    [me.id, near.id].toSorted(),
    [200, 200, 404],
    2,
    { count: 2, more: false },
  ])
})
