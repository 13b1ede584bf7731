import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../kit/kept-text.ts'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import { draftName, type Place } from './drafts.ts'

/** Writing there is over, and something was being written: the words can still be copied. */
export function KeptText({ place, label }: { place: Place; label: string }) {
  const { t } = useTranslation('writing')
  const [text] = useKeptText(draftName(place), '')
  if (text === '') return null
  return <UserTextarea label={label} description={t('textKept')} value={text} readOnly autosize maxRows={8} />
}
