import type { Publication } from '@diwan/contract/publishing/schemas'
import { SegmentedControl } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { When } from './plan-fields.tsx'
import { PlanForm } from './plan-form.tsx'
import { arrangedOf, valuesOf, whenEmpty } from './model/plan.ts'
import classes from './publishing.module.css'
import type { PublishedRecord } from './types.ts'

interface PublishDialogProps {
  readonly record: PublishedRecord
  readonly publication: Publication
  readonly opened: boolean
  readonly onClose: () => void
}

/** Publishes now or later, for those whom it is meant for. */
export function PublishDialog({ record, publication, opened, onClose }: PublishDialogProps) {
  const { t } = useTranslation('publishing')
  const initial = useMemo(() => valuesOf(publication), [publication])
  const form = useForm({
    endpoint: record.endpoints.publish,
    initial,
    whenEmpty,
    toInput: (values) => {
      const { schedule, scheduleDate, scheduleTime } = values
      return { ...arrangedOf(record.id, values), schedule, scheduleDate, scheduleTime }
    },
    done: onClose,
  })
  const tell = useEffectEvent(() => form.refusal && record.onRefused?.(form.refusal))
  useEffect(() => {
    if (form.refusal) tell()
  }, [form.refusal])
  const later = form.values.schedule
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('publishTitle', { name: record.name })}
      form={form}
      action={t(later ? 'schedule' : 'now')}
    >
      <SegmentedControl
        aria-label={t('when')}
        className={classes['choice']}
        data={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('schedule') },
        ]}
        value={later ? 'later' : 'now'}
        onChange={(chosen) => form.change({ schedule: chosen === 'later' })}
      />
      {later && <When option="schedule" pick={form.pick} />}
      <PlanForm record={record} publication={publication} form={form} />
    </FormDialog>
  )
}

/** The same without publishing: whom it is meant for, and what is planned. */
export function ArrangeDialog({ record, publication, opened, onClose }: PublishDialogProps) {
  const { t } = useTranslation('publishing')
  const initial = useMemo(() => valuesOf(publication), [publication])
  const form = useForm({
    endpoint: record.endpoints.arrange,
    initial,
    whenEmpty,
    toInput: (values) => arrangedOf(record.id, values),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('edit')} form={form}>
      <PlanForm record={record} publication={publication} form={form} />
    </FormDialog>
  )
}
