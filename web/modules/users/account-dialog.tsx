import { Button, Modal, Select, Switch } from '@mantine/core'
import { accounts } from '@diwan/contract/users/endpoints/accounts'
import type { Account } from '@diwan/contract/users/schemas/account'
import { CALENDARS, DIGITS, LANGUAGES } from '@diwan/contract/settings/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import '../../ui/switch-styles.ts'
import { InstantText } from '../../ui/time-text.tsx'
import { AccountTokens } from './account-tokens.tsx'
import { userQueries } from './api.ts'
import classes from './people-section.module.css'

/** The technical side of a person, for account administrators; nothing private. */
export function AccountDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit'])
  const { data, error } = useQuery(userQueries.account(id))
  if (data) return <OpenAccount account={data} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={t('account')} closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}>
      {error ? <ErrorState error={error} /> : <PageSkeleton />}
    </Modal>
  )
}

interface Part {
  readonly account: Account
}

/** Stands for "as the organisation has it": a select knows no null. */
const THEIRS = ''

function OpenAccount({ account, onClose }: Part & { onClose: () => void }) {
  const { t } = useTranslation(['users', 'profile'])
  const { id, version, fullName, language, digits, calendar, zone, renewalDue } = account
  const initial = useMemo(
    () => ({ language, digits: digits ?? THEIRS, calendar: calendar ?? THEIRS, zone: zone ?? THEIRS, renewalDue }) as const,
    [language, digits, calendar, zone, renewalDue],
  )
  const form = useForm({
    endpoint: accounts.change,
    initial,
    toInput: (values) => ({
      id,
      version,
      language: values.language,
      digits: values.digits || null,
      calendar: values.calendar || null,
      zone: values.zone || null,
      renewalDue: values.renewalDue,
    }),
    done: onClose,
  })
  const pick = (name: 'digits' | 'calendar' | 'zone') => {
    const { value, onChange, required: _always, ...rest } = form.pick(name) // it always holds one
    const change = (chosen: string | null) => onChange(chosen ?? THEIRS)
    return { ...rest, label: t(name, { ns: 'profile' }), value, allowDeselect: false, onChange: change }
  }
  const theirs = { value: THEIRS, label: t('asOrganisationHasIt') }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('accountOf', { name: fullName })}
      form={form}
      aside={<EndSessions account={account} />}
    >
      <State account={account} />
      <div data-pair>
        <Select
          label={t('language', { ns: 'profile' })}
          data={LANGUAGES.map((value) => ({ value, label: t(`language_${value}`, { ns: 'profile' }) }))}
          allowDeselect={false}
          {...form.pick('language')}
          required={false}
          onChange={(value) => value && form.change({ language: value })}
        />
        <Select
          {...pick('digits')}
          data={[theirs, ...DIGITS.map((value) => ({ value, label: t(`digits_${value}`, { ns: 'profile' }) }))]}
        />
      </div>
      <div data-pair>
        <Select
          {...pick('calendar')}
          data={[theirs, ...CALENDARS.map((value) => ({ value, label: t(`calendar_${value}`, { ns: 'profile' }) }))]}
        />
        <Select
          {...pick('zone')}
          searchable
          maxDropdownHeight={260}
          nothingFoundMessage={t('zoneUnknown', { ns: 'profile' })}
          data={[{ value: THEIRS, label: t('asDeviceHasIt') }, ...Intl.supportedValuesOf('timeZone')]}
        />
      </div>
      <Switch
        data-field="renewalDue"
        label={t('renewalDue')}
        description={t('renewalDueText')}
        checked={form.values.renewalDue}
        onChange={(event) => form.change({ renewalDue: event.currentTarget.checked })}
      />
      <AccountTokens account={account} />
    </FormDialog>
  )
}

/** Whether the account waits after wrong codes, with the way to end that. */
function State({ account: { id, version, lockedUntil, sessions } }: Part) {
  const { t } = useTranslation('users')
  const unlock = useWrite(accounts.unlock)
  return (
    <dl className={classes['facts']}>
      <dt>{t('accountState')}</dt>
      <dd>
        {lockedUntil === null ? (
          t('accountOpen')
        ) : (
          <span className={classes['locked']}>
            <span className={classes['warning']}>
              {t('accountLockedUntil')} <InstantText seconds={lockedUntil} />
            </span>
            <Button variant="default" size="xs" h={36} disabled={unlock.isPending} onClick={() => unlock.mutate({ id, version })}>
              {t('unlock')}
            </Button>
          </span>
        )}
      </dd>
      <dt>{t('livingSessions')}</dt>
      <dd>{t('sessionCount', { count: sessions })}</dd>
    </dl>
  )
}

function EndSessions({ account: { id, version, fullName, sessions, tokens } }: Part) {
  const { t } = useTranslation('users')
  const [opened, setOpened] = useState(false)
  const write = useWrite(accounts.endSessions, { quiet: true })
  const close = () => setOpened(false)
  return (
    // The dialog that asks is a form itself: what it submits is not meant for this one.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Button variant="subtle" color="red" disabled={sessions + tokens === 0} onClick={() => setOpened(true)}>
        {t('endSessions')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t('endSessionsTitle', { name: fullName })}
        action={t('endSessions')}
        write={write}
        onConfirm={() => write.mutate({ id, version }, { onSuccess: close })}
      >
        {t('endSessionsText')}
      </ConfirmDialog>
    </div>
  )
}
