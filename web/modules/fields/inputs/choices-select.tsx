import { MultiSelect } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { foundOptions } from '../model/found-options.ts'

interface ChoicesSelectProps extends Pick<ComponentProps<typeof MultiSelect>, 'label' | 'description' | 'error' | 'required'> {
  readonly 'data-field': string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
  readonly onChoose: (keys: string[]) => void
}

/** Several of many, in a list that opens and is searched. */
export default function ChoicesSelect({ options, value, onChoose, ...props }: ChoicesSelectProps) {
  const { t } = useTranslation('fields')
  return (
    <MultiSelect
      {...props}
      placeholder={t('choose')}
      data={[...options]}
      filter={foundOptions}
      nothingFoundMessage={t('noOptionFound')}
      searchable
      clearable
      value={[...value]}
      onChange={onChoose}
    />
  )
}
