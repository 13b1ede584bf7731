import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { supportQueries } from '../api.ts'
import type { DialogProps } from '../types.ts'

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
    whenEmpty: { into: 'required' },
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('mergeTitle', { shortId })} form={form} action={t('do_merge')}>
      <Text>{t('mergeAbout')}</Text>
      <SearchPicker<Inquiry>
        data-autofocus
        label={t('mergeInto')}
        {...form.pick('target', 'into')}
        search={() => supportQueries.mergeable(inquiry)}
        keyOf={(one) => one.id}
        nameOf={(one) => `${one.shortId} ${one.subject}`}
      />
    </FormDialog>
  )
}
