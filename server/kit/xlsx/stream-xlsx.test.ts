import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from '../import/read-file.ts'
import { percentCell, plainDayCell, type ExportCell } from '../list/export-cell.ts'
import { streamXlsx } from './stream-xlsx.ts'

async function fileOf(heading: readonly string[], row: readonly ExportCell[], rightToLeft: boolean) {
  const chunks: Uint8Array[] = []
  const pages = (async function* () {
    yield await Promise.resolve([row])
  })()
  for await (const chunk of streamXlsx(heading, pages, { rightToLeft, widths: heading.map(() => 20) })) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function cellsOf(heading: readonly string[], row: readonly string[], rightToLeft: boolean) {
  const files = unzipSync(await fileOf(heading, row, rightToLeft))
  const styles = [...strFromU8(files['xl/styles.xml']!).matchAll(/<xf (?:[^>]*\/>|.*?<\/xf>)/g)].map(([style]) => style).slice(1)
  const cells = strFromU8(files['xl/worksheets/sheet1.xml']!).matchAll(
    /<c r="[A-Z]+\d+" s="(\d+)" t=[^>]*>.*?<t[^>]*>(.*?)<\/t>/g,
  )
  return [...cells].map(([, style = '0', text]) => {
    const [order] = styles[Number(style)]!.match(/(?<=readingOrder=")\d/) ?? ['-']
    const [place] = styles[Number(style)]!.match(/(?<=horizontal=")\w+/) ?? ['-']
    return [text, order, place, styles[Number(style)]!.includes('fontId="1"')]
  })
}

const LTR = '1'
const RTL = '2'

test('every cell says in which direction its text is read, and stands where a line of the sheet begins', async () => {
  const heading = ['الموضوع', 'Subject', 'متى', 'ID']
  const row = ['Zoom اجتماع اليوم', 'Hello مرحبا everybody out there', '2026/11/22 12:56 PM', '15-01-2099']
  expect(await cellsOf(heading, row, true)).toEqual([
    ['الموضوع', RTL, 'right', true],
    ['Subject', LTR, 'right', true],
    ['متى', RTL, 'right', true],
    ['ID', LTR, 'right', true],
    ['Zoom اجتماع اليوم', RTL, 'right', false],
    ['Hello مرحبا everybody out there', LTR, 'right', false],
    ['2026/11/22 12:56 PM', LTR, 'right', false],
    ['15-01-2099', LTR, 'right', false],
  ])
  const [cell] = await cellsOf(['الموضوع'], ['x'], false)
  expect(cell).toEqual(['الموضوع', RTL, 'left', true])
})

test('numbers, days and shares are numbers of the sheet, and what was exported is read back as it was', async () => {
  const heading = Array.from({ length: 28 }, (_none, at) => `Column ${at}`)
  const row = ['_x0041_', -1234.5, plainDayCell('2026-11-20'), percentCell(85), null, "'=1", ...heading.slice(6)]
  const bytes = await fileOf(heading, row, true)
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
  expect(sheet).toContain('_x005F_x0041_')
  expect(sheet).toMatch(/<c r="B2" s="\d+"><v>-1234.5<\/v><\/c><c r="C2" s="\d+"><v>46346<\/v>/)
  expect(await readFile({ bytes, maxRows: 5 })).toMatchObject({
    heading,
    rows: [{ line: 2, cells: ['_x0041_', '-1234.5', '2026-11-20', '0.85', '', "'=1", ...heading.slice(6)] }],
  })
})
