import { access } from '@diwan/contract/access/endpoints'
import { documents } from '@diwan/contract/documents/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articles, articleTalk } from '@diwan/contract/knowledge/endpoints/reading'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { documentFromText } from '@diwan/core/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { beforeAll, expect, test } from 'vitest'
import { begunBy, courseOf, renewCourse } from '../modules/training/proof/learners.ts'
import { AT_ONCE, PLAN } from './content/published.ts'
import { pdf } from './documents.ts'
import { foundWith, runJob, uploadedFile } from './file-texts.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let noura: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  author = await w.person('ADMIN')
  ;[sara, noura] = [await w.person('USER', group), await w.person('USER', group)]
  stranger = await w.person('USER')
})

const readFiles = () => runJob(w, 'search.read_files')
const idsBy = async (who: TestPerson, q: string, kind: string) => (await foundWith(w, who, q, kind)).map(({ id }) => id)
/** Which of these people find something. */
async function findersOf(q: string, kind: string, people: readonly TestPerson[]): Promise<TestPerson[]> {
  const found = await Promise.all(people.map(async (who) => ((await idsBy(who, q, kind)).length > 0 ? [who] : [])))
  return found.flat()
}
const everybody = () => [author, sara, noura, stranger]

/** Writes at the beginning of a draft, or takes something out there. */
async function write(articleId: string, to: number, content: readonly object[], by = author): Promise<void> {
  const { documentId } = (await w.call(by, managedArticles.open, { id: articleId })).body
  const { version } = (await w.call(by, documents.open, { id: documentId })).body.document
  const step = { stepType: 'replace', from: 0, to, slice: { content } }
  const at = { id: documentId, schema: PAGE_SCHEMA, version, client: 'client-one' }
  expect((await w.call(by, documents.commit, { ...at, steps: [step] as never })).status).toBe(200)
}
const paragraph = { type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'انظر الملف' }] }
const fileNode = async (name: string, says: string, by = author) => ({
  type: 'file',
  attrs: { file: await uploadedFile(w, by, name, pdf({ says })) },
})
async function articleBy(by: TestPerson, says: string, title = 'دليل السفر'): Promise<{ id: string; file: string }> {
  const { id: categoryId } = (await w.call(author, categories.create, { nameAr: 'السفر', nameEn: 'Travel' })).body
  const { id } = (await w.call(by, managedArticles.create, { lang: 'ar', title, categoryId })).body
  const node = await fileNode('دليل.pdf', says, by)
  await write(id, 0, [node, paragraph], by)
  return { id, file: node.attrs.file }
}
const articleWith = async (says: string): Promise<string> => (await articleBy(author, says)).id
const publishArticle = (id: string) =>
  w.call(author, articlePublishing.publish, { ...PLAN, ...AT_ONCE, id, version: 0, tokens: [unitToken(group.id)] })
const renewArticle = async (id: string) => {
  const { version } = (await w.call(author, articlePublishing.publication, { id })).body
  expect((await w.call(author, articlePublishing.renew, { id, version })).status).toBe(200)
}

test('an article is found by what a file of it says once readers are shown the file, and by those who read the article', async () => {
  const id = await articleWith('allowance of marjoram')
  await readFiles()
  expect(await findersOf('marjoram', 'article', everybody())).toEqual([])
  expect((await publishArticle(id)).status).toBe(200)
  await readFiles()
  expect(await findersOf('marjoram', 'article', everybody())).toEqual([author, sara, noura])
  expect(await foundWith(w, sara, 'marjoram', 'article')).toMatchObject([
    { id, passage: { file: 'دليل.pdf', text: 'allowance of marjoram' } },
  ])
  const { items } = (await w.call(sara, articles.search, { q: 'marjoram' })).body
  expect(items).toMatchObject([{ article: { id }, excerpt: 'دليل.pdf · allowance of marjoram' }])
})

