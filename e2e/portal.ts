import { test as base, expect, type Page } from '@playwright/test'
import type { Role } from '@diwan/contract/access/vocabulary'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { browsersOf, type Account, type Look, type Portal, type State } from './browsers.ts'
import { watchForLeaks } from './leaks.ts'
import { startPortal } from './portal-process.ts'
import { preparedSessions } from './prepared-home.ts'

export type { Account, Portal } from './browsers.ts'

/** On a slow machine the save of a draft is still under way when what it holds is sent; the server refuses it, as it should. */
const LATE_DRAFT = /409 \(Conflict\) \S+\/api\/drafts$/

/** Opens a page of another browser, signed in as this role, or as nobody. */
export type Visit = (role: Role | null, look?: Look) => Promise<Page>

interface OfTheWorker {
  /** Named by journeys that withdraw modules, change rights or move units, for a portal where they meet no others. */
  apart: string
  portal: Portal
  signedIn: (role: Role) => Promise<State>
  browsers: ReturnType<typeof browsersOf>
}

export const test = base.extend<{ visit: Visit }, OfTheWorker>({
  apart: ['', { scope: 'worker', option: true }],
  portal: [({ apart }, use) => withPortal(use, apart), { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ portal }, use) => use(portal.url),

  /** One sign-in per role; every further visit carries what the browser kept. */
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
      const prepared = existingPortal ? undefined : await preparedSessions(portal.url)
      await use((role) => {
        if (!states.has(role)) states.set(role, prepared?.[role] ? Promise.resolve(prepared[role]) : begin(role))
        return states.get(role)!
      })
    },
    { scope: 'worker' },
  ],

  browsers: [
    async ({ browser, portal, signedIn }, use) => {
      const browsers = browsersOf(browser, portal, signedIn)
      await use(browsers)
      await browsers.close()
    },
    { scope: 'worker' },
  ],

  visit: async ({ browsers }, use) => {
    const faults: string[] = []
    await use((role, look = {}) =>
      browsers.take(role, look, (fault) => {
        const expected = look.expects?.test(fault) || LATE_DRAFT.test(fault) || (existingPortal && ofTheNetwork.test(fault))
        if (!expected) faults.push(fault)
      }),
    )
    await browsers.giveBack()
    expect(faults, 'errors of the console, of scripts and of the content security policy').toEqual([])
  },
})

export { expect }

export async function signIn(page: Page, { accountOf }: Pick<Portal, 'accountOf'>, role: Role): Promise<void> {
  const { email, password } = accountOf(role)
  await page.goto('/access/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/(user|admin)(\/|$)/)
  await expect(page.locator('#main h1')).toBeVisible()
}

/** What the browser itself logs while a process behind the proxy is replaced; the page repeats what it asked. */
const ofTheNetwork =
  /Failed to load resource: (the server responded with a status of 50[234]|net::ERR_)|WebSocket connection to .* failed|ERR_INCOMPLETE_CHUNKED_ENCODING/

/** A portal that runs already, with the file of its accounts (see `deploy/journeys.ts`). */
const existingPortal = process.env['DIWAN_PORTAL']

async function withPortal(use: (portal: Portal) => Promise<void>, apart: string): Promise<void> {
  if (existingPortal) return use(await portalAt(existingPortal, process.env['DIWAN_ACCOUNTS'] ?? ''))
  const portal = await startPortal({ name: apart })
  const watch = watchForLeaks(portal.home)
  try {
    await use({ ...(await portalAt(portal.url, path.join(portal.home, 'demo-accounts.json'))), home: portal.home, watch })
    const leaked = await watch.leaks(portal.log(), await portal.metrics())
    if (leaked.length > 0) throw new Error(`After all journeys of this portal (H48):\n${leaked.join('\n')}`)
  } finally {
    await portal.stop()
  }
}

/** Whose accounts are in this file. */
export async function portalAt(url: string, accountsFile: string): Promise<Portal> {
  const accounts = JSON.parse(await readFile(accountsFile, 'utf8')) as Account[]
  return { url, accountOf: (role) => accounts.find((account) => account.role === role)! }
}
