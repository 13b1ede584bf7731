import type { Page } from '@playwright/test'
import { defaultGrants } from '@diwan/contract/access/matrix'
import { ROLES, type Role } from '@diwan/contract/access/vocabulary'
import { adminAddresses, spread, userAddresses, type ScreenAddress } from './addresses.ts'
import { openPersonMenu, openSheet, shownKeys, type CountedKey } from './menu.ts'
import { expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'parallel' })

const LOGIN = '/access/login'
const homeOf = (role: Role) => (role === 'USER' ? '/user' : '/admin')

/** Within the page, as a link does: the guards are the same and nothing is loaded again. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

const released: Readonly<Record<string, RegExp>> = {
  dashboard: /^(صباح|مساء) الخير يا /,
  tickets: /^(تذاكري|التذاكر)$/,
  quickTasks: /^المهام السريعة$/,
  notifications: /^الإشعارات$/,
  profile: /^الملف الشخصي$/,
  departments: /^الأقسام$/,
  modules: /^الوحدات$/,
  settings: /^الإعدادات$/,
}

/** The guard leads on after the address was asked for. */
const arrive = (page: Page, path: string) =>
  page.waitForURL(({ pathname }) => decodeURIComponent(pathname) === decodeURIComponent(path), { timeout: 20_000 })

/** Released screens say their name, the others that they are coming. */
async function expectScreen(page: Page, { module }: ScreenAddress): Promise<void> {
  const title = released[module.key]
  if (!title && module.status === 'COMING_SOON') return page.locator(`[data-coming-soon="${module.key}"]`).waitFor()
  await page.locator('[data-coming-soon]').waitFor({ state: 'detached' })
  await page.locator('#main h1', title ? { hasText: title } : {}).waitFor()
}

/** Addresses that lead on to the one that is shown (Q.08, Q.16). Who was in no workspace yet comes to the list of them. */
const led: Readonly<Record<string, string>> = {
  '/user/dashboard': '/user',
  '/admin/dashboard': '/admin',
  '/user/old-chat': '/user/chat',
  '/user/workspace': '/user/workspaces',
}

test('every route of the specification is known to the portal, any other path is not', async ({ request }) => {
  const general = ['/', '/access', LOGIN, '/access/forgot-password', '/offline', '/ticket-thread', '/ticket-thread/abc']
  const known = [...general, ...[...userAddresses, ...adminAddresses].map(({ path }) => path)]
  const unknown = ['/nothing', '/user/nothing', '/admin/nothing', '/access/nothing', '/user/tickets/more', '/ticket-threads']
  const status = async (path: string) => [path, (await request.get(path)).status()]
  expect(await Promise.all(known.map(status))).toEqual(known.map((path) => [path, 200]))
  expect(await Promise.all(unknown.map(status))).toEqual(unknown.map((path) => [path, 404]))
})

test('logged out, every route that needs a login leads to it, and back after signing in', async ({ visit, portal }) => {
  const page = await visit(null)
  await page.goto('/')
  await expect(page).toHaveURL(LOGIN)
  await expect(page.locator('input[name=email]')).toBeVisible()
  for (const { path } of [...userAddresses, ...adminAddresses, { path: '/ticket-thread' }, { path: '/ticket-thread/abc' }]) {
    await go(page, '/access/forgot-password')
    await page.waitForURL('**/access/forgot-password')
    await go(page, path)
    await page.waitForURL(`**${LOGIN}`)
  }
  await go(page, '/user/notification')
  await page.waitForURL(`**${LOGIN}`)
  const { email, password } = portal.accountOf('COORDINATOR')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/user/notification')
})

test('a path nobody listed shows the not-found page', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit(null, { expects: /404/ })
  for (const path of ['/nothing', '/user/nothing', '/admin/nothing', '/access/nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة')
  }
})

/** Walked by the deep run only: what the server lets them do is tested each time, and the walk of one role tries the guard. */
const LATER: readonly Role[] = ROLES.filter((role) => role !== 'USER')

