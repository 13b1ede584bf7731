import { SegmentedControl } from '@mantine/core'
import type { Answers, Field } from '@diwan/core/fields/field'
import { InLanguage } from '../../../ui/in-language.tsx'
import { inLanguage } from '@diwan/core/fields/labels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { FieldSheet } from '../sheet/field-sheet.tsx'
import type { BuiltForm, Names } from '../types.ts'
import classes from './builder.module.css'

/** As a phone shows it, page by page, in either language; what is filled in goes nowhere. */
export function PhonePreview({ form, fields }: { form: BuiltForm; fields: readonly Field[] }) {
  const { t } = useTranslation('fields')
  const own = useDirection() === 'rtl' ? 'ar' : 'en'
  const [language, setLanguage] = useState<'ar' | 'en'>(own)
  const [answers, setAnswers] = useState<Answers>({})
  const [names, setNames] = useState<Names>({})
  const [round, setRound] = useState(0)
  const again = () => {
    setAnswers({})
    setRound(round + 1)
  }
  return (
    <div className={classes['preview']}>
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
      <div className={classes['phone']} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <InLanguage language={language}>
          <FieldSheet
            key={`${round}`}
            title={inLanguage(language, form.nameAr, form.nameEn) || t('untitled')}
            fields={fields}
            answers={answers}
            names={names}
            language={language}
            sendLabel={t('startAgain')}
            onChange={(key, answer, named) => {
              setAnswers({ ...answers, [key]: answer })
              if (named) setNames({ ...names, [named.id]: named })
            }}
            onSend={again}
          />
        </InLanguage>
      </div>
    </div>
  )
}
