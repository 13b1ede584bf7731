import { readTime, writeTime } from '@diwan/core/calendar-days'
import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldForm } from './use-held-form.ts'

export interface TimeFieldProps extends Omit<AutocompleteProps, 'value' | 'onChange' | 'data'> {
  /** As `13:05`; empty where none is chosen. */
  readonly value: string
  readonly onChange: (time: string) => void
}

const HALF_HOURS = Array.from({ length: 48 }, (_none, at) =>
  writeTime(`${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`),
)

/** A time, typed as people write times or chosen of the half hours. */
export function TimeField({ value, onChange, error, onBlur, ...input }: TimeFieldProps) {
  const { t } = useTranslation('kit')
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wrong = typed !== undefined && typed.trim() !== '' && readTime(typed) === undefined
  useHeldForm(field, wrong, () => setLeft(true))
  return (
    <Autocomplete
      {...input}
      ref={field}
      dir="ltr"
      autoComplete="off"
      placeholder={t('timePlaceholder')}
      data={HALF_HOURS}
      filter={({ options }) => options} // all of them: what is typed needs no help
      maxDropdownHeight={240}
      value={typed ?? (value === '' ? '' : writeTime(value))}
      error={wrong && left ? t('notATime') : error}
      onChange={(text) => {
        setTyped(text)
        setLeft(false)
        const time = readTime(text)
        if (text.trim() === '') onChange('')
        else if (time !== undefined) onChange(time)
      }}
      onBlur={(event) => {
        if (!wrong) setTyped(undefined)
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
