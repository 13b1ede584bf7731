import { directionOf, isolate } from '@diwan/core/direction'
import * as core from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { directionOfLanguage } from './language.ts'
import { reading } from './reading.ts'

/** For plain text and titles; a component that shows a moment uses `time-text.tsx`, which follows what the reader chooses. */
export const instantText = (seconds: number): string => core.instantText(seconds, reading())
export const dayText = (isoDay: string): string => core.dayText(isoDay, reading())

/** Within a sentence: Arabic before it would turn 20-11-2026 around. */
export const dayWithin = (isoDay: string): string => within(core.dayParts(isoDay, reading()))
export const instantWithin = (seconds: number): string => within(core.instantParts(seconds, reading()))
/** A time of the day as 4:05 PM, by the clock of a zone. */
export const timeWithin = (seconds: number, zone: string): string =>
  isolate(core.formatTime(seconds, { zone, digits: reading().digits }))
/** A time of the clock, 13:05, as 1:05 PM. */
export const clockWithin = (time: string): string => isolate(core.formatClock(time, reading().digits))
const within = (parts: readonly string[]): string => parts.map((part) => isolate(part)).join(core.besideSign(reading()))

/** Calendar and digits are always named: bare `ar-SA` means different things in different engines. */
export const numberTag = (language: string): string => `${language}-u-ca-gregory-nu-${reading().digits}`

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
  const speaker = new Intl.RelativeTimeFormat(numberTag(language), { numeric: 'auto' })
  return speaker.format(Math.trunc(passed / length), unit)
}

/** Names or counts in a row, without "and" in English: "2 yes, 1 maybe". */
export function useListText(): (parts: readonly string[]) => string {
  const { language } = useTranslation().i18n
  return (parts) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(parts)
}

export const numberText = (value: number, language: string): string => new Intl.NumberFormat(numberTag(language)).format(value)

/** 3.4: one place, for means. */
export const decimalText = (value: number, language: string, places = 1): string =>
  new Intl.NumberFormat(numberTag(language), { maximumFractionDigits: places }).format(value)

/** 40% */
export const percentText = (part: number, language: string): string =>
  new Intl.NumberFormat(numberTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(part)

export function useDirection(): 'rtl' | 'ltr' {
  return directionOfLanguage(useTranslation().i18n.language)
}

/** Of the two names a unit carries, the reader's first. */
export function useLocalName(): (named: { nameAr: string; nameEn: string }) => string {
  const arabic = useDirection() === 'rtl'
  return ({ nameAr, nameEn }) => (arabic ? nameAr || nameEn : nameEn || nameAr)
}

/** Of the two names of a person, the one in the script of the page; a person may have only one. */
export function useOwnName({ fullName, otherName }: { fullName: string; otherName?: string }): string {
  const page = useDirection()
  const other = otherName ?? ''
  return other !== '' && directionOf(fullName, page) !== page && directionOf(other, page) === page ? other : fullName
}
