import { Textarea } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface NoteFieldsProps {
  readonly form: {
    text: (name: 'notesAr' | 'notesEn') => {
      value: string
      error: string | undefined
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
    }
  }
}

/** What the change brings, in both languages: each person reads one. */
export function NoteFields({ form }: NoteFieldsProps) {
  const { t } = useTranslation('releases')
  const shape = { autosize: true, minRows: 2, maxRows: 8 } as const
  return (
    <>
      <Textarea label={t('notesAr')} description={t('notesAbout')} dir="rtl" lang="ar" {...shape} {...form.text('notesAr')} />
      <Textarea label={t('notesEn')} dir="ltr" lang="en" {...shape} {...form.text('notesEn')} />
    </>
  )
}

/** The sentence of the specification, then the reason. */
export const refusalOf = (failed: string, reason: string | undefined): string | undefined => reason && `${failed}. ${reason}`
