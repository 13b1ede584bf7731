import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import type { AppointmentSettings } from '@diwan/contract/schedule/schemas/appointments'
import { Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../../kit/form.ts'
import { Problem } from '../../../../kit/problem.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { FormScreen } from '../../../../ui/form-screen.tsx'
import { FormSkeleton } from '../../../../ui/form-skeleton.tsx'
import '../../../../ui/switch-styles.ts'
import { appointmentQueries } from '../../api/appointments.ts'
import { OvertakenNote } from '../../list/overtaken-note.tsx'
import { SlotNumbers } from './slot-fields.tsx'

/** How the slots of a new appointment are made, until its creator chooses otherwise. */
export function SlotDefaults() {
  const { data, error, isPaused, refetch } = useQuery(appointmentQueries.settings())
  if (data) return <DefaultsForm saved={data} />
  if (error) return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <FormSkeleton />
}

function DefaultsForm({ saved }: { saved: AppointmentSettings }) {
  const { t } = useTranslation('schedule')
  const initial = useMemo((): Record<string, unknown> & Omit<AppointmentSettings, 'can'> => {
    const { can: _can, ...values } = saved
    return values
  }, [saved])
  const form = useForm({
    endpoint: appointments.changeSettings,
    initial,
    keep: 'slot-defaults',
    toInput: (values) => values,
  })
  const disabled = !saved.can.change
  const { values } = form
  const fields = (
    <>
      <Text c="dimmed">{t('slotDefaultsText')}</Text>
      <OvertakenNote text={t('entryChanged')} form={form} />
      <SlotNumbers values={values} errors={form.errors} disabled={disabled} change={form.change} />
      <Switch
        label={t('workingDaysOnly')}
        disabled={disabled}
        checked={values.workingDaysOnly}
        onChange={(event) => form.change({ workingDaysOnly: event.currentTarget.checked })}
      />
    </>
  )
  return disabled ? fields : <FormScreen form={form}>{fields}</FormScreen>
}
