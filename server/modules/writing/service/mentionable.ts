import { FOUND_PEOPLE } from '@diwan/contract/users/limits'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { holdsFlag, type Actor } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readActors } from '../../access/public.ts'
import { namedSo } from '../../users/public.ts'

/** People looked at for one answer; the policy is asked of each. */
const CANDIDATES = 100

/** Who can be mentioned in one audience of a kind of record. */
export interface MentionableIn {
  /** Refuses a caller who may not write there. `likely` are offered before a name is typed; `reads` is the policy of the audience. */
  readonly place: (ctx: Ctx, id: string) => Promise<{ likely: readonly string[]; reads: (person: Actor) => boolean }>
  /** Whether people who do not read it are offered too, because the writer can let them in. */
  readonly others: boolean
}

interface MentionInput {
  readonly id: string
  readonly text: string
}

/** Keeps the promise of a `mentionableEndpoint`: readers first, otherwise in the order in which they were found. */
export const mentionable =
  ({ place, others }: MentionableIn) =>
  async (ctx: Ctx, { id, text }: MentionInput): Promise<{ items: Mentionable[] }> => {
    const { likely, reads } = await place(ctx, id)
    const people = await candidates(ctx, text, likely)
    const found = people.map((person) => ({ person, sees: reads(person) })).filter(({ sees }) => sees || others)
    return {
      items: found
        .toSorted((a, b) => Number(b.sees) - Number(a.sees))
        .slice(0, FOUND_PEOPLE)
        .map(({ person, sees }) => ({ person: { id: person.id, fullName: person.fullName, photo: person.photo }, sees })),
    }
  }

/** The likely people, or those of the directory whose name matches; never the caller. */
async function candidates(ctx: Ctx, text: string, likely: readonly string[]): Promise<Actor[]> {
  const ids = text.trim() === '' ? likely : holdsFlag(ctx.actor, 'users', 'view') ? await namedSo(ctx.db, text, CANDIDATES) : []
  const wanted = [...new Set(ids)].filter((id) => id !== ctx.actor.id).slice(0, CANDIDATES)
  const people = await readActors(ctx.portal, wanted)
  return wanted.flatMap((id) => people.find((one) => one.id === id) ?? [])
}
