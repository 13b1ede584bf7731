import { readTypedDay, writeDay } from '@diwan/core/calendar-days'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import { FieldProblem } from '../field-problem.tsx'
import { useHeldForm } from './use-held-form.ts'

/** How a day is typed, in the calendar of the reader. */

export interface DayTextProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type'> {
  /** As `2026-11-20`; empty where none is chosen. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly error?: TextInputProps['error']
  /** Counts the days that were picked beside the field; each takes the place of what is typed. */
  readonly picks?: number
  /** Why a day may not be chosen, as a code that has words. */
  readonly problemOf?: ((day: string) => string | undefined) | undefined
}

/**
 * A day as it is typed: DD-MM-YYYY of either calendar. The owner hears of it as soon as it is one. Anything else stays in the field,
 * says what is wrong when the field is left, and keeps the form around it from being sent. A day that was refused because of another field
 * is reported as soon as that field allows it.
 */
export function DayText({ value, onChange, error, problemOf, picks = 0, onBlur, ...input }: DayTextProps) {
  const { t } = useTranslation('kit')
  const { hijri, calendar } = useReading()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState({ value, picks })
  const [left, setLeft] = useState(false)
  if (shown.value !== value || shown.picks !== picks) {
    setShown({ value, picks })
    if (typed !== undefined && (shown.picks !== picks || dayOf(typed) !== value)) setTyped(undefined)
  }
  function dayOf(text: string): string | undefined {
    const read = readTypedDay(text, hijri)
    return 'day' in read ? read.day : undefined
  }
  const problem = (text: string): string | undefined => {
    if (text.trim() === '') return undefined
    const read = readTypedDay(text, hijri)
    return 'wrong' in read ? read.wrong : problemOf?.(read.day)
  }
  const wrong = typed === undefined ? undefined : problem(typed)
  const allowed = typed === undefined || wrong !== undefined ? undefined : dayOf(typed)
  /** The owner has not heard of the typed day: it was refused when it was typed. */
  const unreported = useRef(false)
  const report = (day: string) => {
    unreported.current = false
    onChange(day)
  }
  const reportLate = () => {
    if (unreported.current && allowed !== undefined) report(allowed)
  }
  const onAllowed = useEffectEvent(reportLate)
  useEffect(() => onAllowed(), [allowed])
  useHeldForm(field, wrong !== undefined, () => setLeft(true))
  const main = calendar === 'hijri' ? 'hijri' : 'gregory'
  const words = wrong === 'date' ? t('notADay') : wrong !== undefined && <FieldProblem field={{ path: '', code: wrong }} />
  return (
    <TextInput
      {...input}
      ref={field}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      placeholder={t('dayPlaceholder')}
      value={typed ?? (value === '' ? '' : writeDay(value, main, hijri))}
      error={words && left ? words : error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        setLeft(false)
        const day = dayOf(text)
        if (text.trim() === '') report('')
        else if (day !== undefined && problem(text) === undefined) report(day)
        else unreported.current = true
      }}
      onBlur={(event) => {
        reportLate()
        if (wrong === undefined) setTyped(undefined)
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
