import { moduleEvents } from '@diwan/contract/releases/events'
import { userEvents } from '@diwan/contract/users/events'
import type { Portal } from '../../kit/portal.ts'
import type { Reaction } from '../../kit/record/jobs.ts'
import { readRelease } from '../releases/public.ts'
import { readAssigned } from './queries/inquiries.ts'
import { requeueInquiry } from './service/commands/assign.ts'
import { releaseFixes } from './service/commands/wake.ts'

/** What somebody who was disabled or deleted had in hand goes back to the queue. Twice changes nothing. */
const requeueReaction = (portal: Portal): Reaction => ({
  name: 'support.requeue',
  events: [userEvents.disabled.name, userEvents.deleted.name],
  async run({ objectId }) {
    for (const id of await readAssigned(portal.db, objectId)) await requeueInquiry(portal, id, objectId)
  },
})

/** A module has another version: inquiries that waited for it are answered. The version is read as it is now. */
const releaseReaction = (portal: Portal): Reaction => ({
  name: 'support.release',
  events: [moduleEvents.versionChanged.name],
  async run({ detail }) {
    const key = String(detail['key'])
    const release = await readRelease(portal.db, key)
    if (release) await releaseFixes(portal, key, release.version)
  },
})

export const reactions = (portal: Portal): readonly Reaction[] => [requeueReaction(portal), releaseReaction(portal)]
