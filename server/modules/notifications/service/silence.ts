import { quietUntil } from '@diwan/core/quiet-hours'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Portal } from '../../../kit/portal.ts'
import { presentShown, readOrganisation } from '../../settings/public.ts'
import { readQuiet } from '../queries/rules.ts'
import { quietOf } from './choices.ts'

export interface Silence {
  readonly until: Date
  /** Mentions and assignments pass. */
  readonly mentions: boolean
}

/** Those of the people for whom mails and devices stay silent now: asked for all of them together. */
export async function silenceOf(
  { db }: Pick<Portal, 'db'>,
  people: readonly Actor[],
  now: Date,
): Promise<ReadonlyMap<string, Silence>> {
  const [organisation, kept] = await Promise.all([
    readOrganisation(db),
    readQuiet(
      db,
      people.map(({ id }) => id),
    ),
  ])
  if (!organisation) return new Map()
  const { weekend } = presentShown(organisation)
  return new Map(
    people.flatMap(({ id, reading: { zone, hijri } }) => {
      const quiet = quietOf(kept.get(id))
      const until = quietUntil(quiet, { zone, weekend, hijri }, toSeconds(now))
      return until === null ? [] : [[id, { until: new Date(until * 1_000), mentions: quiet.mentions }] as const]
    }),
  )
}
