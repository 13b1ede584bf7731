import { nodesIn, type TreeNode } from '@diwan/core/document-tree'
import { pageText } from '@diwan/core/page/document'
import { expect, test } from 'vitest'
import { docx, zip, type ZipPart } from '../../../../testing/documents.ts'
import { readBrought } from './read-brought.ts'
import type { BroughtPage } from './types.ts'

const read = (name: string, bytes: Buffer | string) => readBrought({ name, bytes: new Uint8Array(Buffer.from(bytes)) })
async function pagesOf(name: string, bytes: Buffer | string): Promise<readonly BroughtPage[]> {
  const brought = await read(name, bytes)
  if ('unreadable' in brought) throw new Error(brought.unreadable)
  expect(brought.refused).toEqual([])
  return brought.pages
}
const pageOf = async (name: string, bytes: Buffer | string) => (await pagesOf(name, bytes))[0]!
const reasonOf = async (name: string, bytes: Buffer | string) => {
  const brought = await read(name, bytes)
  return 'unreadable' in brought ? brought.unreadable : brought.pages.length
}
const nodesOf = (page: BroughtPage): TreeNode[] => [...nodesIn(page.doc)].slice(1)
const typesOf = (page: BroughtPage) => page.doc.content.map(({ type }) => type)
const hrefsOf = (page: BroughtPage) => [...JSON.stringify(page.doc).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A Word document with these paragraphs, and links and pictures by their ids. */
function word(body: string, relations = '', more: readonly ZipPart[] = [], before = ''): Buffer {
  const w =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'
  const head =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const relation = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return zip([
    { name: '[Content_Types].xml', content: head },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${relation}"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/_rels/document.xml.rels', content: `<Relationships xmlns="${relation}">${relations}</Relationships>` },
    { name: 'word/document.xml', content: `${before}<w:document ${w}><w:body>${body}</w:body></w:document>` },
    ...more,
  ])
}
const run = (text: string, style = '') =>
  `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const line = (inside: string, style = '') => `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`
const cell = (text: string) => `<w:tc>${line(run(text))}</w:tc>`
const link = (id: string, target: string) =>
  `<Relationship Id="${id}" TargetMode="External" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}"/>`

test('a Word document keeps its headings, lines, tables and links, each in its own direction', async () => {
  const page = await pageOf(
    'سياسة الإجازات.docx',
    word(
      line(run('سياسة الإجازات'), 'Heading1') +
        line(run('الرصيد السنوي ') + run('ثلاثون', '<w:b/>') + run(' يومًا')) +
        line(run('English line')) +
        `<w:tbl><w:tr>${cell('النوع')}${cell('الأيام')}</w:tr><w:tr>${cell('سنوية')}${cell('30')}</w:tr></w:tbl>` +
        line(`<w:hyperlink r:id="rId5">${run('الدليل')}</w:hyperlink>`),
      link('rId5', 'https://example.com/guide'),
    ),
  )
  expect(page.title).toBe('سياسة الإجازات')
  expect(typesOf(page)).toEqual(['paragraph', 'paragraph', 'table', 'paragraph'])
  expect(page.doc.content.map(({ attrs }) => (attrs as { dir?: string }).dir)).toEqual(['rtl', 'ltr', 'rtl', 'rtl'])
  expect(JSON.stringify(page.doc)).toContain('{"type":"text","text":"ثلاثون","marks":[{"type":"bold"}]}')
  expect(pageText(page.doc)).toContain('سنوية')
  expect(hrefsOf(page)).toEqual(['https://example.com/guide'])
})

test('addresses that run something are left out of a Word document, and the words stay', async () => {
  const body = line(`<w:hyperlink r:id="rId5">${run('اضغط')}</w:hyperlink>`)
  const page = await pageOf('x.docx', word(body, link('rId5', 'javascript:alert(1)')))
  expect([hrefsOf(page), pageText(page.doc), page.problems]).toEqual([[], 'اضغط', [{ code: 'link_left_out', count: 1 }]])
})

