import { entries, entryDecisions } from '@diwan/contract/forms/endpoints'
import type { Approval } from '@diwan/contract/approvals/schemas'
import type { Entry } from '@diwan/contract/forms/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { DecideBar } from '../../approvals/public.ts'
import { formQueries } from '../api.ts'
import { useFollowEntry } from '../live.ts'
import { EntryBody } from './entry-body.tsx'
import classes from './entry.module.css'

interface EntryScreenProps {
  readonly id: string
  /** Where it is a part of; the reader's own entries where nothing is said. */
  readonly crumbs?: readonly Crumb[]
  /** What comes after a decision; the list it was opened from where nothing is said. */
  readonly onDecided?: (id: string) => void
}

/** One entry, kept as it is at the portal while it is shown. */
export default function EntryScreen({ id, crumbs: given, onDecided }: EntryScreenProps) {
  const { t } = useTranslation('releases')
  const navigate = useNavigate()
  const crumbs = given ?? [{ label: t('name_forms'), to: '/user/forms', search: { view: 'mine' } as object }]
  if (!isUuid(id)) return <Refused error={new Problem('not_found', 404)} crumbs={crumbs} />
  // who was asked may see it no longer: back to the list it was opened from, unless its reader has left since
  const leave = () =>
    void navigate({
      to: '.',
      search: (now: { entry?: unknown }) => (now.entry === id ? (crumbs.at(-1)?.search ?? {}) : now),
    })
  return <Opened id={id} crumbs={crumbs} onDecided={onDecided ?? leave} />
}

function Refused({ error, crumbs }: { error: Problem; crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('releases')
  return (
    <>
      <PageHeader title={t('name_forms')} crumbs={crumbs} />
      <ErrorState error={error} />
    </>
  )
}

function Opened({ id, ...rest }: Required<EntryScreenProps>) {
  const { data, error } = useQuery(formQueries.entry(id))
  useFollowEntry(id)
  if (data) return <Shown entry={data.entry} approval={data.approval} {...rest} />
  return error ? <Refused error={error} crumbs={rest.crumbs} /> : <PageSkeleton />
}

interface ShownProps extends Required<Pick<EntryScreenProps, 'crumbs' | 'onDecided'>> {
  readonly entry: Entry
  readonly approval: Approval | null
}

function Shown({ entry, approval, crumbs, onDecided }: ShownProps) {
  const { t } = useTranslation(['forms', 'kit'])
  const nameOf = useLocalName()
  const [asks, ask] = useState(false)
  const withdraw = useWrite(entries.withdraw, { quiet: true })
  const { id, version } = entry
  const decides = approval !== null && entry.can.decide
  return (
    <div className={classes['screen']} data-fills={decides || undefined}>
      <PageHeader
        title={nameOf(entry.form)}
        written
        crumbs={crumbs}
        action={
          <>
            <Button component="a" variant="default" href={fileAddress(entries.print, { id })} download>
              {t('print')}
            </Button>
            {entry.can.withdraw && (
              <Button variant="default" onClick={() => ask(true)}>
                {t('withdraw')}
              </Button>
            )}
          </>
        }
        flush
      />
      <div className={classes['scrolled']}>
        <EntryBody entry={entry} approval={approval} />
      </div>
      {decides && (
        <div className={classes['foot']}>
          <DecideBar id={id} version={version} approval={approval} endpoints={entryDecisions} onDecided={() => onDecided(id)} />
        </div>
      )}
      <ConfirmLater
        opened={asks}
        onClose={() => ask(false)}
        title={t('withdrawTitle')}
        action={t('withdraw')}
        onConfirm={() => withdraw.mutate({ id, version }, { onSuccess: () => ask(false) })}
        write={withdraw}
      >
        {t('withdrawText')}
      </ConfirmLater>
    </div>
  )
}
