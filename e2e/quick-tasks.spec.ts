import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** Each journey writes of its own day and words: the sample organisation has quick tasks, too. */
const row = (page: Page, title: string) => page.locator('#main li', { hasText: title })

test('a task is written with Q from anywhere, in Arabic, and its parts are understood and can be refused', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets')
  await expect(page.locator('#main h1')).toBeVisible()
  await page.keyboard.press('q')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ما الذي تريد إنجازه؟').fill('بكرة ٣ م راجع عقد الزعفران #عقود !1')
  const understood = dialog.getByRole('list', { name: 'ما فُهم' })
  await expect(understood.getByRole('listitem')).toHaveCount(4)
  await expect(understood.locator('[data-chip=date]')).toContainText('غدًا')
  await expect(understood.locator('[data-chip=time]')).toContainText('3:00 PM')
  await keepsToWcag(page)
  await dialog.getByRole('button', { name: 'لم أقصد هذا: !1' }).click()
  await expect(understood.getByRole('listitem')).toHaveCount(3)
  await dialog.getByLabel('ما الذي تريد إنجازه؟').press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/user\/tickets$/) // the screen is as it was

  await page.goto('/user/quick-tasks?view=upcoming')
  const written = row(page, 'راجع عقد الزعفران !1')
  await expect(written).toContainText('3:00 PM')
  await expect(written).toContainText('عقود')
  await keepsToWcag(page)
})

test('in English a list is worked through by keys alone: walk, move, complete, undo, open', async ({ visit }) => {
  const page = await visit('USER', { language: 'en-US' })
  await page.goto('/user/quick-tasks?view=someday')
  const capture = page.getByLabel('What is to be done?')
  for (const title of ['Saffron one', 'Saffron two', 'Saffron three']) {
    await capture.fill(title)
    await capture.press('Enter')
    await expect(row(page, title)).toBeVisible()
  }
  // What the portal would refuse stays in the field, and its chip says why.
  await capture.fill(`call the supplier #${'x'.repeat(41)}`)
  await capture.press('Enter')
  await expect(capture).toHaveValue(/^call the supplier #x+$/)
  await expect(page.locator('[data-chip=label]')).toContainText('A label has at most 40 characters')
  await capture.fill('renew in 300 years')
  await capture.press('Enter')
  await expect(page.locator('[data-chip=date]')).toContainText('Choose a date within the range')
  await capture.fill('')
  await row(page, 'Saffron three').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowUp')
  const order = () => page.locator('#main li', { hasText: 'Saffron' }).locator('[data-row]').allInnerTexts()
  await expect.poll(order).toEqual(['Saffron one', 'Saffron three', 'Saffron two'])
  await row(page, 'Saffron three').getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Saffron two').getByRole('link')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(row(page, 'Saffron two')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(row(page, 'Saffron two')).toBeVisible()
  await row(page, 'Saffron one').getByRole('link').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Add a step').fill('Weigh it')
  await dialog.getByLabel('Add a step').press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Weigh it' })).toBeVisible()
  await dialog.getByLabel('Title').fill('Saffron, weighed')
  await keepsToWcag(page)
  await page.keyboard.press('Control+Enter')
  await expect(row(page, 'Saffron, weighed')).toContainText('0/1')
})

test(
  'what repeats comes again when it is done, and a task ticked off here is ticked off on the other device',
  { tag: '@deep' },
  async ({ visit }) => {
    const [here, there] = await Promise.all([visit('TECH', { language: 'en-US' }), visit('TECH', { language: 'en-US' })])
    await Promise.all([here, there].map((page) => page.goto('/user/quick-tasks')))
    const capture = here.getByLabel('What is to be done?')
    await capture.fill('water the saffron every day')
    await expect(here.locator('[data-chip=repeat]')).toContainText('Every day')
    await capture.press('Enter')
    await expect(row(there, 'water the saffron')).toBeVisible()
    await row(there, 'water the saffron').getByRole('checkbox').click()
    await expect(row(here, 'water the saffron')).toHaveCount(0)
    await here.getByRole('link', { name: 'Upcoming' }).click()
    await expect(row(here, 'water the saffron')).toContainText('Every day')
  },
)

test('on a phone, in the dark, a task is planned for tomorrow, thrown away and restored', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('COORDINATOR', { width: 390, dark: true })
  await page.goto('/user/quick-tasks?view=someday')
  const capture = page.getByLabel('ما الذي تريد إنجازه؟')
  await capture.fill('شراء الزعفران')
  await capture.press('Enter')
  await row(page, 'شراء الزعفران')
    .getByRole('button', { name: /خيارات/ })
    .click()
  await page.getByRole('menuitem', { name: 'غدًا' }).click()
  await expect(row(page, 'شراء الزعفران')).toHaveCount(0)
  await page.getByRole('link', { name: 'القادمة' }).click()
  await row(page, 'شراء الزعفران')
    .getByRole('button', { name: /خيارات/ })
    .click()
  await page.getByRole('menuitem', { name: 'نقل إلى سلة المحذوفات' }).click()
  await expect(row(page, 'شراء الزعفران')).toHaveCount(0)
  await page.getByRole('link', { name: 'سلة المحذوفات' }).click()
  await row(page, 'شراء الزعفران').getByRole('button', { name: 'استعادة' }).click()
  await page.getByRole('link', { name: 'القادمة' }).click()
  await expect(row(page, 'شراء الزعفران')).toBeVisible()
  await keepsToWcag(page)
})

test('of a ticket one makes a quick task that leads back to it', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets')
  const ticket = page.locator('main tbody tr').first().getByRole('link').first()
  const subject = await ticket.innerText()
  await ticket.click()
  await expect(page).toHaveURL(/\/ticket-thread\//)
  const address = new URL(page.url()).pathname
  await expect(page.getByRole('textbox', { name: 'اكتب ردًا…' })).toBeVisible()
  const item = page.getByRole('menuitem', { name: 'تحويل إلى مهمة سريعة' })
  await expect(async () => {
    if (!(await item.isVisible())) await page.locator('#main').getByRole('button', { name: 'المزيد', exact: true }).click()
    await expect(item).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/actions'))
  await item.click()
  expect((await made).status()).toBe(200)
  await page.goto('/user/quick-tasks?view=someday')
  await row(page, subject).getByRole('link').click()
  await page.getByRole('dialog').getByRole('link', { name: subject }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})