test('a file that only the draft of a published article has is found by no reader, until it is published in place of the other', async () => {
  const id = await articleWith('tarragon of before')
  await publishArticle(id)
  await write(id, 1, [await fileNode('new.pdf', 'sumac of the draft')])
  await readFiles()
  expect(await findersOf('sumac', 'article', everybody())).toEqual([])
  expect(await idsBy(sara, 'tarragon', 'article')).toEqual([id])
  await renewArticle(id)
  expect(await findersOf('tarragon', 'article', everybody())).toEqual([])
  await readFiles()
  expect(await findersOf('sumac', 'article', everybody())).toEqual([author, sara, noura])
  expect(await findersOf('tarragon', 'article', everybody())).toEqual([])
})

test('files of an article that is not shown any longer are found by its writers alone, those of comments among them', async () => {
  const id = await articleWith('caraway seeds')
  await publishArticle(id)
  const attachments = [await uploadedFile(w, sara, 'comment.pdf', pdf({ says: 'fenugreek seeds' }))]
  const comment = { id, audience: 'public' as const, body: documentFromText('انظر', 'rtl'), attachments }
  expect((await w.call(sara, articleTalk.say, comment)).status).toBe(200)
  await readFiles()
  for (const q of ['caraway', 'fenugreek']) expect(await findersOf(q, 'article', everybody()), q).toEqual([author, sara, noura])
  const { version } = (await w.call(author, managedArticles.open, { id })).body.article
  await w.call(author, managedArticles.deactivate, { id, version })
  for (const q of ['caraway', 'fenugreek', 'caraway seeds'])
    expect(await findersOf(q, 'article', everybody()), q).toEqual([author])
})

/** Sees all articles and writes none: a right over all counts for those alone who may open the administration. */
async function onlooker(): Promise<TestPerson> {
  const [looks, owner] = [await w.person('USER'), await w.person('SUPER_ADMIN')]
  for (const name of ['knowledgeHub.administer', 'knowledgeHub.view']) {
    const grant = { personId: looks.id, name, effect: 'add' as const, relations: ['all' as const], reason: 'مراجعة' }
    expect((await w.call(owner, access.grant, grant)).status).toBe(200)
  }
  return looks
}

test('somebody who sees an article that is not shown any longer, and does not write it, finds no file of it', async () => {
  const id = await articleWith('saffron invoice')
  await publishArticle(id)
  await readFiles()
  const looks = await onlooker()
  expect(await idsBy(looks, 'saffron', 'article')).toEqual([id])
  const { version } = (await w.call(author, managedArticles.open, { id })).body.article
  await w.call(author, managedArticles.deactivate, { id, version })
  expect(await idsBy(looks, 'دليل السفر', 'article')).toContain(id)
  for (const q of ['saffron', 'دليل saffron']) expect(await idsBy(looks, q, 'article'), q).toEqual([])
  expect(await idsBy(author, 'saffron', 'article')).toEqual([id])
})

