import { readDay, writeDay } from '@diwan/core/calendar-days'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'

/** How a day is typed, in the calendar of the reader. */
const EXAMPLE = '2026-11-20'

export interface DayTextProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'type'> {
  /** As `2026-11-20`; empty where none is chosen. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly error?: TextInputProps['error']
  readonly mayPick?: ((day: string) => boolean) | undefined
}

/** A day as it is typed: DD-MM-YYYY of either calendar. It is heard as soon as it is one, and written out when the field is left. */
export function DayText({ value, onChange, error, mayPick, onBlur, ...input }: DayTextProps) {
  const { t } = useTranslation('kit')
  const { hijri, calendar } = useReading()
  const [typed, setTyped] = useState<string>()
  const main = calendar === 'hijri' ? 'hijri' : 'gregory'
  const wrong = typed !== undefined && typed.trim() !== '' && readDay(typed, hijri) === undefined
  const [left, setLeft] = useState(false)
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      placeholder={writeDay(EXAMPLE, main, hijri)}
      value={typed ?? (value === '' ? '' : writeDay(value, main, hijri))}
      error={wrong && left ? t('notADay') : error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        setLeft(false)
        const day = readDay(text, hijri)
        if (text.trim() === '') onChange('')
        else if (day !== undefined && (mayPick?.(day) ?? true)) onChange(day)
      }}
      onBlur={(event) => {
        if (!wrong) setTyped(undefined)
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