for (const role of ROLES) {
  const tag = LATER.includes(role) ? ['@deep'] : []
  test(`${role} opens the screens of the stored module lists and is led home from the others`, { tag }, async ({ visit }) => {
    const page = await visit(role, { expects: /404/ }) // addresses of units that are not there
    const home = homeOf(role)
    await page.goto('/')
    await expect(page).toHaveURL(home)
    const holds = (key: string, flag: string) =>
      defaultGrants().some((grant) => grant.role === role && grant.module === key && grant.flag === flag)

    for (const address of spread([...userAddresses, ...adminAddresses])) {
      const { path, area, module } = address
      const open = module.always === true || holds(module.key, area === 'admin' ? 'administer' : 'enter')
      const foreign = area === 'admin' && role === 'USER'
      await go(page, path)
      if (foreign || !open) {
        await arrive(page, foreign ? '/user' : `/${area}`)
        continue
      }
      await arrive(page, led[path] ?? path)
      await expectScreen(page, address)
    }

    for (const path of ['/access', LOGIN, '/access/forgot-password', '/access/whatever']) {
      await go(page, path)
      await arrive(page, home)
    }
    await go(page, '/ticket-thread')
    await arrive(page, role === 'SYSTEM_ADMIN' ? '/user/tickets' : `${home}/tickets`) // runs the portal, works no queue
  })
}

const ADMIN_KEYS =
  'Home departments forms gallery knowledgeHub modules permissions schedule settings surveys tickets training support opportunity archive'.split(
    ' ',
  )
const DESKTOP_ONLY = ['tickets', 'forms', 'surveys', 'knowledgeHub', 'training']
const USER_KEYS =
  'Home,Quick Tasks,Forms,Knowledge Hub,Schedulers,Surveys,Tickets,Training,Training Details,Archive,Meet,Notes,Workspace,Chat,Profile,Dashboard,Notifications'.split(
    ',',
  )

/** The menu, the menu of the person, the sheet of a phone, and every entry once: all that carries a key. */
async function countedKeys(page: Page, phone: boolean): Promise<CountedKey[]> {
  const counted: CountedKey[] = []
  const count = async () => void counted.push(...(await shownKeys(page)))
  const menu = async () => {
    if (phone) await openSheet(page)
    await expect(page.locator('[data-key=Home]').first()).toBeVisible()
  }
  await menu()
  await count()
  await openPersonMenu(page)
  await count()
  const entries = [...new Map(counted.map((one) => [one.to, one])).values()]
  for (const { to } of entries.filter((one) => one.to !== '/')) {
    await page.goto(to)
    await page.locator('#main h1').first().waitFor()
    await count()
  }
  return counted
}

const keysIn = (counted: readonly CountedKey[], area: string) =>
  [...new Set(counted.filter((one) => one.area === area).map(({ key }) => key))].toSorted()

// Opens sixty addresses one after another.
test(
  'the menus hold the keys of the specification, each with its own address, five of them on desktop only',
  { tag: '@deep' },
  async ({ visit }) => {
    test.setTimeout(240_000)
    for (const width of [1280, 390]) {
      const page = await visit('ADMIN', { width })
      await page.goto('/admin')
      const counted = await countedKeys(page, width === 390)
      const admin = width === 390 ? ADMIN_KEYS.filter((key) => !DESKTOP_ONLY.includes(key)) : ADMIN_KEYS
      expect([width, keysIn(counted, 'admin')]).toEqual([width, admin.toSorted()])
      expect([width, keysIn(counted, 'user')]).toEqual([width, USER_KEYS.toSorted()])
      const addresses = Map.groupBy(counted, ({ key, area }) => `${area} ${key}`)
      for (const [name, of] of addresses) expect([name, new Set(of.map(({ to }) => to)).size]).toEqual([name, 1])
      expect(new Set(counted.map(({ to }) => to)).size).toBe(admin.length + USER_KEYS.length)
    }
  },
)

test(
  'a phone has a bar at its foot: tickets are one\u2019s own there with the queue as a tab, beside chats',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { width: 390 })
    await page.goto('/user')
    const bar = page.getByRole('navigation', { name: 'الوجهات الرئيسية' })
    await expect(bar.getByRole('link', { name: 'المحادثات' })).toBeVisible()
    await bar.getByRole('link', { name: 'التذاكر' }).click()
    await expect(page).toHaveURL('/user/tickets')
    await expect(bar.getByRole('link', { name: 'التذاكر' })).toHaveAttribute('aria-current', 'page')
    const queue = page.locator('#main').getByRole('link', { name: 'الطلبات الواردة' })
    await expect(queue).not.toHaveAttribute('data-area')
    await queue.click()
    await expect(page).toHaveURL('/admin/tickets')
  },
)

