import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { learnLists } from '../api/learn.ts'
import { Assigned } from './assigned.tsx'
import { Catalogue } from './catalogue.tsx'
import { Certificates } from './certificates.tsx'
import { Completed } from './completed.tsx'

const views = {
  assigned: { label: 'assignedView', shown: (label: string): ReactNode => <Assigned label={label} /> },
  catalogue: { label: 'catalogueView', shown: (label: string): ReactNode => <Catalogue label={label} /> },
  completed: { label: 'completedView', shown: (label: string): ReactNode => <Completed label={label} /> },
  certificates: { label: 'certificatesView', shown: (label: string): ReactNode => <Certificates label={label} /> },
} as const
const VIEWS = Object.keys(views) as (keyof typeof views)[]

/** What is to be learnt, what there is to choose from, and what was finished. */
export function TrainingPage() {
  const { t } = useTranslation(['training', 'releases'])
  const { view }: { view?: unknown } = useSearch({ strict: false })
  const current = oneOf(VIEWS, view) ?? 'assigned'
  const title = t('name_training', { ns: 'releases' })
  useFollowLists(learnLists)
  return (
    <>
      <PageHeader
        title={title}
        flush
        tabs={<ViewLinks label={title} param="view" views={VIEWS} current={current} labelOf={(one) => t(views[one].label)} />}
      />
      {views[current].shown(t(views[current].label))}
    </>
  )
}
