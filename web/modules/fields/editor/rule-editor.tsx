import { Select, Switch, TextInput } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { readAnswer } from '@diwan/core/fields/read'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import type { RuleEditorProps } from '../types.ts'
import { StepsRule, TimeRule } from './scale-rules.tsx'
import classes from './editor.module.css'

type Ruled = Extract<Field, { rule: { min?: number | undefined } }>

/** What an answer must be, beside what its type says already. */
export function RuleEditor({ field, ...props }: RuleEditorProps) {
  if (!('rule' in field)) return null
  if (field.type === 'date') return <DateRule field={field} {...props} />
  if (field.type === 'time') return <TimeRule field={field} {...props} />
  if (field.type === 'rating') return <StepsRule field={field} {...props} />
  return <RangeRule field={field} {...props} />
}

function RangeRule({ field, errors, onChange }: RuleEditorProps & { field: Ruled }) {
  const { t } = useTranslation('fields')
  const { min: _min, max: _max, ...rest } = field.rule
  const { min, max } = field.rule
  const kind = field.type === 'number' ? 'number' : field.type === 'choices' ? 'choices' : 'length'
  const change = (next: { min: number | undefined; max: number | undefined }) =>
    onChange({ ...rest, ...(next.min !== undefined && { min: next.min }), ...(next.max !== undefined && { max: next.max }) })
  return (
    <div className={classes['pair']}>
      <Figure label={t(`min_${kind}`)} value={min} error={errors['rule.min']} onChange={(given) => change({ min: given, max })} />
      <Figure label={t(`max_${kind}`)} value={max} error={errors['rule.max']} onChange={(given) => change({ min, max: given })} />
      {field.type === 'number' && (
        <Switch
          label={t('whole')}
          checked={field.rule.whole}
          onChange={(event) => onChange({ ...field.rule, whole: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: number | undefined
  readonly error: string | undefined
  readonly onChange: (value: number | undefined) => void
}

/** Typed in any digits; what is no number yet stays as it is typed and changes nothing. */
function Figure({ label, value, error, onChange }: FigureProps) {
  const { t } = useTranslation('kit')
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    const reading = readAnswer(figure, text)
    return 'value' in reading ? Number(reading.value) : undefined
  }
  const wrong = typed !== undefined && typed.trim() !== '' && read(typed) === undefined
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={typed ?? (value === undefined ? '' : String(value))}
      error={wrong ? t('invalid_number') : error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (text.trim() === '') onChange(undefined)
        else if (read(text) !== undefined) onChange(read(text))
      }}
      onBlur={() => !wrong && setTyped(undefined)}
    />
  )
}
const figure: Field = {
  key: 'figure',
  type: 'number',
  labelAr: '',
  labelEn: '',
  helpAr: '',
  helpEn: '',
  required: false,
  value: '',
  readonly: false,
  rule: { whole: false },
}

type Bound = 'from' | 'to'

function DateRule({ field, above, errors, onChange }: RuleEditorProps & { field: Extract<Field, { type: 'date' }> }) {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  const dates = above.filter(({ type }) => type === 'date')
  const { rule } = field
  const change = (name: Bound | 'notBefore', value: string | null) => {
    const { [name]: _was, ...rest } = rule
    onChange(value === null || value === '' ? rest : { ...rest, [name]: value })
  }
  const bound = (name: Bound) => {
    const value = rule[name]
    const fixed = value !== undefined && value !== 'today' && value !== 'tomorrow'
    return (
      <div>
        <Select
          label={t(`date_${name}`)}
          placeholder={t('anyDay')}
          clearable
          data={[
            { value: 'today', label: t('today') },
            { value: 'tomorrow', label: t('tomorrow') },
            { value: 'fixed', label: t('fixedDay') },
          ]}
          value={value === undefined ? null : fixed ? 'fixed' : value}
          error={errors[`rule.${name}`]}
          onChange={(chosen) => change(name, chosen === 'fixed' ? new Date().toISOString().slice(0, 10) : chosen)}
        />
        {fixed && <DateField aria-label={t(`date_${name}`)} value={value} onChange={(day) => day !== '' && change(name, day)} />}
      </div>
    )
  }
  return (
    <div className={classes['pair']}>
      {bound('from')}
      {bound('to')}
      {dates.length > 0 && (
        <Select
          label={t('notBefore')}
          placeholder={t('noOther')}
          clearable
          data={dates.map(({ key, labelAr, labelEn }) => ({
            value: key,
            label: nameOf({ nameAr: labelAr, nameEn: labelEn }) || key,
          }))}
          value={rule.notBefore ?? null}
          error={errors['rule.notBefore']}
          onChange={(key) => change('notBefore', key)}
        />
      )}
    </div>
  )
}
