import type { Field } from '@diwan/core/fields/field'
import { visibleFields } from '@diwan/core/fields/conditions'
import classes from './fields.module.css'
import { ChoiceInput, ChoicesInput } from './inputs/choice-input.tsx'
import { FileAnswerInput } from './inputs/file-input.tsx'
import { PersonInput, UnitInput } from './inputs/record-input.tsx'
import { ReadonlyInput, WrittenInput } from './inputs/written-input.tsx'
import type { Filling, InputOf } from './types.ts'

/** The fields that are asked at this moment, as inputs; `checkAnswers` judges what they hold. */
export function FieldInputs({ fields, ...filling }: Filling & { fields: readonly Field[] }) {
  return (
    <div className={classes['inputs']}>
      {visibleFields(fields, filling.answers).map((field) => (
        <FieldInput key={field.key} field={field} {...filling} />
      ))}
    </div>
  )
}

function FieldInput({ field, ...filling }: InputOf<Field>) {
  if ('readonly' in field && field.readonly) return <ReadonlyInput field={field} {...filling} />
  switch (field.type) {
    case 'choice':
      return <ChoiceInput field={field} {...filling} />
    case 'choices':
      return <ChoicesInput field={field} {...filling} />
    case 'person':
    case 'unit':
    case 'file': {
      const Input = { person: PersonInput, unit: UnitInput, file: FileAnswerInput }[field.type]
      return <Input field={field} {...filling} />
    }
    default:
      return <WrittenInput field={field} {...filling} />
  }
}
