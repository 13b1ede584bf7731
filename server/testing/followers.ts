import type { Actor } from '../kit/access/actor.ts'
import type { Follower } from '../kit/realtime/follower.ts'

/** A connection of this person that notes what it is sent. */
export function follower(id: string, given: Partial<Follower> = {}): Follower & { readonly sent: string[] } {
  const sent: string[] = []
  const actor = { id } as Actor // what the gateway asks of a person is only who it is
  return {
    sent,
    caller: { actor, sessionId: `session of ${id}` },
    positions: new Map<string, number>(),
    topics: new Set<string>(),
    deliver: ({ seq }) => sent.push(`change ${seq}`),
    refetch: (channel) => sent.push(`refetch ${channel}`),
    refuse: (channel) => sent.push(`refused ${channel}`),
    hint: (topic) => sent.push(`hint ${topic}`),
    rightsChanged: () => sent.push('access'),
    end: () => sent.push('end'),
    ...given,
  }
}
