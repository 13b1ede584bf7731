import { files } from '@diwan/contract/files/endpoints'
import { DOCX } from '@diwan/contract/files/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import { docx, mp4, pdf, zip } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  noura = await w.person('USER')
})

const upload = (bytes: Buffer, purpose: 'attachment5' | 'attachment10', name = 'file') =>
  w.call(noura, files.upload, { name, purpose }, { bytes: Uint8Array.from(bytes) })
const refusalOf = async (bytes: Buffer, purpose: 'attachment5' | 'attachment10' = 'attachment10') => {
  const { status, body } = await upload(bytes, purpose)
  return `${status} ${body.fields?.[0]?.code ?? body.type}`
}
const wrong = '400 file_type'

test('JPG, PNG, DOCX, PDF and MP4 are taken on the larger path, PNG, JPG and PDF on the smaller (S5.09, S5.11)', async () => {
  const kinds = {
    'image/png': await picture(9, 9),
    'image/jpeg': await picture(9, 9, 'jpeg'),
    'application/pdf': pdf(),
    [DOCX]: docx(),
    'video/mp4': mp4(),
  }
  const answers = async (purpose: 'attachment5' | 'attachment10') =>
    Promise.all(Object.values(kinds).map((bytes) => refusalOf(bytes, purpose)))
  expect(await answers('attachment10')).toEqual(Object.keys(kinds).map((type) => `200 ${type}`))
  expect(await answers('attachment5')).toEqual(['200 image/png', '200 image/jpeg', '200 application/pdf', wrong, wrong])
})

test.each([
  ['of Word for the web', DOCX, docx([], undefined, 'document2.xml')],
  ['after a line break', 'application/pdf', Buffer.concat([Buffer.from('\r\n '), pdf()])],
  ['after the mark of an encoding', 'application/pdf', Buffer.concat([Buffer.from('\ufeff'), pdf()])],
  ['after the line of a printer', 'application/pdf', Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\n'), pdf()])],
  ['with bytes behind its last box', 'video/mp4', Buffer.concat([mp4(), Buffer.from('\0\0\0SEFT')])],
  ['with a few bytes behind it', 'video/mp4', Buffer.concat([mp4(), Buffer.alloc(3)])],
])('a file as other programs write it is taken: %s', async (_name, type, bytes) => {
  expect(await refusalOf(bytes)).toBe(`200 ${type}`)
})

test('the name gets the ending that its content has, and keeps a right one', async () => {
  const named = async (bytes: Buffer, name: string) => (await upload(bytes, 'attachment10', name)).body.name
  expect(await named(docx(), 'عقد.docx')).toBe('عقد.docx')
  expect(await named(docx(), 'عقد.exe')).toBe('عقد.exe.docx')
  expect(await named(mp4(), 'مقطع.MP4')).toBe('مقطع.MP4')
})

test('a PDF that runs a script is kept as it came: nothing here runs it (H31)', async () => {
  expect(await refusalOf(pdf({ script: 'app.alert(1)' }))).toBe('200 application/pdf')
})

test('a document with macros, or with controls that bring their own, is refused (H31)', async () => {
  const macro = '400 file_macros'
  expect(await refusalOf(docx([{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }]))).toBe(macro)
  expect(await refusalOf(docx([{ name: 'word/VBAPROJECT.BIN', content: 'Sub AutoOpen()' }]))).toBe(macro)
  expect(await refusalOf(docx([{ name: 'word/activeX/activeX1.xml', content: '<a/>' }]))).toBe(macro)
})

test('a template with macros that calls itself a document is refused (H31)', async () => {
  const type = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  expect(await refusalOf(docx([], type))).toMatch(/^400 file_(type|macros)$/)
})

test('an archive that unpacks to more than any document, or lies about it, is refused without being unpacked (H31)', async () => {
  const large = Buffer.alloc(104_857_700)
  const honest = docx([{ name: 'word/media/bomb.bin', content: large }])
  const lying = docx([{ name: 'word/media/bomb.bin', content: large, told: 10 }])
  const began = performance.now()
  expect([await refusalOf(honest), await refusalOf(lying)]).toEqual([wrong, wrong])
  expect(performance.now() - began).toBeLessThan(5_000)
})

test.each([
  ['any archive', zip([{ name: 'a.txt', content: 'a' }])],
  ['a document with something behind its end', Buffer.concat([docx(), Buffer.from('<script>alert(1)</script>')])],
  ['a document that names a part twice', docx([{ name: 'word/Document.xml', content: '<other/>' }])],
  ['a document cut in half', docx().subarray(0, 300)],
  ['a film with a page behind it', Buffer.concat([mp4(), Buffer.from('<html><script>alert(1)</script></html>')])],
  ['the first box of a film', mp4().subarray(0, 24)],
  ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), pdf()])],
  ['a PDF far behind', Buffer.concat([Buffer.alloc(1_024, 32), pdf()])],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
])('%s is no file we take (H31)', async (_name, bytes) => {
  expect(await refusalOf(bytes)).toBe(wrong)
})
