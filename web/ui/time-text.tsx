import { weekdayOf } from '@diwan/core/calendar-days'
import { besideSign, dayParts, formatTime, instantParts, weekdayName } from '@diwan/core/formats'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantText, relativeText } from '../kit/formats.ts'
import { useReading } from '../kit/reading.ts'
import classes from './time-text.module.css'

const MINUTE = 60_000
/** Digits alone do not turn a date: ٢٠٢٦/١١/٢٠ ٠٤:٠٥ PM stands in the order of 2026/11/20 04:05 PM. */
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u

/** An instant as 2026/11/20 04:05 PM where the reader sits, in the reader's calendars and digits. */
export function InstantText({ seconds }: { seconds: number }) {
  const reading = useReading()
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()}>
      <Beside parts={instantParts(seconds, reading)} sign={besideSign(reading)} />
    </time>
  )
}

/** A time as 4:05 PM, where its day stands nearby; the instant on pointing. */
export function TimeText({ seconds }: { seconds: number }) {
  const reading = useReading()
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} title={instantText(seconds)}>
      <bdi dir="ltr">{formatTime(seconds, reading)}</bdi>
    </time>
  )
}

interface DayTextProps {
  readonly day: string
  /** In both calendars, where it decides something for several people. */
  readonly both?: boolean
  /** In this one alone, where the other stands beside it by itself. */
  readonly calendar?: 'gregory' | 'hijri'
}

/** A day as 20-11-2026, the same in every zone. */
export function DayText({ day, both = false, calendar }: DayTextProps) {
  const chosen = useReading()
  const reading = { ...chosen, calendar: calendar ?? (both ? ('both' as const) : chosen.calendar) }
  return (
    <time dateTime={day} className={classes['day']}>
      <Beside parts={dayParts(day, reading)} sign={besideSign(reading)} />
    </time>
  )
}

/** «الجمعة 20-11-2026»: a day on which people meet. */
export function WeekdayText(props: DayTextProps) {
  const reading = useReading()
  return (
    <>
      {weekdayName(weekdayOf(props.day), reading, 'long')} <DayText {...props} />
    </>
  )
}

/** Each calendar reads in its own direction: digits and PM from the left, «10 جمادى الآخرة 1448» from the right. */
function Beside({ parts, sign }: { parts: readonly string[]; sign: string }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && sign}
      <bdi dir={ARABIC_LETTER.test(part) ? 'rtl' : 'ltr'}>{part}</bdi>
    </Fragment>
  ))
}

/** «قبل ساعتين» within a week, the instant otherwise and on pointing. */
export function RelativeOrInstant({ seconds }: { seconds: number }) {
  const { i18n } = useTranslation()
  useReading()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(beat)
  }, [])
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} title={instantText(seconds)}>
      <bdi>{relativeText(seconds, Math.floor(now / 1000), i18n.language)}</bdi>
    </time>
  )
}
