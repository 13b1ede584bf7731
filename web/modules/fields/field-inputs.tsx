import type { Field } from '@diwan/core/fields/field'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { visibleFields } from '@diwan/core/fields/conditions'
import classes from './fields.module.css'
import { ChoiceInput, ChoicesInput } from './inputs/choice-input.tsx'
import { MatrixInput } from './inputs/matrix-input.tsx'
import { RankingInput } from './inputs/ranking-input.tsx'
import { RatingInput } from './inputs/rating-input.tsx'
import { ReadonlyInput, WrittenInput } from './inputs/written-input.tsx'
import { SectionHeading } from './section-heading.tsx'
import type { Filling, InputOf } from './types.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** What opens over the screen, and what sends files, comes with the first field that needs it. */
const MomentInput = lazyPart(() => import('./inputs/moment-input.tsx'))
const PersonInput = lazyPart(() => import('./inputs/record-input.tsx').then((inputs) => ({ default: inputs.PersonInput })))
const UnitInput = lazyPart(() => import('./inputs/record-input.tsx').then((inputs) => ({ default: inputs.UnitInput })))
const FileAnswerInput = lazyPart(() => import('./inputs/file-input.tsx').then((input) => ({ default: input.FileAnswerInput })))

interface FieldsAsked {
  readonly fields: readonly Field[]
  /** All of them: the caller has applied the conditions of the whole set. */
  readonly visible?: boolean
}

/** The fields that are asked at this moment, as inputs; `checkAnswers` judges what they hold. */
export function FieldInputs({ fields, visible, ...filling }: Filling & FieldsAsked) {
  const asked = visible ? fields : visibleFields(fields, filling.answers)
  return (
    <div className={classes['frame']}>
      <div className={classes['inputs']}>
        {asked.map((field) => (
          <FieldInput key={field.key} field={field} {...filling} />
        ))}
      </div>
    </div>
  )
}

/** One of them alone, for who decides which are asked. */
export function FieldInput({ field, ...filling }: InputOf<Field>) {
  if ('readonly' in field && field.readonly) return <ReadonlyInput field={field} {...filling} />
  switch (field.type) {
    case 'choice':
      return <ChoiceInput field={field} {...filling} />
    case 'choices':
      return <ChoicesInput field={field} {...filling} />
    case 'rating':
      return <RatingInput field={field} {...filling} />
    case 'matrix':
      return <MatrixInput field={field} {...filling} />
    case 'ranking':
      return <RankingInput field={field} {...filling} />
    case 'section':
      return <SectionHeading section={field} language={filling.language} />
    case 'date':
    case 'time':
      return (
        <Suspense fallback={<Skeleton height={62} />}>
          <MomentInput field={field} {...filling} />
        </Suspense>
      )
    case 'person':
    case 'unit':
    case 'file': {
      const Input = { person: PersonInput, unit: UnitInput, file: FileAnswerInput }[field.type]
      return (
        <Suspense fallback={<Skeleton height={62} />}>
          <Input field={field} {...filling} />
        </Suspense>
      )
    }
    default:
      return <WrittenInput field={field} {...filling} />
  }
}
