import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './editor.module.css'

export interface BothLanguagesProps {
  readonly label: string
  readonly ar: string
  readonly en: string
  readonly errors?: readonly [ar: string | undefined, en: string | undefined]
  /** Both may stay empty, though never one of them. */
  readonly optional?: boolean
  readonly long?: boolean
  /** Names the two inputs so that the first wrong one can be found: `nameAr`. */
  readonly field?: string
  readonly onChange: (ar: string, en: string) => void
}

/** One text in both languages, side by side; a missing one is flagged as soon as the other is there. */
export function BothLanguages({
  label,
  ar,
  en,
  errors = [undefined, undefined],
  optional,
  long,
  field,
  onChange,
}: BothLanguagesProps) {
  const { t } = useTranslation('fields')
  const lacks = (own: string, other: string) => (own === '' && other !== '' ? t('untranslated') : undefined)
  const Input = long ? Textarea : TextInput
  const shared = { required: !optional, autoComplete: 'off', ...(long && { autosize: true, minRows: 2 }) }
  return (
    <div className={classes['pair']}>
      <Input
        {...shared}
        {...(field !== undefined && { 'data-field': `${field}Ar` })}
        label={t('inArabic', { label })}
        lang="ar"
        dir="rtl"
        value={ar}
        error={errors[0] ?? lacks(ar, en)}
        onChange={(event) => onChange(event.currentTarget.value, en)}
      />
      <Input
        {...shared}
        {...(field !== undefined && { 'data-field': `${field}En` })}
        label={t('inEnglish', { label })}
        lang="en"
        dir="ltr"
        value={en}
        error={errors[1] ?? lacks(en, ar)}
        onChange={(event) => onChange(ar, event.currentTarget.value)}
      />
    </div>
  )
}
