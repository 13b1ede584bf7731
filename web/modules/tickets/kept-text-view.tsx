import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../kit/kept-text.ts'
import { draftOf, type Kind } from './drafts/quotes.ts'
import { UserTextarea } from '../../ui/user-input.tsx'

/** Somebody closed the ticket under the writing hand: the words can still be copied. */
export function KeptText({ id, kind }: { id: string; kind: Kind }) {
  const { t } = useTranslation('tickets')
  const [text] = useKeptText(draftOf(kind, id), '')
  if (text === '') return null
  return <UserTextarea label={t(`kind_${kind}`)} description={t('textKept')} value={text} readOnly autosize maxRows={8} />
}
