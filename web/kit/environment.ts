import { ENVIRONMENT_ELEMENT, type Environment } from '@diwan/contract/settings/environment'

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
  const text = document.getElementById(ENVIRONMENT_ELEMENT)?.textContent ?? ''
  return text.trim().startsWith('{') ? (JSON.parse(text) as Environment) : withoutServer
}

export const environment: Environment = read()
