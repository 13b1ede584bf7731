import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import { Button } from '@mantine/core'
import { IconBriefcase, IconBuilding } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { DayText } from '../../../ui/time-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { Seats } from '../parts/seats.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import classes from './cards.module.css'

interface Props {
  readonly record: Opportunity
  readonly onApply: (record: Opportunity) => void
}

/** One opportunity among others: what it is, its seats, its last day, and the way to apply. */
export function OpportunityCard({ record, onApply }: Props) {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const { id, position, type, partner, dueDate, status, mine, can, taken, numberOfUsers } = record
  const applies = status === 'OPEN' && can.apply && (mine === null || mine.status === 'CANCELED')
  return (
    <li className={classes['card']}>
      <span className={classes['type']}>
        <span className={classes['sign']}>
          <IconBriefcase size={16} stroke={1.7} aria-hidden />
        </span>
        {type ? <UserText text={nameOf(type)} lines={1} /> : t('noType')}
      </span>
      <h3>
        <Link to="/user/schedule/opportunity" search={{ id } as object} className={classes['title']}>
          <UserText text={position || t('untitled')} lines={2} />
        </Link>
      </h3>
      {partner !== '' && (
        <span className={classes['line']}>
          <IconBuilding size={16} stroke={1.6} aria-hidden />
          <UserText text={partner} lines={1} />
        </span>
      )}
      <Seats record={record} />
      <div className={classes['end']}>
        {dueDate !== null && (
          <span className={classes['due']}>
            {t('untilDay')} <DayText day={dueDate} calendar="gregory" />
            <DayText day={dueDate} calendar="hijri" />
          </span>
        )}
        {applies ? (
          <Button variant="default" h={32} onClick={() => onApply(record)}>
            {taken >= numberOfUsers ? t('joinWaiting') : t('apply')}
          </Button>
        ) : mine && mine.status !== 'CANCELED' ? (
          <ApplicationBadge of={mine} />
        ) : (
          status !== 'OPEN' && <StatusBadge status={status} />
        )}
      </div>
    </li>
  )
}
