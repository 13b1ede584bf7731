import { placeOf } from '../structure/places.ts'
import { isTest, type CodeFile, type Tree } from '../structure/tree.ts'

/** What a change asks for: all tests of a project, or these files of it. */
export type Wanted = 'all' | readonly string[]

export interface Touched {
  readonly unit: Wanted
  readonly integration: Wanted
  readonly e2e: Wanted
  /** Processes killed under load, and the measurement. */
  readonly crash: boolean
  readonly bench: boolean
}

/** Where the addresses of the screens of a module stand. */
export type AddressesOf = (module: string) => readonly string[]

/** How all tests are run. */
const everyTest = /^(package|package-lock|tsconfig[^/]*)\.json$|^vitest\.config\.ts$/
/** What every portal, and so every test of one, is made of. */
const everyPortal = /^(core|server\/(kit|app|migrations)|contract\/(kit|gathered))\/|^server\/(main|gathered\.gen)\.ts$/
const worlds = /^server\/testing\/(world|global-setup|ends|clone|call|people)\.ts$/
const everyScreen =
  /^web\/(kit|ui|app)\/|^web\/[^/]+$|^playwright\.config\.ts$|^e2e\/(browsers|portal|portal-process|prepare|prepared-home)\.ts$/
const lasting = /^(crash|server\/kit\/(record|realtime|db))\//

/**
 * By tiers: what everything stands on asks for everything; a module for its own tests, for those that use its contract, and for
 * the walkers, which look at each kind of record.
 */
export function touchedBy(changed: readonly string[], { code }: Tree, addressesOf: AddressesOf): Touched {
  const served = modulesIn(changed.filter((path) => path.startsWith('server/')))
  // a test calls a service by its endpoint, and does not import it
  const answered = code.filter(({ path }) => served.some((name) => isEndpoints(path, name))).map(({ path }) => path)
  const reached = reachedFrom([...changed, ...answered], code)
  const tests = code.filter(({ path }) => isTest(path) && reached.has(path))
  const walkers = code.filter(({ path, imports }) => isTest(path) && imports.some(({ target }) => target === PROOFS))
  const serves = changed.some((path) => /^(contract|server)\//.test(path))
  const opened = modulesIn(changed.filter((path) => !isTest(path))).flatMap((name) => addressesOf(name))
  const journeys = code.filter(
    ({ path, text }) => isJourney(path) && (reached.has(path) || opened.some((one) => opens(text, one))),
  )
  const all = changed.some((path) => everyTest.test(path))
  const whole = all || changed.some((path) => everyPortal.test(path))
  const paths = (files: readonly CodeFile[]): string[] => files.map(({ path }) => path).toSorted()
  return {
    unit: all ? 'all' : paths(tests.filter(({ path }) => isUnit(path))),
    integration:
      whole || changed.some((path) => worlds.test(path))
        ? 'all'
        : [...new Set([...paths(tests.filter(({ path }) => isIntegration(path))), ...(serves ? paths(walkers) : [])])].toSorted(),
    e2e: whole || changed.some((path) => everyScreen.test(path)) ? 'all' : paths(journeys),
    crash: changed.some((path) => lasting.test(path)),
    bench: changed.some((path) => path.startsWith('bench/')),
  }
}

const modulesIn = (paths: readonly string[]): string[] => [...new Set(paths.flatMap((path) => placeOf(path)?.module ?? []))]
const PROOFS = 'server/testing/proofs.ts'
const isEndpoints = (path: string, module: string): boolean =>
  path === `contract/${module}/endpoints.ts` || path.startsWith(`contract/${module}/endpoints/`)
const isJourney = (path: string): boolean => /^e2e\/.+\.spec\.ts$/.test(path)
const isUnit = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) && /^(core|contract|tools|bench|deploy|web|server\/kit\/platform)\//.test(path)
const isIntegration = (path: string): boolean =>
  path.endsWith('.test.ts') && /^(server|e2e)\//.test(path) && !path.startsWith('server/kit/platform/')
/** `/user/tickets`, and not `/user/tickets-archive`. */
const opens = (text: string, address: string): boolean => new RegExp(`/${address}(?![\\w-])`).test(text)

/** Whatever imports one of these, and what imports that; the world of the tests names modules only to be convenient. */
function reachedFrom(paths: readonly string[], code: readonly CodeFile[]): ReadonlySet<string> {
  const users = new Map<string, string[]>()
  for (const { path, imports } of code)
    for (const { target, ours } of imports) if (ours) users.set(target, [...(users.get(target) ?? []), path])
  const reached = new Set(paths)
  for (const path of reached) if (!worlds.test(path)) for (const user of users.get(path) ?? []) reached.add(user)
  return reached
}
