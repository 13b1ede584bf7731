import { Checkbox, Radio, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { isOther, OTHER, OTHER_MAX, otherText } from '@diwan/core/fields/answer-shapes'
import type { Field } from '@diwan/core/fields/field'
import { labelOf } from '@diwan/core/fields/labels'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UserInput } from '../../../ui/user-input.tsx'
import type { Filling, InputOf } from '../types.ts'
import classes from './options.module.css'
import { inputProps, textOf } from './written-input.tsx'
import { lazyExtra } from '../../../ui/lazy-part.tsx'

const ChoiceSelect = lazyExtra(() => import('./choice-select.tsx'))
const ChoicesSelect = lazyExtra(() => import('./choices-select.tsx'))

/** So many are seen at once; more are searched through. */
const SEEN = 6
/** So many can be ticked in a list of boxes; more are searched through, too. */
const BOXES = 20

type Choice = Extract<Field, { type: 'choice' }>

/** What is offered, as it is called; what may be written instead comes last. */
function useOptions(field: Choice | Extract<Field, { type: 'choices' }>, language: Filling['language']) {
  const { t } = useTranslation('fields')
  return [
    ...field.options.map((option) => ({ value: option.key, label: labelOf(option, language) })),
    ...(field.other ? [{ value: OTHER, label: t('other') }] : []),
  ]
}

export function ChoiceInput({ field, ...filling }: InputOf<Choice>) {
  const value = textOf(filling.answers[field.key])
  const options = useOptions(field, filling.language)
  const { 'data-field': name, ...props } = inputProps(field, filling)
  const chosen = isOther(value) ? OTHER : value
  const choose = (key: string) => key !== chosen && filling.change(field.key, key)
  const written = isOther(value) && (
    <Written
      label={labelOf(field, filling.language)}
      text={otherText(value)}
      write={(text) => filling.change(field.key, OTHER + text)}
    />
  )
  if (field.list || options.length > SEEN)
    return (
      <div>
        <Suspense fallback={<Skeleton height={62} />}>
          <ChoiceSelect
            {...props}
            data-field={name}
            options={options}
            searchable={options.length > SEEN}
            value={chosen}
            onChoose={choose}
          />
        </Suspense>
        {written}
      </div>
    )
  return (
    <Radio.Group {...props} data-field={name} value={chosen} onChange={choose}>
      <div className={classes['options']}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} className={classes['option'] ?? ''} />
        ))}
        {written}
      </div>
    </Radio.Group>
  )
}

export function ChoicesInput({ field, ...filling }: InputOf<Extract<Field, { type: 'choices' }>>) {
  const answer = filling.answers[field.key]
  const given = Array.isArray(answer) ? answer : []
  const options = useOptions(field, filling.language)
  const { 'data-field': name, ...props } = inputProps(field, filling)
  const other = given.find(isOther)
  const chosen = given.map((value) => (isOther(value) ? OTHER : value))
  const keep = (keys: readonly string[], text = other ?? OTHER) =>
    filling.change(
      field.key,
      keys.map((key) => (key === OTHER ? text : key)),
    )
  const written = other !== undefined && (
    <Written label={labelOf(field, filling.language)} text={otherText(other)} write={(text) => keep(chosen, OTHER + text)} />
  )
  if (options.length > BOXES)
    return (
      <div>
        <Suspense fallback={<Skeleton height={62} />}>
          <ChoicesSelect {...props} data-field={name} options={options} value={chosen} onChoose={keep} />
        </Suspense>
        {written}
      </div>
    )
  return (
    <Checkbox.Group {...props} data-field={name} value={chosen} onChange={(keys) => keep(keys)}>
      <div className={classes['options']}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} className={classes['option'] ?? ''} />
        ))}
        {written}
      </div>
    </Checkbox.Group>
  )
}

function Written({ label, text, write }: { label: string; text: string; write: (text: string) => void }) {
  const { t } = useTranslation('fields')
  const input = useRef<HTMLInputElement>(null)
  const isFresh = useRef(text === '')
  useEffect(() => {
    if (isFresh.current) input.current?.focus() // it was just asked for
  }, [])
  return (
    <UserInput
      className={classes['written'] ?? ''}
      aria-label={`${label}: ${t('otherText')}`}
      placeholder={t('writeOther')}
      ref={input}
      maxLength={OTHER_MAX}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}
