import type { ShownOrganisation } from './schemas.ts'

/** What the server writes into the page for the browser (Q.42). Nothing secret; an empty address is the portal's own. */
export interface Environment {
  apiBaseUrl: string
  socketUrl: string
  integrationApiBaseUrl: string
  meetingServerHost: string
  meetingRedirectUrl: string
  /** Nothing before the first set-up. An open browser follows its changes. */
  organisation: ShownOrganisation | null
  /** Whether mail can be sent: `mailbox` is the one of the demo, read at `/dev/mail`. */
  mail: 'sent' | 'mailbox' | 'none'
  /** Development and demo only, seen from this machine: the component page exists. */
  workshop: boolean
}

/** Id of the data block in the page. */
export const ENVIRONMENT_ELEMENT = 'diwan-environment'
