import { documents } from '@diwan/contract/documents/endpoints'
import { QUIET_MINUTES, SETTLE_SECONDS } from '@diwan/contract/documents/limits'
import { files } from '@diwan/contract/files/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { life } from '@diwan/contract/life/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { documentFromText, type Document } from '@diwan/core/document'
import { addDays } from '@diwan/core/hijri'
import { pageText } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { tablesWith } from '../../testing/every-table.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { thisMinute, tonight } from '../../testing/tonight.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson
let workspaceId: string
let projectId: string

beforeAll(async () => {
  w = await world()
  ;[owner, member, reader, stranger] = [
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
  ]
  workspaceId = (await w.call(owner, workspaces.create, { name: 'الصيانة' })).body.id
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [reader.id], degree: 'reader' })
  projectId = (await w.call(owner, projects.create, { id: workspaceId, title: 'صيانة المبنى' })).body.id
})

const make = async (text?: string, more: object = {}) => {
  const said = text === undefined ? {} : { description: documentFromText(text, 'rtl') }
  return (await w.call(owner, tasks.create, { id: projectId, title: 'فحص المصاعد', ...said, ...more })).body
}
const typed = (at: number, text: string) => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})
const commit = (who: TestPerson, id: string, version: number, steps: readonly object[]) =>
  w.call(who, documents.commit, { id, version, schema: PAGE_SCHEMA, client: `of-${who.id}`, steps: steps as never })
