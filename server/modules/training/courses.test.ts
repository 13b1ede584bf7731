import { files } from '@diwan/contract/files/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { CourseContent } from '@diwan/contract/training/schemas/course'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { pdf } from '../../testing/documents.ts'
import { world, type World } from '../../testing/world.ts'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import { readOutline } from './queries/versions.ts'

const link = { kind: 'link', key: 'link', titleAr: 'رابط', titleEn: 'Link', url: 'https://example.org/' }
const section = { key: 'one', titleAr: 'الأول', titleEn: 'First', lessons: [link] }
const content = (more: object = {}) => CourseContent.parse({ nameAr: 'السلامة', nameEn: 'Safety', sections: [section], ...more })

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, sara, stranger] = [await w.person('ADMIN'), await w.person('USER', group), await w.person('USER')]
})

const plan = (id: string, more: object = {}) => ({
  ...PLAN,
  ...AT_ONCE,
  id,
  version: 0,
  tokens: [unitToken(group.id)],
  ...more,
})
const create = async (more: object = {}) => (await w.call(author, courses.create, content(more))).body
const publish = (id: string) => w.call(author, coursePublishing.publish, plan(id))
const open = async (id: string) => (await w.call(author, courses.open, { id })).body.course
const upload = async (by: TestPerson) =>
  (await w.call(by, files.upload, { name: 'paper.pdf', purpose: 'lesson' }, { bytes: Uint8Array.from(pdf()) })).body.id
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const catalogue = async (who: TestPerson) =>
  (await w.call(who, courses.list, { view: 'catalogue' })).body.items.map(({ id }) => id)
const found = async (who: TestPerson, q: string) =>
  (await w.call(who, find.search, { kinds: 'course', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))

test('a published course is in the catalogue of those whom it addresses, is found and announced to them alone', async () => {
  const { id } = await create({ nameAr: 'الإسعافات', nameEn: 'First aid' })
  expect(await catalogue(sara)).not.toContain(id)
  expect(await publish(id)).toMatchObject({ status: 200, body: { status: 'published' } })
  expect([await catalogue(sara), await catalogue(stranger)]).toEqual([
    expect.arrayContaining([id]),
    expect.not.arrayContaining([id]),
  ])
  expect([await found(sara, 'اسعافات'), await found(stranger, 'اسعافات')]).toEqual([[id], []])
  await w.eventually(async () => {
    const { items } = (await w.call(sara, notifications.list, {})).body
    expect(items.filter(({ path }) => path?.endsWith(id))).toHaveLength(1)
  })
})

test('what is missing of a lesson is said by path, and nothing is published', async () => {
  const question = { field: { key: 'q', type: 'text', labelAr: 'كم؟', labelEn: 'How many?' }, marks: 2 }
  const lessons = [
    { ...link, url: '' },
    { kind: 'text', key: 'text', titleAr: 'نص', titleEn: '' },
    { kind: 'video', key: 'film', titleAr: 'فيديو', titleEn: 'Film', url: 'https://example.org/', mustWatch: true },
    { kind: 'document', key: 'paper', titleAr: 'ملف', titleEn: 'Paper' },
    { kind: 'form', key: 'form', titleAr: 'نموذج', titleEn: 'Form' },
    { kind: 'quiz', key: 'quiz', titleAr: 'اختبار', titleEn: 'Quiz', questions: [question], count: 5 },
  ]
  const { id } = await create({ sections: [{ ...section, lessons }] })
  const { status, body } = await publish(id)
  expect([status, body]).toMatchObject([
    400,
    {
      fields: [
        ['0.url', 'empty'],
        ['1.titleEn', 'translation_missing'],
        ['1.bodyAr', 'empty'],
        ['1.bodyEn', 'empty'],
        ['2.mustWatch', 'not_allowed'],
        ['3.fileId', 'empty'],
        ['4.formId', 'empty'],
        ['5.count', 'too_big'],
        ['5.questions.0', 'no_right_answer'],
      ].map(([path, code]) => ({ path: `sections.0.lessons.${path}`, code })),
    },
  ])
  expect(await open(id)).toMatchObject({ status: 'DRAFT', courseVersion: 0 })
})

test('publishing a change makes another version, and none where what is learnt is the same; what is right lies in none', async () => {
  const question = { field: { key: 'q', type: 'text', labelAr: 'كم؟', labelEn: 'How many?' }, marks: 2 }
  const quiz = {
    kind: 'quiz',
    key: 'quiz',
    titleAr: 'اختبار',
    titleEn: 'Quiz',
    questions: [question],
    rights: { q: { type: 'text', right: ['ياقوت'] } },
  }
  const sections = [{ ...section, lessons: [link, quiz] }]
  const { id } = await create({ sections })
  await publish(id)
  expect(await open(id)).toMatchObject({ courseVersion: 1, lessons: 2, changed: false })
  expect(JSON.stringify(await readOutline(w.db, id, 1))).not.toContain('ياقوت')
  const renamed = { ...content({ sections, nameEn: 'Safety at work' }), id, version: (await open(id)).version }
  expect((await w.call(author, courses.change, renamed)).body).toMatchObject({ changed: true, nameEn: 'Safety' })
  const { version } = (await w.call(author, coursePublishing.publication, { id })).body
  expect(await w.call(author, coursePublishing.renew, { id, version })).toMatchObject({ status: 200 })
  expect(await open(id)).toMatchObject({ courseVersion: 1, nameEn: 'Safety at work' })
  await w.call(author, courses.change, { ...content(), id, version: (await open(id)).version })
  const next = (await w.call(author, coursePublishing.publication, { id })).body.version
  await w.call(author, coursePublishing.renew, { id, version: next })
  expect(await open(id)).toMatchObject({ courseVersion: 2, lessons: 1 })
  await expect(w.db.updateTable('course_versions').set({ outline: '{}' }).execute()).rejects.toThrow('never changes')
})

test('who writes on what somebody else has changed gets theirs, and two lessons of one key are refused', async () => {
  const { id } = await create()
  await w.call(author, courses.change, { ...content({ nameEn: 'Mine' }), id, version: 1 })
  expect(await w.call(author, courses.change, { ...content({ nameEn: 'Yours' }), id, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { nameEn: 'Mine', version: 2 } },
  })
  const twice = [{ ...section, lessons: [link, link] }]
  const refused = await w.call(author, courses.create, { ...content(), sections: twice } as never)
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'sections.0.lessons.1.key', code: 'twice' }] } })
})

