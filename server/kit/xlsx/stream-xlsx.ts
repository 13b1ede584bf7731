import type { ExportCell } from '../list/export-cell.ts'
import { directionOf } from '@diwan/core/direction'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { numberStyle, partsOf, styleOf, type SheetLook } from './parts.ts'

const LEVEL = 6

/** A sheet page by page, none of which stays in memory. Texts, numbers and days: none is a formula (H26). */
export async function* streamXlsx(
  heading: readonly string[],
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>,
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
  let line = 1
  sheet.push(strToU8(beginSheet(look) + rowOf(line, heading, true)))
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map((cells) => rowOf((line += 1), cells)).join('')))
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

const rowOf = (line: number, cells: readonly ExportCell[], heading = false): string =>
  `<row r="${line}">${cells.map((cell, at) => cellOf(`${columnName(at)}${line}`, cell, heading)).join('')}</row>`

/** A text without letters is an id or a telephone number, which are read from the left. */
function cellOf(place: string, cell: ExportCell, heading: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') {
    const style = styleOf(directionOf(cell, 'ltr'), heading)
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  const [format, value] = typeof cell === 'number' ? (['number', cell] as const) : [cell.format, cell.value]
  return Number.isFinite(value) ? `<c r="${place}" s="${numberStyle(format)}"><v>${value}</v></c>` : ''
}

/** A, B … Z, AA. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(0x41 + (at % 26))

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control signs but these three, and no half of a pair. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    // a reader of spreadsheets would take it for an escaped character
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
