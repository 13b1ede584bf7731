import type { ColumnNames } from '@diwan/contract/kit/import'
import { fold } from '@diwan/core/arabic-fold'

export type Columns<Field extends string = string> = Readonly<Record<Field, ColumnNames>>

/** Columns of our own exports that an import has no use for; they are left out without a question. */
export type Ignored = readonly string[]

const key = (name: string): string => fold(name).replace(/[\s_\-.*:]/g, '')

/** For each heading the field it names, or null. A field is filled by one column, unless it is a list. */
export function guessFields(heading: readonly string[], columns: Columns): (string | null)[] {
  const fields = Object.entries(columns)
  const names = new Map<string, string>()
  for (const [field, { en, ar, also = [] }] of fields)
    for (const name of [field, en, ar, ...also]) if (!names.has(key(name))) names.set(key(name), field)
  // the name of a field counts for more than another name of one that comes before it
  for (const [field, { en, ar }] of fields) for (const name of [en, ar]) names.set(key(name), field)
  const taken = new Set<string>()
  return heading.map((name) => {
    const field = key(name) === '' ? undefined : names.get(key(name))
    if (field === undefined || (taken.has(field) && columns[field]!.type !== 'list')) return null
    taken.add(field)
    return field
  })
}

export const isIgnored = (heading: string, ignored: Ignored): boolean => ignored.some((name) => key(name) === key(heading))
