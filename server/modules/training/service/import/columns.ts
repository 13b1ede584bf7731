import type { ImportRow } from '@diwan/contract/kit/import'
import type { Actor } from '../../../../kit/access/actor.ts'
import type { Columns } from '../../../../kit/csv/read-csv.ts'

type Field = ImportRow['fields'][number]
type Names = Readonly<Record<string, { readonly en: string; readonly ar: string; readonly also: readonly string[] }>>

/** What the columns may be called, in either language. */
export const columnsOf = <Column extends string>(names: Readonly<Record<Column, Names[string]>>): Columns<Column> =>
  Object.fromEntries(
    Object.entries<Names[string]>(names).map(([name, { en, ar, also }]): [string, readonly string[]] => [
      name,
      [en, ar, ...also],
    ]),
  ) as Columns<Column>

/** The columns as the file of this reader calls them. */
export const labelled = ({ language }: Actor, names: Names, fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, path: names[field.path.split('.')[0] ?? '']?.[language] ?? field.path }))
