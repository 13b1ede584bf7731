import { moduleEntries } from '@diwan/contract/releases/registry'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { Select, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useModuleName } from '../../releases/public.ts'
import type { DialogProps } from '../types.ts'

interface Values extends Record<string, unknown> {
  module: string
  fixedIn: string
}

export function PlanDialog({ inquiry, onClose }: DialogProps) {
  const { t } = useTranslation('support')
  const nameOf = useModuleName()
  const { id, version, shortId, module, fixedIn } = inquiry
  const known = moduleEntries.find(({ key }) => key === (fixedIn?.module ?? module))?.key ?? 'support'
  const initial: Values = { module: known, fixedIn: fixedIn?.version ?? '' }
  const form = useForm({
    endpoint: inquiryCommands.plan,
    initial,
    toInput: (values) => ({ id, version, fixedIn: { module: values.module, version: values.fixedIn } }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('planTitle', { shortId })} form={form}>
      <Text>{t('planAbout')}</Text>
      <div data-pair>
        <Select
          label={t('planModule')}
          allowDeselect={false}
          searchable
          data={moduleEntries.map(({ key }) => ({ value: key, label: nameOf(key) }))}
          value={form.values.module}
          onChange={(value) => form.change({ module: moduleEntries.find(({ key }) => key === value)?.key ?? known })}
        />
        <TextInput dir="ltr" data-autofocus label={t('planVersion')} placeholder="1.2.0" {...form.text('fixedIn')} />
      </div>
    </FormDialog>
  )
}
