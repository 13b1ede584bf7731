import { NumberInput, type NumberInputProps } from '@mantine/core'
import i18next from 'i18next'
import { useState } from 'react'
import { typedNumber } from '../kit/typed-number.ts'

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** Null is an empty field. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/**
 * A field that answers numbers alone. While it is being typed in, an unfinished number such as "1." stays as it was typed. A number beyond its
 * bounds is kept and explained, never exchanged for another one.
 */
export function NumberField({ value, onChange, error, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string>('')
  const shown = value ?? ''
  const fits = typedNumber(typed) === value || (typed === '' && value === 0)
  const [writing, setWriting] = useState(false)
  return (
    <NumberInput
      {...input}
      clampBehavior="none"
      error={error ?? (value !== null && beyond(value, input))}
      value={writing && fits ? typed : shown}
      onChange={(next) => {
        setWriting(true)
        setTyped(next)
        onChange(typedNumber(next))
      }}
      onBlur={() => setWriting(false)}
    />
  )
}

function beyond(value: number, { min, max }: Pick<NumberInputProps, 'min' | 'max'>): string | undefined {
  const [least, most] = [min ?? -Infinity, max ?? Infinity]
  if (value >= least && value <= most) return undefined
  if (least === -Infinity) return i18next.t('numberAtMost', { ns: 'kit', max: most })
  if (most === Infinity) return i18next.t('numberAtLeast', { ns: 'kit', min: least })
  return i18next.t('numberBetween', { ns: 'kit', min: least, max: most })
}
