import { isolate } from '@diwan/core/direction'
import { isUuid } from '@diwan/core/identifiers'
import { VisuallyHidden } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { awayOf } from '../kit/away.ts'
import { dayWithin, useDirection } from '../kit/formats.ts'
import { useHolds } from '../kit/rights.ts'
import classes from './person-chip.module.css'

const KEPT_MS = 5 * 60_000

interface AwayBesideProps {
  readonly id: string
  /** The sentence is shown; without it there is a sign that says it. */
  readonly inWords?: boolean
}

/** Until when somebody is away and who covers, beside the name. */
export function AwayBeside({ id, inWords = false }: AwayBesideProps) {
  const { t } = useTranslation('kit')
  const page = useDirection()
  const mayAsk = useHolds('users', 'view')
  const { data: away } = useQuery({
    queryKey: ['away', id],
    queryFn: () => awayOf(id),
    enabled: mayAsk && isUuid(id),
    staleTime: KEPT_MS,
  })
  if (!away) return null
  const { untilDay, cover } = away
  const day = dayWithin(untilDay)
  const words = cover ? t('awayUntilCover', { day, name: isolate(cover.fullName, page) }) : t('awayUntil', { day })
  if (inWords)
    return (
      <small className={classes['away']} data-away>
        {words}
      </small>
    )
  return (
    <span className={classes['away']} title={words} data-away>
      <IconCalendarOff size={14} stroke={1.7} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
