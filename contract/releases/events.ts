import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Difference } from '../kit/difference.ts'

export const moduleEvents = {
  statusChanged: event('modules.status_changed', z.object({ key: z.string(), ...Difference.shape })),
  /** This release of the portal is the first that contains it; it is told once. */
  ready: event('modules.ready', z.object({ key: z.string() })),
  coloursChanged: event('modules.colours_changed', z.object({ key: z.string(), ...Difference.shape })),
  versionChanged: event('modules.version_changed', z.object({ key: z.string(), ...Difference.shape })),
  /** An older version again: only by taking a change of the version back. */
  versionRolledBack: event('modules.version_rolled_back', z.object({ key: z.string(), ...Difference.shape })),
}
