import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { leaveSaved } from '../../../kit/list/asking.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { SavedViews } from '../../saved-views/public.ts'
import { listQueries } from '../api/lists.ts'
import { queuesOf, savedTicketLists, type TicketList } from './use-ticket-filter.ts'

interface Part {
  readonly list: TicketList
}

/** The queues of a side, each with how many tickets it holds now. */
export function Queues({ list: { view, queue, saved } }: Part) {
  const { t } = useTranslation('tickets')
  const of = savedTicketLists[view]
  const { data } = useQuery(listQueries.queues(view))
  return (
    <ViewLinks
      label={t('shown')}
      param="queue"
      views={queuesOf(view)}
      current={saved ? undefined : queue}
      labelOf={(one) => t(`queue_${one}`)}
      counts={data?.counts}
      leaves={leaveSaved(of)}
    >
      <SavedViews of={of} />
    </ViewLinks>
  )
}

/** Where filters narrow it: how many of the queue are left. */
export function Fitting({ list: { view, queue, filter, narrowing } }: Part) {
  const { t, i18n } = useTranslation('kit')
  const narrowed = Object.keys(narrowing).length > 0
  const all = useQuery(listQueries.queues(view)).data?.counts[queue]
  const { data: shown } = useQuery({ ...listQueries.count(filter), enabled: narrowed })
  if (!narrowed || !shown || !all) return null
  const text = ({ count, more }: typeof shown) => `${numberText(count, i18n.language)}${more ? '+' : ''}`
  return <span data-fitting>{t('shownOf', { shown: text(shown), all: text(all) })}</span>
}
