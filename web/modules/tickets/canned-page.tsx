import { useTranslation } from 'react-i18next'
import { CannedSection } from '../canned/public.ts'
import { ticketCanned } from './api/canned.ts'

/** The canned answers of those who handle tickets. */
export default function CannedPage() {
  const { t } = useTranslation('tickets')
  return <CannedSection of={ticketCanned} place={t('queue')} />
}
