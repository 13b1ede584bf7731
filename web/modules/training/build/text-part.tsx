import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { RichField } from '../../documents/public.ts'
import type { PartProps } from '../types.ts'
import classes from './build.module.css'

/** The text in both languages, that of the page first. */
export function TextPart({ lesson, errors, onChange }: PartProps<'text'>) {
  const { t } = useTranslation(['training', 'fields'])
  const own = useDirection() === 'rtl' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return (
    <div className={classes['texts']}>
      {own.map((lang) => {
        const name = lang === 'ar' ? 'bodyAr' : 'bodyEn'
        return (
          <RichField
            key={lang}
            data-field={name}
            required
            lang={lang}
            label={t(lang === 'ar' ? 'inArabic' : 'inEnglish', { ns: 'fields', label: t('lessonText') })}
            placeholder={t('writeHere')}
            value={lesson[name]}
            error={errors[name]}
            onChange={(document) => onChange({ [name]: document })}
          />
        )
      })}
    </div>
  )
}
