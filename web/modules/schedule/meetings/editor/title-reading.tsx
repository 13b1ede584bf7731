import type { understand as Understand } from '@diwan/core/quick-text/understand'
import { besideSign, formatClock } from '@diwan/core/formats'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWithin } from '../../../../kit/formats.ts'
import { present } from '../../../../kit/present.ts'
import { useReading } from '../../../../kit/reading.ts'
import { colleagues } from '../../../people/public.ts'
import type { MeetingValues } from '../../model/meeting-form.ts'
import { namesIn, readTitle, theOnly } from '../../model/read-title.ts'
import classes from './editor.module.css'

const REST_MS = 300

interface TitleReadingProps {
  readonly values: MeetingValues
  readonly onApply: (some: Partial<MeetingValues>) => void
}

/** Offers to take over what the title says: «اجتماع مع سارة غدا ١٠ص». */
export function TitleReading({ values, onApply }: TitleReadingProps) {
  const { t } = useTranslation('schedule')
  const reading = useReading()
  const [title] = useDebouncedValue(values.meetingTitle.trim(), REST_MS)
  const understand = useReader(title !== '')
  const names = namesIn(title)
  const hits = useQueries({ queries: names.map((name) => ({ ...colleagues(name), staleTime: 60_000 })) })
  const person = names.map((name, at) => theOnly(name, hits[at]?.data ?? [])).find(Boolean)
  const read = understand && title !== '' ? readTitle(understand(title, present()), person, values) : undefined
  if (!read) return null
  const found = [
    ...(read.day === undefined ? [] : [dayWithin(read.day)]),
    ...(read.time === undefined ? [] : [`\u2066${formatClock(read.time, reading.digits)}\u2069`]),
    ...(read.colleagues && person ? [`\u2068${person.fullName}\u2069`] : []),
  ]
  return (
    <p className={classes['read']} role="status">
      <span>{t('readInTitle', { parts: found.join(besideSign(reading)) })}</span>
      <Button data-take-over size="compact-sm" variant="default" onClick={() => onApply(read)}>
        {t('takeOver')}
      </Button>
    </p>
  )
}

/** The parser is loaded with the first title that is typed. */
function useReader(needed: boolean): typeof Understand | undefined {
  const [reader, setReader] = useState<typeof Understand>()
  useEffect(() => {
    if (needed && !reader) void import('@diwan/core/quick-text/understand').then(({ understand }) => setReader(() => understand))
  }, [needed, reader])
  return reader
}
