import { moduleEvents } from '@diwan/contract/releases/events'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { announceModules } from '../queries.ts'

/** What this release of the portal is the first to contain stays "coming soon" in an existing installation; SUPER_ADMIN is told once. */
export async function announceReady(portal: Portal, entries: readonly Entry[] = moduleEntries): Promise<void> {
  const built = entries.filter(({ status }) => status !== 'COMING_SOON').map(({ key }) => key)
  await write({ portal, clock: portal.clock, db: portal.db, actor: PORTAL }, async (tx) => {
    for (const { id, key, status } of await announceModules(tx.db, built))
      if (status === 'COMING_SOON') tx.record(moduleEvents.ready, { key }, { object: id, audience: 'staff', topics: ['modules'] })
  })
}

type Entry = Pick<(typeof moduleEntries)[number], 'key' | 'status'>
