import { RELATIONS, type Relation } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type fc from 'fast-check'
import type { Asker, Employee, Stage, UnitTree } from './employee.ts'
import type { Load } from './load.ts'
import type { Machine } from './machines/machine.ts'
import type { TestPerson, TestUnit } from './people.ts'
import type { Probes } from './probe.ts'
import type { World } from './world.ts'

/** A record as a test finds it. What people are to it follows from these facts alone. */
export interface Facts {
  readonly id: string
  /** Gone, or in the trash: nobody's. */
  readonly deleted: boolean
  /** For the moves, where the kind has some. */
  readonly status?: string
}

/** Of what a population is drawn: numbers below these stand for people, departments and groups. */
export interface Sizes {
  readonly people: number
  readonly groups: number
}

export interface Settling {
  readonly people: readonly TestPerson[]
  readonly groups: readonly TestUnit[]
}

/** One question to a list, and what its answer must be. */
export interface ListProof<F extends Facts> {
  readonly name: string
  readonly endpoint: Endpoint
  readonly query: object
  /** Holds the same in the same order as the list of this name, which stands before it. */
  readonly orderOf?: string
  /** The id of the record that a row shows. */
  idOf(this: void, item: object): string
  /** Where its page stands in the answer, if that is not the page itself. */
  pageIn?(this: void, body: object): object | undefined
  /** How many there are: an endpoint that takes the same query. */
  readonly count?: Endpoint
  /** Of the records this person sees, those that the query asks for; `held` are the relations of the grant. */
  asks(this: void, person: Employee, facts: F, held: readonly Relation[], tree: UnitTree): boolean
}

export interface ChannelProof {
  readonly name: string
  /** Asked beside the flag by which the record is seen. */
  readonly flag: string
  /** Who follows it as well, whatever else they see of the record. */
  also?(this: void, person: Employee, facts: Facts): boolean
}

/** Who is shown a word of those who see the record: who holds this flag on it, the witness alone, or nobody ever. */
export type ShownTo = `${string}.${string}` | 'witness' | 'nobody'

/** A record with a word of its own in every private field, and what goes on in it while people listen. */
export interface Planted {
  readonly id: string
  /** Ids of its parts: messages, files. */
  readonly parts: readonly string[]
  /** To whom it belongs. */
  readonly owner: TestPerson
  /** Hears all of it. */
  readonly witness: TestPerson
  /** Others who stand to it in some way, by how a failing test should name them. */
  readonly watchers: Readonly<Record<string, TestPerson>>
  /** The channel on which the witness hears what comes last. */
  readonly hears: string
  /** Says once more what is said live, and answers what comes last. */
  goOn(this: void): Promise<string>
}

/** What a test run needs of one kind of record. Every walker derives from it. */
export interface KindProof<F extends Facts = Facts> {
  readonly kind: string
  /** By which one of them is seen. */
  readonly flag: string
  /** Through the front door, where it lies in a group in this one. */
  make(this: void, w: World, by: TestPerson, group?: TestUnit): Promise<string>
  /** One record for each way to stand to it, named the way a failing test should read; `me` is an id. */
  readonly situations: Readonly<Record<string, (me: string, stage: Stage) => object>>
  /** Puts them there as the situations say, whatever commands could have led there. */
  plant(this: void, w: World, wanted: readonly object[]): Promise<F[]>
  /** How it stands now; nothing when there is none. */
  facts(this: void, w: World, id: string): Promise<F | undefined>
  /** Who stands how to what: a second time, on purpose, and without a line of the server's access code. */
  relations(this: void, person: Employee, facts: F, tree: UnitTree): Relation[]
  /** A second right that opens some of these records to people who see any: for which flags it counts, and of which records. */
  readonly second?: { readonly flag: string; readonly counts: readonly string[]; of(this: void, facts: F): boolean }
  /** For flags that ask more than a relation: a degree, for instance. */
  enough?(this: void, person: Employee, facts: F, flag: string): boolean
  readonly moves?: Readonly<Record<string, { readonly from: readonly string[] }>>
  /** What an opened record says of the rights of its reader. */
  readonly can?: {
    readonly endpoint: Endpoint
    shown(this: void, body: object): unknown
    expected(this: void, asker: Asker): Readonly<Record<string, boolean>>
  }
  readonly lists?: readonly ListProof<F>[]
  /** Of these, those that the record rule of the server lets through. */
  visible?(this: void, w: World, by: TestPerson, ids: readonly string[]): Promise<readonly string[]>
  /** Records of chance, in a world that is emptied of them before. */
  readonly random?: {
    drawn(this: void, sizes: Sizes): fc.Arbitrary<unknown>
    forget(this: void, w: World): Promise<void>
    settle(this: void, w: World, drawn: unknown, settling: Settling): Promise<F[]>
  }
  channels?(this: void, id: string): readonly ChannelProof[]
  readonly secrets?: {
    readonly words: Readonly<Record<string, ShownTo>>
    plant(this: void, w: World, word: (name: string) => string, group: TestUnit): Promise<Planted>
  }
  /** What would end the record before everybody has looked at it. */
  readonly ending?: readonly Endpoint[]
  readonly machine?: Machine
  readonly load?: Load
}

export interface ModuleProof {
  readonly probes: Probes
}

/** One kind, and the endpoints that are about it. */
export type Proof<F extends Facts = Facts> = KindProof<F> & Partial<ModuleProof>

/** What the walkers ask of a module: its endpoints, and everything of a kind of record where it is about one. */
export function proof<F extends Facts>(of: Proof<F>): Proof<F>
export function proof(of: ModuleProof): ModuleProof
export function proof(of: Proof | ModuleProof): Proof | ModuleProof {
  return of
}

/** For a kind that a flag opens as a whole, whatever people are to its records. */
export const openedByFlag = (
  make: (w: World) => Promise<string>,
): Pick<KindProof, 'make' | 'situations' | 'plant' | 'facts' | 'relations'> => ({
  make,
  situations: { there: () => ({}) },
  plant: (w, wanted) => Promise.all(wanted.map(async () => ({ id: await make(w), deleted: false }))),
  facts: (_w, id) => Promise.resolve({ id, deleted: false }),
  relations: () => [...RELATIONS],
})
