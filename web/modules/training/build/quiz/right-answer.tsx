import type { Field } from '@diwan/core/fields/field'
import type { RightAnswer } from '@diwan/core/quiz/question'
import { Checkbox, NumberInput, Radio, Select } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../kit/formats.ts'
import { AcceptedTexts } from './accepted-texts.tsx'
import classes from '../build.module.css'

interface RightAnswerProps {
  readonly field: Field
  readonly solution: RightAnswer | undefined
  readonly error: string | undefined
  readonly onChange: (solution: RightAnswer | undefined) => void
}

type Option = { readonly key: string; readonly labelAr: string; readonly labelEn: string }

/** What is right: never sent to those who answer, until the rule of feedback says so. */
export function RightAnswerEditor(props: RightAnswerProps) {
  const { t } = useTranslation('training')
  const { field, error } = props
  if (field.type === 'long_text') return <p className={classes['dim']}>{t('markedByHand')}</p>
  if (field.type === 'ranking') return <p className={classes['dim']}>{t('rankingRight')}</p>
  return (
    <fieldset className={classes['right']} data-right>
      <legend>{t('rightAnswer')}</legend>
      {error && <p className={classes['error']}>{error}</p>}
      <Given {...props} />
    </fieldset>
  )
}

function Given({ field, solution, onChange }: RightAnswerProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const called = (option: Option, at: number) =>
    nameOf({ nameAr: option.labelAr, nameEn: option.labelEn }) || t('optionNumber', { number: at + 1 })
  switch (field.type) {
    case 'choice':
      return (
        <Radio.Group
          aria-label={t('rightAnswer')}
          value={solution?.type === 'choice' ? solution.right : null}
          onChange={(key) => onChange({ type: 'choice', right: key })}
        >
          <div className={classes['options']}>
            {field.options.map((option, at) => (
              <Radio key={option.key} value={option.key} label={called(option, at)} />
            ))}
          </div>
        </Radio.Group>
      )
    case 'choices':
      return (
        <Checkbox.Group
          aria-label={t('rightAnswer')}
          value={solution?.type === 'choices' ? solution.right : []}
          onChange={(keys) => onChange(keys.length > 0 ? { type: 'choices', right: keys } : undefined)}
        >
          <div className={classes['options']}>
            {field.options.map((option, at) => (
              <Checkbox key={option.key} value={option.key} label={called(option, at)} />
            ))}
          </div>
        </Checkbox.Group>
      )
    case 'matrix': {
      const rows = solution?.type === 'matrix' ? solution.right : {}
      return field.rows.map((row, at) => (
        <Select
          key={row.key}
          label={called(row, at)}
          data={field.scale.map((step, place) => ({ value: step.key, label: called(step, place) }))}
          value={rows[row.key] ?? null}
          onChange={(key) => key && onChange({ type: 'matrix', right: { ...rows, [row.key]: key } })}
        />
      ))
    }
    case 'number':
      return <RightNumber solution={solution} onChange={onChange} />
    case 'text':
      return <AcceptedTexts solution={solution} onChange={onChange} />
    default:
      return null
  }
}

function RightNumber({ solution, onChange }: Pick<RightAnswerProps, 'solution' | 'onChange'>) {
  const { t } = useTranslation('training')
  const given = solution?.type === 'number' ? solution : undefined
  return (
    <div className={classes['figures']}>
      <NumberInput
        label={t('rightNumber')}
        value={given?.right ?? ''}
        onChange={(figure) =>
          onChange(typeof figure === 'number' ? { type: 'number', right: figure, tolerance: given?.tolerance ?? 0 } : undefined)
        }
      />
      <NumberInput
        label={t('tolerance')}
        min={0}
        disabled={!given}
        value={given?.tolerance ?? 0}
        onChange={(tolerance) => given && typeof tolerance === 'number' && onChange({ ...given, tolerance })}
      />
    </div>
  )
}
