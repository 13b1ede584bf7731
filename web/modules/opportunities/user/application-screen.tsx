import type { Application } from '@diwan/contract/opportunities/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { AttachmentList } from '../../../ui/attachment-list.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Activity } from '../../life/public.ts'
import { opportunityQueries } from '../api.ts'
import { applicationLive } from '../live.ts'
import { Refused } from '../parts/opened.tsx'
import classes from './cards.module.css'
import { ApplicationRow } from './running.tsx'

function useCrumbs() {
  const { t } = useTranslation(['releases', 'opportunities'])
  return [
    { label: t('name_opportunity'), to: '/user/schedule/opportunity', search: {} },
    { label: t('tab_mine', { ns: 'opportunities' }), to: '/user/schedule/opportunity', search: { tab: 'mine' } as object },
  ] as const
}

/** One own application with what was sent, why it was declined, and what happened to it. */
export default function ApplicationScreen({ id }: { id: string }) {
  const crumbs = useCrumbs()
  return isUuid(id) ? <Opened id={id} /> : <Refused crumbs={crumbs} error={new Problem('not_found', 404)} />
}

function Opened({ id }: { id: string }) {
  const crumbs = useCrumbs()
  const { data, error, isPaused, refetch } = useQuery(opportunityQueries.application(id))
  useFollow(applicationLive, id)
  if (error && (!data || error.code === 'not_found'))
    return <Refused crumbs={crumbs} error={error} onRetry={() => void refetch()} />
  if (data) return <Shown of={data.application} />
  return isPaused ? <Refused crumbs={crumbs} error={new Problem('unavailable')} /> : <PageSkeleton />
}

function Shown({ of }: { of: Application }) {
  const { t } = useTranslation('opportunities')
  return (
    <>
      <PageHeader title={of.opportunity.position} written crumbs={useCrumbs()} />
      <ul className={classes['running']}>
        <ApplicationRow of={of} />
      </ul>
      <div className={classes['page']}>
        {of.reason !== '' && (
          <Alert color="red" variant="light" title={t('reason')}>
            <LinkedText text={of.reason} />
          </Alert>
        )}
        {of.note !== '' && (
          <p className={classes['text']}>
            <LinkedText text={of.note} />
          </p>
        )}
        <AttachmentList files={of.files} />
        <Activity id={of.id} />
      </div>
    </>
  )
}
