import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../../kit/rights.ts'
import { Sections, type Section } from '../../../ui/sections.tsx'
import { Chains } from './chains.tsx'
import { RequestTypes } from './request-types.tsx'

interface SchedulePageProps {
  /** The settings of the opportunities, which are a module of their own. */
  readonly opportunities: ReactNode
}

/** The settings of the schedule, in sections. */
export function SchedulePage({ opportunities }: SchedulePageProps) {
  const { t } = useTranslation(['schedule', 'releases'])
  const manages = useHolds('schedule', 'manage')
  const sections: readonly Section[] = [
    { name: 'types', label: t('requestTypes'), screen: <RequestTypes /> },
    ...(manages ? [{ name: 'chains', label: t('chains'), screen: <Chains /> }] : []),
    { name: 'opportunities', label: t('paneOpportunities'), screen: opportunities },
  ]
  const title = t('name_schedule', { ns: 'releases' })
  return <Sections title={title} label={title} sections={sections} />
}
