import { camel, type Names } from './names.ts'
import type { Coming } from './coming.ts'

/** What stands already in the manifests and words of a key that is opened, with what opening it adds; nothing where a file is all new. */
export function opened(file: string, text: string, coming: Coming): string | undefined {
  const { folder } = coming
  switch (file) {
    case `contract/${folder}/module.ts`:
      return contractManifest(text, coming)
    case `contract/${folder}/words.en.ts`:
      return withWords(text, coming, 'en')
    case `contract/${folder}/words.ar.ts`:
      return withWords(text, coming, 'ar')
    case `web/modules/${folder}/module.ts`:
      return webManifest(text, coming)
    case `web/modules/${folder}/words.d.ts`:
      return text
    case `server/modules/${folder}/module.ts`:
      return serverManifest(text, coming)
    default:
      return undefined
  }
}

function contractManifest(text: string, { key, unseen }: Coming): string {
  const released = replaced(text, new RegExp(`(\\n    ${key}: \\{[^]*?status: )'COMING_SOON'`), "$1'BETA'")
  if (!unseen) return released
  return replaced(
    released,
    /(\n {2}flags: \{\n)([^]*?)(\n {2}\},)/,
    `$1$2\n    '${key}.view': { offers: 'own all', cells: ['own', 'own', 'own', 'all', 'all', 'own'] },$3`,
  )
}

function webManifest(text: string, { key, addresses }: Coming): string {
  const screens = addresses.filter((address) => !address.includes('$')).map((address) => `'/${address}'`)
  return replaced(text, new RegExp(`(\\n    ${key}: \\{ icon: \\w+)`), `$1, screens: [${screens.join(', ')}]`)
}

/** In a module of several keys each adds what it brings. */
export function serverManifest(text: string | undefined, { folder, topic, one }: Names): string {
  const routes = `${camel(topic)}Routes`
  const base =
    text ??
    `import type { Module } from '../../kit/module.ts'\n\nexport const manifest: Module = { name: '${camel(folder)}', objects: [], routes: [] }\n`
  const imported = base.replace('\n\nexport', `\nimport { routes as ${routes} } from './routes/${topic}.ts'\n\nexport`)
  return into(into(imported, 'objects', `'${one}'`), 'routes', `...${routes}`)
}

const into = (text: string, list: string, entry: string): string =>
  text.replace(new RegExp(`${list}: \\[([^\\]]*)`), (_, held: string) => `${list}: [${held ? `${held}, ` : ''}${entry}`)

const wording = {
  en: {
    view: (name: string) => `See ${name}`,
    aboutView: (name: string) => `Opens what is in “${name}” and finds it in lists.`,
    emptyTitle: 'Nothing here yet',
    emptyText: 'What is created here appears in this list, newest first.',
  },
  ar: {
    view: (name: string) => `عرض «${name}»`,
    aboutView: (name: string) => `الاطلاع على ما في «${name}» والعثور عليه في القوائم.`,
    emptyTitle: 'لا شيء هنا بعد',
    emptyText: 'ما يُنشأ هنا يظهر في هذه القائمة، الأحدث أولًا.',
  },
}

function withWords(text: string, { key, unseen }: Coming, language: 'en' | 'ar'): string {
  const name = new RegExp(`\\n  name_${key}: '([^']*)'`).exec(text)?.[1] ?? key
  const { view, aboutView, emptyTitle, emptyText } = wording[language]
  const added = [
    ...(unseen ? [`'flag_${key}.view': '${view(name)}'`, `'about_${key}.view': '${aboutView(name)}'`] : []),
    ...(text.includes('\n  emptyTitle:') ? [] : [`\n  emptyTitle: '${emptyTitle}'`, `emptyText: '${emptyText}'`]),
  ]
  return replaced(
    text,
    /\n\}\s*$/,
    `\n${added.map((line) => line.replace(/^(\n)?\s*/, '$1  ')).join(',\n')}${added.length ? ',\n' : ''}}\n`,
  )
}

function replaced(text: string, what: RegExp, by: string): string {
  const made = text.replace(what, by)
  if (made === text) throw new Error(`${what.source} was not found where it is expected.`)
  return made
}
