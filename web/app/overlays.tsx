import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { opensAt, useOverlays } from './use-overlays.ts'

/** The dialogs that modules open over any screen, each by its value in the address. */
export function Overlays() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  return useOverlays().map((overlay) => {
    const { param, Dialog } = overlay
    const value = search[param]
    if (typeof value !== 'string' || !opensAt(overlay, value)) return null
    const close = () => void navigate({ to: '.', search: (now: object) => ({ ...now, [param]: undefined }) })
    return (
      <Suspense key={param}>
        <Dialog value={value} onClose={close} />
      </Suspense>
    )
  })
}
