import { find } from '@diwan/contract/find/endpoints'
import { documents } from '@diwan/contract/documents/endpoints'
import { SETTLE_SECONDS } from '@diwan/contract/documents/limits'
import { labels } from '@diwan/contract/labels/endpoints'
import { notePeople, notes } from '@diwan/contract/notes/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { presentIn } from '@diwan/core/time-rules'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { stillMentioned } from '../documents/public.ts'
import { world } from '../../testing/world.ts'
import { tellDue } from '../reminders/public.ts'

let w: World
let me: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world()
  ;[me, stranger] = [await w.person('USER'), await w.person('USER')]
})

const create = async (title: string) => (await w.call(me, notes.create, { title })).body
const listed = async (who: TestPerson, query: object = {}) =>
  (await w.call(who, notes.list, query)).body.items.map(({ id }) => id)
const found = async (who: TestPerson, q: string) => {
  const { body } = await w.call(who, find.search, { kinds: 'note', q })
  return body.groups.flatMap(({ items }) => items.map(({ id }) => id))
}

test('a record is listed, opened and found by who created it, and by no stranger', async () => {
  const { id } = await create('خطة الزنجبيل')
  expect([await listed(me), await found(me, 'زنجبيل')]).toEqual([expect.arrayContaining([id]), [id]])
  expect((await w.call(me, notes.open, { id })).body.note).toMatchObject({
    title: 'خطة الزنجبيل',
    createdBy: { id: me.id },
    version: 1,
    can: { view: true, edit: true, delete: true },
  })
  expect([await listed(stranger), await found(stranger, 'زنجبيل')]).toEqual([[], []])
  expect((await w.call(stranger, notes.open, { id })).status).toBe(404)
  expect((await w.call(null, notes.list, {})).status).toBe(401)
})

test('pages hold every record once, the last changed first', async () => {
  const made: string[] = []
  for (const title of ['الأول', 'الثاني', 'الثالث']) {
    made.unshift((await create(title)).id)
    w.clock.advance(1_000)
  }
  const walked: string[] = []
  let after: string | undefined
  do {
    const { body } = await w.call(me, notes.list, { limit: 2, ...(after && { after }) })
    walked.push(...body.items.map(({ id }) => id))
    after = body.next ?? undefined
  } while (after)
  expect(walked.slice(0, 3)).toEqual(made)
  expect(new Set(walked).size).toBe(walked.length)
  expect((await w.call(me, notes.count, {})).body.count).toBe(walked.length)
})

test('a list is narrowed to the days on which its records were created', async () => {
  const { id } = await create('خطة القرفة')
  expect(await listed(me, { createdFrom: '2001-01-02' })).toContain(id)
  expect(await listed(me, { createdTo: '2001-01-01' })).toEqual([])
})

test('of two people who change the same version the second is told, and nothing is overwritten', async () => {
  const { id } = await create('قبل')
  const answers = [
    await w.call(me, notes.change, { id, version: 1, title: 'بعد' }),
    await w.call(me, notes.change, { id, version: 1, title: 'متأخر' }),
  ]
  expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
    [200, undefined],
    [409, 'changed_meanwhile'],
  ])
  expect((await w.call(me, notes.open, { id })).body.note).toMatchObject({ title: 'بعد', version: 2 })
})

test('a title that is cleared or too long is refused by field', async () => {
  const { id } = await create('عنوان')
  for (const title of ['', '   ', 'ط'.repeat(201)]) {
    const { status, body } = await w.call(me, notes.change, { id, version: 1, title })
    expect([status, (body as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)]).toEqual([400, ['title']])
  }
})

test('what is in the trash is there for its owner alone, and restored as it was', async () => {
  const { id } = await create('ورقة الكزبرة')
  expect((await w.call(me, notes.trash, { id })).status).toBe(200)
  expect([await listed(me), await found(me, 'كزبرة')]).toEqual([expect.not.arrayContaining([id]), []])
  expect([await listed(me, { view: 'trash' }), await listed(stranger, { view: 'trash' })]).toEqual([[id], []])
  expect((await w.call(me, notes.open, { id })).status).toBe(404)
  expect((await w.call(stranger, notes.restore, { id })).status).toBe(404)
  expect((await w.call(me, notes.restore, { id })).status).toBe(200)
  expect([await listed(me), await found(me, 'كزبرة')]).toEqual([expect.arrayContaining([id]), [id]])
})
const typed = (at: number, text: string) => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})
const writes = (who: TestPerson, id: string, version: number, text: string) =>
  w.call(who, documents.commit, { id, version, schema: PAGE_SCHEMA, client: 'client-1', steps: [typed(1, text)] })
const share = (id: string, person: TestPerson, degree: 'read' | 'edit') =>
  w.call(me, notePeople.addPeople, { id, userIds: [person.id], degree })