const read = async (id: string, who = reader) => pageText((await w.call(who, documents.open, { id })).body.document.doc)
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const versionsOf = async (id: string) => (await w.call(reader, documents.versions, { id })).body.items
const open = async (id: string) => (await w.call(member, tasks.open, { id })).body.task
const found = async (q: string) =>
  (await w.call(reader, find.search, { kinds: 'task', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))

test('a task begins with a description, or gets one: those who read the task read it, those who edit it write', async () => {
  const { documentId } = await make('نبدأ بالمصعد الشمالي')
  expect(await read(documentId!)).toBe('نبدأ بالمصعد الشمالي')
  expect(await versionsOf(documentId!)).toMatchObject([{ n: 1, by: [{ id: owner.id }] }])
  expect(await statusOf(w.call(stranger, documents.open, { id: documentId! }))).toBe(404)
  expect(await statusOf(commit(reader, documentId!, 0, [typed(1, 'لا')]))).toBe(403)
  expect(await statusOf(commit(member, documentId!, 0, [typed(1, 'أولًا: ')]))).toBe(200)
  expect(await read(documentId!)).toBe('أولًا: نبدأ بالمصعد الشمالي')

  const bare = await make()
  expect(bare.documentId).toBeNull()
  expect(await statusOf(w.call(reader, tasks.describe, { id: bare.id }))).toBe(403)
  expect(await statusOf(w.call(stranger, tasks.describe, { id: bare.id }))).toBe(404)
  const begun = await Promise.all([owner, member, owner].map((who) => w.call(who, tasks.describe, { id: bare.id })))
  const [id, ...others] = new Set(begun.map(({ body }) => body.documentId))
  expect([id, others]).toEqual([(await open(bare.id)).documentId, []])
  expect([await read(id!), await versionsOf(id!)]).toEqual(['', []])
})

test('two who write one description at once both keep what they wrote', async () => {
  const documentId = (await make('المصعد')).documentId!
  expect(await statusOf(commit(owner, documentId, 0, [typed(1, 'أولًا: ')]))).toBe(200)
  const late = await commit(member, documentId, 0, [typed(7, ' ومولّده')])
  expect(late.status).toBe(409)
  const { version, steps } = (late.body as unknown as { current: { version: number; steps: object[] } }).current
  expect(steps).toMatchObject([{ client: `of-${owner.id}` }])
  await commit(member, documentId, version, [typed(7 + 'أولًا: '.length, ' ومولّده')])
  expect(await read(documentId)).toBe('أولًا: المصعد ومولّده')
})

test('a block of code, a list and a mention come into the document as they were said', async () => {
  const item = (text: string) => ({
    type: 'listItem' as const,
    attrs: { dir: 'rtl' as const },
    content: [{ type: 'paragraph' as const, attrs: { dir: 'rtl' as const }, content: [{ type: 'text' as const, text }] }],
  })
  const description = {
    type: 'doc',
    content: [
      { type: 'codeBlock', attrs: { dir: 'ltr' }, content: [{ type: 'text', text: 'npm start' }] },
      { type: 'bulletList', attrs: { dir: 'rtl' }, content: [item('أول'), item('ثانٍ')] },
      {
        type: 'paragraph',
        attrs: { dir: 'rtl' },
        content: [
          { type: 'text', text: 'مع ' },
          { type: 'mention', attrs: { id: member.id, label: 'x' } },
        ],
      },
    ],
  } as Document
  const { body } = await w.call(owner, tasks.create, { id: projectId, title: 'تشغيل', description })
  const { doc } = (await w.call(reader, documents.open, { id: body.documentId! })).body.document
  expect(doc.content).toMatchObject([{ attrs: { language: null } }, { type: 'bulletList' }, { type: 'paragraph' }])
  expect(pageText(doc)).toBe(`npm start\nأول\nثانٍ\nمع @${member.fullName}`)
  expect(await statusOf(commit(member, body.documentId!, 0, [typed(1, 'cd portal; ')]))).toBe(200)
})

const mention = ({ id }: TestPerson) => ({ type: 'mention', attrs: { id, label: 'x' } })
const naming = (...people: readonly TestPerson[]) => ({
  stepType: 'replace',
  from: 1,
  to: 1,
  slice: { content: people.map(mention) },
})
const noticesOf = async (who: TestPerson, id: string) =>
  (await w.call(who, notifications.list, {})).body.items.filter((one) => one.objectId === id).map(({ event }) => event)

test('who is mentioned in a description is notified while they are, and only who reads the task', async () => {
  const { id, documentId } = await make('قائمة')
  expect(await statusOf(commit(member, documentId!, 0, [naming(reader, stranger, member)]))).toBe(200)
  await w.eventually(async () => expect(await noticesOf(reader, id)).toEqual(['work.task_named']))
  const { version } = (await w.call(member, documents.open, { id: documentId! })).body.document
  const out = { stepType: 'replace', from: 1, to: 2 }
  expect(await statusOf(commit(member, documentId!, version, [out]))).toBe(200)
  expect(await noticesOf(reader, id)).toEqual([])
  const then = (await w.call(member, documents.open, { id: documentId! })).body.document.version
  expect(await statusOf(commit(owner, documentId!, then, [naming(reader, owner)]))).toBe(200) // by somebody else, too
  await w.eventually(async () => expect(await noticesOf(reader, id)).toEqual(['work.task_named']))
  const after = (await w.call(member, documents.open, { id: documentId! })).body.document.version
  expect(await statusOf(commit(reader, documentId!, after, [naming(owner)]))).toBe(403)

  // the stranger comes to read it, and is mentioned again
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [stranger.id], degree: 'reader' })
  expect(await statusOf(commit(owner, documentId!, after, [{ stepType: 'replace', from: 3, to: 4 }]))).toBe(200)
  const last = (await w.call(member, documents.open, { id: documentId! })).body.document.version
  expect(await statusOf(commit(owner, documentId!, last, [naming(stranger)]))).toBe(200)
  await w.eventually(async () => expect(await noticesOf(stranger, id)).toEqual(['work.task_named']))
  await w.call(owner, workspacePeople.removePerson, { id: workspaceId, userId: stranger.id })
  expect([await noticesOf(reader, id), await noticesOf(member, id), await noticesOf(owner, id)]).toEqual([
    ['work.task_named'],
    [],
    [],
  ])

  const begun = { type: 'doc', content: [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: [mention(member)] }] } as Document
  const { body } = await w.call(owner, tasks.create, { id: projectId, title: 'من البداية', description: begun })
  await w.eventually(async () => expect(await noticesOf(member, body.id)).toEqual(['work.task_named']))
  const lines = (await w.call(reader, life.activity, { id })).body.items.map(({ event }) => event)
  expect(lines).not.toContain('work.task_named')
})

test('history says once for each person and version that the description was edited, and the task is newer then', async () => {
  const { id, documentId, version } = await make('قائمة')
  const lines = async () =>
    (await w.call(reader, life.activity, { id })).body.items.filter(({ event }) => event === 'work.task_described').length
  for (const [at, who] of [owner, owner, member, member, owner].entries()) await commit(who, documentId!, at, [typed(1, 'أ')])
  expect([await lines(), (await open(id)).version]).toEqual([2, version + 2])
  w.clock.advance(QUIET_MINUTES * 60_000)
  await thisMinute(w)
  expect((await versionsOf(documentId!)).map(({ by }) => by.length)).toEqual([2, 1])
  await commit(owner, documentId!, 5, [typed(1, 'ب')])
  expect([await lines(), (await open(id)).version]).toEqual([3, version + 3])
})

