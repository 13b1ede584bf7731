import { labelOf } from '@diwan/core/fields/labels'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import { customValues, withCustomValues } from '../../kit/list/custom.ts'
import { textOf, valuesOf } from '../../kit/list/address.ts'
import { RecordChoices } from '../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../ui/list/value-choices.tsx'
import { personHits, unitHits, type NamedHit } from '../fields/public.ts'
import { keepName, keptName } from './api.ts'
import { useCustom } from './use-custom.ts'

interface CustomFilterProps {
  readonly kind: string
  /** Of the field. */
  readonly name: string
  /** All that the address says of custom fields. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** Where the values of one of them are chosen: several, of which one is enough. */
export function CustomFilter({ kind, name, value, onChange }: CustomFilterProps) {
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const nameOf = useLocalName()
  const field = useCustom(kind).find(({ key }) => key === name)
  if (!field) return null
  const shared = {
    label: labelOf(field, language),
    value: textOf(customValues(value, name)),
    onChange: (now: string | undefined) => onChange(withCustomValues(value, name, valuesOf(now))),
  }
  if ('options' in field)
    return <ValueChoices {...shared} options={field.options.map((one) => ({ value: one.key, label: labelOf(one, language) }))} />
  return (
    <RecordChoices<NamedHit>
      {...shared}
      search={field.type === 'unit' ? unitHits : personHits}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      nameOfId={(id) => keptName(id) ?? '…'}
      onFound={(hit) => keepName(hit.id, nameOf(hit))}
    />
  )
}
