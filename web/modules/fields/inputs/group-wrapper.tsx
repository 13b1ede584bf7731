import { Input } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { useId, type ReactNode } from 'react'
import type { InputOf } from '../types.ts'
import { inputProps } from './written-input.tsx'

/** What a group of buttons is called, helped and told by: `props` go onto the group itself. */
export function GroupWrapper({
  field,
  children,
  ...filling
}: Omit<InputOf<Field>, 'answers' | 'names' | 'change'> & { children: (props: GroupProps) => ReactNode }) {
  const id = useId()
  const { 'data-field': key, label, description, error, required } = inputProps(field, filling)
  const described = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper
      data-field={key}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      description={description}
      descriptionProps={{ id: `${id}-help` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      {children({
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
    </Input.Wrapper>
  )
}

export interface GroupProps {
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}
