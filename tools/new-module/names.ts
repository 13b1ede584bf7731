/** The same name in every place, spelled the way each place spells. */
export interface Names {
  /** `quick-polls`: folders, addresses, namespace of its words. */
  readonly folder: string
  /** `quickPolls`: module key, variables. */
  readonly key: string
  /** `quick_polls`: table. */
  readonly table: string
  /** `Quick polls`: on screen until somebody writes a better one. */
  readonly title: string
  /** `quickPoll`: one record. */
  readonly one: string
}

export function namesOf(folder: string, one = singular(folder)): Names {
  for (const name of [folder, one])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`${name}: a module is named in kebab-case, like quick-polls.`)
  if (one === folder) throw new Error(`How is one of ${folder} called? npm run new-module ${folder} <one>`)
  return {
    folder,
    key: camel(folder),
    table: folder.replaceAll('-', '_'),
    title: upperFirst(folder.replaceAll('-', ' ')),
    one: camel(one),
  }
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
export const upperFirst = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Puts the names where a template leaves a place for them. */
export function fill(template: string, { folder, key, table, title, one }: Names, number: string): string {
  const places: Readonly<Record<string, string>> = {
    folder,
    key,
    Key: upperFirst(key),
    table,
    Title: title,
    one,
    One: upperFirst(one),
    ONE: one.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
    number,
  }
  return template.replaceAll(/__(folder|key|Key|table|Title|one|One|ONE|number)__/g, (_, place: string) => places[place] ?? '')
}
