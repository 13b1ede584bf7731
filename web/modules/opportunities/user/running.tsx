import type { Application } from '@diwan/contract/opportunities/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { instantWithin, numberText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { opportunityQueries } from '../api.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import classes from './cards.module.css'

const SHOWN = 4

/** The own applications that still run, above what can be applied for. */
export function Running() {
  const { t, i18n } = useTranslation('opportunities')
  const { data } = useInfiniteQuery(opportunityQueries.applications({ view: 'running' }))
  const items = data?.pages[0]?.items ?? []
  if (items.length === 0) return null
  return (
    <section aria-label={t('running')}>
      <div className={classes['bar']}>
        <h2>
          {t('running')} <bdi>{numberText(items.length, i18n.language)}</bdi>
        </h2>
        <Link to="/user/schedule/opportunity" search={{ tab: 'mine' } as object}>
          {t('allMine')}
        </Link>
      </div>
      <ul className={classes['running']}>
        {items.slice(0, SHOWN).map((one) => (
          <ApplicationRow key={one.id} of={one} />
        ))}
      </ul>
    </section>
  )
}

/** One own application in one line, with what may be done with it. */
export function ApplicationRow({ of }: { of: Application }) {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const { opportunity, waitingNo, waiting, offeredUntil, createdDate } = of
  const when =
    offeredUntil !== null
      ? t('offerUntil', { date: instantWithin(offeredUntil) })
      : waitingNo !== null
        ? t('yourNumber', { place: waitingNo, count: waiting })
        : t('sentOn', { date: instantWithin(createdDate) })
  return (
    <li className={classes['row']}>
      <Link
        to="/user/schedule/opportunity"
        search={{ id: opportunity.id } as object}
        className={`${classes['title']} ${classes['name']}`}
      >
        <UserText text={opportunity.position} lines={1} />
      </Link>
      {opportunity.type && (
        <span className={classes['when']}>
          <UserText text={nameOf(opportunity.type)} lines={1} />
        </span>
      )}
      <ApplicationBadge of={of} />
      <span className={classes['when']}>{when}</span>
      {of.can.own && <ApplicationActions of={of} />}
    </li>
  )
}
