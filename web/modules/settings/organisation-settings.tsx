import { Alert, Button } from '@mantine/core'
import type { OpenSettings } from '@diwan/contract/settings/schemas'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { Problem } from '../../kit/problem.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { PageSections } from '../../ui/page-sections.tsx'
import { settingsLive, settingsQueries } from './api.ts'
import { BackupPart } from './backup-part.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { DeskPart } from './desk-part.tsx'
import { FilesPart } from './files-part.tsx'
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
    <PageSections label={t('sections')}>
      <form className={classes['form']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
        {disabled && (
          <Alert variant="light" icon={<IconInfoCircle size={18} stroke={1.6} aria-hidden />}>
            {t('readOnly')}
          </Alert>
        )}
        {form.overtaken ? <Overtaken form={form} now={open.settings} /> : <FormProblem text={form.problem} />}
        <IdentityPart {...part} />
        <RegionPart {...part} />
        <CalendarPart {...part} />
        <HoursPart {...part} />
        <HolidaysPart {...part} />
        <DeskPart {...part} />
        <FilesPart {...part} mayChange={open.can.lessons} />
        <StartPart {...part} />
        <BackupPart />
        {!disabled && (
          <div className={classes['end']} data-waiting={count > 0 || undefined}>
            <span role="status">{form.waits ? t('waiting', { ns: 'kit' }) : count > 0 && t('unsaved', { count })}</span>
            {count > 0 && (
              <>
                <Button variant="default" onClick={form.reset}>
                  {t('discard')}
                </Button>
                <Button type="submit" disabled={form.pending}>
                  {t(form.pending ? 'saving' : 'save', { ns: 'kit' })}
                </Button>
              </>
            )}
          </div>
        )}
      </form>
    </PageSections>
  )
}

function SettingsSkeleton() {
  const { t } = useTranslation('settings')
  return (
    <PageSections label={t('sections')}>
      <FormSkeleton fields={6} />
    </PageSections>
  )
}
