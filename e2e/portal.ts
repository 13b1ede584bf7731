import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import type { Role } from '@diwan/contract/access/vocabulary'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { watchForLeaks } from './leaks.ts'
import { startPortal } from './portal-process.ts'

declare global {
  interface Window {
    /** Given to every page by `watchForFaults`. */
    diwanFault: (fault: string) => void
  }
}

interface Account {
  role: Role
  email: string
  password: string
}

/** A portal of our own, as `npm start` runs it, with the sample organisation in a fresh folder. */
export interface Portal {
  url: string
  accountOf: (role: Role) => Account
  /** Absent where the portal is not ours to listen to. */
  watch?: ReturnType<typeof watchForLeaks>
}

export interface Look {
  language?: 'ar-SA' | 'en-US'
  dark?: boolean
  width?: number
  /** A cold answer such as a 404 is logged by the browser itself; name what this visit expects. */
  expects?: RegExp
}

/** Opens a page of a new browser, signed in as this role, or as nobody. */
export type Visit = (role: Role | null, look?: Look) => Promise<Page>

interface OfTheWorker {
  /** Named by journeys that withdraw modules, change rights or move units, for a portal where they meet no others. */
  apart: string
  portal: Portal
  signedIn: (role: Role) => Promise<State>
}

export const test = base.extend<{ visit: Visit }, OfTheWorker>({
  apart: ['', { scope: 'worker', option: true }],
  portal: [({ apart }, use) => withPortal(use, apart), { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ portal }, use) => use(portal.url),

  /** One sign-in through the real form per role; every further visit carries what the browser kept. */
  signedIn: [
    async ({ browser, portal }, use) => {
      const states = new Map<Role, Promise<State>>()
      const begin = async (role: Role): Promise<State> => {
        const context = await browser.newContext({ baseURL: portal.url, locale: 'ar-SA' })
        await signIn(await context.newPage(), portal, role)
        const state = await context.storageState()
        await context.close()
        return state
      }
      await use((role) => {
        if (!states.has(role)) states.set(role, begin(role))
        return states.get(role)!
      })
    },
    { scope: 'worker' },
  ],

  visit: async ({ browser, portal, signedIn }, use) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (role, { language = 'ar-SA', dark = false, width = 1280, expects } = {}) => {
      const kept = { lang: `str:${language}`, darkMode: `bool:${dark}` }
      const context = await browser.newContext({
        baseURL: portal.url,
        locale: language,
        viewport: { width, height: width < 600 ? 844 : 800 },
        storageState: withKept(role ? await signedIn(role) : { cookies: [], origins: [] }, portal.url, kept),
      })
      contexts.push(context)
      portal.watch?.follow(context)
      await watchForFaults(context, faults, expects)
      return context.newPage()
    })
    for (const context of contexts) {
      await portal.watch?.remember(context)
      await context.close()
    }
    expect(faults, 'errors of the console, of scripts and of the content security policy').toEqual([])
  },
})

export { expect }

type State = Awaited<ReturnType<BrowserContext['storageState']>>

export async function signIn(page: Page, { accountOf }: Portal, role: Role): Promise<void> {
  const { email, password } = accountOf(role)
  await page.goto('/access/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/(user|admin)(\/|$)/)
  await expect(page.locator('#main h1')).toBeVisible()
}

function withKept({ cookies, origins }: State, origin: string, kept: Record<string, string>): State {
  const others = origins.find((one) => one.origin === origin)?.localStorage.filter(({ name }) => !(name in kept)) ?? []
  return {
    cookies,
    origins: [{ origin, localStorage: [...others, ...Object.entries(kept).map(([name, value]) => ({ name, value }))] }],
  }
}

/** What the browser itself logs while a process behind the proxy is replaced; the page repeats what it asked. */
const ofTheNetwork =
  /Failed to load resource: (the server responded with a status of 50[234]|net::ERR_)|WebSocket connection to .* failed|ERR_INCOMPLETE_CHUNKED_ENCODING/

async function watchForFaults(context: BrowserContext, faults: string[], expects: RegExp | undefined): Promise<void> {
  const note = (fault: string) => {
    if (!expects?.test(fault) && !(existingPortal && ofTheNetwork.test(fault))) faults.push(fault)
  }
  await context.exposeFunction('diwanFault', note)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.diwanFault(`CSP ${violatedDirective} ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.page()?.url() ?? ''} ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(error.error().stack ?? error.error().message))
}

/** A portal that runs already, with the file of its accounts (see `deploy/journeys.ts`). */
const existingPortal = process.env['DIWAN_PORTAL']

async function withPortal(use: (portal: Portal) => Promise<void>, apart: string): Promise<void> {
  if (existingPortal) return use(await portalAt(existingPortal, process.env['DIWAN_ACCOUNTS'] ?? ''))
  const portal = await startPortal({ name: apart })
  const watch = watchForLeaks(portal.home)
  try {
    await use({ ...(await portalAt(portal.url, path.join(portal.home, 'demo-accounts.json'))), watch })
    const leaked = await watch.leaks(portal.log(), await portal.metrics())
    if (leaked.length > 0) throw new Error(`After all journeys of this portal (H48):\n${leaked.join('\n')}`)
  } finally {
    await portal.stop()
  }
}

async function portalAt(url: string, accountsFile: string): Promise<Portal> {
  const accounts = JSON.parse(await readFile(accountsFile, 'utf8')) as Account[]
  return { url, accountOf: (role) => accounts.find((account) => account.role === role)! }
}
