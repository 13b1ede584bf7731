import type { Dashboard } from '@diwan/contract/dashboard/schemas/dashboard'
import { isolate } from '@diwan/core/direction'
import { dayInWords, formatHijri, formatTime } from '@diwan/core/formats'
import { offsetOn } from '@diwan/core/hijri'
import { instantOf } from '@diwan/core/working-calendar'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberTag, useLocalName, useOwnName } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { useSession } from '../../kit/session.ts'
import { useToday } from '../../kit/use-today.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './dashboard.module.css'

interface HeaderProps {
  readonly home: Dashboard | undefined
  readonly children: ReactNode
}

/** The greeting, and the day in both calendars. */
export function Header({ home, children }: HeaderProps) {
  const { t } = useTranslation('dashboard')
  const person = useSession()
  const name = useOwnName(person?.metadata ?? { fullName: '' })
  return (
    <header className={classes['hello']}>
      <div>
        <h1>{t(useGreeting(), { name: isolate(name) })}</h1>
        <p>
          <Day />
          {home && <WorkingDay home={home} />}
        </p>
      </div>
      <div className={classes['tools']}>{children}</div>
    </header>
  )
}

const [NOON, EVENING] = ['12:00', '17:00']

function useGreeting(): 'morning' | 'afternoon' | 'evening' {
  const { zone } = useReading()
  const today = useToday()
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  if (now < instantOf(zone, today, NOON)) return 'morning'
  return now < instantOf(zone, today, EVENING) ? 'afternoon' : 'evening'
}

function Day() {
  const { i18n } = useTranslation()
  const reading = useReading()
  const day = useToday()
  const weekday = new Intl.DateTimeFormat(numberTag(i18n.language), { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  const { language, hijri, digits } = reading
  return (
    <time dateTime={day} className={classes['parts']}>
      <span>
        {weekday} <bdi>{dayInWords(day, reading)}</bdi>
      </span>
      <bdi>{formatHijri(day, language, offsetOn(day, hijri), digits)}</bdi>
    </time>
  )
}

function WorkingDay({ home: { worksUntil, holiday } }: { home: Dashboard }) {
  const { t } = useTranslation('dashboard')
  const reading = useReading()
  const nameOf = useLocalName()
  if (holiday) return <UserText text={nameOf(holiday)} lines={1} />
  return <span>{worksUntil === null ? t('dayOff') : t('worksUntil', { time: isolate(formatTime(worksUntil, reading)) })}</span>
}
