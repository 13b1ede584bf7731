import type { Direction } from '@diwan/core/direction'

export interface SheetLook {
  readonly rightToLeft: boolean
  /** Of each column, in characters. */
  readonly widths: readonly number[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Which style a cell has: the reading order of Excel is 1 from the left, 2 from the right. */
export const styleOf = (direction: Direction, heading: boolean): number =>
  1 + STYLES.findIndex((style) => style.direction === direction && style.heading === heading)

const STYLES = [
  { direction: 'ltr', heading: false },
  { direction: 'rtl', heading: false },
  { direction: 'ltr', heading: true },
  { direction: 'rtl', heading: true },
] as const

/** Formats of numbers: as it is, 15-01-2027, 85%. Numbers up to 163 are of Excel itself. */
const FORMATS = { number: 0, day: 164, percent: 9, decimal: 2 } as const
const DAY_FORMAT = '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts>'

export const numberStyle = (format: keyof typeof FORMATS): number => 1 + STYLES.length + Object.keys(FORMATS).indexOf(format)

/** A text keeps its own direction and stands where a line of the sheet begins; a heading is bold. */
const styles = ({ rightToLeft }: SheetLook): string =>
  STYLES.map(
    ({ direction, heading }) =>
      `<xf numFmtId="0" fontId="${heading ? 1 : 0}" fillId="0" borderId="0" xfId="0"${heading ? ' applyFont="1"' : ''} applyAlignment="1">` +
      `<alignment horizontal="${rightToLeft ? 'right' : 'left'}" readingOrder="${direction === 'rtl' ? 2 : 1}"/></xf>`,
  ).join('') +
  Object.values(FORMATS)
    .map(
      (format) =>
        `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">` +
        `<alignment horizontal="${rightToLeft ? 'right' : 'left'}" readingOrder="1"/></xf>`,
    )
    .join('')

/** What an Excel file holds beside its one sheet. */
export const partsOf = (look: SheetLook): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${HEAD}<styleSheet xmlns="${MAIN}">${DAY_FORMAT}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${1 + STYLES.length + Object.keys(FORMATS).length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${styles(look)}</cellXfs></styleSheet>`,
})
