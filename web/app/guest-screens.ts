import { manifests } from '../gathered.gen.ts'
import type { GuestScreen } from '../kit/guests.ts'
import type { WebManifest } from '../kit/manifest.ts'

/** The screens of guests, by the purpose of their link, of all modules. */
export const guestScreens: readonly GuestScreen[] = Object.values<WebManifest>(manifests).flatMap(({ guests }) => guests ?? [])
