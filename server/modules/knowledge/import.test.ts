import { files } from '@diwan/contract/files/endpoints'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { documents } from '@diwan/contract/documents/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { zip } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let author: TestPerson
let categoryId: string

beforeAll(async () => {
  w = await world()
  author = await w.person('ADMIN')
  categoryId = (await w.call(author, categories.create, { nameAr: 'الشبكة', nameEn: 'Network' })).body.id
})

const bring = (who: TestPerson, name: string, content: Buffer | string, more: object = {}, requestId?: string) =>
  w.call(
    who,
    managedArticles.import,
    { name, categoryId, ...more },
    {
      bytes: Uint8Array.from(Buffer.from(content)),
      ...(requestId && { requestId }),
    },
  )
const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code}`
const listed = async () =>
  (await w.call(author, managedArticles.list, { view: 'drafts', limit: 50 })).body.items.map(({ title, lang }) => [lang, title])

test('a file of several pages is tried first, and each page becomes a draft with pictures of its own', async () => {
  const archive = zip([
    { name: 'net/vpn.md', content: '# الاتصال عن بعد\n\nافتح التطبيق. ![](../p.png) [x](ftp://x)' },
    { name: 'wifi.md', content: '# Wireless\n\nChoose the office network. ![](p.png)' },
    { name: 'long.md', content: 'ط'.repeat(300_001) },
    { name: 'p.png', content: await picture(30, 30) },
  ])
  const flat = { folders: 'none' }
  const trial = (await bring(author, 'wiki.zip', archive, { dryRun: 'true', ...flat })).body
  const pages = [
    { title: 'الاتصال عن بعد', folder: ['net'], lang: 'ar', pictures: 1, problems: [{ code: 'link_left_out', count: 1 }] },
    { title: 'Wireless', folder: [], lang: 'en', pictures: 1, problems: [] },
  ]
  const refused = [{ title: 'long', code: 'too_much_text' }]
  expect(trial).toMatchObject({ pages: pages.map((page) => ({ ...page, id: null })), refused, written: false })
  expect(await listed()).toEqual([])

  const made = (await bring(author, 'wiki.zip', archive, flat)).body
  expect(made).toMatchObject({ pages, refused, written: true })
  expect(new Set(await listed())).toEqual(
    new Set([
      ['ar', 'الاتصال عن بعد'],
      ['en', 'Wireless'],
    ]),
  )
  const shown = new Set<string>()
  for (const { id } of made.pages) {
    const { article, documentId } = (await w.call(author, managedArticles.open, { id: id! })).body
    expect(article.category?.id).toBe(categoryId)
    const { doc } = (await w.call(author, documents.open, { id: documentId })).body.document
    const { file } = doc.content.find(({ type }) => type === 'image')!.attrs as { file: string }
    expect((await w.call(author, files.read, { id: file })).status).toBe(200)
    shown.add(file)
  }
  expect(shown.size).toBe(2)
})

test('the language can be chosen, and an import that is repeated is written once', async () => {
  const requestId = crypto.randomUUID()
  const call = () => bring(author, 'x.md', '# Printers\n\nPaper', { lang: 'ar' }, requestId)
  const [first, second] = [(await call()).body, (await call()).body]
  expect(first.pages[0]).toMatchObject({ title: 'Printers', lang: 'ar' })
  expect(second.pages[0]!.id).toBe(first.pages[0]!.id)
})

test('only authors import, into a category that is active, and a hostile file begins nothing', async () => {
  const before = await listed()
  const closed = (await w.call(author, categories.create, { nameAr: 'مغلق', nameEn: 'Closed' })).body
  await w.call(author, categories.deactivate, { id: closed.id, version: closed.version })
  const codes = [
    codeOf(await bring(await w.person('USER'), 'x.md', 'x')),
    codeOf(await bring(author, 'x.md', 'x', { categoryId: closed.id })),
    codeOf(await bring(author, 'x.md', 'x', { categoryId: crypto.randomUUID() })),
    codeOf(await bring(author, 'x.zip', zip([{ name: '../x.md', content: 'x' }]))),
    codeOf(await bring(author, 'x.zip', zip(Array.from({ length: 201 }, (_, n) => ({ name: `${n}.md`, content: 'x' }))))),
  ]
  expect(codes).toEqual([
    '403 forbidden',
    '409 knowledgeHub.category_inactive',
    '404 not_found',
    '422 documents.import_damaged',
    '413 documents.import_too_large',
  ])
  expect(await listed()).toEqual(before)
})

/** Pages in these folders, and where each article of the import lies. */
const wiki = (...folders: string[]) => zip(folders.map((folder, n) => ({ name: `${folder}/${n}.md`, content: `# صفحة ${n}` })))
const category = async (nameAr: string, nameEn: string, more: object = {}) =>
  (await w.call(author, categories.create, { nameAr, nameEn, ...more })).body