test('the list, the count, the search and the address of its file agree who is shown an article: a draft, one that readers see, one taken from them', async () => {
  const [writer, looks] = [await w.person('TECH', group), await onlooker()]
  const people = Object.entries({ writer, editor: author, looks, reader: sara, stranger })
  const { id, file } = await articleBy(writer, 'turmeric receipt', 'أحكام الانتداب')
  const who = async (is: (person: TestPerson) => Promise<boolean>) => {
    const found = await Promise.all(people.map(async ([name, person]) => ((await is(person)) ? name : '')))
    return found.filter((name) => name !== '').join(' ')
  }
  const listed = (q: string) => async (person: TestPerson) => {
    const { items } = (await w.call(person, managedArticles.list, { q })).body
    expect((await w.call(person, managedArticles.count, { q })).body.count).toBe(items.length)
    return items.some((item) => item.id === id)
  }
  const found = (q: string) => async (person: TestPerson) => {
    const { groups } = (await w.call(person, find.search, { q, kinds: 'article', counts: 'true' })).body
    const [items, count] = [groups[0]?.items ?? [], groups[0]?.count?.count]
    expect(count ?? 0).toBe(items.length)
    return items.some((item) => item.id === id)
  }
  const shownTo = async () => ({
    opens: await who(async (person) => (await w.call(person, articles.open, { id })).status === 200),
    reads: await who(async (person) => (await w.call(person, files.read, { id: file })).status === 200),
    finds: await who(found('أحكام الانتداب')),
    findsByFile: await who(found('turmeric')),
    manages: await who(listed('أحكام الانتداب')),
    managesByFile: await who(listed('turmeric')),
  })

  await readFiles()
  const [writers, managers] = ['writer editor', 'writer editor looks']
  const draft = { opens: '', reads: writers, finds: managers, findsByFile: '', manages: managers, managesByFile: '' }
  expect(await shownTo()).toEqual(draft)

  expect((await publishArticle(id)).status).toBe(200)
  await readFiles()
  const readers = 'writer editor looks reader'
  const published = {
    opens: readers,
    reads: readers,
    finds: readers,
    findsByFile: readers,
    manages: managers,
    managesByFile: managers,
  }
  expect(await shownTo()).toEqual(published)

  const { version } = (await w.call(author, managedArticles.open, { id })).body.article
  expect((await w.call(author, managedArticles.deactivate, { id, version })).status).toBe(200)
  const taken = { opens: '', reads: writers, finds: managers, findsByFile: writers, manages: managers, managesByFile: writers }
  expect(await shownTo()).toEqual(taken)
})

const lesson = async (says: string) => {
  const fileId = await uploadedFile(w, author, 'lesson.pdf', pdf({ says }), 'lesson')
  return { kind: 'document', key: 'paper', titleAr: 'ملف', titleEn: 'Paper', fileId }
}
const publishCourse = (id: string) =>
  w.call(author, coursePublishing.publish, { ...PLAN, ...AT_ONCE, id, version: 0, tokens: [unitToken(group.id)] })

test('the file of a lesson is found by those who learn the course and those who write it, not by all who see that there is one', async () => {
  const { id } = (await w.call(author, courses.create, courseOf([await lesson('chervil handling')], { nameEn: 'Kitchen' }))).body
  await readFiles()
  expect(await findersOf('chervil', 'course', everybody())).toEqual([])
  expect((await publishCourse(id)).status).toBe(200)
  await readFiles()
  expect(await findersOf('kitchen', 'course', everybody())).toEqual([author, sara, noura])
  expect(await findersOf('chervil', 'course', everybody())).toEqual([author])
  expect((await w.call(sara, learning.join, { id })).status).toBe(200)
  expect(await findersOf('chervil', 'course', everybody())).toEqual([author, sara])
  expect(await findersOf('kitchen chervil', 'course', everybody())).toEqual([author, sara])
  expect(await foundWith(w, sara, 'chervil', 'course')).toMatchObject([
    { id, passage: { file: 'lesson.pdf', text: 'chervil handling' } },
  ])
})

test('who learns an older version of a course finds no file of the newer one, and nobody one of the draft', async () => {
  const old = courseOf([await lesson('lovage before')])
  const { id } = (await w.call(author, courses.create, old)).body
  await publishCourse(id)
  const enrolment = await begunBy(w, sara, id)
  await w.call(noura, learning.join, { id })
  await readFiles()
  expect(await findersOf('lovage', 'course', everybody())).toEqual([author, sara, noura])
  const newer = courseOf([await lesson('borage after')])
  const { version: drafted } = (await w.call(author, courses.open, { id })).body.course
  await w.call(author, courses.change, { ...newer, id, version: drafted })
  await readFiles()
  expect(await findersOf('borage', 'course', everybody())).toEqual([])
  await renewCourse(w, author, id, newer)
  expect(await findersOf('lovage', 'course', everybody())).toEqual([])
  await readFiles()
  expect(await findersOf('borage', 'course', everybody())).toEqual([author, noura])
  const { version } = (await w.call(sara, learning.course, { id })).body.enrolment!
  expect((await w.call(sara, learning.move, { id: enrolment, version })).status).toBe(200)
  expect(await findersOf('borage', 'course', everybody())).toEqual([author, sara, noura])
})