test('a task is found by its description as it is written, also after its title was changed, and by no stranger', async () => {
  const { id, documentId } = await make('الكوابل القديمة')
  expect(await found('الكوابل القديمة')).toEqual([id])
  await commit(member, documentId!, 0, [typed(1, 'زمرّد ')])
  w.clock.advance(SETTLE_SECONDS * 1_000)
  await thisMinute(w)
  await w.call(member, tasks.change, { id, now: { title: 'استبدال' }, was: {} })
  expect([await found('زمرد'), await found('استبدال زمرد')]).toEqual([[id], [id]])
  const { groups } = (await w.call(stranger, find.search, { kinds: 'task', q: 'زمرد' })).body
  expect(groups.flatMap(({ items }) => items)).toEqual([])
})

const withPicture = async (documentId: string, who = member) => {
  const bytes = Uint8Array.from(await picture(40, 30))
  const { id } = (await w.call(who, files.upload, { name: 'مخطط.png', purpose: 'attachment10' }, { bytes })).body
  const image = { type: 'image', attrs: { file: id, alt: 'مخطط الدور' } }
  const put = { stepType: 'replace', from: 0, to: 0, slice: { content: [image] } }
  expect(await statusOf(commit(who, documentId, 0, [put]))).toBe(200)
  return id
}
const fileStatus = async (who: TestPerson, file: string) =>
  (await fetch(`${w.base}/files/${file}`, { headers: { cookie: `${SESSION_COOKIE}=${who.cookie}` } })).status

test('what comes again brings its description as it was a moment ago, with pictures of its own', async () => {
  const today = w.clock.now().toISOString().slice(0, 10)
  const { id, documentId } = await make('قبل البدء', { dueDate: addDays(today, 2) })
  await w.call(owner, tasks.change, { id, now: { repeat: { unit: 'week', every: 1, calendar: 'gregory' } }, was: {} })
  const file = await withPicture(documentId!)
  expect([await fileStatus(reader, file), await fileStatus(stranger, file)]).toEqual([200, 404])
  const before = new Set((await w.call(member, tasks.list, { projectId })).body.items.map((one) => one.id))
  await w.call(member, tasks.done, { id })
  const [next] = (await w.call(member, tasks.list, { projectId })).body.items.filter((one) => !before.has(one.id))
  const copy = (await open(next!.id)).documentId!
  expect([await read(copy), copy === documentId]).toEqual(['مخطط الدور\nقبل البدء', false])
  const { doc } = (await w.call(reader, documents.open, { id: copy })).body.document
  const { file: copied } = (doc.content[0] as { attrs: { file: string } }).attrs
  await w.call(owner, tasks.delete, { id })
  expect([await fileStatus(reader, file), await fileStatus(reader, copied)]).toEqual([404, 200])
  expect(await fileStatus(stranger, copied)).toBe(404)
})

test('a description leaves with its task, and comes back with the file it was carried away in', async () => {
  const from = (await w.call(owner, projects.create, { id: workspaceId, title: 'أصل' })).body.id
  const { id, documentId } = await make('سطر أول\nسطر "ثانٍ"، وفاصلة, هنا', { id: from, title: 'مع وصف' })
  const response = await fetch(`${w.base}/api/work/tasks/export?format=csv&projectId=${from}`, {
    headers: { cookie: `${SESSION_COOKIE}=${reader.cookie}` },
  })
  const csv = await response.text()
  const to = (await w.call(owner, projects.create, { id: workspaceId, title: 'نسخة' })).body.id
  expect((await w.call(member, tasks.import, { id: to, csv, dryRun: false })).body.counts).toMatchObject({ refused: 0 })
  const copy = (await w.call(member, tasks.list, { projectId: to })).body.items.find(({ title }) => title === 'مع وصف')!
  const brought = (await open(copy.id)).documentId!
  expect(await read(brought)).toBe(await read(documentId!))
  expect(await versionsOf(brought)).toMatchObject([{ n: 1, by: [{ id: member.id }] }])

  const secret = 'canaryofthedescription'
  await commit(member, documentId!, 0, [typed(1, secret)])
  await w.call(owner, tasks.delete, { id })
  expect(await statusOf(w.call(owner, documents.open, { id: documentId! }))).toBe(404)
  expect(await statusOf(commit(owner, documentId!, 1, [typed(1, 'x')]))).toBe(404)
  await tonight(w)
  expect(await tablesWith(w, secret)).toEqual([])
})

test('what is archived is only read', async () => {
  const aside = (await w.call(owner, projects.create, { id: workspaceId, title: 'قديم' })).body.id
  const { documentId } = await make('كما كان', { id: aside })
  await w.call(owner, projects.archive, { id: aside, on: true })
  expect(await read(documentId!, owner)).toBe('كما كان')
  expect((await w.call(owner, documents.open, { id: documentId! })).body.document.can.write).toBe(false)
  expect(await statusOf(commit(owner, documentId!, 0, [typed(1, 'x')]))).toBe(403)
})
