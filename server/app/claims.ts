import { api } from '@diwan/contract/api'
import { audiencesOfKinds } from '@diwan/contract/kit/audience'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { Module } from '../kit/module.ts'
import { StartError } from './start-error.ts'

type NamesOf = (module: Module) => readonly string[]

const objectsOf: NamesOf = ({ objects = [] }) => objects
const eventsOf: NamesOf = ({ events = [] }) => events.map(({ name }) => name)
const partsOf: NamesOf = ({ found = [] }) => found.flatMap(({ kind, parts = [] }) => parts.map((part) => `${kind} ${part}`))
const addressOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** What a name stands for, and the names of this sort that a module claims. */
const claims: readonly (readonly [what: string, of: NamesOf])[] = [
  ['module', ({ name }) => [name]],
  ['endpoint', ({ routes = [] }) => routes.map(({ endpoint }) => endpoint.name)],
  ['address', ({ routes = [] }) => routes.map(({ endpoint }) => addressOf(endpoint))],
  ['kind of object', objectsOf],
  ['event', eventsOf],
  ['kind of record', ({ kinds = [] }) => kinds.map(({ kind }) => kind)],
  ['reader of the files of a kind', ({ files = {} }) => Object.keys(files)],
  ['prefix of channels', ({ channels = [] }) => channels.map(({ prefix }) => prefix)],
  ['event that people are told of', ({ notifications = {} }) => Object.keys(notifications)],
  ['event that is taken back', ({ reverts = {} }) => Object.keys(reverts)],
  ['reader of people', ({ actors }) => (actors ? ['readActors'] : [])],
  ['purpose of links of guests', ({ guestPurposes = [] }) => guestPurposes.map(({ purpose }) => purpose)],
  ['errand', ({ backgroundJobs = [] }) => backgroundJobs.map(({ name }) => name)],
  ['searchable kind', ({ searchable = [] }) => searchable.map(({ kind }) => kind)],
  ['content that is published', ({ published = [] }) => published.map(({ kind }) => kind)],
  [
    'kind that is found',
    ({ found = [], kinds = [] }) => [...found, ...kinds.filter((kind) => kind.found)].map(({ kind }) => kind),
  ],
  ['kind that lies in units', ({ inUnits = [] }) => inUnits.map(({ kind }) => kind)],
]

/** What a module may say of names that somebody owns: by a name of no manifest it would wait for ever in silence. */
const owned: readonly (readonly [what: string, of: NamesOf, owners: NamesOf])[] = [
  ['kind of record', ({ kinds = [] }) => kinds.map(({ kind }) => kind), objectsOf],
  ['reader of the files of a kind', ({ files = {} }) => Object.keys(files), objectsOf],
  ['searchable kind', ({ searchable = [] }) => searchable.map(({ kind }) => kind), objectsOf],
  ['content that is published', ({ published = [] }) => published.map(({ kind }) => kind), objectsOf],
  ['kind that is found', ({ found = [] }) => found.map(({ kind, of = kind }) => of), objectsOf],
  ['audience that is searched', partsOf, () => audiencesOfKinds],
  ['kind that lies in units', ({ inUnits = [] }) => inUnits.map(({ kind }) => kind), objectsOf],
  ['event that people are told of', ({ notifications = {} }) => Object.keys(notifications), eventsOf],
  ['event that is taken back', ({ reverts = {} }) => Object.keys(reverts), eventsOf],
]

/** A name that two modules claim would silently be the later one's: start refuses it and says whose it is (H60). */
export function oneOwnerEach(modules: readonly Module[]): readonly Module[] {
  refuse([
    ...claims.flatMap(([what, of]) => claimedTwice(namesIn(modules, of), what)),
    ...owned.flatMap(([what, of, owners]) => ownedByNone(namesIn(modules, of), namesIn(modules, owners), what)),
  ])
  return modules
}

/** What the contract promises is answered by a module, each at its own address. */
export function answeredEach(modules: readonly Module[], endpoints: readonly Endpoint[] = api): readonly Module[] {
  const answered = new Set(modules.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint.name)))
  refuse(
    endpoints.filter(({ name }) => !answered.has(name)).map(({ name }) => `The endpoint "${name}" is answered by no module.`),
  )
  return modules
}

/** Jobs by the name of their queue, and the events that reactions wait for. */
export function demandJobs(modules: readonly Module[], jobs: readonly { name: string; events?: readonly string[] }[]): void {
  const ofEvents = jobs.flatMap(({ name, events = [] }) => events.map((event) => [event, name] as const))
  refuse([
    ...claimedTwice(
      jobs.map(({ name }) => [name, name.split('.')[0] ?? '']),
      'job',
    ),
    ...ownedByNone(ofEvents, namesIn(modules, eventsOf), 'event that a reaction waits for'),
  ])
}

type Named = readonly (readonly [name: string, owner: string])[]

const namesIn = (modules: readonly Module[], of: NamesOf): Named =>
  modules.flatMap((one) => of(one).map((name) => [name, one.name] as const))

function claimedTwice(claimed: Named, what: string): string[] {
  const owners = new Map<string, string[]>()
  for (const [name, owner] of claimed) owners.set(name, [...(owners.get(name) ?? []), owner])
  return [...owners].flatMap(([name, by]) => (by.length > 1 ? [`The ${what} "${name}" is claimed by ${by.join(' and ')}.`] : []))
}

function ownedByNone(said: Named, owners: Named, what: string): string[] {
  const known = new Set(owners.map(([name]) => name))
  return said.flatMap(([name, by]) =>
    known.has(name) ? [] : [`The ${what} "${name}" of ${by} is a name that no manifest owns.`],
  )
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartError(reasons.join('\n'))
}
