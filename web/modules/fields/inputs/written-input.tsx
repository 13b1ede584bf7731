import { TextInput } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { LONG_TEXT_MAX } from '@diwan/core/fields/answer-shapes'
import { inLanguage, labelOf } from '@diwan/core/fields/labels'
import { linked } from '../../../ui/linked-text.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import type { Filling, InputOf } from '../types.ts'

type Written = Extract<Field, { type: 'text' | 'long_text' | 'number' | 'email' | 'url' | 'phone' }>

/** Numbers, addresses and phones are written from the left wherever they stand. */
const kinds = {
  number: { inputMode: 'decimal', dir: 'ltr' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email' },
  url: { type: 'url', dir: 'ltr' },
  phone: { type: 'tel', dir: 'ltr', autoComplete: 'tel' },
} as const

export function WrittenInput({ field, ...filling }: InputOf<Written>) {
  const value = textOf(filling.answers[field.key])
  const props = {
    ...inputProps(field, filling),
    value,
    onChange: (event: { currentTarget: { value: string } }) => filling.change(field.key, event.currentTarget.value),
  }
  if (field.type === 'long_text') return <UserTextarea autosize minRows={3} maxRows={12} maxLength={LONG_TEXT_MAX} {...props} />
  if (field.type === 'text') return <UserInput {...props} />
  return <TextInput {...kinds[field.type]} {...props} />
}

/** Said by the form itself; it can be read and copied. */
export function ReadonlyInput({ field, ...filling }: InputOf<Field>) {
  const given = 'value' in field ? field.value : ''
  const option = 'options' in field ? field.options.find(({ key }) => key === given) : undefined
  const { required: _asked, ...props } = inputProps(field, filling)
  return <UserInput readOnly variant="filled" value={option ? labelOf(option, filling.language) : given} {...props} />
}

export const textOf = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''

/** What every input of a field is called, helped and told by. */
export function inputProps(field: Field, { errors, language }: Pick<Filling, 'errors' | 'language'>) {
  const help = inLanguage(language, field.helpAr, field.helpEn)
  return {
    'data-field': field.key,
    label: linked(labelOf(field, language)),
    description: help === '' ? undefined : linked(help),
    error: errors[field.key],
    required: field.required,
  }
}
