import { Menu } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { manifests } from '../gathered.gen.ts'
import type { Overlay, WebManifest } from '../kit/manifest.ts'
import { useSession } from '../kit/session.ts'
import { holds } from '@diwan/contract/access/vocabulary'
import { useModuleEnabled, useModuleStatus } from './module-status.ts'

const all: readonly Overlay[] = Object.values<WebManifest>(manifests).flatMap(({ overlay }) => overlay ?? [])

/** Those that this person can open now. */
function useOverlays(): readonly Overlay[] {
  const permissions = useSession()?.permissions ?? []
  const status = useModuleStatus()
  const isEnabled = useModuleEnabled()
  return all.filter(
    ({ key, needs: [module, flag] }) => status(key) !== 'COMING_SOON' && isEnabled(key) && holds(permissions, module, flag),
  )
}

/** The dialogs that modules open over any screen, each by its value in the address. */
export function Overlays() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  return useOverlays().map(({ param, Dialog }) => {
    const value = search[param]
    if (typeof value !== 'string' || value === '') return null
    const close = () => void navigate({ to: '.', search: (now: object) => ({ ...now, [param]: undefined }) })
    return (
      <Suspense key={param}>
        <Dialog value={value} onClose={close} />
      </Suspense>
    )
  })
}

/** Their lines in the menu of the person. */
export function OverlayItems() {
  return useOverlays().map(({ param, value, icon: Icon, Label }) => (
    <Menu.Item
      key={param}
      leftSection={<Icon size={17} stroke={1.6} />}
      renderRoot={(props) => <Link to="." search={(now: object) => ({ ...now, [param]: value })} {...props} />}
    >
      <Suspense fallback={'\u00A0'}>
        <Label />
      </Suspense>
    </Menu.Item>
  ))
}
