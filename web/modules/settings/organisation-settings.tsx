import { Alert, Button, Skeleton } from '@mantine/core'
import type { OpenSettings } from '@diwan/contract/settings/schemas'
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { Problem } from '../../kit/problem.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { settingsLive, settingsQueries } from './api.ts'
import { BackupPart } from './backup-part.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { DeskPart } from './desk-part.tsx'
import { HolidaysPart } from './holidays-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { IdentityPart } from './identity-part.tsx'
import { Overtaken } from './overtaken.tsx'
import { RegionPart } from './region-part.tsx'
import classes from './settings.module.css'
import { StartPart } from './start-part.tsx'
import { useSettings } from './use-settings.ts'

export function OrganisationSettings() {
  const open = useQuery(settingsQueries.open())
  useFollowLists(settingsLive)

  if (open.data) return <Settings open={open.data} />
  if (open.error)
    return <ErrorState error={open.error} {...(open.error.status !== 403 && { onRetry: () => void open.refetch() })} />
  if (open.isPaused) return <ErrorState error={new Problem('unavailable')} />
  return <SettingsSkeleton />
}

function Settings({ open }: { open: OpenSettings }) {
  const { t } = useTranslation(['settings', 'kit'])
  const form = useSettings(open)
  const disabled = !open.can.change
  const count = form.changed.length
  const part = { form, disabled }

  return (
    <form className={classes['form']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
      {disabled && (
        <Alert variant="light" icon={<IconInfoCircle size={18} stroke={1.6} aria-hidden />}>
          {t('readOnly')}
        </Alert>
      )}
      {form.overtaken ? (
        <Overtaken form={form} now={open.settings} />
      ) : (
        form.problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
            {form.problem}
          </Alert>
        )
      )}
      <IdentityPart {...part} />
      <RegionPart {...part} />
      <CalendarPart {...part} />
      <HoursPart {...part} />
      <HolidaysPart {...part} />
      <DeskPart {...part} />
      <StartPart {...part} />
      <BackupPart />
      {!disabled && (
        <div className={classes['end']} data-waiting={count > 0}>
          <span role="status">{form.waits ? t('waiting', { ns: 'kit' }) : count > 0 && t('unsaved', { count })}</span>
          <Button variant="default" disabled={count === 0} onClick={form.reset}>
            {t('discard')}
          </Button>
          <Button type="submit" disabled={count === 0 || form.pending}>
            {t(form.pending ? 'saving' : 'save', { ns: 'kit' })}
          </Button>
        </div>
      )}
    </form>
  )
}

function SettingsSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['form']} role="status" aria-label={t('loading')}>
      {[180, 140, 220].map((height) => (
        <Skeleton key={height} height={height} radius={12} />
      ))}
    </div>
  )
}
