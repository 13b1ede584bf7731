import { formatInstant } from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { environment } from './environment.ts'
import { directionOfLanguage } from './language.ts'

/** Instants are shown where the reader sits; the organisation's zone is for its rules. */
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || environment.organisation?.zone || 'UTC'

/** 2026/11/20 04:05 PM */
export const instantText = (seconds: number): string => formatInstant(seconds, { zone: readersZone() })

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const RELATIVE_FOR = 7 * 86_400

/** «قبل ساعتين» within a week, then the instant itself. */
export function relativeText(seconds: number, nowSeconds: number, language: string): string {
  const passed = seconds - nowSeconds
  if (Math.abs(passed) >= RELATIVE_FOR) return instantText(seconds)
  const [unit, length] = steps.find(([, span]) => Math.abs(passed) >= span) ?? (['minute', 60] as const)
  const speaker = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  return speaker.format(Math.trunc(passed / length), unit)
}

export const numberText = (value: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-ca-gregory-nu-latn`).format(value)

/** 40% */
export const percentText = (part: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-ca-gregory-nu-latn`, { style: 'percent', maximumFractionDigits: 0 }).format(part)

export function useDirection(): 'rtl' | 'ltr' {
  return directionOfLanguage(useTranslation().i18n.language)
}

/** Of the two names a unit carries, the reader's first. */
export function useLocalName(): (named: { nameAr: string; nameEn: string }) => string {
  const arabic = useDirection() === 'rtl'
  return ({ nameAr, nameEn }) => (arabic ? nameAr || nameEn : nameEn || nameAr)
}
