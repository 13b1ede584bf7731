import type { Names } from './names.ts'

/** A place that lists every module, and how one more is written there. */
interface Registration {
  readonly file: string
  readonly register: (text: string, names: Names) => string
}

export const registrations: readonly Registration[] = [
  {
    file: 'contract/api.ts',
    register: (text, { key, folder }) =>
      before(imported(text, `import { ${key} } from './${folder}/endpoints.ts'`), '].flatMap(', `  ${key},\n`),
  },
  {
    file: 'contract/access/matrix.ts',
    register: (text, { key }) =>
      before(
        text,
        ']\n\n/** Every flag there is',
        `  ...of('own', { '${key}.enter': everybody('all'), '${key}.view': ['own', 'own', 'own', 'all', 'all', 'own'] }),\n`,
      ),
  },
  {
    file: 'contract/modules/registry.ts',
    register: (text, { key, folder }) =>
      before(text, '] as const satisfies readonly ModuleEntry[]', `  { key: '${key}', user: ['${folder}'], status: 'BETA' },\n`),
  },
  {
    file: 'contract/modules/words.en.ts',
    register: (text, names) => withWords(text, names, names.title, 'New, and not described yet.'),
  },
  {
    file: 'contract/modules/words.ar.ts',
    register: (text, names) => withWords(text, names, `وحدة ${names.title}`, 'وحدة جديدة لم توصف بعد.'),
  },
  {
    file: 'server/app/modules.ts',
    register: (text, { key, folder }) =>
      before(
        imported(text, `import { ${key}Module } from '../modules/${folder}/module.ts'`),
        '  ]\n  const readers',
        `    ${key}Module,\n`,
      ),
  },
  {
    file: 'server/testing/probes.ts',
    register: (text, { key, folder }) =>
      before(
        imported(text, `import { ${key} } from '@diwan/contract/${folder}/endpoints'`),
        ']\n\nexport const probes',
        `  [${key}.list, { kind: 'door', flag: '${key}.view', input: () => ({}) }],\n`,
      ),
  },
  { file: 'web/app/menu-icons.ts', register: (text, { key }) => before(text, /\}\s*$/, `  ${key}: IconPuzzle,\n`) },
  {
    file: 'web/app/menu.ts',
    register: (text, { key, folder, title }) => {
      const user = text.indexOf('user: [')
      const work = text.indexOf("name: 'work'", user)
      return text.slice(0, work) + before(text.slice(work), /\],/, `entry('${title}', '/user/${folder}', '${key}'),`)
    },
  },
  {
    file: 'web/app/released-screens.ts',
    register: (text, { key, folder }) => before(text, /\}\s*$/, `  ${key}: ['/user/${folder}'],\n`),
  },
]

function withWords(text: string, { key, title }: Names, name: string, about: string): string {
  return before(text, /\}\s*$/, `\n  name_${key}: '${name}',\n  about_${key}: '${about}',\n  'menu_user_${title}': '${name}',\n`)
}

const imported = (text: string, line: string): string => {
  const last = text.lastIndexOf('\nimport ')
  const end = text.indexOf('\n', last + 1)
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/** A list that no longer looks as expected is told, not guessed. */
function before(text: string, anchor: string | RegExp, addition: string): string {
  const at = typeof anchor === 'string' ? text.indexOf(anchor) : text.search(anchor)
  if (at < 0) throw new Error(`There is no ${String(anchor)} any more: teach tools/new-module/registrations.ts the new shape.`)
  return text.slice(0, at) + addition + text.slice(at)
}
