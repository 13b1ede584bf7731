import { dayIn, dayParts, formatTime } from '@diwan/core/formats'
import { addDays } from '@diwan/core/hijri'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantText } from '../kit/formats.ts'
import { useReading } from '../kit/reading.ts'

const MINUTE = 60
const HOUR = 3_600

/** In a list: minutes within the hour, then the time, yesterday, and the day; the instant is in the tooltip. */
export function UpdatedText({ seconds }: { seconds: number }) {
  const { t } = useTranslation('kit')
  const reading = useReading()
  const now = useNow()
  const passed = now - seconds
  const [day, today] = [dayIn(reading.zone, seconds), dayIn(reading.zone, now)]
  const text = () => {
    if (passed >= 0 && passed < MINUTE) return t('justNow')
    if (passed >= 0 && passed < HOUR) return t('minutesShort', { minutes: Math.floor(passed / MINUTE) })
    if (day === today) return <bdi dir="ltr">{formatTime(seconds, reading)}</bdi>
    if (day === addDays(today, -1)) return t('yesterday')
    const [first = ''] = dayParts(day, reading)
    return <bdi dir={reading.calendar === 'hijri' ? undefined : 'ltr'}>{first}</bdi>
  }
  return (
    <time style={{ whiteSpace: 'nowrap' }} dateTime={new Date(seconds * 1000).toISOString()} title={instantText(seconds)}>
      {text()}
    </time>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000))
  useEffect(() => {
    const beat = setInterval(() => setNow(Math.floor(Date.now() / 1000)), MINUTE * 1000)
    return () => clearInterval(beat)
  }, [])
  return now
}
