import { useNavigate } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { UserText } from '../../ui/user-text.tsx'
import { absenceWords } from './model/absence-words.ts'
import classes from './away.module.css'
import type { PlacedAbsence } from './model/place-absence.ts'

/** One absence; the words begin on the bar and may go on beside it. Its record opens where the reader may see that. */
export function AbsenceBar({ placed: { absence, offset, length, room, isCut } }: { placed: PlacedAbsence }) {
  const { t } = useTranslation('away')
  const { digits } = useReading()
  const page = useDirection()
  const navigate = useNavigate()
  const { record } = absence
  const { title, more } = absenceWords(t, absence, digits, page)
  const style = { '--offset': offset, '--length': length, '--room': room } as CSSProperties
  const words = (
    <>
      <i className={classes['bar']} data-cut={isCut || undefined} aria-hidden />
      <b>{record ? <UserText text={title} lines={1} /> : title}</b>
      {more.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </>
  )
  const label = [title, ...more].join(', ')
  if (!record)
    return (
      <div className={classes['absence']} style={style} title={label} aria-hidden>
        {words}
      </div>
    )
  return (
    <a
      className={classes['absence']}
      style={style}
      href={record.path}
      tabIndex={-1}
      title={label}
      data-own
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void navigate({ href: record.path })
      }}
    >
      {words}
    </a>
  )
}
