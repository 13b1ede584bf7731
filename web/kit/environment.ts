import type { Environment } from '@diwan/contract/settings/environment'

/** Repeated from the contract, whose file would bring zod into the entry; the type keeps it honest. */
const ELEMENT: typeof import('@diwan/contract/settings/environment').ENVIRONMENT_ELEMENT = 'diwan-environment'

const withoutServer: Environment = {
  apiBaseUrl: '',
  socketUrl: '',
  integrationApiBaseUrl: '',
  meetingServerHost: '',
  meetingRedirectUrl: '',
  organisation: { nameAr: 'ديوان', nameEn: 'Diwan', zone: 'Asia/Riyadh', country: 'SA' },
  workshop: import.meta.env.DEV,
}

/** What the server wrote into the page. Vite's own page still holds the placeholder. */
function read(): Environment {
  const text = document.getElementById(ELEMENT)?.textContent ?? ''
  return text.trim().startsWith('{') ? (JSON.parse(text) as Environment) : withoutServer
}

export const environment: Environment = read()
