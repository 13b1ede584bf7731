import { SegmentedControl } from '@mantine/core'
import { startingAnswers } from '@diwan/core/fields/check'
import type { Answers, Field } from '@diwan/core/fields/field'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { InLanguage } from '../../ui/in-language.tsx'
import { FieldInputs } from './field-inputs.tsx'
import type { Names } from './types.ts'
import classes from './fields.module.css'
import { useAnswerCheck } from './use-answer-check.ts'

/** The form as people will see it, in either direction; what is filled in here shows the conditions and goes nowhere. */
export function FieldPreview({
  fields,
  children,
}: {
  fields: readonly Field[]
  children?: (language: 'ar' | 'en') => ReactNode
}) {
  const { t } = useTranslation('fields')
  const own = useDirection() === 'rtl' ? 'ar' : 'en'
  const [language, setLanguage] = useState<'ar' | 'en'>(own)
  const [typed, setTyped] = useState<Answers>({})
  const [names, setNames] = useState<Names>({})
  const check = useAnswerCheck(fields)
  const answers = { ...startingAnswers(fields), ...typed }
  const { errors } = check(answers)
  /** Only of what was touched: an empty form is not wrong yet. */
  const shown = Object.fromEntries(Object.entries(errors).filter(([key]) => key in typed))

  return (
    <section className={classes['preview']} aria-label={t('preview')}>
      <header>
        <h2>{t('preview')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('previewLanguage')}
          data={[
            { value: 'ar', label: t('arabic') },
            { value: 'en', label: t('english') },
          ]}
          value={language}
          onChange={(chosen) => setLanguage(chosen === 'en' ? 'en' : 'ar')}
        />
      </header>
      <div dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} className={classes['paper']}>
        {children?.(language)}
        <InLanguage language={language}>
          <FieldInputs
            fields={fields}
            answers={answers}
            names={names}
            errors={shown}
            language={language}
            change={(key, answer, named) => {
              setTyped({ ...typed, [key]: answer })
              if (named) setNames({ ...names, [named.id]: named })
            }}
          />
        </InLanguage>
      </div>
    </section>
  )
}
