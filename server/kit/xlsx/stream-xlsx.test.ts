import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { streamXlsx } from './stream-xlsx.ts'

/** Of each cell its text and what Excel is told of it. */
async function cellsOf(heading: readonly string[], row: readonly string[], rightToLeft: boolean) {
  const chunks: Uint8Array[] = []
  const pages = (async function* () {
    yield await Promise.resolve([row])
  })()
  for await (const chunk of streamXlsx(heading, pages, { rightToLeft, widths: heading.map(() => 20) })) chunks.push(chunk)
  const files = unzipSync(Buffer.concat(chunks))
  const styles = [...strFromU8(files['xl/styles.xml']!).matchAll(/<xf (?:[^>]*\/>|.*?<\/xf>)/g)].map(([style]) => style).slice(1)
  const cells = strFromU8(files['xl/worksheets/sheet1.xml']!).matchAll(/<c(?: s="(\d+)")? t=[^>]*>.*?<t[^>]*>(.*?)<\/t>/g)
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
