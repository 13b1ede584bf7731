import type { Relation } from '@diwan/contract/access/vocabulary'
import type { KindName } from '@diwan/contract/kit/record-kind'
import type { Actor } from '../access/actor.ts'
import type { Reach } from '../access/reach.ts'

/**
 * Hint topics are named by the relation that carries them: `notes:note:own:<person>`. A person hears a topic if and only if that
 * relation, granted under the flag of the kind, opens the record to them. A holder of `all` hears one topic for every record.
 */
export function hintTopics<Row>({ name, module, view }: KindName, reach: Reach<Row>) {
  const topic = (relation: Relation, holder: string): string => `${module}:${name}:${relation}:${holder}`
  const everyRecord = `${module}:${name}:every`
  const relations = Object.keys(reach) as Relation[]

  return {
    topicsOf: (row: Partial<Row>, linked: readonly string[] = []): string[] => {
      const holders = relations.flatMap((relation) => {
        const carrier = reach[relation]!
        if ('link' in carrier) return linked.map((holder) => topic(relation, holder))
        const holder = row[carrier.column]
        return typeof holder === 'string' ? [topic(relation, holder)] : []
      })
      return [...new Set([everyRecord, ...holders])]
    },

    topicsFor: (actor: Actor): string[] => {
      const granted = actor.grants.get(view)
      if (!granted) return []
      if (granted.has('all')) return [everyRecord]
      return relations
        .filter((relation) => granted.has(relation))
        .flatMap((relation) => {
          const carrier = reach[relation]!
          const ids = 'link' in carrier ? carrier.link.ids(actor) : carrier.ids(actor)
          return ids.map((holder) => topic(relation, holder))
        })
    },
  }
}
