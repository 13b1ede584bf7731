/** The same name in every place, spelled the way each place spells. */
export interface Names {
  /** `quick-polls`: folders, namespace of its words. */
  readonly folder: string
  /** `quickPolls`: module key, variables. */
  readonly key: string
  /** Where its API lies below `/api`. */
  readonly api: string
  /** `quick-polls`: what its files are about, the folder unless that has more keys. */
  readonly topic: string
  /** `quick_polls`: table. */
  readonly table: string
  /** `Quick polls`: on screen until somebody writes a better one. */
  readonly title: string
  /** `quickPoll`: one record. */
  readonly one: string
  /** The relation by which people see what they made. */
  readonly mine: 'own' | 'member'
  /** Where its screen stands: `user/quick-polls`. */
  readonly addresses: readonly string[]
}

export function namesOf(folder: string, one = singular(folder)): Names {
  refuseSpellings(folder, one)
  if (one === folder) throw new Error(`How is one of ${folder} called? npm run new-module ${folder} <one>`)
  return {
    folder,
    key: camel(folder),
    api: folder,
    topic: folder,
    table: snake(folder),
    title: upperFirst(folder.replaceAll('-', ' ')),
    one: camel(one),
    mine: 'own',
    addresses: [`user/${folder}`],
  }
}

export function refuseSpellings(...names: readonly string[]): void {
  for (const name of names)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`${name}: a module is named in kebab-case, like quick-polls.`)
}

export const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const snake = (name: string): string => name.replaceAll('-', '_')
export const upperFirst = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Puts the names where a template leaves a place for them. */
export function fill(template: string, names: Names, more: Readonly<Record<string, string>> = {}): string {
  const { key, table, one } = names
  const places: Readonly<Record<string, unknown>> = {
    ...names,
    Key: upperFirst(key),
    Table: upperFirst(camel(table.replaceAll('_', '-'))),
    Title: names.title,
    One: upperFirst(one),
    ONE: snake(kebab(one)).toUpperCase(),
    ...more,
  }
  return template.replaceAll(/__([a-zA-Z]+?)__/g, (whole, place: string) => {
    const value = places[place]
    return typeof value === 'string' ? value : whole
  })
}
