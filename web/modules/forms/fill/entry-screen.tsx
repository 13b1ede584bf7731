import { entries, entryDecisions } from '@diwan/contract/forms/endpoints'
import type { Approval } from '@diwan/contract/approvals/schemas'
import type { Entry } from '@diwan/contract/forms/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useFollow } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { Problem } from '../../../kit/problem.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ApprovalChain, DecideBar } from '../../approvals/public.ts'
import { AnswerList } from '../../fields/reading.ts'
import { formQueries } from '../api.ts'
import classes from '../forms.module.css'
import { entryLive } from '../live.ts'

interface EntryScreenProps {
  readonly id: string
  /** Where it is a part of; the reader's own entries where nothing is said. */
  readonly crumbs?: readonly Crumb[]
}

/** One entry, kept as it is at the portal while it is shown. */
export default function EntryScreen({ id, crumbs: given }: EntryScreenProps) {
  const { t } = useTranslation('releases')
  const crumbs = given ?? [{ label: t('name_forms'), to: '/user/forms', search: { view: 'mine' } as object }]
  if (isUuid(id)) return <Opened id={id} crumbs={crumbs} />
  return <Refused error={new Problem('not_found', 404)} crumbs={crumbs} />
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

function Opened({ id, crumbs }: Required<EntryScreenProps>) {
  const { data, error } = useQuery(formQueries.entry(id))
  useFollow(entryLive, id)
  if (data) return <Shown entry={data.entry} approval={data.approval} crumbs={crumbs} />
  return error ? <Refused error={error} crumbs={crumbs} /> : <PageSkeleton />
}

function Shown({ entry, approval, crumbs }: { entry: Entry; approval: Approval | null; crumbs: readonly Crumb[] }) {
  const { t } = useTranslation(['forms', 'kit'])
  const nameOf = useLocalName()
  const [asks, ask] = useState(false)
  const navigate = useNavigate()
  // who was asked may see it no longer: back to the list it was opened from
  const left = crumbs.at(-1)?.search ?? {}
  const withdraw = useWrite(entries.withdraw, { quiet: true })
  const { id, version, made } = entry
  return (
    <>
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
      />
      <div className={classes['entry']}>
        <FactList label={t('entry')}>
          <Fact name={t('entry')}>
            <ShortIdText shortId={entry.shortId} />
          </Fact>
          <Fact name={t('status')}>
            <StatusBadge status={entry.status} />
          </Fact>
          <Fact name={t('sentBy')}>
            <PersonChip person={entry.by} />
          </Fact>
          <Fact name={t('sentOn')}>
            <InstantText seconds={entry.createdDate} />
          </Fact>
          {made && (
            <Fact name={t('becameOf')}>
              <Link {...linkOf(made.path)}>
                <UserText text={made.title} />
              </Link>
            </Fact>
          )}
        </FactList>
        <section aria-label={t('answers')}>
          <AnswerList answers={entry.answers} />
        </section>
        {approval && <ApprovalChain approval={approval} by={entry.by} sent={entry.createdDate} />}
        {approval && entry.can.decide && (
          <DecideBar
            key={version}
            id={id}
            version={version}
            approval={approval}
            endpoints={entryDecisions}
            onDecided={() => void navigate({ to: '.', search: left })}
          />
        )}
      </div>
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
    </>
  )
}
