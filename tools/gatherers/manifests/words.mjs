import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** What modules and the kinds that are found are called, and the entries of the menus: the shell names all of them together. */
export const namesIn = (root, modules, keys, language) => ({
  ...wordsOf(root, language, keys, ({ key, create, begins, beginnings = [], menu = {} }) => [
    `name_${key}`,
    `about_${key}`,
    ...(create ? [`create_${key}`, `also_create_${key}`] : []),
    ...(begins ? [`begin_${key}`] : []),
    ...beginnings.map(({ name }) => `begin_${name}`),
    ...['admin', 'user'].flatMap((area) => (menu[area] ?? []).map((place) => `menu_${area}_${place.key}`)),
  ]),
  ...wordsOf(root, language, modules, ({ found = [] }) => found.map((kind) => `found_${kind}`)),
})

/** The words of all rights: the editor names all of them together. */
export const rightsIn = (root, modules, keys, language) =>
  wordsOf(root, language, modules, ({ flags = {} }) => {
    const own = Object.keys(flags).filter((name) => !/\.(?:enter|administer)$/.test(name)) // these are called alike for all
    const without = [...new Set(own.map((name) => name.slice(0, name.indexOf('.'))))].filter(
      (module) => !keys.some(({ key }) => key === module),
    )
    return [...without.map((module) => `module_${module}`), ...own.flatMap((name) => [`flag_${name}`, `about_${name}`])]
  })

/** The words of the widgets of all modules: home draws them together. */
export const widgetsIn = (root, modules, language) =>
  Object.fromEntries(
    modules.flatMap(({ folder }) =>
      Object.entries(readDictionary(join(root, `contract/${folder}/words.${language}.ts`))).filter(([key]) =>
        key.startsWith('widget_'),
      ),
    ),
  )

/** Taken out of the dictionaries of their modules, where they are written. */
function wordsOf(root, language, owners, namesOf) {
  const words = {}
  for (const owner of owners) {
    const path = `contract/${owner.folder}/words.${language}.ts`
    const dictionary = readDictionary(join(root, path))
    for (const name of namesOf(owner)) {
      if (dictionary[name] === undefined)
        throw new Error(`${path} has no ${name}, which contract/${owner.folder}/module.ts needs.`)
      words[name] = dictionary[name]
    }
  }
  return words
}

/** Read, not run: some dictionaries hold what is gathered here. */
function readDictionary(file) {
  const words = {}
  if (!existsSync(file)) return words
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body)
    for (const { init } of statement.declaration?.declarations ?? [])
      for (const { key, value } of init.properties ?? [])
        if (value?.type === 'Literal') words[key.name ?? key.value] = value.value
  return words
}
