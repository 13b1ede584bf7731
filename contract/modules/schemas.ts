import { z } from 'zod'

export const RELEASE_STATUSES = ['STABLE', 'BETA', 'COMING_SOON'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]
export const ReleaseStatus = z.enum(RELEASE_STATUSES)

/** Colours of a module that has none of its own (S9.04). */
export const DEFAULT_HEX_COLOR = '#187ED1'
export const DEFAULT_GRADIENT = { hexColor1: '#187ED1', hexColor2: '#0e67ad' }

export const PortalModule = z.object({
  key: z.string(),
  status: ReleaseStatus,
  version: z.string(),
  hex_color: z.string(),
  gradient: z.object({ hexColor1: z.string(), hexColor2: z.string() }),
})
export type PortalModule = z.infer<typeof PortalModule>