test('a picture of a Word document is brought with its words', async () => {
  const drawing = `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="مخطط"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rId6"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  const relation =
    '<Relationship Id="rId6" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/p.png"/>'
  const page = await pageOf(
    'x.docx',
    word(line(run('قبل') + drawing + run('بعد')), relation, [{ name: 'word/media/p.png', content: PNG }]),
  )
  expect(typesOf(page)).toEqual(['paragraph', 'image', 'paragraph'])
  expect(page.pictures).toHaveLength(1)
  expect(page.doc.content[1]?.attrs).toEqual({ file: page.pictures[0]!.id, alt: 'مخطط' })
  expect(Buffer.from(page.pictures[0]!.bytes).equals(PNG)).toBe(true)
})

test.each([
  ['a truncated Word document', 'x.docx', docx().subarray(0, 300), 'documents.import_damaged'],
  [
    'entities that expand',
    'x.docx',
    word(line(run('&b;')), '', [], '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'),
    'documents.import_damaged',
  ],
  ['a part that is no XML', 'x.docx', word('<w:p><w:r>'), 'documents.import_damaged'],
  [
    'a workbook',
    'x.xlsx',
    zip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: '<a/>' },
    ]),
    'documents.import_type',
  ],
  ['a name that leads out', 'x.zip', zip([{ name: '../../etc/page.md', content: '# x' }]), 'documents.import_damaged'],
  ['a name with a backslash', 'x.zip', zip([{ name: '..\\page.md', content: '# x' }]), 'documents.import_damaged'],
  ['a name that is absolute', 'x.zip', zip([{ name: '/page.md', content: '# x' }]), 'documents.import_damaged'],
  ['an archive bomb', 'x.zip', zip([{ name: 'page.md', content: Buffer.alloc(60_000_000, 97) }]), 'documents.import_too_large'],
  [
    'too many entries',
    'x.zip',
    zip(Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}.md`, content: '' }))),
    'documents.import_too_large',
  ],
  ['an archive without a page', 'x.zip', zip([{ name: 'a.exe', content: 'MZ' }]), 'documents.import_type'],
  ['a picture', 'x.png', PNG, 'documents.import_type'],
  ['bytes that are no text', 'x.md', Buffer.from([0, 1, 2, 3, 0, 255]), 'documents.import_type'],
  ['nothing', 'x.md', '', 'documents.import_empty'],
  ['elements without end', 'x.html', '<div>'.repeat(100_000), 'documents.import_damaged'],
])('%s is refused with its reason', async (_what, name, bytes, reason) => {
  expect(await reasonOf(name, bytes)).toBe(reason)
})

test('Markdown keeps lists, tasks, tables, code, quotes and callouts', async () => {
  const text =
    '# Guide\n\n- one\n  - two\n\n- [x] done\n- [ ] open\n\n1. first\n\n| أ | ب |\n|---|---|\n| 1 | 2 |\n\n```ts\nlet a = 1\n```\n\n> quoted\n\n> [!WARNING]\n> انتبه\n\n---\n\n<script>alert(1)</script> ~~old~~ [x](javascript:alert(1))'
  const page = await pageOf('guide.md', text)
  expect(page.title).toBe('Guide')
  expect(typesOf(page)).toEqual([
    'bulletList',
    'orderedList',
    'table',
    'codeBlock',
    'blockquote',
    'callout',
    'horizontalRule',
    'paragraph',
  ])
  expect(nodesOf(page).find(({ type }) => type === 'codeBlock')?.attrs).toEqual({ dir: 'ltr', language: 'ts' })
  expect(nodesOf(page).find(({ type }) => type === 'callout')?.attrs).toEqual({ dir: 'rtl', tone: 'warning' })
  expect([pageText(page.doc).includes('<script>alert(1)</script>'), hrefsOf(page)]).toEqual([true, []])
})

test('a list whose every line begins with a box is a checklist', async () => {
  const page = await pageOf('x.md', '- [x] جواز\n- [ ] تأشيرة')
  expect(page.doc.content[0]?.content?.map(({ attrs }) => attrs)).toEqual([
    { dir: 'rtl', checked: true },
    { dir: 'rtl', checked: false },
  ])
})

test('a ZIP of Markdown is a page for each file, with its folders and pictures; a picture that is not there is noted', async () => {
  const pages = await pagesOf(
    'wiki.zip',
    zip([
      {
        name: 'hr/leave.md',
        content: '# الإجازات\n\n![مخطط](../img/a%20b.png)\n\n![](missing.png) ![](https://example.com/x.png)',
      },
      { name: 'img/a b.png', content: PNG },
      { name: 'it/vpn.md', content: 'VPN' },
    ]),
  )
  expect(pages.map(({ title, folder }) => [title, folder])).toEqual([
    ['الإجازات', ['hr']],
    ['vpn', ['it']],
  ])
  expect([pages[0]!.pictures.length, pages[0]!.problems]).toEqual([1, [{ code: 'picture_left_out', count: 2 }]])
})

