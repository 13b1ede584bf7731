import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../kit/problem-words.ts'

/** Says what is wrong with a field. Most of these words are loaded with the first problem, not with every field. */
export function FieldProblem({ field }: { readonly field: WrongField }) {
  return (
    <Suspense>
      <Words field={field} />
    </Suspense>
  )
}

function Words({ field }: { readonly field: WrongField }) {
  useTranslation(['kit', 'checks'])
  return fieldText(field)
}
