import { visibleFields } from '@diwan/core/fields/conditions'
import type { Answer, Answers, Field } from '@diwan/core/fields/field'
import { useDirection } from '../../kit/formats.ts'
import { FieldInputs, type Names } from '../fields/public.ts'
import { customName } from './use-asked-fields.ts'

export interface AskedFieldsProps {
  readonly fields: readonly Field[]
  readonly answers: Answers
  readonly names: Names
  readonly errors: Readonly<Record<string, string | undefined>>
  /** Some of them; which are asked at all depends on all answers. */
  readonly only?: 'required' | 'optional'
  readonly onChange: (typed: Answers, named: Names) => void
}

/** Which of the fields are asked, given what was answered. */
export const askedFields = (fields: readonly Field[], answers: Answers, only?: 'required' | 'optional'): readonly Field[] =>
  visibleFields(fields, answers).filter((field) => only === undefined || isRequired(field) === (only === 'required'))

const isRequired = (field: Field): boolean => 'required' in field && field.required

/** The inputs of these fields in the form of a new record, under names that meet none of its own. */
export function AskedFields({ fields, answers, names, errors, only, onChange }: AskedFieldsProps) {
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const shown = askedFields(fields, answers, only)
  if (shown.length === 0) return null
  const plain = new Map(shown.map(({ key }) => [customName(key), key]))
  const change = (name: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }) =>
    onChange({ [plain.get(name) ?? name]: answer }, named ? { [named.id]: { nameAr: named.nameAr, nameEn: named.nameEn } } : {})
  return (
    <FieldInputs
      fields={shown.map(({ when: _asked, ...field }) => ({ ...field, key: customName(field.key) }))}
      answers={Object.fromEntries(Object.entries(answers).map(([key, answer]) => [customName(key), answer]))}
      names={names}
      errors={errors}
      language={language}
      change={change}
    />
  )
}
