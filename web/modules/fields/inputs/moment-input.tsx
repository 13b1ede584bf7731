import type { Field } from '@diwan/core/fields/field'
import { DateField } from '../../../ui/date/date-field.tsx'
import { TimeField } from '../../../ui/date/time-field.tsx'
import type { InputOf } from '../types.ts'
import { inputProps, textOf } from './written-input.tsx'

/** A day, or a time of the day. */
export default function MomentInput({ field, ...filling }: InputOf<Extract<Field, { type: 'date' | 'time' }>>) {
  const Input = field.type === 'date' ? DateField : TimeField
  return (
    <Input
      {...inputProps(field, filling)}
      value={textOf(filling.answers[field.key])}
      onChange={(moment: string) => filling.change(field.key, moment)}
    />
  )
}
