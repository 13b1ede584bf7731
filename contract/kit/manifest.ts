import type { Cells } from './flags.ts'
import type { KindName } from './record-kind.ts'

export const RELEASE_STATUSES = ['STABLE', 'BETA', 'COMING_SOON'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/**
 * The parts of the menu, in their order; `account` is the menu of the person. Places of one module in the same part are one entry,
 * and its screens show the others as tabs. A place of no part is in no menu.
 */
export const MENU_GROUPS = ['start', 'work', 'learning', 'management', 'account'] as const

export interface MenuPlace {
  /** The literal key of the specification (S2.54, S2.57). */
  readonly key: string
  readonly to: string
  readonly group: (typeof MENU_GROUPS)[number]
  /** Among the entries of its group. */
  readonly order: number
  /** Where a module has places in both areas, its one entry leads here for those who are offered it; else to the user's. */
  readonly first?: true
  /** The letter that leads here after `g`. */
  readonly go?: string
  /** A screen besides the literal keys: an entry of its own, or a tab of the entry of its module in the same group. */
  readonly also?: true
}

/** A product module: its key is the menu key of the specification in lower camel case. */
export interface ModuleKeyEntry {
  /** Among all keys: the registry, the editor of rights and the list of modules follow it. */
  readonly order: number
  /** What a new installation starts with. */
  readonly status: ReleaseStatus
  /** Where its API lies below `/api`; its key when absent. */
  readonly api?: string
  /** Paths below `/user`, parameters with a dollar sign. */
  readonly user?: readonly string[]
  /** Paths below `/admin`. */
  readonly admin?: readonly string[]
  /** Paths outside both areas: they belong to the area of the person. One that names no record leads to the list of the module. */
  readonly outside?: readonly string[]
  /** Other addresses of the specification for what stands elsewhere, and where they lead. */
  readonly redirects?: Readonly<Record<string, string>>
  /** Its admin menu entry shows from 62 em upwards only (S2.55); the address works everywhere. */
  readonly adminDesktopOnly?: boolean
  /** Always open in its area, whatever the list says (Q.25, S6.05). */
  readonly always?: boolean
  /** The portal cannot be run without it: never withdrawn, never disabled (M6). */
  readonly core?: boolean
  /** Where something new is begun, and the flag it takes; it is called `create_<key>` in the words of the module, and found by `also_create_<key>` as well. */
  readonly create?: { readonly to: string; readonly flag: string }
  /** Something is begun over whatever screen is open, by a key of its overlay; it is called `begin_<key>` in the words of the module. */
  readonly begins?: true
  /** Begun from every screen by the palette; each is called `begin_<name>` in the words of the module. */
  readonly beginnings?: readonly Beginning[]
  readonly menu?: { readonly admin?: readonly MenuPlace[]; readonly user?: readonly MenuPlace[] }
}

/** Something that is begun on its screen; an address that starts with `?` opens over the screen that is shown. */
export interface Beginning {
  readonly name: string
  readonly to: string
  /** A right of the module of the key. */
  readonly flag: string
  /** The command of that screen that begins it, where the address alone does not. */
  readonly command?: string
}

export interface Flag {
  /** Relations that mean something for this flag: the editor offers these and no other. */
  readonly offers: string
  /** A single text is the cell of every role. Every role but SYSTEM_ADMIN also holds the USER cell. */
  readonly cells: string | Cells
  /** Named by the specification and not asked for by any code yet: granted like others, left out by the editor of rights. */
  readonly reserved?: true
  /** SUPER_ADMIN holds it as a role and nobody else ever does. */
  readonly ownersOnly?: true
  /** People whose account has this property hold it for their own records as well, whatever their role. */
  readonly personal?: 'can_create_opportinity'
}

/** A default that a release changed. Installations that never edited the cell follow it, once. */
export interface ChangedDefault {
  /** By its full name: `tickets.export`. */
  readonly flag: string
  readonly role: string
  /** Relations with spaces between, as the role held them: with the USER cell that most roles hold besides their own. */
  readonly from: string
  readonly to: string
  /** The release that brought it. */
  readonly since: string
}

/**
 * All that the contract knows of a module, in `contract/<module>/module.ts`; having the file is being registered. `tools/gather`
 * writes from all of them what the portal reads (`contract/gathered`), and refuses a name that two modules claim.
 */
export interface Manifest {
  readonly keys?: Readonly<Record<string, ModuleKeyEntry>>
  /**
   * The default rights by their full name. `enter` opens a module's page in the user area, `administer` its page in the admin area;
   * neither opens a record. What is no relation in access.md (14 days, before APPROVED, roles one may grant, configuration only) is a
   * rule of its service.
   */
  readonly flags?: Readonly<Record<string, Flag>>
  /** What has become of earlier defaults, oldest first: one entry for each role whose cell differs now. */
  readonly changedDefaults?: readonly ChangedDefault[]
  /** Its refusals with their HTTP status; their words are `error_<code>` of the module. */
  readonly errors?: Readonly<Record<string, number>>
  /** What is being written in it. */
  readonly drafts?: readonly string[]
  /** The kinds of record it declares with `kindName`; their audiences, and whether search shows them, follow from it. */
  readonly kinds?: readonly KindName[]
  /** The channels of records that are not among `kinds`, with the check of their followers. */
  readonly audiences?: Readonly<Record<string, readonly string[]>>
  /** Kinds besides `kinds` that the search of everything shows, each under `found_<kind>` of its words. */
  readonly found?: readonly string[]
}