test('what is written in a note is found by its words, and shown as its beginning', async () => {
  const { id, documentId } = await create('رحلة')
  const { body } = await writes(me, documentId, 0, 'حجز الفندق في الطائف')
  w.clock.advance(SETTLE_SECONDS * 1_000)
  await writes(me, documentId, body.version, 'أولًا ')
  expect(await found(me, 'الطائف')).toEqual([id])
  expect((await w.call(me, notes.open, { id })).body.note.preview).toBe('أولًا حجز الفندق في الطائف')
  expect(await found(stranger, 'الطائف')).toEqual([])
})

test('with whom it is shared reads it, or writes in it, and nobody but its owner deletes or shares it', async () => {
  const { id, documentId } = await create('ورقة السفر المشتركة')
  const [reader, writer] = [await w.person('USER'), await w.person('USER')]
  await share(id, reader, 'read')
  await share(id, writer, 'edit')
  expect([await listed(reader), await listed(writer), await found(reader, 'السفر')]).toEqual([[id], [id], [id]])
  expect((await w.call(reader, notes.open, { id })).body.note.can).toMatchObject({ view: true, edit: false, delete: false })
  const statuses = [
    (await writes(reader, documentId, 0, 'x')).status,
    (await writes(writer, documentId, 0, 'من الكاتب')).status,
    (await writes(stranger, documentId, 1, 'x')).status,
    (await w.call(writer, notes.trash, { id })).status,
    (await w.call(writer, notePeople.addPeople, { id, userIds: [stranger.id], degree: 'read' })).status,
  ]
  expect(statuses).toEqual([403, 200, 404, 403, 403])
  await w.call(me, notePeople.removePerson, { id, userId: reader.id })
  expect([await listed(reader), (await w.call(reader, documents.open, { id: documentId })).status]).toEqual([[], 404])
})

test('in the trash nobody reads or writes its text, and emptying the trash leaves nothing of it', async () => {
  const { id, documentId } = await create('ورقة الوداع')
  const friend = await w.person('USER')
  await share(id, friend, 'edit')
  const other = await w.call(friend, notes.create, { title: 'تبقى' })
  await w.call(friend, notes.trash, { id: other.body.id })
  await w.call(me, notes.trash, { id })
  expect([
    (await writes(me, documentId, 0, 'x')).status,
    (await w.call(friend, documents.open, { id: documentId })).status,
  ]).toEqual([404, 404])
  expect((await w.call(me, notes.emptyTrash, {})).body.count).toBeGreaterThan(0)
  expect(await listed(me, { view: 'trash' })).toEqual([])
  expect(await w.db.selectFrom('documents').select('id').where('object_id', '=', id).execute()).toEqual([])
  expect(await listed(friend, { view: 'trash' })).toEqual([other.body.id])
  expect((await w.call(me, notes.restore, { id })).status).toBe(404)
})

