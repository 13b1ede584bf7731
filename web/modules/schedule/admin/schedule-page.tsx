import { useTranslation } from 'react-i18next'
import { Sections, type Section } from '../../../ui/sections.tsx'
import { OpportunitySettings } from '../../opportunities/public.ts'
import { RequestTypes } from './request-types.tsx'

/** The settings of the schedule, in sections. */
export function SchedulePage() {
  const { t } = useTranslation(['schedule', 'releases'])
  const sections: readonly Section[] = [
    { name: 'types', label: t('requestTypes'), screen: <RequestTypes /> },
    { name: 'opportunities', label: t('paneOpportunities'), screen: <OpportunitySettings /> },
  ]
  const title = t('name_schedule', { ns: 'releases' })
  return <Sections title={title} label={title} sections={sections} />
}
