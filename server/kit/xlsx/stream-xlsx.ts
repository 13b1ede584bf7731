import { directionOf } from '@diwan/core/direction'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { partsOf, styleOf, type SheetLook } from './parts.ts'

const LEVEL = 6

/** A sheet page by page, none of which stays in memory. Every cell is text, so none is a formula (H26). */
export async function* streamXlsx(
  heading: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
  look: SheetLook,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const begin = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: LEVEL })
    zip.add(part)
    return part
  }
  for (const [name, text] of Object.entries(partsOf(look))) begin(name).push(strToU8(text), true)
  const sheet = begin('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(beginSheet(look) + rowOf(heading, true)))
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map((cells) => rowOf(cells)).join('')))
    yield* made.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* made
}

/** The heading stays in sight. */
function beginSheet({ rightToLeft, widths }: SheetLook): string {
  const columns = widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}>` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>`
  )
}

const rowOf = (cells: readonly string[], heading = false): string =>
  `<row>${cells.map((text) => cellOf(text, heading)).join('')}</row>`

/** Without letters it is an id, a day or a number, which are read from the left. */
const cellOf = (text: string, heading: boolean): string =>
  `<c s="${styleOf(directionOf(text, 'ltr'), heading)}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control signs but these three, and no half of a pair. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
