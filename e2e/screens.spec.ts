import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { queueScreens } from './queue-screens.ts'
import { requestScreens, type Screen } from './request-screens.ts'
import { threadScreens } from './thread-screens.ts'

test.describe.configure({ mode: 'parallel' })

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click()

const openFirst = async (page: Page) => {
  await page.locator('a[data-row]', { hasText: 'VPN' }).click()
  await expect(page.locator('li[data-kind=note]').first()).toBeVisible()
}

/** A department with people and groups, of the sample organisation. */
const openUnit = async (page: Page) => {
  await page
    .getByRole('treeitem', { name: /تقنية المعلومات|Information Technology/ })
    .locator('[data-title]')
    .first()
    .click()
  await expect(page.locator('article h2')).toBeVisible()
}

/** The whole matrix was looked at before; a cell of it is, with few others around it. */
const openCell = async (page: Page) => {
  await page.getByRole('searchbox').fill('tickets.reply')
  await expect(page.locator('[data-right="surveys.view"]')).toHaveCount(0)
  await page.locator('[data-cell="TECH tickets.reply"]').click()
}

const csv = (...lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['email,name,role', ...lines].join('\n')),
})

const people = '/admin/department?tab=users'
const dialogForm = '[role=dialog] form'
const submitted = pressed(`${dialogForm} button[type=submit]`)

/** The tabs beside the tree of units. */
const peopleScreens: readonly Screen[] = [
  { name: 'people', path: people, shows: '[data-row]' },
  { name: 'new person', path: `${people}&user=new`, shows: dialogForm },
  { name: 'new person with errors', path: `${people}&user=new`, shows: dialogForm, act: submitted },
  {
    name: 'new person to be invited',
    path: `${people}&user=new`,
    shows: dialogForm,
    act: (page: Page) => page.locator('label:has-text("بالبريد"), label:has-text("by mail")').click(),
  },
  {
    name: 'a person',
    path: `${people}&q=نورة`,
    shows: '[data-row]',
    act: async (page: Page) => {
      await page.locator('button[data-row]', { hasText: 'نورة' }).click()
      await expect(page.locator(dialogForm)).toBeVisible()
    },
  },
  {
    name: 'a person of a role one may not give',
    path: `${people}&q=Faris`,
    shows: '[data-row]',
    act: async (page: Page) => {
      await page.locator('button[data-row]', { hasText: 'Faris' }).click()
      await expect(page.getByRole('dialog').locator('dl')).toBeVisible()
    },
  },
  {
    name: 'import with refused rows',
    path: people,
    shows: '[data-row]',
    act: async (page: Page) => {
      await page.getByRole('button', { name: /^(استيراد|Import)$/ }).click()
      await page
        .locator('input[type=file][accept*=csv]')
        .setInputFiles(csv('good@diwan.example,Good,USER', 'not-an-address,Bad,', 'worse@diwan.example,Worse,EMPEROR'))
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.locator('li[data-outcome=refused]').first()).toBeVisible()
    },
  },
].map((screen) => ({ ...screen, role: 'ADMIN' as const, about: 'people' }))

/** Titles and partners look alike and hold different fields. */
const recordScreens: readonly Screen[] = ['titles', 'partners']
  .flatMap((tab) => [
    { name: tab, path: `/admin/department?tab=${tab}`, shows: '[data-row]' },
    {
      name: `one of the ${tab}`,
      path: `/admin/department?tab=${tab}`,
      shows: '[data-row]',
      act: async (page: Page) => {
        await pressed('button[data-row]')(page)
        await expect(page.locator(dialogForm)).toBeVisible()
      },
    },
    {
      name: `a new one of the ${tab} with errors`,
      path: `/admin/department?tab=${tab}`,
      shows: '[data-row]',
      act: async (page: Page) => {
        await page.locator('#main button:has(.tabler-icon-plus)').click()
        await submitted(page)
      },
    },
  ])
  .map((screen) => ({ ...screen, role: 'ADMIN' as const, about: 'titles and partners' }))

