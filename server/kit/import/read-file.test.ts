import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile, type FileTask } from './read-file.ts'

const read = (bytes: Uint8Array, more: Partial<FileTask> = {}) =>
  readFile({ bytes: new Uint8Array(bytes), maxRows: 5_000, ...more })

const ARABIC = {
  ا: 0xc7,
  ل: 0xe1,
  س: 0xd3,
  م: 0xe3,
  ر: 0xd1,
  ة: 0xc9,
  ي: 0xed,
  د: 0xcf,
  ب: 0xc8,
  ن: 0xe4,
  ت: 0xca,
  ك: 0xdf,
  و: 0xe6,
}
const windows1256 = (text: string) => Uint8Array.from(text, (one) => ARABIC[one as keyof typeof ARABIC] ?? one.charCodeAt(0))
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())

const TABLE = 'الاسم;E-mail\r\nسارة بنت سالم;sara@x.sa\r\n'

test.each([
  ['windows-1256', windows1256(TABLE)],
  ['windows-1256', windows1256('E-mail,Name\nsara@x.sa,سارة\n')],
  ['utf-16le', utf16le(TABLE)],
  ['utf-16le', utf16le(`\ufeff${TABLE}`)],
  ['utf-16be', utf16be(TABLE)],
  ['utf-16be', utf16be(`\ufeff${TABLE}`)],
  ['utf-8', strToU8(TABLE)],
  ['utf-8', strToU8(`\ufeff${TABLE}`)],
])('a file in %s is detected, and its text is whole', async (encoding, bytes) => {
  const table = await read(bytes)
  expect(table).toMatchObject({ format: 'csv', encoding })
  expect(JSON.stringify(table)).toContain('سارة')
  expect(JSON.stringify(table)).not.toMatch(/[\ufffd\ufeff]/)
})

test('a Western file is not taken for Arabic, and an encoding that does not fit is refused', async () => {
  const western = Uint8Array.from('name,city\nSeñor Muñoz,Málaga\nFrançois,Besançon\n', (one) => one.charCodeAt(0))
  expect(await read(western)).toMatchObject({ encoding: 'windows-1252', rows: [{ cells: ['Señor Muñoz', 'Málaga'] }, {}] })
  expect(await read(western, { encoding: 'utf-8' })).toEqual({ code: 'csv_encoding' })
  expect(await read(western, { encoding: 'windows-1256' })).toMatchObject({ encoding: 'windows-1256' })
})

test('a file in UTF-8 stays one where a letter of it is damaged or cut', async () => {
  const bytes = Buffer.concat([strToU8('Name,E-mail\nسارة سالم,a@x.sa\nليلى,'), Uint8Array.of(0xd9), strToU8(',b@x.sa\n')])
  const table = await read(bytes)
  expect(table).toMatchObject({
    encoding: 'utf-8',
    rows: [{ cells: ['سارة سالم', 'a@x.sa'] }, { cells: ['ليلى', '\ufffd', 'b@x.sa'] }],
  })
})

test('line numbers are those of the file, below sep=, mixed line ends, empty lines and cells of several lines', async () => {
  const text = 'sep=;\r\nE-mail;Full name;;\r\na@x.sa;"two\rlines\r\nand three";;\rb@x.sa;B\n\n\r\nc@x.sa;C;;;'
  expect(await readFile({ text, maxRows: 9 })).toMatchObject({
    delimiter: ';',
    heading: ['E-mail', 'Full name'],
    rows: [
      { line: 3, cells: ['a@x.sa', 'two\rlines\r\nand three'] },
      { line: 6, cells: ['b@x.sa', 'B'] },
      { line: 9, cells: ['c@x.sa', 'C'] },
    ],
  })
})

