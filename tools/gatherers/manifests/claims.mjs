const AREAS = ['user', 'admin']
const keysOf = ({ keys = {} }) => Object.entries(keys)
const moduleOf = (name) => name.slice(0, name.indexOf('.'))

/** What a name stands for, and the names of this sort that a module claims. */
const claims = [
  ['module key', ({ keys = {} }) => Object.keys(keys)],
  ['address of an API', (module) => keysOf(module).map(([key, { api = key }]) => `/api/${api}`)],
  [
    'path',
    (module) => keysOf(module).flatMap(([, entry]) => [...AREAS.flatMap((area) => pathsOf(entry, area)), ...outsideOf(entry)]),
  ],
  [
    'menu entry',
    (module) =>
      keysOf(module).flatMap(([, { menu = {} }]) =>
        AREAS.flatMap((area) => (menu[area] ?? []).map(({ key }) => `${area} ${key}`)),
      ),
  ],
  ['right', ({ flags = {} }) => Object.keys(flags)],
  ['module of rights', ({ flags = {} }) => [...new Set(Object.keys(flags).map(moduleOf))]],
  ['refusal', ({ errors = {} }) => Object.keys(errors)],
  ['kind of draft', ({ drafts = [] }) => drafts],
  ['kind with audiences', ({ audiences = {} }) => Object.keys(audiences)],
]

const pathsOf = (entry, area) => (entry[area] ?? []).map((path) => `/${area}/${path}`)
const outsideOf = ({ outside = [] }) => outside.map((path) => `/${path}`)

/** A name that two manifests claim would silently be the later one's; one that leads nowhere of its module would be nobody's. */
export function refuseSharedNames(modules) {
  const refused = [...claims.flatMap(([what, of]) => claimedTwice(modules, what, of)), ...modules.flatMap(strangers)]
  if (refused.length > 0) throw new Error(refused.join('\n'))
}

function claimedTwice(modules, what, of) {
  const owners = new Map()
  for (const module of modules)
    for (const name of of(module)) owners.set(name, [...(owners.get(name) ?? []), `contract/${module.folder}/module.ts`])
  return [...owners].flatMap(([name, by]) => (by.length > 1 ? [`The ${what} "${name}" is claimed by ${by.join(' and ')}.`] : []))
}

/** Words of a refusal are looked for by what stands before its dot; a menu leads to a path of the module, the home to `/`. */
function strangers(module) {
  const { folder, errors = {}, keys = {} } = module
  const says = (what) => `contract/${folder}/module.ts: ${what}`
  const codes = Object.keys(errors).filter((code) => moduleOf(code) !== folder && !(moduleOf(code) in keys))
  const menus = keysOf(module).flatMap(([, entry]) =>
    AREAS.flatMap((area) => {
      const paths = [...pathsOf(entry, area).map((path) => path.replace(/\/$/, '')), '/']
      return (entry.menu?.[area] ?? []).filter(({ to }) => !paths.includes(to))
    }),
  )
  return [
    ...codes.map((code) => says(`the refusal "${code}" begins with neither the module nor one of its keys.`)),
    ...menus.map(({ key, to }) => says(`the menu entry "${key}" leads to ${to}, which is none of its paths.`)),
  ]
}
