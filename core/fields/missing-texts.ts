import type { Field } from './field.ts'
import { untranslated } from './set-problems.ts'

/** How many texts of these fields are still wanted in each language. */
export function missingTexts(fields: readonly Field[]): { ar: number; en: number } {
  const paths = fields.flatMap((field) => namedIn(field).flatMap((named) => untranslated(named).map(({ path }) => path)))
  const ar = paths.filter((path) => path.endsWith('Ar')).length
  return { ar, en: paths.length - ar }
}

const namedIn = (field: Field): Parameters<typeof untranslated>[0][] => [
  field,
  ...('options' in field ? field.options : []),
  ...(field.type === 'matrix' ? [...field.rows, ...field.scale] : []),
]
