import { Problem } from './problem.ts'

/** A file that could not be fetched; what breaks inside of a file is a bug and is none. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Problem ||
  (error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message))

/** Who asked for a part: a person, just now, or the page by itself, ahead of time or after a try that failed. */
export type AskedBy = 'person' | 'page'

const asked = new WeakSet<object>()

/** Whether a person asked for the load that this error stopped. For any other the page must not be reloaded: somebody may be typing. */
export const isOfAskedLoad = (error: unknown): boolean => error instanceof Error && asked.has(error)

/** A browser may answer the next try with the same error, so the last try counts. */
function noteAsked(error: unknown, byPerson: boolean): void {
  if (!(error instanceof Error)) return
  if (byPerson) asked.add(error)
  else asked.delete(error)
}

/** A part of a screen that is loaded when it is needed, and again after a try that failed. */
export interface LazyLoad<T> {
  readonly now: () => T | undefined
  /** Answers nothing where the portal could not be reached. */
  readonly load: (by?: AskedBy) => Promise<T | undefined>
  /** Lets the next `load` try again. */
  readonly forget: () => void
}

const loads = new WeakMap<() => Promise<unknown>, LazyLoad<unknown>>()

/** The same for every user of a function, so that what one of them has fetched opens for all, without a network too. */
export function lazyLoad<T>(ask: () => Promise<{ default: T }>): LazyLoad<T> {
  const load = loads.get(ask) ?? newLoad(ask)
  loads.set(ask, load)
  return load as LazyLoad<T>
}

/** Without a network nothing is asked for: it would fail, file by file. */
function newLoad<T>(ask: () => Promise<{ default: T }>): LazyLoad<T> {
  let loaded: T | undefined
  let attempt: Promise<T | undefined> | undefined
  let byPerson = false
  const begin = async (): Promise<T | undefined> => {
    try {
      if (!navigator.onLine) throw new Problem('unavailable')
      return (loaded = (await ask()).default)
    } catch (error) {
      noteAsked(error, byPerson)
      if (isNotFetched(error)) return undefined
      throw error
    }
  }
  return {
    now: () => loaded,
    load: (by = 'person') => {
      byPerson = by === 'person' || (attempt !== undefined && byPerson)
      return (attempt ??= begin())
    },
    forget: () => {
      if (loaded === undefined) attempt = undefined
    },
  }
}

const waiting = new Set<LazyLoad<unknown>>()
let running = false

/** Loads it while the browser has nothing else to do, so that it opens at once, and without a network too. */
export function loadWhenIdle(part: LazyLoad<unknown>): void {
  waiting.add(part)
  if (running || typeof requestIdleCallback === 'undefined') return
  running = true
  setTimeout(next, AFTER_THE_SCREEN_MS)
}

/** Loads it as soon as the page has come: what is shown when the network is lost cannot wait until the browser is idle. */
export function loadAfterPage(part: LazyLoad<unknown>): void {
  if (typeof document === 'undefined') return
  const load = () => {
    if (navigator.onLine && !savesData()) void part.load('page').then((loaded) => loaded === undefined && part.forget())
  }
  if (document.readyState === 'complete') setTimeout(load)
  else addEventListener('load', () => setTimeout(load), { once: true })
}

/** A screen comes first, with what it asks the portal for. */
const AFTER_THE_SCREEN_MS = 3_000

/** One after the other; a person who saves data fetches only what they open. */
function next(): void {
  requestIdleCallback(() => {
    const [part] = waiting
    if (!part) return void (running = false)
    waiting.delete(part)
    if (!navigator.onLine || savesData()) return next()
    part
      .load('page')
      .then((loaded) => loaded === undefined && part.forget())
      .catch(() => undefined) // the error is shown where the part is opened
      .finally(next)
  })
}

const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
