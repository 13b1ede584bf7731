import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyExtra } from '../../ui/lazy-part.tsx'

/** Few need it: everybody else pays for a link only. */
const Guest = lazyExtra(() => import('./guest.tsx'))

/** The sign-in, or what a stranger opened there: `#inquiry`, and with the secret of a mail `#inquiry=…`, which no server is sent. */
export function GuestSupport({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  return hash.startsWith('inquiry') ? (
    <Suspense>
      <Guest token={hash.slice('inquiry='.length)} />
    </Suspense>
  ) : (
    children
  )
}

/** For people who cannot sign in. */
export function ContactSupport() {
  const { t } = useTranslation('identity')
  return (
    <Button variant="subtle" fullWidth renderRoot={(props) => <Link to="/access/login" hash="inquiry" {...props} />}>
      {t('contactSupport')}
    </Button>
  )
}
