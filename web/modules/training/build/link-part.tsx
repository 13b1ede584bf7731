import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTypedAddress } from './use-typed-address.ts'
import type { PartProps } from '../types.ts'

export function LinkPart({ lesson, errors, onChange }: PartProps<'link'>) {
  const { t } = useTranslation('training')
  const address = useTypedAddress(lesson.url, (url) => onChange({ url }))
  return (
    <TextInput
      data-field="url"
      label={t('linkAddress')}
      description={t('linkAddressText')}
      required
      {...address}
      error={address.error ?? errors['url']}
    />
  )
}
