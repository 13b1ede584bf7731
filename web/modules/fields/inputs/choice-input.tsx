import { Checkbox, Radio, Select, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import type { Field } from '@diwan/core/fields/field'
import { labelOf } from '@diwan/core/fields/labels'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../types.ts'
import { inputProps, textOf } from './written-input.tsx'

/** So many are seen at once; more are searched through. */
const SEEN = 6

export function ChoiceInput({ field, ...filling }: InputOf<Extract<Field, { type: 'choice' }>>) {
  const { t } = useTranslation('fields')
  const value = textOf(filling.answers[field.key])
  const { 'data-field': name, ...props } = inputProps(field, filling)
  const options = field.options.map((option) => ({ value: option.key, label: labelOf(option, filling.language) }))
  if (options.length > SEEN)
    return (
      <Select
        {...props}
        data-field={name}
        placeholder={t('choose')}
        data={options}
        searchable
        clearable={!field.required}
        value={value || null}
        onChange={(key) => filling.change(field.key, key ?? '')}
      />
    )
  return (
    <Radio.Group {...props} data-field={name} value={value} onChange={(key) => filling.change(field.key, key)}>
      <Stack gap={8} mt={6}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

export function ChoicesInput({ field, ...filling }: InputOf<Extract<Field, { type: 'choices' }>>) {
  const answer = filling.answers[field.key]
  return (
    <Checkbox.Group
      {...inputProps(field, filling)}
      value={Array.isArray(answer) ? answer : []}
      onChange={(keys) => filling.change(field.key, keys)}
    >
      <Stack gap={8} mt={6}>
        {field.options.map((option) => (
          <Checkbox key={option.key} value={option.key} label={labelOf(option, filling.language)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
