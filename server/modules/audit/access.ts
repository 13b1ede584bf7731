import { PLATFORM_MODULES } from '@diwan/contract/audit/vocabulary'
import type { Actor } from '../../kit/access/actor.ts'
import { holdsFlag } from '../../kit/access/actor.ts'

/** What of the log somebody reads. `own`: of this person; `only` and `without`: modules. */
export interface Reading {
  readonly own?: string
  readonly only?: readonly string[]
  readonly without: readonly string[]
}

/**
 * Everybody reads their own sign-ins. A reader of the whole log reads the half they look after: the events of the
 * platform with the modules' status, those of the organisation with its settings, or both. What was done to rights is read by
 * people who may revert it.
 */
export function readingOf(actor: Actor): Reading {
  if (!actor.grants.get('audit.view')?.has('all')) return { own: actor.id, without: [] }
  const [platform, organisation] = [holdsFlag(actor, 'modules', 'status'), holdsFlag(actor, 'settings', 'organisation')]
  if (platform && organisation) return { without: [] }
  if (organisation) return { without: ['platform'] }
  const rights = holdsFlag(actor, 'settings', 'roles') ? ['access'] : []
  return platform ? { only: [...PLATFORM_MODULES, ...rights], without: [] } : { own: actor.id, without: [] }
}
