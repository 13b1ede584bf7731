import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

const labels = words['ar-SA']
const card = (page: Page, key: string) => page.locator(`[data-widget="${key}"]`)
const results = (page: Page) => page.getByRole('dialog', { name: 'نتائج البحث' })

test('a requester on a phone starts the day on home: a ticket is opened and stands there, is found again, and a task is done', async ({
  visit,
}) => {
  const phone = await visit('USER', { width: 390 })
  await phone.goto('/user')
  await card(phone, 'tickets.requests')
    .getByRole('link', { name: /^عرض الكل/ })
    .click()
  await phone.waitForURL('**/user/tickets')
  await openTicket(phone, labels, 'باب المصعد لا يُغلق', 'يبقى مفتوحًا في الدور الثالث.')

  await phone.goto('/user')
  await expect(card(phone, 'tickets.requests').locator('[data-row]', { hasText: 'باب المصعد لا يُغلق' })).toBeVisible()
  const quick = card(phone, 'quickTasks.today')
  await quick.locator('[data-capture]').fill('إحضار بطاقة المصعد')
  await phone.keyboard.press('Enter')
  const task = quick.locator('[data-row]', { hasText: 'إحضار بطاقة المصعد' })
  await task.getByRole('checkbox').click()
  await expect(task).toHaveCount(0)

  await phone.goto('/user?find=المصعد')
  expect(await barriersOf(phone)).toEqual([])
  await results(phone).locator('[data-hit=ticket]', { hasText: 'باب المصعد لا يُغلق' }).click()
  await expect(phone).toHaveURL(/\/ticket-thread\//)
  await expect(phone.getByRole('log')).toContainText('يبقى مفتوحًا في الدور الثالث.')
})

test('a technician spends the day on the keyboard: from home to the queue, a ticket is answered, and its errand is on home', async ({
  visit,
}) => {
  const page = await visit('TECH')
  const { keyboard } = page
  await page.goto('/user')
  await expect(card(page, 'quickTasks.today')).toBeVisible()
  await keyboard.press('KeyG')
  await keyboard.press('KeyT')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await keyboard.press('j')
  await expect(page.locator('a[data-row]').first()).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
  await keyboard.press('r')
  await keyboard.type('سأمرّ بعد صلاة الظهر.')
  await keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('سأمرّ بعد صلاة الظهر.')

  await page.locator('[data-talk]').focus()
  await keyboard.press('q')
  const field = page.getByRole('dialog').getByLabel('ما الذي تريد إنجازه؟')
  await field.fill('حمل محوّل العرض اليوم')
  await field.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/user')
  await expect(card(page, 'quickTasks.today').locator('[data-row]', { hasText: 'حمل محوّل العرض' })).toBeVisible()
})

test('an administrator goes from a figure to the rows behind it, and from a name to the page of the person', async ({
  visit,
}) => {
  const page = await visit('ADMIN')
  await page.goto('/admin')
  const figure = card(page, 'tickets.figures').locator('a').first()
  const count = await figure.locator('b').textContent()
  await figure.click()
  await expect(page).toHaveURL(/\/admin\/tickets\?.*status=/)
  await expect(page.locator('[data-fitting]')).toContainText(count!)

  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('Omar Haddad')
  await page
    .getByRole('option', { name: /Omar Haddad/ })
    .first()
    .click()
  await expect(page.locator('[data-person-page]').getByRole('heading', { level: 2 })).toContainText('Omar Haddad')
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/admin?tab=reports&last=30&step=day')
  await expect(page.getByRole('toolbar').first()).toBeVisible()
})
