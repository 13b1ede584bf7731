import { Select } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { TimeField } from '../../../ui/date/time-field.tsx'
import type { RuleEditorProps } from '../types.ts'
import classes from './editor.module.css'

type Of<T extends Field['type']> = Omit<RuleEditorProps, 'field'> & { readonly field: Extract<Field, { type: T }> }

export function TimeRule({ field: { rule }, errors, onChange }: Of<'time'>) {
  const { t } = useTranslation('fields')
  const bound = (name: 'from' | 'to') => (
    <TimeField
      label={t(`time_${name}`)}
      value={rule[name] ?? ''}
      error={errors[`rule.${name}`]}
      onChange={(time) => {
        const { [name]: _was, ...rest } = rule
        onChange(time === '' ? rest : { ...rest, [name]: time })
      }}
    />
  )
  return (
    <div className={classes['pair']}>
      {bound('from')}
      {bound('to')}
    </div>
  )
}

const LAST = [2, 3, 4, 5, 6, 7, 8, 9, 10]

/** From nought or one to at most ten. */
export function StepsRule({ field: { rule }, onChange }: Of<'rating'>) {
  const { t, i18n } = useTranslation('fields')
  const figures = (all: readonly number[]) =>
    all.map((figure) => ({ value: String(figure), label: numberText(figure, i18n.language) }))
  return (
    <div className={classes['pair']}>
      <Select
        label={t('ratingLow')}
        data={figures([0, 1])}
        value={String(rule.low)}
        allowDeselect={false}
        onChange={(low) => onChange({ ...rule, low: Number(low) })}
      />
      <Select
        label={t('ratingHigh')}
        data={figures(LAST)}
        value={String(rule.high)}
        allowDeselect={false}
        onChange={(high) => onChange({ ...rule, high: Number(high) })}
      />
    </div>
  )
}
