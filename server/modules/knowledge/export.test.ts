import { documents } from '@diwan/contract/documents/endpoints'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import { zip } from '../../testing/documents.ts'
import { foldPdf, pagesOfPdf } from '../../testing/pdf-text.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { world, type World } from '../../testing/world.ts'

const PAGE = `# الاتصال عن بعد

افتح **التطبيق** ثم [الموقع](https://example.org/a?b=(c)), و*انتظر* \`code\`.

## الخطوات

1. الأولى
2. الثانية
   - فرع

> [!WARNING]
> لا تشارك كلمة المرور.

| البند | القيمة |
| --- | --- |
| سعر \\| خصم | 20 |

\`\`\`sh
ping example.org
\`\`\`

![مخطط](p.png)
`

let w: World
let author: TestPerson
let reader: TestPerson
let parent: { id: string }
let below: { id: string }
beforeAll(async () => {
  w = await world()
  ;[author, reader] = [await w.person('ADMIN'), await w.person('USER')]
  parent = (await w.call(author, categories.create, { nameAr: 'الشبكة', nameEn: 'Network' })).body
  below = (await w.call(author, categories.create, { nameAr: 'عن بعد', nameEn: 'Remote / home', parentId: parent.id })).body
})

const bring = (content: Buffer, categoryId: string) =>
  w.call(author, managedArticles.import, { name: 'wiki.zip', categoryId }, { bytes: Uint8Array.from(content) })
const publish = async (id: string, tokens: readonly string[]) => {
  const plan = { ...PLAN, ...AT_ONCE, id, tokens: tokens as ['all'], version: 0 }
  expect((await w.call(author, articlePublishing.publish, plan)).status).toBe(200)
}
const load = async (who: TestPerson, path: string) => {
  const answer = await fetch(`${w.base}/api/knowledge/${path}`, { headers: { cookie: `${SESSION_COOKIE}=${who.cookie}` } })
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const pageOf = async (id: string) => {
  const { documentId } = (await w.call(author, managedArticles.open, { id })).body
  const { doc } = (await w.call(author, documents.open, { id: documentId })).body.document
  return JSON.parse(JSON.stringify(doc, (key, value: unknown) => (key === 'file' ? 'file' : value))) as unknown
}

test('a category is exported as Markdown with its pictures, which the import reads again as the same page', async () => {
  const archive = zip([
    { name: 'vpn.md', content: PAGE },
    { name: 'p.png', content: await picture(30, 30) },
  ])
  const { id } = (await bring(archive, below.id)).body.pages[0]!
  expect((await load(reader, `categories/${parent.id}/export`)).status).toBe(404)
  await publish(id!, ['all'])
  const { status, type, bytes } = await load(reader, `categories/${parent.id}/export`)
  expect([status, type]).toEqual([200, 'application/zip'])
  const folder = 'Network/Remote _ home'
  const names = Object.keys(unzipSync(bytes))
  expect(names).toEqual([`${folder}/الاتصال عن بعد.md`, `${folder}/files/picture-1.png`])

  const again = (await bring(Buffer.from(bytes), parent.id)).body
  expect(again).toMatchObject({ pages: [{ title: 'الاتصال عن بعد', pictures: 1, problems: [] }], refused: [] })
  expect(await pageOf(again.pages[0]!.id!)).toEqual(await pageOf(id!))
})

test('an article is exported for its readers alone, as it was published', async () => {
  const { pages } = (await bring(zip([{ name: 'x.md', content: '# Wireless *net*\n\nChoose the office network.' }]), parent.id))
    .body
  const id = pages[0]!.id!
  await publish(id, [`person:${author.id}`])
  await w.call(author, managedArticles.change, {
    id,
    version: (await w.call(author, managedArticles.open, { id })).body.article.version,
    title: 'Draft',
  })
  const mine = await load(author, `articles/${id}/export?format=markdown`)
  const [[name, text] = ['', new Uint8Array()]] = Object.entries(unzipSync(mine.bytes))
  expect([name, strFromU8(text)]).toEqual(['Wireless net.md', '# Wireless net\n\nChoose the office network.\n'])
  for (const format of ['markdown', 'pdf'])
    expect((await load(reader, `articles/${id}/export?format=${format}`)).status).toBe(404)
})

test('on paper an article has its headings, its table and its picture', async () => {
  const archive = zip([
    { name: 'vpn.md', content: PAGE },
    { name: 'p.png', content: await picture(600, 300) },
  ])
  const id = (await bring(archive, below.id)).body.pages[0]!.id!
  await publish(id, ['all'])
  const { status, type, bytes } = await load(reader, `articles/${id}/export?format=pdf`)
  expect([status, type]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(true)
  const text = (await pagesOfPdf(bytes)).join(' ')
  const words = ['الاتصال عن بعد', 'الخطوات', 'الأولى', 'لا تشارك كلمة المرور', 'سعر', 'خصم', 'ping example.org']
  expect(words.filter((word) => !text.includes(foldPdf(word)))).toEqual([])
})

test('two categories that are called alike get folders of their own', async () => {
  const twins = [0, 1].map(() => w.call(author, categories.create, { nameAr: 'توأم', nameEn: 'files', parentId: parent.id }))
  for (const { body } of await Promise.all(twins)) {
    const { pages } = (await bring(zip([{ name: 'x.md', content: '# Twin\n\nOne text.' }]), body.id)).body
    await publish(pages[0]!.id!, ['all'])
  }
  const names = Object.keys(unzipSync((await load(reader, `categories/${parent.id}/export`)).bytes))
  expect(names.filter((name) => name.endsWith('Twin.md'))).toEqual(['Network/files 2/Twin.md', 'Network/files 3/Twin.md'])
})
