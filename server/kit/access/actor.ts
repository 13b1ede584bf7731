import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import type { Digits } from '@diwan/core/digits'
import type { CalendarChoice, Reading } from '@diwan/core/formats'

/** What somebody chose; nothing where the organisation's choice holds. */
export interface OwnChoices {
  readonly digits: Digits | null
  readonly calendar: CalendarChoice | null
  readonly zone: string | null
  readonly darkMode: boolean | null
  readonly singleKeys: boolean
  readonly favourites: readonly string[]
}

/** The caller of one request, job or socket, with everything access looks at. */
export interface Actor {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly role: Role
  readonly language: 'ar' | 'en'
  /** Where the photo is read. */
  readonly photo: string | null
  /** The person's choices, completed by the organisation's. */
  readonly reading: Reading
  readonly preferences: OwnChoices
  /** Only a new password may be chosen until it is. */
  readonly passwordDue: boolean
  /** Groups and levels this person belongs to or works for. */
  readonly groupIds: readonly string[]
  readonly departmentIds: readonly string[]
  /** Own departments and everything below them. */
  readonly treeIds: readonly string[]
  /** What audiences name this person by: `all`, the role, own units and those above them, title, partner, the person. */
  readonly tokens: readonly string[]
  /** `tickets.view` to the relations held; absent is none. */
  readonly grants: ReadonlyMap<string, ReadonlySet<Relation>>
  /** From this instant on rights differ by themselves: an addition or a denial begins or ends. */
  readonly rightsUntil: Date | null
}

/** Whether any relation at all is held: the door of an endpoint, before any record is looked at. */
export function holdsFlag(actor: Pick<Actor, 'grants'>, module: string, flag: string): boolean {
  return (actor.grants.get(`${module}.${flag}`)?.size ?? 0) > 0
}

/** The portal itself, when it acts at its own hour: no person, no rights; what it may do stands in its code. */
export const PORTAL: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  fullName: '',
  email: '',
  role: 'SYSTEM_ADMIN',
  language: 'ar',
  photo: null,
  reading: {
    language: 'ar',
    digits: 'latn',
    calendar: 'gregory',
    hijri: { offset: 0, months: [] },
    zone: 'UTC',
    monthNames: 'SA',
  },
  preferences: { digits: null, calendar: null, zone: null, darkMode: null, singleKeys: true, favourites: [] },
  passwordDue: false,
  groupIds: [],
  departmentIds: [],
  treeIds: [],
  tokens: [],
  grants: new Map(),
  rightsUntil: null,
}
