import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { CannedItem, CannedSection } from '../canned/public.ts'
import { supportCanned } from './api.ts'
import { InquiryListPage } from './list/inquiry-list-page.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** What is not the queue comes when it is asked for. */
const InquiryScreen = lazyPart(() => import('./inquiry-screen.tsx'))

/** The queue of inquiries, one of them by `?id=`, and in the menu of the queue the canned answers for those who keep them. */
export function SupportPage() {
  const { id, tab }: { id?: unknown; tab?: unknown } = useSearch({ strict: false })
  const { t } = useTranslation('support')
  const mayKeep = useHolds('support', 'canned_answers')
  if (typeof id === 'string')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <InquiryScreen id={id} />
      </Suspense>
    )
  if (tab === 'canned' && mayKeep)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <CannedSection of={supportCanned} place={t('inquiries')} />
      </Suspense>
    )
  const canned = mayKeep && (
    <Suspense>
      <CannedItem />
    </Suspense>
  )
  return <InquiryListPage menu={canned} />
}
