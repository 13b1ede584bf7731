import { useTranslation } from 'react-i18next'
import { DocumentField } from '../../writing/public.ts'

export interface NoteFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly required?: boolean
}

/** A note for the next assignee; the requester never sees it. */
export function NoteField(props: NoteFieldProps) {
  const { t } = useTranslation('tickets')
  return (
    <DocumentField
      features="light"
      data-field="note"
      label={t('handOverNote')}
      description={t('noteAbout')}
      minRows={2}
      maxRows={8}
      {...props}
    />
  )
}