const tree = async () => (await w.call(author, categories.tree, { view: 'manage' })).body.items
const homes = async ({ pages }: { pages: { id: string | null }[] }) =>
  Promise.all(pages.map(async ({ id }) => (await w.call(author, managedArticles.open, { id: id! })).body.article.category?.id))

test('folders become categories below the chosen one, and a category of the same name in either language is used again', async () => {
  const steps = [{ who: 'person' as const, userId: author.id }]
  const base = await category('الأجهزة', 'Devices', { review: true, steps, colour: 'red' })
  const printers = await category('الطابعات', 'Printers', { parentId: base.id })
  const archive = wiki('printers/Laser', 'الطابعات', 'Phones', 'phones')
  const into = { categoryId: base.id }
  const before = (await tree()).length

  const trial = (await bring(author, 'w.zip', archive, { ...into, dryRun: 'true' })).body
  expect(trial.categories).toEqual([
    { id: null, path: ['Phones'], isNew: true, articles: 2 },
    { id: printers.id, path: ['printers'], isNew: false, articles: 1 },
    { id: null, path: ['printers', 'Laser'], isNew: true, articles: 1 },
  ])
  expect([trial.foldersLeft, (await tree()).length]).toEqual([[], before])

  const made = (await bring(author, 'w.zip', archive, into)).body
  const [phones, , laser] = made.categories.map(({ id }) => id)
  expect(await homes(made)).toEqual([phones, phones, laser, printers.id])
  const now = await tree()
  expect(now.length).toBe(before + 2)
  // The new category demands the same review as the one above it; that below another one follows that.
  expect(now.find(({ id }) => id === phones)).toMatchObject({
    parentId: base.id,
    nameAr: 'Phones',
    nameEn: 'Phones',
    review: true,
    colour: 'red',
  })
  expect((await w.call(author, categories.open, { id: phones! })).body.steps).toMatchObject(steps)
  expect(now.find(({ id }) => id === laser)).toMatchObject({ parentId: printers.id, review: false })

  const again = (await bring(author, 'w.zip', archive, into)).body
  expect(again.categories.map(({ isNew }) => isNew)).toEqual([false, false, false])
})

test('folders that become no category say why, and their articles lie in the nearest one above', async () => {
  const base = await category('السلامة', 'Safety')
  const off = await category('قديم', 'Old', { parentId: base.id })
  await w.call(author, categories.deactivate, { id: off.id, version: off.version })
  const archive = wiki('a/b/c/d/e/f', 'old/x')
  const made = (await bring(author, 'w.zip', archive, { categoryId: base.id })).body
  expect(made.foldersLeft).toEqual([
    { code: 'too_deep', folders: 2 },
    { code: 'inactive', folders: 2 },
  ])
  expect(made.categories.map(({ path }) => path.length)).toEqual([1, 2, 3, 4])
  expect(await homes(made)).toEqual([made.categories[3]!.id, base.id])

  const many = wiki(...Array.from({ length: 103 }, (_, n) => `m${n}`))
  const trial = (await bring(author, 'w.zip', many, { dryRun: 'true', categoryId: base.id })).body
  expect([trial.categories.length, trial.foldersLeft]).toEqual([100, [{ code: 'too_many', folders: 3 }]])
})

test('who manages no categories makes none: everything lies in the chosen one', async () => {
  const writer = await w.person('TECH')
  const base = await category('المالية', 'Finance')
  await category('الفواتير', 'Invoices', { parentId: base.id })
  const before = (await tree()).length
  const made = (await bring(writer, 'w.zip', wiki('Invoices/2025', 'Payroll'), { categoryId: base.id })).body
  expect([made.categories, made.foldersLeft]).toEqual([[], [{ code: 'not_yours', folders: 3 }]])
  expect(await homes(made)).toEqual([base.id, base.id])
  expect((await tree()).length).toBe(before)
})

test('who manages the categories of a unit makes new ones of that unit, and none elsewhere', async () => {
  const department = await w.department()
  const coordinator = await w.person('COORDINATOR', department)
  const base = await category('المخزون', 'Stock', { unitId: department.id })
  const shared = await category('عام', 'Shared', { parentId: base.id })
  const made = (await bring(coordinator, 'w.zip', wiki('Pens', 'shared/Paper'), { categoryId: base.id })).body
  expect(made.categories).toMatchObject([
    { path: ['Pens'], isNew: true },
    { id: shared.id, path: ['shared'], isNew: false, articles: 1 },
  ])
  expect(made.foldersLeft).toEqual([{ code: 'not_yours', folders: 1 }])
  expect((await tree()).find(({ id }) => id === made.categories[0]!.id)).toMatchObject({ unit: { id: department.id } })
  const outside = (
    await w.call(coordinator, managedArticles.import, { name: 'w.zip', dryRun: 'true' }, { bytes: Uint8Array.from(wiki('Pens')) })
  ).body
  expect([outside.categories, outside.foldersLeft]).toEqual([[], [{ code: 'not_yours', folders: 1 }]])
})
