import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { textOf, valuesOf } from '../../kit/list/address.ts'

interface SeveralFieldProps {
  readonly label: string
  readonly data: readonly { value: string; label: string }[]
  /** As it stands in the address. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly searchable?: boolean
}

/** A filter by one of several values. */
export function SeveralField({ label, data, value, onChange, searchable = false }: SeveralFieldProps) {
  const { t } = useTranslation('kit')
  const chosen = valuesOf(value)
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? t('any') : ''}
      clearable
      clearButtonProps={{ 'aria-label': t('clearFilter', { name: label }) }}
      searchable={searchable}
      data={[...data]}
      value={chosen}
      onChange={(now) => onChange(textOf(now))}
    />
  )
}
