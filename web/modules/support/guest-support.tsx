import { Button } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Few need it: everybody else pays for a button only. */
const GuestForm = lazy(async () => ({ default: (await import('./guest-form.tsx')).GuestForm }))
const GuestThread = lazy(async () => ({ default: (await import('./guest-thread.tsx')).GuestThread }))

/** The secret of a link from a mail; it stands in the fragment, which no server is sent. */
const tokenIn = (hash: string): string | undefined => /(?:^|#)inquiry=([\w-]{43})$/.exec(hash)?.[1]

/** The sign-in with a way to support, for people who cannot sign in, and what the links of its mails lead to. */
export function GuestSupport({ children }: { children: (contact: ReactNode) => ReactNode }) {
  const { hash } = useLocation()
  const token = tokenIn(hash)
  const [writing, setWriting] = useState(false)
  if (token)
    return (
      <Suspense fallback={null}>
        <GuestThread key={token} token={token} />
      </Suspense>
    )
  if (writing)
    return (
      <Suspense fallback={null}>
        <GuestForm onBack={() => setWriting(false)} />
      </Suspense>
    )
  return children(<ContactButton onClick={() => setWriting(true)} />)
}

function ContactButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <Button variant="subtle" fullWidth leftSection={<IconHeadset size={17} stroke={1.6} aria-hidden />} onClick={onClick}>
      {t('contactSupport')}
    </Button>
  )
}
