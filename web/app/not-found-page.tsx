import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createElement, Suspense, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyLoad } from '../kit/lazy-load.ts'
import { useSession } from '../kit/session.ts'
import { FullPage, InFrame } from './full-page.tsx'

/** The frame is loaded for those who are signed in alone; without a network the page is shown without it. */
const layout = lazyLoad(async () => ({ default: (await import('./portal-layout.tsx')).PortalLayout }))

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
      <Framed>{page}</Framed>
    </Suspense>
  )
}

function Framed({ children }: { readonly children: ReactNode }) {
  const Layout = layout.now() ?? use(layout.load())
  return Layout ? createElement(Layout, null, children) : children
}
