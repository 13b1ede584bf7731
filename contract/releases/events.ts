import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Difference } from '../kit/difference.ts'

export const moduleEvents = {
  statusChanged: event('modules.status_changed', z.object({ key: z.string(), ...Difference.shape })),
  coloursChanged: event('modules.colours_changed', z.object({ key: z.string(), ...Difference.shape })),
  versionChanged: event('modules.version_changed', z.object({ key: z.string(), ...Difference.shape })),
  /** An older version again: only by taking a change of the version back. */
  versionRolledBack: event('modules.version_rolled_back', z.object({ key: z.string(), ...Difference.shape })),
}
