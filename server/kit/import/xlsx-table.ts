import { unzipSync, type UnzipFileInfo } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { MAX_COLUMNS, trimmedEnd, unreadable, type RawTable, type TableRow, type Unreadable } from './table.ts'

/** A sheet of five thousand people unzips to some megabytes. */
const MAX_UNZIPPED = 96 * 1_048_576
const MAX_PARTS = 500

/** The first sheet of a workbook. It runs in a bounded thread; the zip is measured before anything of it is kept. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, maxRows: number): Promise<RawTable | Unreadable> {
  const objection = objectionTo(bytes)
  if (objection) return objection
  const sheet = await readSheet(new Blob([bytes])).catch(() => undefined)
  if (!sheet) return unreadable('xlsx_broken')
  const rows = sheet.flatMap((cells, index): TableRow[] => {
    const texts = trimmedEnd(cells.map(textOf))
    return texts.length === 0 ? [] : [{ line: index + 1, cells: texts }]
  })
  const [heading, ...below] = rows
  if (!heading || below.length === 0) return unreadable('csv_no_rows')
  if (heading.cells.length > MAX_COLUMNS) return unreadable('csv_too_many_columns', { maximum: MAX_COLUMNS })
  if (below.length > maxRows) return unreadable('csv_too_many_rows', { maximum: maxRows })
  return { heading: heading.cells, rows: below }
}

/**
 * Why a zip is not unpacked, by what its directory promises. The reader goes by the directory too, and gives each part no more memory
 * than is promised for it. Reading the entries from the front would not do: a first one that claims to be the whole file hides the others.
 */
function objectionTo(bytes: Uint8Array): Unreadable | undefined {
  let [size, parts] = [0, 0]
  const add = (part: UnzipFileInfo): false => {
    size += Math.max(part.size, part.originalSize)
    parts += 1
    return false
  }
  try {
    unzipSync(bytes, { filter: add })
  } catch {
    return unreadable('xlsx_broken')
  }
  return size > MAX_UNZIPPED || parts > MAX_PARTS ? unreadable('xlsx_too_large') : undefined
}

/** As the cell would be typed. Numbers lose the error of their binary form; a day has no hour, and a time of the day no day. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).trim() : ''
}

function dateText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  if (date.getTime() < Date.UTC(1900, 0, 1)) return time.replace(/:00$/, '')
  return time === '00:00:00' ? day : `${day} ${time}`
}
