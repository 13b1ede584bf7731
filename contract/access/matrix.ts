import { changedDefaults as declared } from '../gathered/changed-defaults.gen.ts'
import { flags } from '../gathered/flags.gen.ts'
import type { ChangedDefault } from '../kit/manifest.ts'
import type { Relation, Role } from './vocabulary.ts'
import { covers, ROLES } from './vocabulary.ts'

interface Flag {
  /** Relations that mean something for this flag: the editor offers these and no other. */
  readonly offers: readonly Relation[]
  /** In the order of ROLES. */
  readonly cells: readonly string[]
  /** No code asks for it yet. */
  readonly reserved: boolean
  /** Given to no other role and to no person. */
  readonly ownersOnly: boolean
}

const relationsOf = (cell: string): Relation[] => cell.split(' ').filter(Boolean) as Relation[]

/** Every flag there is, by its full name: `tickets.view`. The manifest of its module declares it. */
export const matrixFlags: ReadonlyMap<string, Flag> = new Map(
  Object.entries(flags).map(([name, flag]) => [
    name,
    {
      offers: relationsOf(flag.offers),
      cells: flag.cells,
      reserved: 'reserved' in flag,
      ownersOnly: 'ownersOnly' in flag,
    },
  ]),
)

/** What a role begins with. */
function cellOf(cells: readonly string[], role: Role): Relation[] {
  const own = relationsOf(cells[ROLES.indexOf(role)] ?? '')
  const inherited = role === 'SYSTEM_ADMIN' ? [] : relationsOf(cells[0] ?? '')
  return [...new Set([...inherited, ...own])]
}

/** What SUPER_ADMIN begins with. */
export function ownersCell(name: string): readonly Relation[] {
  const flag = matrixFlags.get(name)
  return flag ? cellOf(flag.cells, 'SUPER_ADMIN') : []
}

/** Some rights stay with SUPER_ADMIN, whatever the giver holds. */
export const mayHold = (to: Role, name: string): boolean => to === 'SUPER_ADMIN' || matrixFlags.get(name)?.ownersOnly !== true

interface Giver {
  readonly role: Role
  /** Relations of the right in question. */
  readonly held: readonly Relation[]
}

/** Nobody gives more than he holds (access.md 7); what SUPER_ADMIN begins with, SUPER_ADMIN may always have back. */
export const mayGive = ({ role, held }: Giver, to: Role, name: string, relation: Relation): boolean =>
  mayHold(to, name) &&
  (covers(held, relation) || (role === 'SUPER_ADMIN' && to === 'SUPER_ADMIN' && covers(ownersCell(name), relation)))

/** From SUPER_ADMIN, the role and the person, only SUPER_ADMIN takes. */
export const mayTakeFrom = (taker: Role, from: Role): boolean => from !== 'SUPER_ADMIN' || taker === 'SUPER_ADMIN'

/** `forms.submissions.view` is the flag `submissions.view` of the module `forms`. */
export function flagParts(name: string): { module: string; flag: string } {
  const dot = name.indexOf('.')
  return { module: name.slice(0, dot), flag: name.slice(dot + 1) }
}

export interface Grant {
  readonly role: Role
  readonly module: string
  readonly flag: string
  readonly relations: readonly Relation[]
}

/** The matrix as grants; a flag a role does not hold has no entry. */
export function defaultGrants(): Grant[] {
  return [...matrixFlags].flatMap(([name, { cells }]) =>
    ROLES.map((role) => ({ role, ...flagParts(name), relations: cellOf(cells, role) })).filter(
      (grant) => grant.relations.length > 0,
    ),
  )
}

/** Rights that people hold for their own records by a property of their account. */
export const personalFlags: readonly string[] = Object.entries(flags).flatMap(([name, flag]) =>
  'personal' in flag ? [name] : [],
)

/** What releases made of earlier defaults, oldest first within each module. */
export const changedDefaults: readonly ChangedDefault[] = declared

/** The relations that reach beyond what is one's own, shared with oneself or addressed to oneself. */
const WIDE: readonly Relation[] = ['group', 'department', 'tree', 'all']
/** The modules whose records are administered on the page of another one. */
const pages: Readonly<Record<string, string>> = { users: 'departments', titles: 'departments', partners: 'departments' }

/**
 * The right to open the administration of a module is the condition of every right that is used there: a relation that reaches over units,
 * unless every user begins with it or with more, because the user area needs it as well. Returns the name of the condition, or nothing where a
 * relation of a right has none.
 */
export function conditionOf(name: string, relation: Relation): string | undefined {
  const { module, flag } = flagParts(name)
  if (flag === 'enter' || flag === 'administer' || !WIDE.includes(relation)) return undefined
  const condition = `${pages[module] ?? module}.administer`
  const right = matrixFlags.get(name)
  if (!right || right.reserved || !matrixFlags.has(condition)) return undefined
  return covers(relationsOf(right.cells[0] ?? ''), relation) ? undefined : condition
}

/** The rights that take effect, of those that a person has. */
export function effectiveRights(rights: ReadonlyMap<string, ReadonlySet<Relation>>): Map<string, ReadonlySet<Relation>> {
  const isUsable = (name: string) => (relation: Relation) => {
    const condition = conditionOf(name, relation)
    return condition === undefined || (rights.get(condition)?.size ?? 0) > 0
  }
  return new Map(
    [...rights].flatMap(([name, relations]) => {
      const usable = [...relations].filter(isUsable(name))
      if (usable.length === 0) return []
      return [[name, usable.length === relations.size ? relations : new Set(usable)] as const]
    }),
  )
}
