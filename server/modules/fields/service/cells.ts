import { cellReader, type Cell, type Column } from '@diwan/core/fields/columns'
import type { Answers, Field } from '@diwan/core/fields/field'
import { refersTo } from '@diwan/core/fields/given'
import { plainDayCell, type ExportCell } from '../../../kit/list/export-cell.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { idsIn } from '../presenter.ts'
import { readFields, readNames, type Version, type WithSheet } from '../queries/sheets.ts'

type Reader = (answers: Answers) => Cell

interface ExportedSheets {
  readonly setId: string | null
  readonly versions: readonly Version[]
  readonly columns: readonly Column[]
}

/** What the sheets of a set say under these columns: each version is looked at once, and names are read for a page of sheets. */
export function sheetCells({ db, actor: { language } }: Ctx, { setId, versions, columns }: ExportedSheets) {
  let names = new Map<string, string>()
  const nameOf = (id: string): string | undefined => names.get(id)
  const known = new Map<number, Field[]>()
  /** By column, then by version. */
  const readers = columns.map((): (Reader | null)[] => [])
  const learn = ({ version, fields }: Version): void => {
    known.set(version, fields)
    for (const [index, column] of askedOf(fields, columns).entries())
      readers[index]![version] = column && cellReader(column, language, nameOf)
  }
  versions.forEach(learn)

  return {
    /** Before the cells of a page are read. A version may have come since the export began. */
    prepare: async (rows: readonly WithSheet[]): Promise<void> => {
      const given = new Set(rows.map(({ fields_version: version }) => version))
      for (const version of given)
        if (version !== null && setId !== null && !known.has(version))
          learn({ version, fields: await readFields(db, { setId, version }) })
      if (![...known.values()].flat().some(refersTo)) return
      const ids = rows.flatMap((row) => (row.answers === null ? [] : idsIn(known.get(row.fields_version!) ?? [], row.answers)))
      const found = await readNames(db, [...new Set(ids)])
      names = new Map(found.map(({ id, name_ar, name_en }) => [id, language === 'ar' ? name_ar : name_en]))
    },
    /** Of one column, by its place. A record without a sheet says nothing. */
    cellOf: (index: number): ((row: WithSheet) => ExportCell) => {
      const byVersion = readers[index] ?? []
      const isDay = columns[index]?.field.type === 'date'
      return ({ fields_version: version, answers }) => {
        const cell = version === null || answers === null ? null : byVersion[version]?.(answers)
        return isDay && typeof cell === 'string' ? plainDayCell(cell) : (cell ?? null)
      }
    },
  }
}

/** Those of the columns that one version asked: a key that was of another type then is another column. */
function askedOf(fields: readonly Field[], columns: readonly Column[]): (Column | null)[] {
  const types = new Map(fields.map(({ key, type }) => [key, type]))
  return columns.map((column) => (types.get(column.field.key) === column.field.type ? column : null))
}
