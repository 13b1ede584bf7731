import { ENVIRONMENT_ELEMENT, type Environment } from '@diwan/contract/settings/environment'
import { DEFAULT_COLOURS } from '@diwan/contract/settings/vocabulary'
import { useSyncExternalStore } from 'react'

const withoutServer: Environment = {
  apiBaseUrl: '',
  socketUrl: '',
  integrationApiBaseUrl: '',
  meetingServerHost: '',
  meetingRedirectUrl: '',
  organisation: {
    nameAr: 'ديوان',
    nameEn: 'Diwan',
    logo: null,
    colours: { ...DEFAULT_COLOURS },
    country: 'SA',
    zone: 'Asia/Riyadh',
    weekStart: 0,
    weekend: [5, 6],
    monthNames: 'SA',
    calendar: 'gregory',
    hijriOffset: 0,
    hijriMonths: [],
    language: 'ar',
    digits: 'latn',
    passwordMin: 6,
    lessonMb: 10,
  },
  mail: 'none',
  workshop: import.meta.env.DEV,
}

/** What the server wrote into the page. Vite's own page still holds the placeholder. */
function read(): Environment {
  const text = document.getElementById(ENVIRONMENT_ELEMENT)?.textContent ?? ''
  return text.trim().startsWith('{') ? (JSON.parse(text) as Environment) : withoutServer
}

export const environment: Environment = read()

const listeners = new Set<() => void>()

/** What an administrator changed reaches every open browser; what only reads it at the moment of use needs no hook. */
export function followOrganisation(now: Environment['organisation']): void {
  if (JSON.stringify(now) === JSON.stringify(environment.organisation)) return
  environment.organisation = now
  for (const listener of listeners) listener()
}

/** Names, logo, colours, week and calendar as they are now. */
export const useOrganisation = (): Environment['organisation'] =>
  useSyncExternalStore(onOrganisation, () => environment.organisation)

/** The listener runs after each change. */
export function onOrganisation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
