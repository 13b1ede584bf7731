import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import type { Inquiry } from '@diwan/contract/support/schemas'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { supportQueries } from '../api.ts'
import type { DialogProps } from './inquiry-actions.tsx'

interface Values extends Record<string, unknown> {
  target: Inquiry | null
}
const empty: Values = { target: null }

export function MergeDialog({ inquiry, onClose }: DialogProps) {
  const { t } = useTranslation('support')
  const { id, version, shortId } = inquiry
  const form = useForm({
    endpoint: inquiryCommands.merge,
    initial: empty,
    toInput: ({ target }) => ({ id, version, into: target?.id ?? '' }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('mergeTitle', { shortId })} form={form} action={t('do_merge')}>
      <Text>{t('mergeAbout')}</Text>
      <SearchPicker<Inquiry>
        data-field="into"
        data-autofocus
        label={t('mergeInto')}
        value={form.values.target}
        onChange={(target) => form.change({ target })}
        search={() => supportQueries.mergeable(inquiry)}
        keyOf={(one) => one.id}
        nameOf={(one) => `${one.shortId} ${one.subject}`}
        error={form.errors['into']}
      />
    </FormDialog>
  )
}
