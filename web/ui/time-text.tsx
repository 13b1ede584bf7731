import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantText, relativeText } from '../kit/formats.ts'

const MINUTE = 60_000

/** An instant as 2026/11/20 04:05 PM, read left to right in both languages. */
export function InstantText({ seconds }: { seconds: number }) {
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()}>
      <bdi dir="ltr">{instantText(seconds)}</bdi>
    </time>
  )
}

/** «قبل ساعتين» within a week, the instant otherwise and on pointing. */
export function RelativeOrInstant({ seconds }: { seconds: number }) {
  const { i18n } = useTranslation()
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
