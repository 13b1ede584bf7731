import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { typedNumber } from '../kit/typed-number.ts'

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** Null is an empty field. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** A field that answers numbers alone. While it is being typed in, an unfinished number such as "1." stays as it was typed. */
export function NumberField({ value, onChange, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string>('')
  const shown = value ?? ''
  const fits = typedNumber(typed) === value || (typed === '' && value === 0)
  const [writing, setWriting] = useState(false)
  return (
    <NumberInput
      {...input}
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