const inZone = (days: number) => new Date(w.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const plan = (id: string, version: number, times: object, who = me) =>
  w.call(who, notes.setReminder, { id, version, reminderDate: inZone(2), startTime: '09:00', endTime: '10:00', ...times })
const wrong = ({ body }: { body: unknown }) =>
  (body as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`)

test('the day of a note is today or later, and its end is later than its start', async () => {
  const { id } = await create('موعد الطبيب')
  const times = { reminderDate: inZone(2), startTime: '09:00', endTime: '10:30' }
  expect((await plan(id, 1, times)).body).toMatchObject({ ...times, version: 2 })
  expect((await w.call(me, notes.open, { id })).body.note).toMatchObject(times)
  expect([
    wrong(await plan(id, 2, { reminderDate: inZone(-2) })),
    wrong(await plan(id, 2, { reminderDate: '', startTime: '', endTime: '' })),
    wrong(await plan(id, 2, { endTime: '09:00' })),
  ]).toEqual([
    ['reminderDate date_past'],
    ['reminderDate date_required', 'startTime start_required', 'endTime end_required'],
    ['endTime end_not_after_start'],
  ])
  const { today } = presentIn((await w.actor(me)).reading.zone, w.clock.now().getTime() / 1_000)
  const passed = { reminderDate: today, startTime: '00:00', endTime: '23:59' }
  expect(wrong(await plan(id, 2, passed))).toEqual(['startTime time_past'])
  expect((await w.call(me, notes.clearReminder, { id, version: 2 })).body).toMatchObject({ reminderDate: null, version: 3 })
})

test('the owner is reminded when it starts, once, and not of a day that was taken away or changed', async () => {
  const { id } = await create('مكالمة المورّد')
  const writer = await w.person('USER')
  await share(id, writer, 'edit')
  expect((await plan(id, 1, {}, writer)).status).toBe(200)
  expect((await plan(id, 2, {}, stranger)).status).toBe(404)
  const mine = async (who: TestPerson) =>
    (await w.call(who, reminders.list, {})).body.items.filter(({ record }) => record?.id === id)
  expect((await mine(me)).map(({ due, record }) => [due, record?.path])).toEqual([[false, `/user/notes?id=${id}`]])
  expect(await mine(writer)).toEqual([])
  w.clock.advance(4 * 86_400_000)
  await Promise.all([tellDue(w.portal), tellDue(w.portal)])
  await w.eventually(async () => {
    const { items } = (await w.call(me, notifications.list, {})).body
    expect(items.filter(({ path }) => path === `/user/notes?id=${id}`).length).toBe(1)
  }, 20_000)
  await plan(id, 2, {})
  await w.call(me, notes.clearReminder, { id, version: 3 })
  expect(await mine(me)).toEqual([])
})

test('a pinned note is pinned for its owner, who alone pins it', async () => {
  const { id } = await create('أرقام مهمة')
  const reader = await w.person('USER')
  await share(id, reader, 'edit')
  expect((await w.call(reader, notes.pin, { id, pinned: true })).status).toBe(403)
  await w.call(me, notes.pin, { id, pinned: true })
  const seen = async (who: TestPerson) => (await w.call(who, notes.open, { id })).body.note.pinned
  expect([
    await seen(me),
    await seen(reader),
    await listed(me, { view: 'pinned' }),
    await listed(reader, { view: 'pinned' }),
  ]).toEqual([true, false, [id], []])
  expect([await listed(reader, { view: 'shared' }), await listed(me, { view: 'shared' })]).toEqual([[id], []])
  await w.call(me, notes.pin, { id, pinned: false })
  expect(await listed(me, { view: 'pinned' })).toEqual([])
})

test('notes are searched for by their words, those in the trash by their owner there', async () => {
  const { id } = await create('وصفة الكبسة')
  const friend = await w.person('USER')
  await share(id, friend, 'read')
  const searched = async (who: TestPerson, view: 'all' | 'trash') =>
    (await w.call(who, notes.search, { q: 'كبسه', view })).body.items.map((one) => one.id)
  expect([await searched(me, 'all'), await searched(friend, 'all'), await searched(stranger, 'all')]).toEqual([[id], [id], []])
  await w.call(me, notes.trash, { id })
  expect([await searched(me, 'all'), await searched(me, 'trash'), await searched(friend, 'trash')]).toEqual([[], [id], []])
  expect(await found(me, 'كبسه')).toEqual([])
})

test('what a person may do with a note is changed, and that a note was shared with them reaches their inbox', async () => {
  const { id } = await create('محضر الاجتماع')
  const friend = await w.person('USER')
  await share(id, friend, 'read')
  expect((await w.call(me, notePeople.changePerson, { id, userId: friend.id, degree: 'edit' })).status).toBe(200)
  expect((await w.call(friend, notes.open, { id })).body.note.can.edit).toBe(true)
  await w.eventually(async () => {
    const { items } = (await w.call(friend, notifications.list, {})).body
    expect(items.map(({ path }) => path)).toContain(`/user/notes?id=${id}`)
  }, 20_000)
})

test('a note carries labels of its owner, who alone sees them, narrows by them and takes them away', async () => {
  const [{ id }, other, friend] = [await create('فواتير'), await create('بلا وسم'), await w.person('USER')]
  await share(id, friend, 'edit')
  const [urgent, foreign] = [
    (await w.call(me, labels.create, { name: 'عاجل', colour: 'red' })).body,
    (await w.call(friend, labels.create, { name: 'مهم', colour: 'blue' })).body,
  ]
  expect((await w.call(me, notes.setLabels, { id, labels: [urgent.id] })).status).toBe(200)
  expect((await w.call(me, notes.open, { id })).body.note.labels).toEqual([{ id: urgent.id, name: 'عاجل', colour: 'red' }])
  expect((await w.call(friend, notes.open, { id })).body.note.labels).toEqual([])
  expect([await listed(me, { label: urgent.id }), await listed(stranger, { label: urgent.id })]).toEqual([[id], []])
  expect(await listed(me)).toContain(other.id)
  const refused = [
    await w.call(me, notes.setLabels, { id, labels: [foreign.id] }),
    await w.call(friend, notes.setLabels, { id, labels: [foreign.id] }),
    await w.call(stranger, notes.setLabels, { id, labels: [] }),
  ]
  expect(refused.map(({ status, body }) => [status, (body as unknown as { code: string }).code])).toEqual([
    [400, 'labels.not_available'],
    [403, 'forbidden'],
    [404, 'not_found'],
  ])
  await w.call(me, labels.remove, { id: urgent.id })
  expect((await w.call(me, notes.open, { id })).body.note.labels).toEqual([])
})

const naming = (...people: readonly TestPerson[]) => ({
  stepType: 'replace',
  from: 1,
  to: 1,
  slice: { content: people.map(({ id }) => ({ type: 'mention', attrs: { id, label: 'x' } })) },
})
const commits = (who: TestPerson, id: string, version: number, step: object) =>
  w.call(who, documents.commit, { id, version, schema: PAGE_SCHEMA, client: 'client-1', steps: [step] as never })
const noticesOf = async (who: TestPerson, id: string) =>
  (await w.call(who, notifications.list, {})).body.items.filter((one) => one.objectId === id).map(({ event }) => event)

test('a reader of a note who is mentioned in it is notified while they are, and nobody else is', async () => {
  const { id, documentId } = await create('توزيع المهام')
  const [reader, writer, outsider] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  await share(id, reader, 'read')
  await share(id, writer, 'edit')
  const versionNow = async () => (await w.call(me, documents.open, { id: documentId })).body.document.version
  expect((await commits(writer, documentId, 0, naming(reader, outsider, writer, me))).status).toBe(200)
  await w.eventually(async () => expect(await noticesOf(reader, id)).toContain('notes.named'), 20_000)
  await w.eventually(async () => expect(await noticesOf(me, id)).toEqual(['notes.named']), 20_000)

  // taken out and put in again, by somebody else too
  await commits(writer, documentId, await versionNow(), { stepType: 'replace', from: 1, to: 5 })
  for (const who of [reader, me]) expect(await noticesOf(who, id)).not.toContain('notes.named')
  await commits(me, documentId, await versionNow(), naming(reader, writer))
  await w.eventually(async () => expect(await noticesOf(writer, id)).toContain('notes.named'), 20_000)
  await w.eventually(async () => expect(await noticesOf(reader, id)).toContain('notes.named'), 20_000)
  expect(await noticesOf(me, id)).not.toContain('notes.named')
  const lines = await w.db
    .selectFrom('history')
    .select(['id', 'detail'])
    .where('event', '=', 'notes.named')
    .where('object_id', '=', id)
    .execute()
  const people = lines.map(({ detail }) => new Set((detail as { people: string[] }).people))
  expect(people).toHaveLength(2)
  expect(people).toEqual(expect.arrayContaining([new Set([reader.id, me.id]), new Set([reader.id, writer.id])]))
  expect(await noticesOf(outsider, id)).toEqual([])
  const still = lines.map(({ id: historyId }) =>
    stillMentioned(w.portal, { historyId, event: 'notes.named', objectId: id, actorId: null, detail: {}, at: '' }),
  )
  // a notification that is still being prepared reaches nobody who was taken out
  expect((await Promise.all(still)).map((ids) => new Set(ids))).toEqual(
    expect.arrayContaining([new Set(), new Set([reader.id, writer.id])]),
  )

  // who may read it by now, and is mentioned again, is notified
  await share(id, outsider, 'read')
  await commits(me, documentId, await versionNow(), naming(outsider))
  await w.eventually(async () => expect(await noticesOf(outsider, id)).toContain('notes.named'), 20_000)
})

test('those who read a note can be mentioned in it, by those who write in it', async () => {
  const { id } = await create('قائمة المدعوين')
  const [reader, writer] = [await w.person('USER'), await w.person('USER')]
  await share(id, reader, 'read')
  await share(id, writer, 'edit')
  const offered = async (who: TestPerson) =>
    (await w.call(who, notes.mentionable, { id })).body.items?.map(({ person }) => person.id)
  expect(new Set(await offered(writer))).toEqual(new Set([me.id, reader.id]))
  expect((await w.call(reader, notes.mentionable, { id })).status).toBe(403)
  expect((await w.call(stranger, notes.mentionable, { id })).status).toBe(404)
})

test('a new note has no title: it is named by how it begins, and is discarded only while nothing was written in it', async () => {
  const owner = await w.person('USER')
  const { body: begun } = await w.call(owner, notes.create, {})
  expect(begun.title).toBe('')
  expect((await w.call(stranger, notes.discard, { id: begun.id })).status).toBe(404)
  expect((await w.call(owner, notes.discard, { id: begun.id })).status).toBe(200)
  expect((await w.call(owner, notes.open, { id: begun.id })).status).toBe(404)
  expect((await w.call(owner, notes.list, { view: 'trash' })).body.items).toEqual([])

  const { body: named } = await w.call(owner, notes.create, {})
  await w.call(owner, notes.change, { id: named.id, version: 1, title: 'عنوان' })
  expect(await w.call(owner, notes.discard, { id: named.id })).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
})