test('a Confluence export keeps panels, code and tasks, and its index says what is above a page', async () => {
  const index = '<body><ul><li><a href="1.html">الرئيسية</a><ul><li><a href="2.html">VPN</a></li></ul></li></ul></body>'
  const body = `<title>IT : VPN</title><div id="main-header"><div id="breadcrumb-section">الرئيسية</div></div><div id="main-content" class="wiki-content">
    <h1>Steps</h1><div class="confluence-information-macro confluence-information-macro-warning"><div class="confluence-information-macro-body"><p>لا تشارك كلمة المرور</p></div></div>
    <div class="code panel pdl"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: bash; gutter: false">ping vpn</pre></div></div>
    <ul class="inline-task-list"><li data-inline-task-id="1" class="checked"><span>done</span></li></ul><p onclick="x()">نص<img src="attachments/1/a.png"></p></div>`
  const pages = await pagesOf(
    'space.zip',
    zip([
      { name: 'IT/index.html', content: index },
      { name: 'IT/1.html', content: '<title>IT : الرئيسية</title><div id="main-content"><p>أهلًا</p></div>' },
      { name: 'IT/2.html', content: body },
      { name: 'IT/attachments/1/a.png', content: PNG },
    ]),
  )
  expect(pages.map(({ title, folder }) => [title, folder])).toEqual([
    ['الرئيسية', []],
    ['VPN', ['الرئيسية']],
  ])
  expect(typesOf(pages[1]!)).toEqual(['heading', 'callout', 'codeBlock', 'taskList', 'paragraph', 'image'])
  expect(JSON.stringify(pages[1]!.doc)).toContain('"language":"bash"')
})

test('an HTML page of BookStack keeps its callouts', async () => {
  const page = await pageOf(
    'page.html',
    '<title>Printers</title><body><div class="page-content"><p class="callout success">نصيحة</p><p>a<br>b</p></div></body>',
  )
  expect([page.title, typesOf(page)]).toEqual(['Printers', ['callout', 'paragraph']])
})

test('a table that is too large becomes lines, and lists nested without end are flattened', async () => {
  const rows = Array.from({ length: 501 }, (_, n) => `<tr><td>${n}</td><td>x</td></tr>`).join('')
  const page = await pageOf('x.html', `<table>${rows}</table>${'<ul><li>a'.repeat(40)}`)
  expect(page.doc.content[0]).toMatchObject({ type: 'paragraph', content: [{ text: '0\tx' }] })
  expect(page.problems.map(({ code }) => code)).toEqual(['table_as_text', 'flattened'])
})

test('a page that is longer than a page may be is refused alone, the others are brought', async () => {
  const brought = await read(
    'x.zip',
    zip([
      { name: 'a.md', content: 'ط'.repeat(300_001) },
      { name: 'b.md', content: 'قصير' },
    ]),
  )
  expect(brought).toMatchObject({ pages: [{ title: 'b' }], refused: [{ title: 'a', code: 'too_much_text' }] })
})

test('a picture that many pages show is brought once, and its bytes are counted once', async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ name: `${n}.md`, content: '![](p.png) ![](p.png)' }))
  const pages = await pagesOf('x.zip', zip([...many, { name: 'p.png', content: PNG }]))
  expect(new Set(pages.flatMap(({ pictures }) => pictures.map(({ id }) => id))).size).toBe(1)
  expect(pages.flatMap(({ problems }) => problems)).toEqual([])
})

test('pictures of a file beyond the fiftieth are left out, however often a Word document shows them', async () => {
  const drawing = `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rId6"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  const relation =
    '<Relationship Id="rId6" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/p.png"/>'
  const body = line(drawing).repeat(55)
  const page = await pageOf('x.docx', word(body, relation, [{ name: 'word/media/p.png', content: PNG }]))
  expect(page.pictures).toHaveLength(50)
  expect(page.problems.map(({ code }) => code)).toContain('pictures_too_many')
})

test('what all pages of a file say together has a limit', async () => {
  const long = Array.from({ length: 11 }, (_, n) => ({ name: `${n}.md`, content: 'ط'.repeat(299_000) }))
  expect(await reasonOf('x.zip', zip(long))).toBe('documents.import_too_large')
})

test('an entry that only the list at the end of a Word document names is not read', async () => {
  const honest = word(line(run('عقد')))
  const list = honest.lastIndexOf(Buffer.from('PK\x01\x02'))
  const hidden = Buffer.from(honest)
  hidden.writeUInt32LE(0xff_ff_ff, list + 24) // the unpacked size that the list claims
  expect(await reasonOf('x.docx', hidden)).toBe(1)
})

test('an archive of a Mac, whose names are in UTF-8 without saying so, keeps its Arabic folders and pictures', async () => {
  const page = await pageOf(
    'x.zip',
    zip([
      { name: 'الأجهزة/طابعة.md', content: '![](صورة.png)' },
      { name: 'الأجهزة/صورة.png', content: PNG },
    ]),
  )
  expect([page.title, page.folder, page.pictures.length]).toEqual(['طابعة', ['الأجهزة'], 1])
})
