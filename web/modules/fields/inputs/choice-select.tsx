import { Select } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { foundOptions } from '../model/found-options.ts'

interface ChoiceSelectProps extends Pick<ComponentProps<typeof Select>, 'label' | 'description' | 'error' | 'required'> {
  readonly 'data-field': string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly searchable: boolean
  readonly value: string
  readonly onChoose: (key: string) => void
}

/** One of many, in a list that opens. */
export default function ChoiceSelect({ options, value, onChoose, ...props }: ChoiceSelectProps) {
  const { t } = useTranslation('fields')
  return (
    <Select
      {...props}
      placeholder={t('choose')}
      data={[...options]}
      filter={foundOptions}
      nothingFoundMessage={t('noOptionFound')}
      clearable={!props.required}
      value={value || null}
      onChange={(key) => onChoose(key ?? '')}
    />
  )
}
