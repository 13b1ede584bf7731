import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoomy } from '../../kit/widths.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { DecisionScreen } from '../approvals/public.ts'
import { entryDecisionKind } from './model.ts'
import { MyForms } from './fill/my-forms.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The lists do not wait for the screens of what is opened from them. */
const FillScreen = lazyPart(() => import('./fill/fill-screen.tsx'))
const EntryScreen = lazyPart(() => import('./fill/entry-screen.tsx'))

interface Address {
  readonly id?: unknown
  readonly entry?: unknown
  readonly view?: unknown
}

/** What is to be filled in and what was sent; by `?id=` one form to fill in, by `?entry=` one that was sent. */
export function FormsPage() {
  const { t } = useTranslation('forms')
  const { id, entry, view }: Address = useSearch({ strict: false })
  const roomy = useRoomy()
  const opened = () => {
    if (typeof entry === 'string' && view !== 'decide') return <EntryScreen key={entry} id={entry} />
    if (typeof entry === 'string' && !roomy)
      return (
        <DecisionScreen
          kinds={[entryDecisionKind]}
          param="entry"
          crumb={{ label: t('decide'), to: '/user/forms', search: { view } as object }}
        />
      )
    return typeof id === 'string' && typeof entry !== 'string' ? <FillScreen key={id} id={id} /> : <MyForms />
  }
  return <Suspense fallback={<PageSkeleton />}>{opened()}</Suspense>
}
