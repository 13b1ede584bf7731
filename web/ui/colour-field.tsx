import { TextInput } from '@mantine/core'
import { contrast, isColour, READABLE } from '@diwan/core/contrast'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../kit/formats.ts'
import classes from './colour-field.module.css'

export interface ColourFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (colour: string) => void
  readonly error?: ReactNode
  readonly description?: ReactNode
  readonly 'data-field'?: string
  /** What stands on the colour, or what it stands on: the contrast is shown and told when it is too weak. */
  readonly against?: string
  /** What the contrast must be; that of text when absent. */
  readonly needed?: number
  readonly disabled?: boolean
}

/** A colour as #187ed1, typed or picked, with its contrast. */
export function ColourField({
  label,
  value,
  onChange,
  error,
  description,
  against = '#ffffff',
  needed = READABLE,
  disabled,
  ...field
}: ColourFieldProps) {
  const { t, i18n } = useTranslation('kit')
  const known = isColour(value)
  const ratio = known ? contrast(value, against) : 0
  const said =
    known &&
    t(ratio >= needed ? 'contrastGood' : 'contrastWeak', {
      ratio: numberText(Math.floor(ratio * 10) / 10, i18n.language),
      needed: numberText(needed, i18n.language),
    })
  return (
    <TextInput
      {...field}
      label={label}
      description={description}
      value={value}
      error={error}
      disabled={disabled ?? false}
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      classNames={{ input: classes['hex'] ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
      leftSection={
        <input
          type="color"
          className={classes['well']}
          aria-label={t('pickColour', { label })}
          value={known ? value.toLowerCase() : '#000000'}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      inputContainer={(input) => (
        <>
          {input}
          {said && (
            <p className={classes['said']} data-weak={ratio < needed}>
              <span className={classes['sample']} style={{ background: value, color: against }} aria-hidden>
                {ratio >= READABLE && t('contrastSample')}
              </span>
              {said}
            </p>
          )}
        </>
      )}
    />
  )
}