test('a copy has the lessons and the files of the other one, as files of its own', async () => {
  const file = await upload(author)
  const paper = { kind: 'document', key: 'paper', titleAr: 'ملف', titleEn: 'Paper', fileId: file }
  const { id } = await create({ sections: [{ ...section, lessons: [paper] }] })
  const copy = (await w.call(author, courses.copy, { id, template: false })).body
  const [lesson] = copy.content.sections[0]!.lessons
  expect(copy.files).toHaveLength(1)
  expect(lesson).toMatchObject({ kind: 'document', fileId: copy.files[0]!.id })
  expect(copy.files[0]!.id).not.toBe(file)
  expect(JSON.stringify((await w.call(author, courses.content, { id })).body)).not.toContain(file)
})

test('a file is read by who is enrolled on the version that shows it, and not while it is only being written', async () => {
  const [shown, written] = [await upload(author), await upload(author)]
  const paper = (key: string, fileId: string) => ({ kind: 'document', key, titleAr: 'ملف', titleEn: 'Paper', fileId })
  const { id } = await create({ sections: [{ ...section, lessons: [paper('shown', shown)] }] })
  await publish(id)
  const { version } = await open(id)
  const both = content({ sections: [{ ...section, lessons: [paper('shown', shown), paper('next', written)] }] })
  expect((await w.call(author, courses.change, { ...both, id, version })).status).toBe(200)
  const read = async (who: TestPerson, file: string) => (await w.call(who, files.read, { id: file })).status
  expect(await read(sara, shown)).toBe(404)
  await w.call(sara, learning.join, { id })
  expect([await read(sara, shown), await read(sara, written), await read(author, written)]).toEqual([200, 404, 200])
})

test('a file of somebody else is not taken, and a draft that nobody learns on is deleted', async () => {
  const file = await upload(await w.person('ADMIN'))
  const paper = { kind: 'document', key: 'paper', titleAr: 'ملف', titleEn: 'Paper', fileId: file }
  const stolen = await w.call(author, courses.create, content({ sections: [{ ...section, lessons: [paper] }] }))
  expect(codeOf(stolen)).toEqual([400, 'files.not_available'])
  const { id } = await create()
  expect(codeOf(await w.call(sara, courses.delete, { id }))).toEqual([403, 'forbidden'])
  expect((await w.call(author, courses.delete, { id })).status).toBe(200)
  expect(codeOf(await w.call(author, courses.open, { id }))).toEqual([404, 'not_found'])
})
