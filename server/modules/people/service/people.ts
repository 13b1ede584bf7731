import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Event } from '@diwan/contract/kit/event'
import { MAX_PEOPLE } from '@diwan/contract/people/limits'
import type { Person } from '@diwan/contract/users/schemas/person'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Delivery } from '../../../kit/record/recorded.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { presentPerson } from '../../users/public.ts'
import { deletePerson, insertPeople, readDegrees, readPersonOf, setDegree } from '../queries.ts'

/** What a kind of record says about its people. */
export interface PeopleOf<Row extends { readonly id: string }, Degree extends string> {
  readonly kind: string
  /** In rising order. */
  readonly degrees: readonly [Degree, ...Degree[]]
  /** Somebody holds it at all times, where there is one; absent where a column of the record says whose it is. */
  readonly owner?: NoInfer<Degree>
  readonly most?: number
  /** The sort column of its list. */
  readonly sortAt: (row: Row) => Date
  /** Whether this person sees it once added: who would not is not added. */
  readonly maySee: (person: Actor, row: Row, degree: Degree) => boolean
  /** Who hears of a change, beside the history; the lists of these people look different now. */
  readonly told: (row: Row, userIds: readonly string[]) => Omit<Delivery, 'object'>
  readonly events: {
    readonly joined: Event
    readonly left: Event
    /** Where there is more than one degree. */
    readonly changed?: Event
    /** Where there is an owner. */
    readonly handedOver?: Event
  }
  /** Refusals of its own. */
  readonly codes?: { readonly cannotBeAdded?: ErrorCode; readonly tooMany?: ErrorCode }
}

export type People<Row extends { readonly id: string }, Degree extends string> = ReturnType<typeof people<Row, Degree>>

/** The people of one kind of record. The caller holds the lock of the record and has judged the right. */
export function people<Row extends { readonly id: string }, Degree extends string>(of: PeopleOf<Row, Degree>) {
  const { degrees, owner, events, most = MAX_PEOPLE } = of
  const [lowest] = degrees

  const tell = (ctx: Ctx, tx: Tx, row: Row, event: Event | undefined, person: Person, degree: string): void => {
    if (!event) throw new Error(`People of the kind ${of.kind} have no event for this.`)
    const detail = { id: row.id, person, degree, by: presentBy(ctx.actor) }
    tx.record(event, detail, { object: row.id, ...of.told(row, [person.id]) })
  }

  /** Only owners make or unmake one; a record that has none yet gets its first. Answers how many there are. */
  async function demandOwnership(ctx: Ctx, tx: Tx, row: Row): Promise<number> {
    const held = [...(await readDegrees(tx.db, row.id))].filter(([, degree]) => degree === owner)
    if (held.length > 0 && !held.some(([id]) => id === ctx.actor.id)) throw new Problem('forbidden')
    return held.length
  }

  async function demandAnotherOwner(ctx: Ctx, tx: Tx, row: Row): Promise<void> {
    if ((await demandOwnership(ctx, tx, row)) < 2) throw new Problem('people.last_owner')
  }

  /** Those who are there already stay as they are; answers the others. One read and one statement, however many. */
  async function add(ctx: Ctx, tx: Tx, row: Row, userIds: readonly string[], degree: Degree = lowest): Promise<string[]> {
    const wanted = [...new Set(userIds)]
    const actors = new Map((await readActors({ db: tx.db, clock: ctx.clock }, wanted)).map((one) => [one.id, one]))
    const isWelcome = (id: string) => {
      const person = actors.get(id)
      return person !== undefined && of.maySee(person, row, degree)
    }
    if (!wanted.every(isWelcome)) throw new Problem(of.codes?.cannotBeAdded ?? 'people.cannot_be_added')
    const there = await readDegrees(tx.db, row.id)
    if (degree === owner) await demandOwnership(ctx, tx, row)
    const isFull = there.size + wanted.filter((id) => !there.has(id)).length > most
    if (isFull) throw new Problem(of.codes?.tooMany ?? 'people.too_many')
    const place = { id: row.id, kind: of.kind, degree, sortAt: of.sortAt(row) }
    const added = await insertPeople(tx.db, place, wanted)
    for (const id of added) {
      const { fullName, photo } = actors.get(id)!
      tell(ctx, tx, row, events.joined, { id, fullName, photo }, degree)
    }
    return added
  }

  /** Nothing happens to somebody who is not among them, or has the degree already: false. */
  async function change(ctx: Ctx, tx: Tx, row: Row, userId: string, degree: Degree): Promise<boolean> {
    const held = await readPersonOf(tx.db, row.id, userId)
    if (!held || held.degree === degree) return false
    if (held.degree === owner) await demandAnotherOwner(ctx, tx, row)
    if (degree === owner) await demandOwnership(ctx, tx, row)
    await setDegree(tx.db, row.id, userId, degree)
    tell(ctx, tx, row, events.changed, presentPerson(held.id, held.full_name, held.photo_id), degree)
    return true
  }

  async function remove(ctx: Ctx, tx: Tx, row: Row, userId: string): Promise<boolean> {
    const held = await readPersonOf(tx.db, row.id, userId)
    if (!held) return false
    if (held.degree === owner) await demandAnotherOwner(ctx, tx, row)
    await deletePerson(tx.db, row.id, userId)
    tell(ctx, tx, row, events.left, presentPerson(held.id, held.full_name, held.photo_id), held.degree)
    return true
  }

  const leave = (ctx: Ctx, tx: Tx, row: Row) => remove(ctx, tx, row, ctx.actor.id)

  /** From owner to anybody who may see it; the one before stays with the degree below. */
  async function handOver(ctx: Ctx, tx: Tx, row: Row, userId: string): Promise<void> {
    const mine = await readPersonOf(tx.db, row.id, ctx.actor.id)
    if (!owner || mine?.degree !== owner) throw new Problem('forbidden')
    if (userId === ctx.actor.id) return
    await add(ctx, tx, row, [userId], owner)
    const next = (await readPersonOf(tx.db, row.id, userId))!
    if (next.degree !== owner) await setDegree(tx.db, row.id, userId, owner)
    await setDegree(tx.db, row.id, ctx.actor.id, degrees.at(degrees.indexOf(owner) - 1) ?? lowest)
    tell(ctx, tx, row, events.handedOver, presentPerson(next.id, next.full_name, next.photo_id), owner)
  }

  return { of, add, change, remove, leave, handOver }
}

/** The portal itself is nobody. */
const presentBy = (actor: Actor): Person | null =>
  actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo }
