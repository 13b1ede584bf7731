import { dayIn, dayParts, formatTime } from '@diwan/core/formats'
import { addDays } from '@diwan/core/hijri'
import { useTranslation } from 'react-i18next'
import { instantText } from '../kit/formats.ts'
import { useReading } from '../kit/reading.ts'
import { useNow } from '../kit/use-now.ts'

const MINUTE = 60
const HOUR = 3_600

interface UpdatedTextProps {
  readonly seconds: number
  /** Where there is little room: for a day of the last week, its name. */
  readonly week?: boolean
}

/** In a list: minutes within the hour, then the time, yesterday, and the day; the instant is in the tooltip. */
export function UpdatedText({ seconds, week = false }: UpdatedTextProps) {
  const { t, i18n } = useTranslation('kit')
  const reading = useReading()
  const now = useNow()
  const passed = now - seconds
  const [day, today] = [dayIn(reading.zone, seconds), dayIn(reading.zone, now)]
  const text = () => {
    if (passed >= 0 && passed < MINUTE) return t('justNow')
    if (passed >= 0 && passed < HOUR) return t('minutesShort', { minutes: Math.floor(passed / MINUTE) })
    if (day === today) return <bdi dir="ltr">{formatTime(seconds, reading)}</bdi>
    if (day === addDays(today, -1)) return t('yesterday')
    if (week && day > addDays(today, -7) && day < today) return weekdayText(day, i18n.language)
    const [first = ''] = dayParts(day, reading)
    return <bdi dir={reading.calendar === 'hijri' ? undefined : 'ltr'}>{first}</bdi>
  }
  return (
    <time style={{ whiteSpace: 'nowrap' }} dateTime={new Date(seconds * 1000).toISOString()} title={instantText(seconds)}>
      {text()}
    </time>
  )
}

const weekdayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
