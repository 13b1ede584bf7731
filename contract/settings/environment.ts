import { z } from 'zod'

/** What the server writes into the page for the browser (Q.42). Nothing secret. */
export const Environment = z.object({
  apiBaseUrl: z.string(),
  socketUrl: z.string(),
  integrationApiBaseUrl: z.string(),
  meetingServerHost: z.string(),
  meetingRedirectUrl: z.string(),
  organisation: z.object({ nameAr: z.string(), nameEn: z.string(), zone: z.string(), country: z.string() }).nullable(),
  /** Development and demo only, seen from this machine: the component page exists. */
  workshop: z.boolean(),
})
export type Environment = z.infer<typeof Environment>

/** Id of the data block in the page. */
export const ENVIRONMENT_ELEMENT = 'diwan-environment'
