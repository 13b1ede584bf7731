import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackToList } from '../../../ui/list/use-return.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

import { OpenedOpportunity } from '../parts/opened.tsx'
import { OpportunityApproval } from '../parts/opportunity-approval.tsx'
import { OpportunityActions } from '../parts/opportunity-actions.tsx'
import { OpportunityFacts } from '../parts/opportunity-facts.tsx'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import classes from './cards.module.css'

const ApplyDialog = lazyDialog(() => import('./apply-dialog.tsx'))

function useCrumbs() {
  const { t } = useTranslation('releases')
  return [{ label: t('name_opportunity'), to: '/user/schedule/opportunity', search: {} }] as const
}

/** One opportunity: to apply for, to decide, or, for its creator, to go on with. */
export default function OpportunityScreen({ id }: { id: string }) {
  return (
    <OpenedOpportunity id={id} crumbs={useCrumbs()}>
      {(of) => <Shown of={of} />}
    </OpenedOpportunity>
  )
}

function Shown({ of }: { of: OpenOpportunity }) {
  const { t } = useTranslation('opportunities')
  const { opportunity: record } = of
  const navigate = useNavigate()
  const crumbs = useCrumbs()
  const toList = () => void navigate({ to: '/user/schedule/opportunity', search: {} })
  useBackToList()
  return (
    <>
      <PageHeader
        title={record.position || t('untitled')}
        record={record.id}
        written
        crumbs={crumbs}
        action={<OpportunityActions of={of} onDeleted={toList} />}
      />
      <div className={classes['page']}>
        <div className={classes['row']}>
          <StatusBadge status={record.status} />
          <Mine of={of} />
        </div>
        <OpportunityFacts of={of} />
        <OpportunityApproval of={of} />
      </div>
    </>
  )
}

/** The own application with what may be done with it, or the way to apply. */
function Mine({ of: { opportunity: record } }: { of: OpenOpportunity }) {
  const { t } = useTranslation('opportunities')
  const [applying, setApplying] = useState(false)
  const { mine, can, status, taken, numberOfUsers } = record
  if (mine && mine.status !== 'CANCELED')
    return (
      <>
        <ApplicationBadge of={mine} />
        {mine.waitingNo !== null && (
          <span className={classes['when']}>{t('yourNumber', { place: mine.waitingNo, count: record.waiting })}</span>
        )}
        {(status === 'OPEN' || status === 'CLOSED') && <ApplicationActions of={mine} />}
      </>
    )
  if (!can.apply || status !== 'OPEN') return null
  return (
    <>
      <Button variant="filled" h={36} onClick={() => setApplying(true)}>
        {taken >= numberOfUsers ? t('joinWaiting') : t('apply')}
      </Button>
      <Suspense>{applying && <ApplyDialog record={record} opened onClose={() => setApplying(false)} />}</Suspense>
    </>
  )
}
