import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { FullPage, InFrame } from './full-page.tsx'
import { lazyExtra } from '../ui/lazy-part.tsx'

/** Strangers who mistype an address need none of it. */
const PortalLayout = lazyExtra(async () => ({ default: (await import('./portal-layout.tsx')).PortalLayout }))

/** Nothing is at this address: said inside the frame to those who are signed in. */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  const signedIn = useSession() !== null
  const framed = use(InFrame)
  const page = (
    <FullPage title={t('notFoundTitle')} text={t('notFoundText')}>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('goHome')}</Button>
    </FullPage>
  )
  if (framed || !signedIn) return page
  return (
    <Suspense>
      <PortalLayout>{page}</PortalLayout>
    </Suspense>
  )
}
