/** What stands around the house and runs it may look behind every door of the server. */
const everythingButScreens = [
  'core',
  'contract/kit',
  'contract/gathered',
  'contract/module',
  'contract/api',
  'server/kit',
  'server/module',
  'server/app',
  'server/testing',
] as const

/** The parts of the house. A part may import what its row names, and itself; a module part always also means "of a lower tier". */
const doors = {
  core: [],
  /** Data of all manifests, written by `tools/gather.mjs`: it knows every module, and names none. */
  'contract/gathered': [],
  'contract/kit': ['core', 'contract/gathered'],
  'contract/module': ['core', 'contract/kit', 'contract/gathered'],
  'contract/api': ['contract/kit', 'contract/gathered', 'contract/module'],

  'server/kit': ['core', 'contract/kit', 'contract/access'],
  'server/module': ['core', 'contract/kit', 'contract/module', 'server/kit'],
  'server/app': ['core', 'contract/kit', 'contract/module', 'contract/api', 'server/kit', 'server/module'],
  'server/main': ['server/app'],
  'server/testing': ['core', 'contract/kit', 'contract/module', 'contract/api', 'server/kit', 'server/module', 'server/app'],

  'web/kit': [
    'core',
    'contract/kit',
    'contract/access',
    'contract/files',
    'contract/identity',
    'contract/releases',
    'contract/notifications',
    'contract/settings',
  ],
  'web/ui': ['core', 'contract/kit', 'web/kit'],
  'web/module': ['core', 'contract/kit', 'contract/module', 'web/kit', 'web/ui'],
  'web/app': ['core', 'contract/kit', 'contract/gathered', 'contract/module', 'web/kit', 'web/ui', 'web/module', 'web/routes'],
  /** Runs apart from every page. */
  'web/worker': ['contract/module'],
  'web/routes': ['web/app', 'web/module'],
  'web/main': ['web/app', 'web/kit', 'web/ui', 'web/routes'],

  /** The fold tests hold what the browser folds against what the server answers. */
  e2e: [
    'core',
    'contract/kit',
    'contract/module',
    'contract/api',
    'server/kit',
    'server/testing',
    'web/kit',
    'web/module',
    'tools',
  ],
  tools: everythingButScreens,
  /** Clients fold as the browser does. */
  crash: [...everythingButScreens, 'web/module'],
  bench: [...everythingButScreens, 'e2e', 'tools'],
  deploy: ['core', 'contract/kit', 'contract/module', 'server/kit', 'e2e', 'tools'],
} as const satisfies Record<string, readonly string[]>

export type Part = keyof typeof doors

export interface Place {
  readonly part: Part
  /** The name of the module, where the part has modules. */
  readonly module?: string
  /** The path inside the module or part. */
  readonly inside: string
}

const isWhole = (area: string): area is 'core' | 'e2e' | 'tools' | 'bench' | 'crash' | 'deploy' =>
  ['core', 'e2e', 'tools', 'bench', 'crash', 'deploy'].includes(area)

/** Where a file stands; nothing for what is outside the house (configuration of the root). */
export function placeOf(path: string): Place | null {
  const [area = '', first = '', second = '', ...rest] = path.split('/')
  const below = [second, ...rest].join('/')
  if (isWhole(area)) return { part: area, inside: path.slice(area.length + 1) }
  if (area === 'contract') {
    if (!second) return { part: 'contract/api', inside: first }
    if (first === 'kit' || first === 'gathered') return { part: `contract/${first}`, inside: below }
    return { part: 'contract/module', module: first, inside: below }
  }
  if (area !== 'server' && area !== 'web') return null
  if (path === 'web/gathered.gen.ts') return { part: 'web/app', inside: first }
  if (path === 'server/gathered.gen.ts') return { part: 'server/app', inside: first }
  if (first === 'modules') return { part: `${area}/module`, module: second, inside: rest.join('/') }
  const part = second ? `${area}/${first}` : first.startsWith('route-tree') ? 'web/routes' : `${area}/main`
  return part in doors ? { part: part as Part, inside: second ? below : first } : null
}

/** Whether the row of `from` opens to `to`; some rows name single modules of the contract (`contract/access`). */
export function opensTo(from: Part, to: Place): boolean {
  const row: readonly string[] = doors[from]
  return from === to.part || row.includes(to.part) || (to.part === 'contract/module' && row.includes(`contract/${to.module}`))
}
