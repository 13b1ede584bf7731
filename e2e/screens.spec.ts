import type { Page } from '@playwright/test'
import { barriersOf, faintTextsOf } from './axe.ts'
import { comingAddress } from './addresses.ts'
import { expect, test } from './portal.ts'
import { entranceScreens, profileScreens } from './screens/account.ts'
import { peopleScreens, recordScreens } from './screens/people.ts'
import { queueScreens } from './screens/queue.ts'
import { requestScreens } from './screens/requests.ts'
import { rightScreens } from './screens/rights.ts'
import type { Screen } from './screens/screen.ts'
import { settingScreens } from './screens/settings.ts'
import { threadScreens } from './screens/thread.ts'
import { ticketScreens } from './screens/tickets.ts'
import { unitScreens } from './screens/units.ts'

test.describe.configure({ mode: 'parallel' })

/** In the order in which their role walks through them: some begin where the one before ended. */
const screens: readonly Screen[] = [
  ...peopleScreens,
  ...recordScreens,
  ...queueScreens,
  ...unitScreens,
  ...entranceScreens,
  { name: 'offline', role: null, path: '/offline', shows: 'h1' },
  { name: 'not found', role: null, path: '/nothing', shows: 'h1' },
  { name: 'components', role: null, path: '/dev/components', shows: 'h1' },
  { name: 'home of users', role: 'USER', path: '/user', shows: '#main h1' },
  { name: 'notifications', role: 'TECH', path: '/user/notification', shows: '#main h1' },
  { name: 'quick tasks', role: 'USER', path: '/user/quick-tasks', shows: '#main [data-row]' },
  { name: 'home of staff', role: 'TECH', path: '/admin', shows: '#main h1' },
  ...ticketScreens,
  ...requestScreens,
  ...threadScreens,
  ...(comingAddress
    ? [{ name: 'coming soon', role: 'USER', path: comingAddress.path, shows: '[data-coming-soon]' } as const]
    : []),
  ...profileScreens,
  ...settingScreens,
  ...rightScreens,
]

type Check = (page: Page) => Promise<object[]>

const summaryOf = (violations: Awaited<ReturnType<typeof barriersOf>>) =>
  violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) }))
const everything: Check = async (page) => summaryOf(await barriersOf(page))
const contrast: Check = async (page) => summaryOf(await faintTextsOf(page))

/** Motion is reduced here: colours change at once. */
const turn = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((wanted) => document.documentElement.setAttribute('data-mantine-color-scheme', wanted), scheme)
const dark: Check = async (page) => {
  await turn(page, 'dark')
  return contrast(page)
}
const phone: Check = async (page) => {
  await turn(page, 'light')
  await page.setViewportSize({ width: 390, height: 844 })
  const found = await everything(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  return found
}

/** Every screen is drawn once for each language and looked at in several lights. */
async function lookAt(page: Page, of: readonly Screen[], checks: Record<string, Check>): Promise<void> {
  const found: object[] = []
  for (const { name, path, shows, act } of of) {
    await page.goto(path)
    await expect(page.locator(shows).first()).toBeVisible()
    await act?.(page)
    for (const [look, check] of Object.entries(checks)) {
      found.push(...(await check(page)).map((violation) => ({ name, look, ...violation })))
    }
  }
  expect(found).toEqual([])
}

const whoAndWhat = ({ role, about }: Screen): string => `the ${about ? `${about} ` : ''}screens of ${role ?? 'nobody'}`

/** Few screens of their own, or those that others have too: walked by the deep run. */
const LATER: readonly string[] = [
  'the screens of SUPER_ADMIN',
  'the screens of SYSTEM_ADMIN',
  'the queue screens of TECH',
  'the thread screens of TECH',
]

for (const [title, of] of Map.groupBy(screens, whoAndWhat)) {
  const { role, deep } = of[0]!
  const tag = deep || LATER.includes(title) ? ['@deep'] : []
  test(`${title} keep to WCAG 2.2 AA in Arabic`, { tag }, async ({ visit }) => {
    test.setTimeout(Math.max(180_000, of.length * 20_000))
    await lookAt(await visit(role, { expects: /404/ }), of, { everything })
  })
  test(`${title} do so in the dark and at phone width`, { tag: '@deep' }, async ({ visit }) => {
    test.setTimeout(Math.max(300_000, of.length * 40_000))
    await lookAt(await visit(role, { expects: /404/ }), of, { dark, phone })
  })
  test(`${title} keep their contrast in English`, { tag: '@deep' }, async ({ visit }) => {
    test.setTimeout(Math.max(180_000, of.length * 20_000))
    await lookAt(await visit(role, { language: 'en-US', expects: /404/ }), of, { contrast, dark })
  })
}
