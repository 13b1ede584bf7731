import type { ColumnNames, ImportRow } from '@diwan/contract/kit/import'
import type { Actor } from '../../../../kit/access/actor.ts'

type Field = ImportRow['fields'][number]

/** The columns as the file of this reader calls them. */
export const labelled = ({ language }: Actor, names: Readonly<Record<string, ColumnNames>>, fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, path: names[field.path.split('.')[0] ?? '']?.[language] ?? field.path }))