test(
  'the menu is the same in both areas, becomes a rail on its key, and keeps favourites with the person',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('COORDINATOR')
    const menu = page.getByRole('navigation', { name: 'القائمة' })
    // Without what is counted beside them, which comes later.
    const entries = () =>
      menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('data-key'), link.firstElementChild?.textContent]))
    await page.goto('/user/tickets')
    await expect(menu.getByRole('link', { name: 'الأقسام' })).toBeVisible()
    const before = await entries()
    await page.goto('/admin/tickets')
    await expect(menu.getByRole('link', { name: 'الأقسام' })).toBeVisible()
    expect(await entries()).toEqual(before)

    await menu.locator('[data-key=departments]').hover()
    await menu.getByRole('button', { name: 'إضافة الأقسام إلى المفضلة' }).click()
    const favourites = menu.getByRole('region', { name: 'المفضلة' })
    await expect(favourites.getByRole('link', { name: 'الأقسام' })).toBeVisible()
    await page.keyboard.press('BracketLeft')
    await expect(favourites).toHaveCount(0)
    await expect(page.locator('aside')).toHaveCSS('inline-size', '56px')
    await page.reload()
    await expect(page.locator('aside')).toHaveCSS('inline-size', '56px')
    await page.keyboard.press('BracketLeft')
    await favourites.getByRole('link', { name: 'الأقسام' }).hover()
    await favourites.getByRole('button', { name: 'إزالة الأقسام من المفضلة' }).click()
    await expect(favourites).toHaveCount(0)
  },
)

const kept = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
const SECRETS = ['userPermission', 'adminModules', 'userModules']

test('what the browser keeps carries its type, the rights are unreadable, and signing out clears the person', async ({
  visit,
  portal,
}) => {
  const page = await visit(null)
  await signIn(page, portal, 'USER')
  const values = await kept(page)
  expect(values).toMatchObject({
    token: expect.stringMatching(/^str:[\w-]{20,}$/),
    token_at: expect.stringMatching(/^num:\d{10}$/),
    sessionId: expect.stringMatching(/^str:[0-9a-f-]{36}$/),
    user: expect.stringMatching(/^obj:\{.*"metadata":\{.*"fullName"/),
    lang: 'str:ar-SA',
    darkMode: 'bool:false',
    rememberMe: 'bool:false',
  })
  expect(values['user']).not.toContain('roleSetting')
  for (const key of SECRETS) {
    expect(values[key], key).toMatch(/^str:\S{30,}$/)
    expect(values[key], key).not.toMatch(/tickets|module_name|[[\]{}]/)
  }
  for (const [key, value] of Object.entries(values)) expect(value, key).toMatch(/^(str|num|bool|obj|date):/)

  await page.waitForLoadState('networkidle') // slow cards of home come with a second answer
  await openPersonMenu(page)
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL(LOGIN)
  expect(Object.keys(await kept(page)).toSorted()).toEqual(['darkMode', 'lang', 'rememberMe'])
  await go(page, '/admin/tickets')
  await page.waitForURL(`**${LOGIN}`)
})

test('a token of thirty days is too old, and a user without metadata is signed out', { tag: '@deep' }, async ({ visit }) => {
  for (const [key, value] of [
    ['token_at', `num:${Math.floor(Date.now() / 1000) - 30 * 86_400}`],
    ['user', 'obj:{"email":"noura@diwan.example"}'],
  ] as const) {
    const page = await visit('USER')
    await page.goto('/user')
    await expect(page.locator('#main h1')).toBeVisible()
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)
    await page.reload()
    await expect(page).toHaveURL(LOGIN)
    expect(await kept(page)).not.toHaveProperty('token')
  }
})

test('language and dark mode are switched at once, survive a reload, and reach the first byte', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await openPersonMenu(page)
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tickets')
  await expect(html).toHaveAttribute('lang', 'en-US')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await openPersonMenu(page)
  await page.getByRole('menuitemcheckbox', { name: 'Dark mode' }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await kept(page)).toMatchObject({ lang: 'str:en-US', darkMode: 'bool:true' })

  const first = await (await page.context().request.get('/user/tickets')).text()
  expect(first).toMatch(/<html lang="en-US" dir="ltr" data-mantine-color-scheme="dark"/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tickets')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await openPersonMenu(page)
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await openPersonMenu(page)
  await page.getByRole('menuitemcheckbox', { name: 'الوضع الداكن' }).click() // it went with the person: the next one finds it as it was
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('the status bar wears the colour of the area, and a new screen starts at its top', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('ADMIN')
  const colour = page.locator('meta[name=theme-color]')
  await page.goto('/admin/tickets')
  await expect(colour).toHaveAttribute('content', '#1976d2')
  await page.setViewportSize({ width: 1280, height: 300 })
  await expect(page.locator('tr[data-ticket]').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await go(page, '/user')
  await expect(colour).toHaveAttribute('content', '#0e67ad')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const login = await visit(null)
  await login.goto(LOGIN)
  await expect(login.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0e67ad')
})
