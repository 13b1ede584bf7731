import { visibleFields } from '@diwan/core/fields/conditions'
import type { Answers, Field } from '@diwan/core/fields/field'
import { isReadonly } from '@diwan/core/fields/readonly'
import { labelOf } from '@diwan/core/fields/labels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { Fact, FactPicker } from '../../ui/facts/fact-list.tsx'
import classes from './custom-fields.module.css'
import { CustomText } from './custom-text.tsx'
import type { Customized } from './types.ts'
import { useCustom } from './use-custom.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

/** Nobody waits for inputs that are not open. */
const ValueEditor = lazyDialog(() => import('./value-editor.tsx'))

/** Rows of a list of facts: what a record says under the fields of its own, each changed in place. */
export function CustomFacts(record: Customized) {
  const fields = useCustom(record.kind)
  const answers: Answers = Object.fromEntries(record.custom.map(({ key, value }) => [key, value]))
  return visibleFields(fields, answers)
    .filter((field) => !isReadonly(field) || field.key in answers)
    .map((field) => <CustomFact key={field.key} field={field} {...record} />)
}

function CustomFact({ field, ...record }: Customized & { field: Field }) {
  const { t } = useTranslation('custom-fields')
  const [opened, open] = useState(false)
  const name = labelOf(field, useDirection() === 'rtl' ? 'ar' : 'en')
  const said = record.custom.find(({ key }) => key === field.key)
  const value = said ? (
    <CustomText said={said} />
  ) : (
    <span className={classes['none']} data-missing={field.required || undefined}>
      {t(field.required ? 'missing' : 'none')}
    </span>
  )
  if (!record.may || isReadonly(field))
    return (
      <Fact name={name} locked={record.may}>
        {value}
      </Fact>
    )
  return (
    <FactPicker name={name} value={value} opened={opened} onChange={open}>
      <ValueEditor field={field} said={said} {...record} onClose={() => open(false)} />
    </FactPicker>
  )
}
