import type { Page } from '@playwright/test'
import type { Role } from '@diwan/contract/access/vocabulary'
import { expect, test } from './portal.ts'

test.describe.configure({ mode: 'parallel' })

/** From a phone to a wide desk. */
const WIDTHS = process.env['DIWAN_DEEP'] === 'true' ? [390, 1024, 1280, 1440, 1920] : [390, 1280]

interface Measured {
  readonly name: string
  readonly path: string
  readonly shows: string
  readonly act?: (page: Page) => Promise<void>
}

const openVpn = async (page: Page) => {
  await page.locator('a[data-row]', { hasText: 'VPN' }).click()
  await expect(page.locator('li[data-kind=note]').first()).toBeVisible()
}

const openBoard = async (page: Page) => {
  await page.locator('a[data-row]').first().click()
  await page.waitForURL('**/workspace-projects')
  await page.locator('main tbody tr button').first().click()
  await expect(page.locator('[data-card]').first()).toBeVisible()
}

/** The screens that stand in the new shell; one that is redone adds itself. */
const screens: Readonly<Partial<Record<Role, readonly Measured[]>>> = {
  USER: [
    { name: 'home', path: '/', shows: '#main h1' },
    { name: 'my tickets', path: '/user/tickets?queue=all', shows: 'tr[data-ticket]' },
    { name: 'catalogue', path: '/user/tickets?new=choose', shows: '[role=dialog] [data-entry]' },
    { name: 'notifications', path: '/user/notification', shows: '#main h1' },
    { name: 'chats', path: '/user/chat', shows: '[data-pane] a' },
    { name: 'notes', path: '/user/notes', shows: '[data-note]' },
    { name: 'quick tasks', path: '/user/quick-tasks', shows: '#main [data-row]' },
  ],
  TECH: [
    { name: 'home of the administration', path: '/admin', shows: '#main h1' },
    { name: 'queue', path: '/admin/tickets', shows: 'tr[data-ticket]' },
    { name: 'closed tickets', path: '/admin/tickets?queue=closed', shows: 'tr[data-ticket]' },
    { name: 'thread', path: '/admin/tickets', shows: 'a[data-row]', act: openVpn },
    { name: 'timeline', path: '/user/timeline', shows: '[data-bar]' },
    { name: 'board', path: '/user/workspaces', shows: 'a[data-row]', act: openBoard },
  ],
}

/** Seen by few: at two widths in Arabic, at all of them in both languages in the deep run. */
const ofFew: readonly Measured[] = [
  { name: 'people', path: '/admin/department?tab=users', shows: '[data-row]' },
  { name: 'units', path: '/admin/department', shows: '[role=treeitem]' },
  { name: 'modules', path: '/admin/modules', shows: '[data-module=tickets]' },
  { name: 'settings', path: '/admin/setting', shows: 'input[data-colour=user]' },
  { name: 'request templates', path: '/admin/tickets?tab=templates', shows: '[data-template]' },
  { name: 'profile', path: '/user/profile', shows: '[data-session]' },
]

/** What is wrong with a screen as it is drawn now, in words. */
function faultsOf(): string[] {
  const found: string[] = []
  const told = (one: Element) =>
    `${one.tagName.toLowerCase()}.${[...one.classList].at(-1) ?? ''} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)

  const seen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const scrolls = (one: Element, axis: 'X' | 'Y'): Element | undefined => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)[`overflow${axis}`])) return at
    return undefined
  }
  /** What scrolls away lies under what stays. */
  const stays = (one: Element, not: Element): boolean => {
    for (let at: Element | null = one; at && !at.contains(not); at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
    return false
  }
  const within = [...document.querySelectorAll('[role=dialog]')].findLast(seen) ?? document
  const controls = [...within.querySelectorAll('button, a[href], input:not([type=file]), textarea, [role=radio]')].filter(seen)
  for (const one of controls) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
    if (width < 4 || height < 4) continue
    if ((left < -1 || right > innerWidth + 1) && !scrolls(one, 'X')) found.push(`outside the window: ${told(one)}`)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const frame = scrolls(one, 'Y')?.getBoundingClientRect()
    const inFrame = !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !inFrame) continue
    const over = document.elementFromPoint(x, y)?.closest('button, a[href], input, textarea')
    const related =
      !over ||
      stays(over, one) ||
      over === one ||
      over.contains(one) ||
      one.contains(over) ||
      over.closest('label')?.contains(one)
    if (!related && !one.closest('label') && getComputedStyle(one).pointerEvents !== 'none')
      found.push(`${told(over)} stands over ${told(one)}`)
    if (one.matches('button, a') && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
      found.push(`cut: ${told(one)}`)
  }

  for (const one of document.querySelectorAll('#main *, nav *')) {
    const own = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    if (!own || one.clientWidth <= 2 || !seen(one) || one.closest('[title], [aria-hidden=true], svg')) continue
    const style = getComputedStyle(one)
    if (style.overflowX === 'visible' || style.clipPath !== 'none') continue
    if (one.scrollWidth > one.clientWidth + 1) found.push(`text cut without a tooltip: ${told(one)}`)
  }
  for (const one of document.querySelectorAll('[data-cut]'))
    if (seen(one) && !one.closest('[title]')) found.push(`text cut without a tooltip: ${told(one)}`)
  return found
}

/** What is wrong with these screens, each at these widths. */
async function faultsIn(page: Page, of: readonly Measured[], widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, path, shows, act } of of) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.locator(shows).first()).toBeVisible()
    await act?.(page)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))) // drawn at this width
      await expect(page.getByRole('status', { name: /تحميل|Loading/ })).toHaveCount(0)
      found.push(...(await page.evaluate(faultsOf)).map((fault) => `${name} at ${width}: ${fault}`))
    }
  }
  return [...new Set(found)]
}

for (const [role, of] of Object.entries(screens))
  for (const language of ['ar-SA', 'en-US'] as const)
    test(`nothing is cut, covered or out of sight on the screens of ${role} at any width, in ${language}`, async ({ visit }) => {
      const page = await visit(role as Role, { language })
      expect(await faultsIn(page, of, WIDTHS)).toEqual([])
    })

test(
  'nothing is cut, covered or out of sight on the screens of administrators, on a phone and at a desk',
  { tag: '@deep' },
  async ({ visit }) => {
    expect(await faultsIn(await visit('SUPER_ADMIN'), ofFew, [390, 1280])).toEqual([])
  },
)

for (const language of ['ar-SA', 'en-US'] as const)
  test(`nothing is so on the screens of administrators at any width, in ${language}`, { tag: '@deep' }, async ({ visit }) => {
    expect(await faultsIn(await visit('SUPER_ADMIN', { language }), ofFew, WIDTHS)).toEqual([])
  })
