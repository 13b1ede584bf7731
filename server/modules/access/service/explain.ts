import { MAX_PERSON_GRANTS } from '@diwan/contract/access/limits'
import { flagParts } from '@diwan/contract/access/matrix'
import type { Explanation } from '@diwan/contract/access/schemas'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { Problem } from '../../../kit/http/problem.ts'
import type { ObjectKind, AccessExplanation } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import { readRelease } from '../../releases/public.ts'
import { presentKnown, presentPersonGrant } from '../presenter.ts'
import { readActor } from '../queries/actors.ts'
import { findObject, findQuoted, readPersonGrants, readRoleCells } from '../queries/people.ts'
import { demandKnown } from './person-grants.ts'

interface Question {
  readonly personId: string
  readonly name: string
  readonly record?: string | undefined
}

/** Why this person may or may not: what the decision reads, said aloud. It decides nothing itself. */
export const explainTo =
  (kinds: () => readonly ObjectKind[]) =>
  async (ctx: Ctx, { personId, name, record }: Question): Promise<Explanation> => {
    const { db } = ctx
    const known = await demandKnown(ctx, db, personId)
    const person = await readActor(ctx, personId)
    const found = record === undefined ? null : await demandRecord(ctx, kinds(), record)
    const standing = found && person ? await found.explain(person, name) : null
    const [ofRole, grants, module] = await Promise.all([
      readRoleCells(db, known.role),
      readPersonGrants(db, personId, MAX_PERSON_GRANTS),
      readRelease(db, flagParts(name).module),
    ])
    const ofPerson = grants.filter((one) => one.name === name).map(presentPersonGrant(ctx.clock.now()))
    const held = [...(person?.grants.get(name) ?? [])]
    const denied = ofPerson.some(({ effect, inForce }) => effect === 'deny' && inForce)
    const reason = reasonOf({ person, module, denied, held, standing })
    return {
      person: presentKnown(known),
      name,
      allowed: person !== null && (standing ? standing.allowed : held.length > 0) && isOpen(module),
      reason,
      held,
      ofRole: ofRole.find((cell) => cell.name === name)?.relations ?? [],
      ofPerson,
      module,
      record: found &&
        standing && {
          kind: found.kind,
          shortId: standing.shortId,
          title: standing.title,
          path: standing.path,
          relations: [...standing.relations],
          matching: [...standing.matching],
        },
      move: standing?.move ?? null,
    }
  }

interface Facts {
  readonly person: Actor | null
  readonly module: Explanation['module']
  readonly denied: boolean
  readonly held: readonly Relation[]
  readonly standing: AccessExplanation | null
}

const isOpen = (module: Explanation['module']): boolean => module === null || (module.enabled && module.status !== 'COMING_SOON')

/** In the order in which a request meets them. */
function reasonOf({ person, module, denied, held, standing }: Facts): Explanation['reason'] {
  if (!person) return 'disabled'
  if (denied) return 'denied'
  if (held.length === 0) return 'not_granted'
  if (module?.enabled === false) return 'module_disabled'
  if (module?.status === 'COMING_SOON') return 'module_coming_soon'
  if (!standing) return 'granted'
  if (standing.gone) return 'gone'
  if (standing.matching.length === 0) return 'no_relation'
  if (!standing.visible) return 'not_visible'
  if (standing.move?.open === false) return 'wrong_state'
  return 'granted'
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** The record that is meant, if the one who asks may see it himself: otherwise it does not exist. */
async function demandRecord(ctx: Ctx, kinds: readonly ObjectKind[], said: string) {
  const id = uuid.exec(said)?.[0].toLowerCase()
  const candidates = id ? [await findObject(ctx.db, id)] : await findQuoted(ctx.db, said.trim().toUpperCase())
  for (const candidate of candidates) {
    const kind = kinds.find((one) => one.kind === candidate?.kind)
    if (!candidate || !kind?.explain) continue
    const readers = await kind.readers(ctx.portal, [ctx.actor], candidate.id)
    if (readers.length === 0) continue
    const explain = async (person: Actor, name: string): Promise<AccessExplanation | null> =>
      (await kind.explain?.(ctx.portal, person, candidate.id, name)) ?? null
    return { kind: kind.kind, explain }
  }
  throw new Problem('not_found')
}
