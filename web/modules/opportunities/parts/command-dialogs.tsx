import { opportunity } from '@diwan/contract/opportunities/endpoints'
import { MAX_REASON } from '@diwan/contract/opportunities/limits'
import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import { Radio, Stack, Switch, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { TimeField } from '../../../ui/date/time-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import '../../../ui/switch-styles.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'

interface Props {
  readonly record: Opportunity
  readonly opened: boolean
  readonly onClose: () => void
}

const noReason = { reason: '' }

export function CancelDialog({ record: { id, version }, opened, onClose }: Props) {
  const { t } = useTranslation('opportunities')
  const form = useForm({
    endpoint: opportunity.cancel,
    initial: noReason,
    keep: `opportunity-cancel-${id}`,
    toInput: ({ reason }) => ({ id, version, reason }),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('cancel')} form={form} action={t('cancel')} danger cancels size={480}>
      <Text c="dimmed">{t('cancelText')}</Text>
      <UserTextarea autosize minRows={3} maxLength={MAX_REASON} label={t('reason')} data-autofocus {...form.text('reason')} />
    </FormDialog>
  )
}

const atOnce = { schedule: false, scheduleDate: '', scheduleTime: '', push: true }

export function PublishDialog({ record: { id, version, dueDate }, opened, onClose }: Props) {
  const { t } = useTranslation('opportunities')
  const form = useForm({
    endpoint: opportunity.publish,
    initial: atOnce,
    toInput: (values) => ({ id, version, ...values }),
    done: onClose,
  })
  const { schedule, push } = form.values
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('publishTitle')} form={form} action={t('publish')} size={480}>
      <Radio.Group value={schedule ? 'later' : 'now'} onChange={(when) => form.change({ schedule: when === 'later' })}>
        <Stack gap="xs">
          <Radio value="now" label={t('publishNow')} />
          <Radio value="later" label={t('publishLater')} />
        </Stack>
      </Radio.Group>
      {schedule && (
        <>
          <DateField label={t('publishDate')} {...(dueDate !== null && { max: dueDate })} {...form.pick('scheduleDate')} />
          <TimeField label={t('publishTime')} {...form.pick('scheduleTime')} />
        </>
      )}
      <Switch label={t('push')} checked={push} onChange={(event) => form.change({ push: event.currentTarget.checked })} />
    </FormDialog>
  )
}

export function ExtendDialog({ record: { id, version, dueDate, numberOfUsers }, opened, onClose }: Props) {
  const { t } = useTranslation('opportunities')
  const initial = useMemo(() => ({ dueDate: dueDate ?? '', numberOfUsers }), [dueDate, numberOfUsers])
  const form = useForm({
    endpoint: opportunity.extend,
    initial,
    toInput: (values) => ({ id, version, ...values }),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('extend')} form={form} size={480}>
      <DateField label={t('dueDate')} {...form.pick('dueDate')} />
      <NumberField
        data-field="numberOfUsers"
        label={t('numberOfUsers')}
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        value={form.values.numberOfUsers}
        error={form.errors['numberOfUsers']}
        onChange={(value) => form.change({ numberOfUsers: value ?? 0 })}
      />
    </FormDialog>
  )
}

const noDay = { dueDate: '' }

export function ReopenDialog({ record: { id, version }, opened, onClose }: Props) {
  const { t } = useTranslation('opportunities')
  const form = useForm({
    endpoint: opportunity.reopen,
    initial: noDay,
    toInput: ({ dueDate }) => ({ id, version, dueDate }),
    whenEmpty: { dueDate: 'date_required' },
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('reopen')} form={form} action={t('reopen')} size={480}>
      <DateField label={t('dueDate')} {...form.pick('dueDate')} />
    </FormDialog>
  )
}
