import { holds } from '@diwan/contract/access/vocabulary'
import { manifests } from '../gathered.gen.ts'
import type { Overlay, WebManifest } from '../kit/manifest.ts'
import { useSession } from '../kit/session.ts'
import { useModuleEnabled, useModuleStatus } from './module-status.ts'

export const overlays: readonly Overlay[] = Object.values<WebManifest>(manifests).flatMap(({ overlay }) => overlay ?? [])

/** The dialogs over any screen that this person can open now. */
export function useOverlays(): readonly Overlay[] {
  const permissions = useSession()?.permissions ?? []
  const status = useModuleStatus()
  const isEnabled = useModuleEnabled()
  return overlays.filter(
    ({ key, needs: [module, flag] }) => status(key) !== 'COMING_SOON' && isEnabled(key) && holds(permissions, module, flag),
  )
}

/** A value that the dialog does not know leaves it closed. */
export const opensAt = ({ value, accepts }: Pick<Overlay, 'value' | 'accepts'>, asked: string): boolean =>
  asked === value || accepts?.(asked) === true