const screens: readonly Screen[] = [
  ...peopleScreens,
  ...recordScreens,
  ...queueScreens,
  { name: 'structure', role: 'ADMIN', path: '/admin/department', shows: '[role=treeitem]' },
  { name: 'a unit', role: 'ADMIN', path: '/admin/department', shows: '[role=treeitem]', act: openUnit },
  {
    name: 'move of a unit',
    role: 'ADMIN',
    path: '/admin/department',
    shows: '[role=treeitem]',
    act: async (page) => {
      await openUnit(page)
      await page.locator('article button[aria-haspopup=menu]').first().click()
      await page.locator('[role=menuitem]:has(.tabler-icon-arrows-move)').click()
      await page.getByRole('dialog').getByRole('combobox').click()
      await page.locator('[role=option]:visible').first().click()
      await expect(page.getByRole('dialog').locator('[data-person]').first()).toBeVisible()
    },
  },
  { name: 'login', role: null, path: '/access/login', shows: 'input[name=email]' },
  {
    name: 'login with errors',
    role: null,
    path: '/access/login',
    shows: 'input[name=email]',
    act: pressed('button[type=submit]'),
  },
  { name: 'forgotten password', role: null, path: '/access/forgot-password', shows: 'h1' },
  {
    name: 'forgotten password with errors',
    role: null,
    path: '/access/forgot-password',
    shows: 'input[name=email]',
    act: pressed('button[type=submit]'),
  },
  { name: 'invitation', role: null, path: '/access/forgot-password#invitation=none', shows: 'input[name=confirmation]' },
  {
    name: 'invitation with errors',
    role: null,
    path: '/access/forgot-password#invitation=none',
    shows: 'input[name=confirmation]',
    act: pressed('button[type=submit]'),
  },
  { name: 'offline', role: null, path: '/offline', shows: 'h1' },
  { name: 'not found', role: null, path: '/nothing', shows: 'h1' },
  { name: 'components', role: null, path: '/dev/components', shows: 'h1' },
  { name: 'home of users', role: 'USER', path: '/user', shows: '#main h1' },
  { name: 'my tickets', role: 'USER', path: '/user/tickets?queue=all', shows: 'tr[data-ticket]' },
  { name: 'new ticket', role: 'USER', path: '/user/tickets?new=1', shows: '[role=dialog] form' },
  {
    name: 'new ticket with errors',
    role: 'USER',
    path: '/user/tickets?new=1',
    shows: '[role=dialog] form',
    act: pressed('[role=dialog] button[type=submit]'),
  },
  ...requestScreens,
  ...threadScreens,
  { name: 'coming soon', role: 'USER', path: '/user/chat', shows: '[data-coming-soon]' },
  { name: 'profile', role: 'USER', path: '/user/profile', shows: '[data-session]' },
  {
    name: 'a new API token',
    role: 'USER',
    path: '/user/profile',
    shows: '[data-session]',
    act: async (page) => {
      await page.getByRole('button', { name: /^(رمز جديد|New token)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'change of the password with errors',
    role: 'USER',
    path: '/user/profile',
    shows: '[data-session]',
    act: pressed('form:has(input[autocomplete=current-password]) button[type=submit]'),
  },
  { name: 'notifications', role: 'TECH', path: '/user/notification', shows: '#main h1' },
  { name: 'home of staff', role: 'TECH', path: '/admin', shows: '#main h1' },
  { name: 'queue', role: 'TECH', path: '/admin/tickets', shows: 'tr[data-ticket]' },
  {
    name: 'queue with filters',
    role: 'TECH',
    path: '/admin/tickets?queue=all&status=NEW',
    shows: 'li[data-filter]',
    act: (page) => page.locator('#main [role=search] button').first().click(),
  },
  { name: 'thread with a note', role: 'TECH', path: '/admin/tickets', shows: 'a[data-row]', act: openFirst },
  {
    name: 'writing a note',
    role: 'TECH',
    path: '/admin/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      await openFirst(page)
      await page.getByRole('radiogroup').locator('label').last().click()
      await expect(page.locator('div[data-kind=note] form')).toBeVisible()
    },
  },
  {
    name: 'closing a ticket',
    role: 'TECH',
    path: '/admin/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      await openFirst(page)
      await page.locator('#main header button[aria-haspopup=menu]').click()
      await page.getByRole('menuitem', { name: /إغلاق|Close/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'putting a ticket on hold',
    role: 'TECH',
    path: '/admin/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      await openFirst(page)
      await page.locator('#main header button[aria-haspopup=menu]').click()
      await page
        .getByRole('menuitem', { name: /تعليق|hold|تحويل|Hand over/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'settings', role: 'ADMIN', path: '/admin/setting', shows: 'input[data-colour=user]' },
  {
    name: 'settings with errors',
    role: 'ADMIN',
    path: '/admin/setting',
    shows: 'input[data-colour=user]',
    act: async (page) => {
      await page.locator('input[data-colour=user]').fill('#ffd400')
      await page.locator('#main button[type=submit]').click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'audit log',
    role: 'ADMIN',
    path: '/admin/setting',
    shows: 'input[data-colour=user]',
    act: async (page) => {
      await page.locator('#main form button:not([type=submit])').last().click() // what the screen before kept
      await page.locator('input[data-field=nameEn]').fill(`Al Ufuq ${Date.now()}`)
      await page.locator('#main button[type=submit]').click()
      await expect(page.locator('#main form [role=status]')).toBeEmpty() // saved
      await page.goto('/admin/setting?tab=audit')
      await page.locator('[data-row]').first().click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    },
  },
  { name: 'ticket that is not there', role: 'TECH', path: '/ticket-thread/nonsense', shows: '#main strong' },
  { name: 'modules', role: 'SUPER_ADMIN', path: '/admin/modules', shows: '[data-module=tickets]' },
  {
    name: 'status of a module',
    role: 'SUPER_ADMIN',
    path: '/admin/modules',
    shows: '[data-module=tickets]',
    act: async (page) => {
      await page.locator('[data-module=tickets] button').click()
      await page.getByRole('menuitem').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'rights', role: 'SUPER_ADMIN', path: '/admin/setting?tab=roles', shows: '[data-right="tickets.view"]' },
  {
    name: 'relations of a right',
    role: 'SUPER_ADMIN',
    path: '/admin/setting?tab=roles',
    shows: '[data-right="tickets.view"]',
    act: async (page) => {
      await openCell(page)
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible()
    },
  },
  {
    name: 'review of changed rights',
    role: 'SUPER_ADMIN',
    path: '/admin/setting?tab=roles',
    shows: '[data-right="tickets.view"]',
    act: async (page) => {
      await openCell(page)
      await page.getByRole('menuitemcheckbox', { checked: true }).first().click()
      await page.keyboard.press('Escape')
      await page.locator('#main [role=status] button').last().click()
      await expect(page.getByRole('dialog').locator('[data-role=TECH]')).toBeVisible()
    },
  },
  { name: 'why', role: 'SUPER_ADMIN', path: '/admin/setting?tab=roles&view=explain', shows: '#main [role=combobox]' },
  {
    name: 'why not',
    role: 'SUPER_ADMIN',
    path: '/admin/setting?tab=roles&view=explain',
    shows: '#main [role=combobox]',
    act: async (page) => {
      await page.locator('#main [role=combobox]').first().fill('نوره')
      await page.getByRole('option', { name: /نورة/ }).first().click()
      await page.locator('#main [role=combobox]').nth(1).fill('internal')
      await page.locator('[role=option]:visible').first().click()
      await expect(page.locator('[data-verdict=no]')).toBeVisible()
    },
  },
  { name: 'exceptions', role: 'SUPER_ADMIN', path: '/admin/setting?tab=roles&view=people', shows: '#main [role=combobox]' },
  { name: 'modules', role: 'SYSTEM_ADMIN', path: '/admin/modules', shows: '[data-module=tickets]' },
  { name: 'rights to read', role: 'SYSTEM_ADMIN', path: '/admin/setting?tab=roles', shows: '[data-right="tickets.view"]' },
]

type Check = (page: Page) => Promise<object[]>

const wrong: (rules: (axe: AxeBuilder) => AxeBuilder) => Check = (rules) => async (page) => {
  const { violations } = await rules(new AxeBuilder({ page })).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) }))
}
const everything = wrong((axe) => axe.withTags(WCAG))
const contrast = wrong((axe) => axe.withRules(['color-contrast']))

/** Colours change level by level, each with its short transition: looked at before they rest, they are none of ours. */
async function turn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => document.documentElement.setAttribute('data-mantine-color-scheme', wanted), scheme)
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length))
    .toBe(0)
}
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

for (const [title, of] of Map.groupBy(screens, whoAndWhat)) {
  const { role, deep } = of[0]!
  const tag = deep ? ['@deep'] : []
  test(`${title} keep to WCAG 2.2 AA in Arabic`, { tag }, async ({ visit }) => {
    test.setTimeout(Math.max(180_000, of.length * 20_000))
    await lookAt(await visit(role, { expects: /404/ }), of, { everything })
  })
  test(`${title} do so in the dark and at phone width`, { tag: '@deep' }, async ({ visit }) => {
    test.setTimeout(Math.max(180_000, of.length * 20_000))
    await lookAt(await visit(role, { expects: /404/ }), of, { dark, phone })
  })
  test(`${title} keep their contrast in English`, { tag: '@deep' }, async ({ visit }) => {
    test.setTimeout(Math.max(180_000, of.length * 20_000))
    await lookAt(await visit(role, { language: 'en-US', expects: /404/ }), of, { contrast, dark })
  })
}
