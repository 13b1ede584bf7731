import type { Role } from '@diwan/contract/access/vocabulary'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { watchForLeaks } from './leaks.ts'

declare global {
  interface Window {
    /** Given to every page by `watchForFaults`. */
    diwanFault: (fault: string) => void
  }
}

export interface Account {
  role: Role
  email: string
  password: string
}

/** A portal of our own, as `npm start` runs it, with the sample organisation in a fresh folder. */
export interface Portal {
  url: string
  accountOf: (role: Role) => Account
  /** Absent where the portal is not ours to look into. */
  home?: string
  /** Absent where the portal is not ours to listen to. */
  watch?: ReturnType<typeof watchForLeaks>
}

export interface Look {
  language?: 'ar-SA' | 'en-US'
  dark?: boolean
  width?: number
  /** A cold answer such as a 404 is logged by the browser itself; name what this visit expects. */
  expects?: RegExp
  /** A browser that has fetched nothing yet, for what counts fetches. */
  cold?: boolean
}

/** What a browser keeps of somebody who is signed in. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>

interface Kept {
  readonly key: string
  readonly context: BrowserContext
  note: (fault: string) => void
}

const NOBODY: State = { cookies: [], origins: [] }

/**
 * The browsers of a worker. One that a journey is done with keeps only its cache for the next of the same role and language: to
 * fetch and compile the portal costs more than most journeys. Those taken in one journey are different devices.
 */
export function browsersOf(browser: Browser, portal: Portal, signedIn: (role: Role) => Promise<State>) {
  const idle: Kept[] = []
  const taken = new Set<Kept>()

  const begin = async (key: string, language: string, state: State): Promise<Kept> => {
    const context = await browser.newContext({ baseURL: portal.url, locale: language, storageState: state })
    const kept: Kept = { key, context, note: () => {} }
    portal.watch?.follow(context)
    await watchForFaults(context, (fault) => kept.note(fault))
    return kept
  }

  return {
    async take(role: Role | null, look: Look, note: (fault: string) => void): Promise<Page> {
      const { language = 'ar-SA', dark = false, width = 1280, cold = false } = look
      const state = withKept(role ? await signedIn(role) : NOBODY, portal.url, {
        lang: `str:${language}`,
        darkMode: `bool:${dark}`,
      })
      const key = cold ? 'cold' : `${role} ${language}`
      const at = cold ? -1 : idle.findIndex((one) => one.key === key)
      const [warm] = at < 0 ? [] : idle.splice(at, 1)
      const kept = warm ?? (await begin(key, language, state))
      kept.note = note
      taken.add(kept)
      const page = await kept.context.newPage()
      await page.setViewportSize({ width, height: width < 600 ? 844 : 800 })
      if (warm) await renew(page, portal.url, state)
      return page
    },

    /** Ends what the journey began in them. */
    async giveBack(): Promise<void> {
      for (const kept of taken) {
        const { context, key } = kept
        await portal.watch?.remember(context)
        if (key === 'cold') {
          await context.close()
          continue
        }
        for (const page of context.pages()) await page.close()
        await context.setOffline(false)
        await context.clearPermissions()
        await context.unrouteAll()
        await context.clearCookies()
        idle.push(kept)
      }
      taken.clear()
    },

    async close(): Promise<void> {
      for (const { context } of [...idle, ...taken]) await context.close()
    },
  }
}

/** As the state of a new one is read, without its empty cache. */
async function renew(page: Page, origin: string, { cookies, origins }: State): Promise<void> {
  await page.context().addCookies(cookies)
  // of this origin; runs nothing, and has an icon: the browser would ask for /favicon.ico otherwise
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto('/empty')
  await page.unroute('**/empty')
  await page.evaluate(
    async (entries) => {
      localStorage.clear()
      for (const { name, value } of entries) localStorage.setItem(name, value)
      for (const { name } of await indexedDB.databases())
        await new Promise((done) => {
          const gone = indexedDB.deleteDatabase(name!)
          for (const settled of ['success', 'error', 'blocked']) gone.addEventListener(settled, done)
        })
    },
    origins.find((one) => one.origin === origin)?.localStorage ?? [],
  )
}

function withKept({ cookies, origins }: State, origin: string, kept: Record<string, string>): State {
  const others = origins.find((one) => one.origin === origin)?.localStorage.filter(({ name }) => !(name in kept)) ?? []
  return {
    cookies,
    origins: [{ origin, localStorage: [...others, ...Object.entries(kept).map(([name, value]) => ({ name, value }))] }],
  }
}

async function watchForFaults(context: BrowserContext, note: (fault: string) => void): Promise<void> {
  await context.exposeFunction('diwanFault', note)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.diwanFault(`CSP ${violatedDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.page()?.url() ?? ''} ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error()
    note(stack || `${name}: ${message} at ${error.page()?.url()}`)
  })
}
