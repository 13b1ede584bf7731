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
  const trial = (await bring(author, 'wiki.zip', archive, { dryRun: 'true' })).body
  const pages = [
    { title: 'الاتصال عن بعد', folder: ['net'], lang: 'ar', pictures: 1, problems: [{ code: 'link_left_out', count: 1 }] },
    { title: 'Wireless', folder: [], lang: 'en', pictures: 1, problems: [] },
  ]
  const refused = [{ title: 'long', code: 'too_much_text' }]
  expect(trial).toMatchObject({ pages: pages.map((page) => ({ ...page, id: null })), refused, written: false })
  expect(await listed()).toEqual([])

  const made = (await bring(author, 'wiki.zip', archive)).body
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
