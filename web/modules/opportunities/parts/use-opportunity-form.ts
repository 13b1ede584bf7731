import type { Addressee } from '@diwan/contract/audience/schemas'
import { opportunity } from '@diwan/contract/opportunities/endpoints'
import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { useMemo } from 'react'
import { useForm } from '../../../kit/form.ts'

interface Unit {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}
interface Values extends Record<string, unknown> {
  position: string
  typeId: string | null
  partner: string
  description: string
  numberOfUsers: number
  dueDate: string
  unit: Unit | null
  audience: Addressee[]
}
const blank: Values = {
  position: '',
  typeId: null,
  partner: '',
  description: '',
  numberOfUsers: 1,
  dueDate: '',
  unit: null,
  audience: [],
}

const contentOf = ({ unit, audience, ...values }: Values) => ({
  position: values.position,
  typeId: values.typeId,
  partner: values.partner,
  description: values.description,
  numberOfUsers: values.numberOfUsers,
  dueDate: values.dueDate,
  unitId: unit?.id ?? null,
  tokens: audience.map(({ token }) => token),
})

/** A new draft; what is typed stays until it is saved. */
export const useNewOpportunity = (done: (id: string) => void) =>
  useForm({
    endpoint: opportunity.create,
    initial: blank,
    keep: 'opportunity-new',
    toInput: contentOf,
    done: ({ id }) => done(id),
  })

/** A draft that is changed. */
export function useChangedOpportunity({ opportunity: record, audience }: OpenOpportunity, done: () => void) {
  const { id, version } = record
  const initial = useMemo(
    (): Values & { version: number } => ({
      version: record.version,
      position: record.position,
      typeId: record.type?.id ?? null,
      partner: record.partner,
      description: record.description,
      numberOfUsers: record.numberOfUsers,
      dueDate: record.dueDate ?? '',
      unit: record.unit,
      audience: [...audience],
    }),
    [record, audience],
  )
  return useForm({
    endpoint: opportunity.change,
    initial,
    keep: `opportunity-${id}`,
    toInput: (values) => ({ ...contentOf(values), id, version: values['version'] ?? version }),
    done,
  })
}

export type OpportunityForm = Pick<ReturnType<typeof useNewOpportunity>, 'values' | 'errors' | 'change' | 'text' | 'pick'>
