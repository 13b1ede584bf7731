import type { AgendaItem } from '@diwan/contract/kit/widgets'
import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { TimeText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './agenda-shape.module.css'

const MINUTE = 60_000

/** The day in the order of time, with a line where it is now. */
export function AgendaShape({ items }: { items: readonly AgendaItem[] }) {
  const now = useNow()
  const next = items.findIndex(({ wholeDay, from }) => !wholeDay && from > now)
  return (
    <ol className={classes['agenda']}>
      {items.map((item, place) => (
        <Fragment key={`${item.from} ${item.path} ${place}`}>
          {place === next && <Now seconds={now} />}
          <Entry item={item} />
        </Fragment>
      ))}
      {next < 0 && <Now seconds={now} />}
    </ol>
  )
}

function Now({ seconds }: { seconds: number }) {
  return (
    <li className={classes['now']} data-now>
      <TimeText seconds={seconds} />
    </li>
  )
}

function Entry({ item: { title, below, from, to, wholeDay, type, away, joinPath, path } }: { item: AgendaItem }) {
  const { t } = useTranslation('dashboard')
  return (
    <li className={classes['entry']}>
      <span className={classes['times']}>
        {wholeDay ? (
          t('wholeDay')
        ) : (
          <>
            <TimeText seconds={from} />
            <TimeText seconds={to} />
          </>
        )}
      </span>
      <span className={classes['what']} data-item={type}>
        <Link {...linkOf(path)}>
          {title === null ? t(away ? 'away' : 'busy') : <UserText text={title} lines={1} />}
          {below !== undefined && <UserText text={below} lines={1} />}
        </Link>
        {joinPath !== undefined && (
          <Button
            component="a"
            href={joinPath}
            target="_blank"
            rel="noreferrer"
            size="compact-sm"
            leftSection={<IconVideo size={14} stroke={1.75} aria-hidden />}
          >
            {t('join')}
          </Button>
        )}
      </span>
    </li>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000))
  useEffect(() => {
    const beat = setInterval(() => setNow(Math.floor(Date.now() / 1000)), MINUTE)
    return () => clearInterval(beat)
  }, [])
  return now
}
