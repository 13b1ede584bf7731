import type { Field } from '@diwan/core/fields/field'
import { inLanguage } from '@diwan/core/fields/labels'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import type { InputOf } from '../types.ts'
import { GroupWrapper } from './group-wrapper.tsx'
import classes from './scales.module.css'
import { useRadios } from './use-radios.ts'

/** Steps in a row, from the start of the page to its end; the number may be typed in any digits. */
export function RatingInput({ field, ...filling }: InputOf<Extract<Field, { type: 'rating' }>>) {
  const { t } = useTranslation('fields')
  const { low, high } = field.rule
  const given = filling.answers[field.key]
  const value = given === undefined || given === '' ? undefined : Number(given)
  const steps = Array.from({ length: high - low + 1 }, (_none, index) => low + index)
  const radios = useRadios({
    count: steps.length,
    chosen: value === undefined ? -1 : steps.indexOf(value),
    // the same step again takes the answer back, unless one is required
    choose: (index) => filling.change(field.key, steps[index] === value && !field.required ? '' : (steps[index] ?? '')),
    indexOf: (figure) => steps.indexOf(figure),
  })
  const ends = [inLanguage(filling.language, field.lowAr, field.lowEn), inLanguage(filling.language, field.highAr, field.highEn)]
  const nameOf = (step: number): string => {
    const end = step === low ? ends[0] : step === high ? ends[1] : ''
    return end ? t('rateAs', { figure: step, most: high, end }) : t('outOf', { figure: step, most: high })
  }
  return (
    <GroupWrapper field={field} errors={filling.errors} language={filling.language}>
      {(props) => (
        <div className={classes['rating']}>
          <div {...props} {...radios.group} className={classes['steps']} data-stars={field.stars || undefined}>
            {steps.map((step, index) => (
              <button key={step} {...radios.radio(index)} aria-label={nameOf(step)} className={classes['step']}>
                {field.stars ? (
                  <Star on={value !== undefined && step <= value} />
                ) : (
                  <bdi>{numberText(step, filling.language)}</bdi>
                )}
              </button>
            ))}
          </div>
          {(ends[0] || ends[1]) && (
            <div className={classes['ends']} aria-hidden>
              <UserText text={ends[0] ?? ''} />
              <UserText text={ends[1] ?? ''} />
            </div>
          )}
        </div>
      )}
    </GroupWrapper>
  )
}

function Star({ on }: { on: boolean }) {
  return on ? <IconStarFilled size={22} aria-hidden /> : <IconStar size={22} stroke={1.6} aria-hidden />
}
