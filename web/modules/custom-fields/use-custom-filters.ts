import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { FILTERED_TYPES } from '@diwan/contract/custom-fields/vocabulary'
import { labelOf } from '@diwan/core/fields/labels'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import type { CustomWords } from '../../ui/list/filters-of.ts'
import { keptName } from './api.ts'
import { useCustom } from './use-custom.ts'

interface Row {
  readonly custom?: readonly CustomField[] | undefined
}

/** What a list of this kind is narrowed by beside its own filters, in words. Names of people and units come from the rows that are shown. */
export function useCustomFilters(kind: string, rows: readonly Row[]): CustomWords[] {
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const nameOf = useLocalName()
  const fields = useCustom(kind).filter(({ type }) => FILTERED_TYPES.includes(type))
  const shown = rows.flatMap(({ custom = [] }) => custom)
  return fields.map((field) => ({
    key: field.key,
    label: labelOf(field, language),
    text: (value) => {
      const option = 'options' in field && field.options.find(({ key }) => key === value)
      if (option) return labelOf(option, language)
      const [named] = shown.find((said) => said.key === field.key && said.value === value)?.names ?? []
      return named ? nameOf(named) : (keptName(value) ?? '…')
    },
  }))
}
