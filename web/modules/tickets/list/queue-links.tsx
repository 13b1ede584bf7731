import type { TicketQueue } from '@diwan/contract/tickets/vocabulary'
import type { Counter } from '@diwan/contract/kit/page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { listQueries, type TicketView } from '../api/lists.ts'
import classes from './list.module.css'
import { queuesOf } from './use-ticket-filter.ts'

/** The queues of a side, each with how many tickets it holds now. Filters stay as they are. */
export function QueueLinks({ view, queue }: { view: TicketView; queue: TicketQueue }) {
  const { t } = useTranslation('tickets')
  const { data } = useQuery(listQueries.queues(view))
  return (
    <nav className={classes['queues']} aria-label={t('shown')}>
      {queuesOf(view).map((one) => (
        <Link
          key={one}
          to="."
          search={(now: object) => ({ ...now, queue: one === 'open' ? undefined : one })}
          className={classes['queue']}
          aria-current={one === queue ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          data-queue={one}
        >
          {t(`queue_${one}`)}
          <Count counter={data?.counts[one]} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ counter }: { counter: Counter | undefined }) {
  const { i18n } = useTranslation()
  if (!counter) return null
  return (
    <bdi dir="ltr" className={classes['count']}>
      {numberText(counter.count, i18n.language)}
      {counter.more && '+'}
    </bdi>
  )
}
