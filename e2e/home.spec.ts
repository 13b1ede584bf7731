import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'home' })

const card = (page: Page, key: string) => page.locator(`[data-widget="${key}"]`)
/** A card that a slow machine did not read in time comes with a second answer. */
const shownCards = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  return page.locator('[data-widget]').evaluateAll((cards) => cards.map((one) => (one as HTMLElement).dataset['widget']))
}

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

test('home is read with one request, and each of its cards stands in its place from the start', async ({ visit }) => {
  const page = await visit('USER')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/dashboard') && !searchParams.has('keys')) asked.push(request.url()) // slow cards are asked for once more
  })
  await page.goto('/user')
  await expect(card(page, 'quickTasks.today')).toBeVisible()
  expect(asked).toHaveLength(1)
  await keepsToWcag(page)
})

test('a number on home is the length of the list it opens', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user')
  const own = card(page, 'tickets.requests')
  const number = Number(await own.locator('[data-number]').textContent())
  expect(number).toBeGreaterThan(0)
  await own.getByRole('link', { name: /^عرض الكل/ }).click()
  await page.waitForURL('**/user/tickets')
  await expect(page.locator('main tbody tr')).toHaveCount(number)
})

test('cards are arranged by keyboard, the arrangement survives a reload and reaches another browser', async ({ visit }) => {
  const [page, other] = [await visit('USER'), await visit('USER')]
  await other.goto('/user')
  await page.goto('/user')
  await expect(card(page, 'notes.pinned').or(card(page, 'tickets.requests')).first()).toBeVisible()
  const before = await shownCards(page)
  await page.getByRole('button', { name: 'ترتيب الصفحة' }).click()
  const tile = page.locator('[data-card="tickets.requests"] [role=button]')
  await tile.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'رُفعت' })).toContainText('تذاكري')
  await page.keyboard.press('ArrowLeft') // the next column lies to the left
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-list="0"] [data-card="tickets.requests"]')).toBeVisible() // put back
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-list="1"] [data-card="tickets.requests"]')).toBeVisible()
  await keepsToWcag(page)
  await page.getByRole('button', { name: 'إخفاء: المهام السريعة لليوم' }).click()
  await expect(card(other, 'quickTasks.today')).toHaveCount(0)
  await page.reload()
  await expect(card(page, 'tickets.requests')).toBeVisible()
  const after = await shownCards(page)
  expect(after).not.toEqual(before)
  expect(after).not.toContain('quickTasks.today')
  await expect.poll(() => shownCards(other)).toEqual(after)
  await page.getByRole('button', { name: 'ترتيب الصفحة' }).click()
  await page.getByRole('button', { name: 'استعادة الترتيب الأصلي' }).click()
  await page.getByRole('button', { name: 'تم', exact: true }).first().click()
  await expect.poll(() => shownCards(page)).toEqual(before)
})

test('home says of when it is without a network, and what is added there waits in its card', async ({ visit }) => {
  const page = await visit('USER', { expects: /ERR_INTERNET_DISCONNECTED|net::ERR/, cold: true })
  await page.goto('/user')
  const own = card(page, 'quickTasks.today')
  await expect(own).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(page.locator('[data-as-of]')).toContainText('كما كانت عند')
  await own.locator('[data-capture]').fill('تجديد بطاقة الدخول')
  await page.keyboard.press('Enter')
  await expect(own.locator('[data-waiting]')).toContainText('تجديد بطاقة الدخول')
  await expect(own.locator('[data-capture]')).toHaveValue('')
  await keepsToWcag(page)
  await page.context().setOffline(false)
  await expect(page.locator('[data-as-of]')).toHaveCount(0)
  await expect(own.locator('[data-waiting]')).toHaveCount(0)
  await expect(own.locator('[data-row]', { hasText: 'تجديد بطاقة الدخول' })).toBeVisible()
})

test('a card that fails says so alone, and is tried again', async ({ visit }) => {
  const page = await visit('USER')
  let fails = true
  await page.route('**/api/dashboard/user*', async (route) => {
    const answer = await route.fetch()
    const home = (await answer.json()) as { widgets: { key: string; content: unknown; failed: boolean }[] }
    const widgets = home.widgets.map((one) =>
      fails && one.key === 'tickets.requests' ? { ...one, content: null, failed: true } : one,
    )
    await route.fulfill({ response: answer, json: { ...home, widgets } })
  })
  await page.goto('/user')
  await expect(card(page, 'tickets.requests')).toContainText('فشلت العملية')
  await expect(card(page, 'quickTasks.today')).toBeVisible()
  fails = false
  await card(page, 'tickets.requests').getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(card(page, 'tickets.requests').locator('[data-row]').first()).toBeVisible()
})

test('a quick task is added and ticked on home, and taken back', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user')
  const quick = card(page, 'quickTasks.today')
  await quick.locator('[data-capture]').fill('شراء القرفة للمكتب')
  await page.keyboard.press('Enter')
  const row = quick.locator('[data-row]', { hasText: 'شراء القرفة للمكتب' })
  await expect(row).toBeVisible()
  await row.getByRole('checkbox').click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(row).toBeVisible()
})