test('what is no table is refused with a reason', async () => {
  const codeOf = async (text: string) => readFile({ text, maxRows: 3 })
  expect(await codeOf('')).toEqual({ code: 'csv_no_rows' })
  expect(await codeOf('a,b\n,,\n')).toEqual({ code: 'csv_no_rows' })
  expect(await codeOf('a\n1\n2\n3\n4')).toMatchObject({ code: 'csv_too_many_rows' })
  expect(await codeOf('sep=,\na,b\n"open')).toMatchObject({ code: 'csv_broken', params: { line: 3 } })
  expect(await codeOf(`${'a,'.repeat(16_384)}\n"never closed`)).toMatchObject({ code: 'csv_too_many_columns' })
  expect(await read(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))).toEqual({ code: 'csv_not_a_table' })
  expect(await read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))).toEqual({ code: 'csv_old_excel' })
  expect(await read(strToU8('PK\u0003\u0004 nothing else'))).toEqual({ code: 'xlsx_broken' })
})

const WORKBOOK = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  'xl/styles.xml':
    '<styleSheet><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>',
}
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const workbook = (rows: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    ...Object.fromEntries(
      Object.entries({ ...WORKBOOK, 'xl/worksheets/sheet1.xml': sheet(rows) }).map(([name, text]) => [name, strToU8(text)]),
    ),
    ...more,
  })

test('a workbook is read with its days, times and numbers, and knows the rows of its sheet', async () => {
  const rows =
    `<row r="1">${['Name', 'Due', 'At', 'Hours', 'Phone'].map((name, at) => cell(`${'ABCDE'[at]}1`, name)).join('')}</row>` +
    `<row r="3">${cell('A3', 'سارة _x005F_x0041_')}<c r="B3" s="1"><v>46384</v></c><c r="C3" s="2"><v>0.5</v></c>` +
    '<c r="D3"><v>0.30000000000000004</v></c><c r="E3"><v>966501234567</v></c></row><row r="4"><c r="A4" t="e"><v>#N/A</v></c></row>'
  expect(await read(workbook(rows))).toMatchObject({
    format: 'xlsx',
    rows: [{ line: 3, cells: ['سارة _x0041_', '2026-12-28', '12:00', '0.3', '966501234567'] }],
  })
})

/** The same zip behind an entry that claims to be all of it, which is what a reader from the front sees. */
function behind(zip: Uint8Array): Uint8Array {
  const first = Buffer.alloc(31, 'a')
  first.writeUInt32LE(0x04034b50, 0)
  first.fill(0, 4, 18)
  first.writeUInt32LE(zip.length, 18)
  first.writeUInt32LE(zip.length, 22)
  first.writeUInt32LE(1, 26)
  const moved = Buffer.from(zip)
  const end = moved.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = moved.readUInt32LE(end + 16)
  moved.writeUInt32LE(at + first.length, end + 16)
  for (let left = moved.readUInt16LE(end + 10); left > 0; left -= 1) {
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + first.length, at + 42)
    at += 46 + [28, 30, 32].reduce((sum, place) => sum + moved.readUInt16LE(at + place), 0)
  }
  return Buffer.concat([first, moved])
}

test('a bomb of zeros is refused before it is unzipped, whatever its headers say, and entities are not expanded', async () => {
  const rows = `<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'a')}</row>`
  expect(await read(workbook(rows, { 'xl/media/a.bin': new Uint8Array(97 * 1_048_576) }))).toEqual({ code: 'xlsx_too_large' })
  expect(await read(behind(workbook(rows, { 'xl/a.xml': new Uint8Array(97 * 1_048_576) })))).toEqual({ code: 'xlsx_too_large' })
  expect(await read(behind(workbook(rows)))).toMatchObject({ heading: ['Name'], rows: [{ line: 2, cells: ['a'] }] })
  const entities = `<!DOCTYPE x [<!ENTITY a "${'A'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>${sheet(
    `<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'x&b;&b;')}</row>`,
  )}`
  const table = await read(workbook('', { 'xl/worksheets/sheet1.xml': strToU8(entities) }))
  expect(JSON.stringify(table).length).toBeLessThan(1_000)
})
