import type { ImportRow } from '@diwan/contract/kit/import'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import { IMPORTED_TYPES, type ImportedType, type QuestionColumn } from '@diwan/contract/training/vocabulary'
import { fold } from '@diwan/core/arabic-fold'
import { toAsciiDigits } from '@diwan/core/digits'
import type { Option } from '@diwan/core/fields/field'
import { quizProblems } from '@diwan/core/quiz/problems'
import { Question, RightAnswer } from '@diwan/core/quiz/question'
import { randomBytes } from 'node:crypto'
import type { MappedRow } from '../../../../kit/import/map-table.ts'

export type Row = MappedRow<QuestionColumn>
type Field = ImportRow['fields'][number]

/** A question with what is right. */
export interface Written {
  readonly question: Question
  readonly right: RightAnswer
}

const types = new Map(
  Object.entries(IMPORTED_TYPES).flatMap(([type, names]) => [type, ...names].map((name) => [fold(name), type as ImportedType])),
)
const OFFERS: ReadonlySet<ImportedType> = new Set(['choice', 'choices', 'ranking'])
/** Answers stand under it for ever: it is like none that any version of the course has. */
const newKey = (): string => 'q'.concat(randomBytes(6).toString('hex'))

/** The rules of the builder, for one row; what is wrong is said by column. */
export function readQuestion({ values }: Row): Written | { readonly wrong: Field[] } {
  const type = types.get(fold(values.type ?? ''))
  if (!type) return { wrong: [{ path: 'type', code: values.type ? 'not_found' : 'required' }] }
  const missing = (['labelAr', 'labelEn'] as const).filter((column) => !values[column])
  if (missing.length > 0) return { wrong: missing.map((path) => ({ path, code: 'required' })) }
  const options = OFFERS.has(type) ? optionsOf(values) : []
  if (!Array.isArray(options)) return { wrong: [options] }
  const right = rightOf(type, values, options)
  if ('path' in right) return { wrong: [right] }
  const question = Question.safeParse({
    field: {
      type,
      key: newKey(),
      labelAr: values.labelAr,
      labelEn: values.labelEn,
      ...(OFFERS.has(type) && { options }),
    },
    marks: values.marks ? numberOf(values.marks) : 1,
  })
  const parsed = RightAnswer.safeParse(right)
  if (!question.success) return { wrong: wrongFields(question.error).map((one) => ({ ...one, path: columnOf(one.path) })) }
  if (!parsed.success) return { wrong: wrongFields(parsed.error).map((one) => ({ ...one, path: 'right' })) }
  const isMarked = quizProblems([question.data], { [question.data.field.key]: parsed.data }).length === 0
  return isMarked ? { question: question.data, right: parsed.data } : { wrong: [{ path: 'right', code: 'invalid_format' }] }
}

/** Of the question as it is built, the column it came from. */
function columnOf(path: string): QuestionColumn {
  const [part = '', inside = '', , name] = path.split('.')
  if (part === 'marks') return 'marks'
  if (inside === 'options') return name === 'labelEn' ? 'optionsEn' : 'optionsAr'
  return inside === 'labelEn' ? 'labelEn' : 'labelAr'
}

const numberOf = (text: string): number => Number(toAsciiDigits(text).replace('٫', '.'))

const partsOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** In both languages, as many in each. */
function optionsOf({ optionsAr, optionsEn }: Row['values']): Option[] | Field {
  const [arabic, english] = [partsOf(optionsAr), partsOf(optionsEn)]
  if (arabic.length < 2) return { path: 'optionsAr', code: 'required' }
  if (english.length !== arabic.length) return { path: 'optionsEn', code: 'invalid_format' }
  return arabic.map((labelAr, at) => ({ key: `o${at + 1}`, labelAr, labelEn: english[at]! }))
}

/** Not parsed yet; a ranking stands in its file in the right order. */
function rightOf(type: ImportedType, values: Row['values'], options: readonly Option[]): object | Field {
  if (type === 'long_text') return { type }
  if (type === 'ranking') return { type, right: options.map(({ key }) => key) }
  const cell = values.right ?? ''
  if (cell === '') return { path: 'right', code: 'required' }
  if (type === 'text') return { type, right: partsOf(cell) }
  if (type === 'number') {
    const [right, tolerance] = [numberOf(cell), numberOf(values.tolerance || '0')]
    if (Number.isNaN(right)) return { path: 'right', code: 'invalid_format' }
    return Number.isNaN(tolerance) ? { path: 'tolerance', code: 'invalid_format' } : { type, right, tolerance }
  }
  const keys = partsOf(cell).map((name) => optionCalled(name, options))
  if (keys.includes(undefined)) return { path: 'right', code: 'not_found' }
  if (type === 'choices') return { type, right: keys }
  return keys.length === 1 ? { type, right: keys[0] } : { path: 'right', code: 'invalid_format' }
}

/** What it is called in either language, else its place among them. */
function optionCalled(name: string, options: readonly Option[]): string | undefined {
  const called = options.find(({ labelAr, labelEn }) => [labelAr, labelEn].some((label) => fold(label) === fold(name)))
  return (called ?? options[numberOf(name) - 1])?.key
}
