import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/date/date-field.tsx'
import DateRange from '../../ui/date/date-range.tsx'
import { InstantField } from '../../ui/date/instant-field.tsx'
import { TimeField } from '../../ui/date/time-field.tsx'
import classes from './workshop.module.css'

/** Days and times, empty and filled, refused, bounded and not to be changed. */
export function DateSpecimens() {
  const { t } = useTranslation('kit')
  const [day, setDay] = useState('2026-11-20')
  const [none, setNone] = useState('')
  const [time, setTime] = useState('13:05')
  const [local, setLocal] = useState('2026-11-20T13:05')
  const [span, setSpan] = useState<readonly [string | undefined, string | undefined]>(['2026-10-24', '2026-11-22'])
  const label = t('pickDay')
  return (
    <div className={classes['column']}>
      <DateField label={label} value={none} onChange={setNone} required />
      <DateField label={label} value={day} onChange={setDay} min="2026-11-10" max="2026-11-25" />
      <DateField label={label} value={none} onChange={setNone} error={t('invalid_date')} />
      <DateField label={label} value={day} onChange={setDay} disabled />
      <TimeField label={t('time')} value={time} onChange={setTime} />
      <InstantField label={label} value={local} onChange={setLocal} />
      <DateRange from={span[0]} to={span[1]} onChange={(from, to) => setSpan([from, to])} />
    </div>
  )
}
