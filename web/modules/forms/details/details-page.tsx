import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { OpenedContent } from '../../publishing/public.ts'
import { formPlaces } from '../address.ts'
import { formLive } from '../live.ts'

const FormEditor = lazyPart(() => import('./form-editor.tsx'))
const EntryScreen = lazyPart(() => import('../fill/entry-screen.tsx'))

interface Address {
  readonly id?: unknown
  readonly entry?: unknown
}

/** One form as it is written, published and answered; without `?id=` a new draft. */
export function FormDetailsPage() {
  const { t } = useTranslation('forms')
  const { id, entry }: Address = useSearch({ strict: false })
  const back = { label: t('manage'), to: formPlaces.list, search: {} }
  const of = { label: t('entries'), to: formPlaces.details, search: { id, part: 'entries' } as object }
  return (
    <Suspense fallback={<PageSkeleton />}>
      {typeof entry === 'string' ? (
        <EntryScreen key={entry} id={entry} crumbs={[back, of]} />
      ) : typeof id === 'string' ? (
        <OpenedContent key={id} id={id} live={formLive} places={formPlaces} list={t('manage')}>
          {({ form }) => <FormEditor record={form} />}
        </OpenedContent>
      ) : (
        <FormEditor record={null} />
      )}
    </Suspense>
  )
}
