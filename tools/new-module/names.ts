import type { Flag } from '../../contract/kit/manifest.ts'

/** The same name in every place, spelled the way each place spells, and what the rights of its key offer. */
export interface Names {
  /** `quick-polls`: folders, namespace of its words. */
  readonly folder: string
  /** `quickPolls`: module key, rights, endpoints. */
  readonly key: string
  /** The name of its server manifest: the key by which it is open or closed. */
  readonly name: string
  /** Where its API lies below `/api`. */
  readonly api: string
  /** `quick-polls`: what its files are about, the folder unless that has more keys. */
  readonly topic: string
  /** `quick_polls`: table. */
  readonly table: string
  /** `Quick polls`: on screen until someone writes a better one. */
  readonly title: string
  /** `quick-poll`, `quickPoll`, `quick_poll`: one record in names of files, in variables, and as a kind of object. */
  readonly file: string
  readonly one: string
  readonly kind: string
  /** `quickPolls`: several records. */
  readonly many: string
  /** The relations by which people reach what they created: `own` where a right offers it to anyone. */
  readonly mine: readonly string[]
  /** The first role that may create a record and then see and edit it. */
  readonly maker: string
  /** Where its screens are: `user/quick-polls`. */
  readonly addresses: readonly string[]
  /** Its module has other keys: each of its files is one of a folder. */
  readonly shared: boolean
  /** Of `view` and `create`, those that no manifest declares yet. */
  readonly missing: readonly string[]
}

export interface Options {
  /** Deleted records wait in the trash of their owner. */
  readonly trash: boolean
}

export interface Key {
  readonly folder: string
  readonly key: string
  readonly api?: string | undefined
  readonly user?: readonly string[] | undefined
  readonly admin?: readonly string[] | undefined
  /** Of all keys of its module, by their full names. */
  readonly flags: Readonly<Record<string, Flag>>
  readonly shared: boolean
}

/** What is added where a key has none: everyone sees and edits what they created. */
export const OWN = { offers: 'own all', cells: 'own' } as const satisfies Flag

/** The relations of a cell; every role but the last also holds the first cell. */
const held = ({ cells }: Flag, place: number): string[] =>
  (typeof cells === 'string' ? cells : `${cells[place]} ${place < 5 ? cells[0] : ''}`).split(' ').filter(Boolean)
const ROLES = ['USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN'] as const

export function namesOf({ folder, key, api, user = [], admin = [], flags, shared }: Key, called?: string): Names {
  const file = called ?? singular(kebab(key))
  refuseSpellings(folder, file)
  const topic = shared ? kebab(key) : folder
  const [view, create] = [flags[`${key}.view`] ?? OWN, flags[`${key}.create`] ?? OWN]
  const offersOwn = create.offers.split(' ').includes('own')
  const own = ROLES.some((_, place) => held(view, place).some((relation) => relation === 'own' || relation === 'all'))
  const mine = own ? ['own'] : [held(view, 0)[0] ?? 'own', ...(offersOwn ? ['own'] : [])]
  const reaches = (flag: Flag, place: number): boolean =>
    held(flag, place).some((relation) => relation === 'all' || mine.includes(relation))
  return {
    folder,
    key,
    name: shared ? camel(folder) : key,
    api: api ?? key,
    topic,
    table: snake(topic === folder ? folder : `${folder}-${topic}`),
    title: upperFirst(kebab(key).replaceAll('-', ' ')),
    file,
    one: camel(file),
    kind: snake(file),
    many: camel(plural(file)),
    mine,
    maker: ROLES.find((_, place) => reaches(view, place) && reaches(create, place)) ?? 'SUPER_ADMIN',
    addresses: [...user.map((address) => `user/${address}`), ...admin.map((address) => `admin/${address}`)],
    shared,
    missing: ['view', 'create'].filter((flag) => !flags[`${key}.${flag}`]),
  }
}

/** A module that nothing announces yet. */
export const newNames = (folder: string, called?: string): Names =>
  namesOf({ folder, key: camel(folder), api: folder, user: [folder], flags: {}, shared: false }, called)

function refuseSpellings(...names: readonly string[]): void {
  for (const name of names)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`${name}: a module is named in kebab-case, like quick-polls.`)
}

export const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
export const plural = (name: string): string => `${name.replace(/(?<![aeiou])y$/, 'ie')}s`
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const snake = (name: string): string => name.replaceAll('-', '_')
const upperFirst = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Puts the names where a template leaves a place for them. */
export function fill(template: string, names: Names, more: Readonly<Record<string, string>> = {}): string {
  const { key, table, one, many, mine } = names
  const places: Readonly<Record<string, unknown>> = {
    ...names,
    Key: upperFirst(key),
    Table: upperFirst(camel(table.replaceAll('_', '-'))),
    Title: names.title,
    One: upperFirst(one),
    ONE: names.kind.toUpperCase(),
    Many: upperFirst(many),
    relations: mine.map((relation) => `'${relation}'`).join(', '),
    reach: mine.map((relation) => `${relation}: { column: 'created_by', ids: (actor) => [actor.id] },`).join('\n  '),
    ...more,
  }
  return template.replaceAll(/__([a-zA-Z]+?)__/g, (whole, place: string) => {
    const value = places[place]
    return typeof value === 'string' ? value : whole
  })
}

/** Keeps what stands between `#if` and `#end` where the condition holds, and after `#else` where it does not. */
export function choose(template: string, conditions: Readonly<Record<string, boolean>>): string {
  const open: boolean[] = []
  return template
    .split('\n')
    .filter((line) => {
      const [, word, condition = ''] = /^\s*(?:\/\/|--)#(if|else|end) ?(\w*)$/.exec(line) ?? []
      if (word === 'if') open.push(conditions[condition] ?? false)
      if (word === 'else') open.push(!open.pop())
      if (word === 'end') open.pop()
      return word === undefined && open.every(Boolean)
    })
    .join('\n')
}
