import { z } from 'zod'

export const RELEASE_STATUSES = ['STABLE', 'BETA', 'COMING_SOON'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]
export const ReleaseStatus = z.enum(RELEASE_STATUSES)

export const PortalModule = z.object({
  key: z.string(),
  status: ReleaseStatus,
  version: z.string(),
  hex_color: z.string(),
  gradient: z.object({ hexColor1: z.string(), hexColor2: z.string() }),
})
export type PortalModule = z.infer<typeof PortalModule>

/** Module keys one person's menus and guards know. */
export const ModuleLists = z.object({ admin: z.array(z.string()), user: z.array(z.string()) })
export type ModuleLists = z.infer<typeof ModuleLists>
