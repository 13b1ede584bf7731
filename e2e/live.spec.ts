import type { Page } from '@playwright/test'
import { WORKSHOP } from './left-out.ts'
import { allNotifications } from './menu.ts'
import { expect, signIn, test } from './portal.ts'

const STREAM = '/portal/notification/notifications'

/** Somebody answers the newest open ticket of the requester. */
async function answer(page: Page, text: string): Promise<void> {
  await page.goto('/admin/tickets')
  await page.locator('tr[data-ticket]', { hasText: 'نورة' }).first().getByRole('link').click()
  await page.getByRole('textbox', { name: 'اكتب ردًا…' }).fill(text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText(text)
}

test('a notification is told by toast and flag, and the open screen shows it by itself', async ({ visit }) => {
  const [requester, technician] = await Promise.all([visit('USER'), visit('TECH')])
  await requester.goto('/user')
  await expect(requester.locator('#main h1')).toBeVisible()
  await answer(technician, 'جواب أول')
  const toast = requester.getByRole('status').filter({ hasText: 'رد جديد من' })
  await expect(toast).toBeVisible()
  await expect(toast.locator('[data-icon=notifications]')).toBeVisible()
  await expect(requester.locator('[data-new-items]')).toBeVisible()

  await expect(requester.getByRole('link', { name: 'الإشعارات: يوجد جديد' })).toBeVisible()
  await allNotifications(requester)
  const rows = requester.locator('#main li')
  await expect(rows.first()).toContainText('Omar Haddad')
  await expect(rows.first()).toHaveAttribute('data-unseen', 'true')
  await expect(requester.locator('[data-new-items]')).toHaveCount(0)

  const before = await rows.count()
  await requester.getByRole('button', { name: 'تعليم الكل كمقروء' }).click()
  await expect(requester.locator('#main li[data-unseen]')).toHaveCount(0)
  await answer(technician, 'جواب ثانٍ')
  await expect(rows.first()).toHaveAttribute('data-unseen', 'true') // nobody reloaded
  await expect(rows).toHaveCount(before) // one row for the ticket
  await expect(requester.locator('[data-new-items]')).toHaveCount(0)
  await requester.getByRole('button', { name: 'تعليم الكل كمقروء' }).click()
  await expect(requester.locator('#main li[data-unseen]')).toHaveCount(0)
  await rows.first().getByRole('link').first().click()
  await expect(requester).toHaveURL(/\/ticket-thread\//)
  await expect(requester.getByRole('log')).toContainText('جواب ثانٍ')
})

test(
  'the bell shows what the portal counts, from the first screen after signing in, and follows what is read',
  { tag: '@deep' },
  async ({ visit, portal, browser }) => {
    const [requester, technician] = await Promise.all([visit('USER'), visit('TECH')])
    await answer(technician, 'جواب يُعدّ')
    const fresh = await browser.newContext({ baseURL: portal.url, locale: 'ar-SA' })
    const page = await fresh.newPage()
    await signIn(page, portal, 'USER')
    const bell = page.getByRole('link', { name: /^الإشعارات، غير المقروء منها: \d+$/ })
    await expect(bell).toBeVisible()
    const { count } = (await (await page.request.get('/api/notifications/unread')).json()) as { count: number }
    expect(count).toBeGreaterThan(0)
    await expect(bell).toContainText(String(count))

    await requester.goto('/user/notification') // on another device
    await requester.getByRole('button', { name: 'تعليم الكل كمقروء' }).click()
    await expect(page.getByRole('link', { name: 'الإشعارات', exact: true }).first()).toBeVisible()
    await expect(bell).toHaveCount(0)
    await fresh.close()
  },
)

test('three tabs share one stream and one socket, and another takes over when the first is gone', async ({ visit }) => {
  const first = await visit('COORDINATOR')
  const context = first.context()
  const opened: string[] = []
  context.on('request', (request) => {
    if (request.url().includes(STREAM)) opened.push('stream')
  })
  const watch = (page: Page) => page.on('websocket', () => opened.push('socket'))
  watch(first)
  await first.goto('/user')
  await expect.poll(() => opened.toSorted()).toEqual(['socket', 'stream'])

  const others = [await context.newPage(), await context.newPage()]
  for (const page of others) {
    watch(page)
    await page.goto('/user/notification')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإشعارات')
  }
  expect(opened).toHaveLength(2)
  await first.close()
  await expect.poll(() => opened.toSorted()).toEqual(['socket', 'socket', 'stream', 'stream'])
})

for (const language of ['ar-SA', 'en-US'] as const) {
  test(
    `toasts stand top right in ${language} and wait while the pointer is on them`,
    { tag: [WORKSHOP, '@deep'] },
    async ({ visit }) => {
      const page = await visit(null, { language })
      await page.goto('/dev/components')
      await expect(page.locator('[data-toast=default]').first()).toBeVisible()
      await page.evaluate(() => {
        for (const kind of ['success', 'error', 'info', 'warning', 'default'])
          document.querySelector<HTMLElement>(`[data-toast=${kind}]`)?.click() // at once: the first goes after five seconds
      })
      const toasts = page.locator('.Toastify__toast')
      await expect(toasts).toHaveCount(5)
      const box = (await toasts.first().boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      expect(1280 - (box.x + box.width)).toBeLessThan(60) // the workshop has no menu
      expect(box.y).toBeGreaterThanOrEqual(52) // the header of the page is above it
      expect(box.y).toBeLessThan(100)
      await expect(page.locator('.Toastify__progress-bar').first()).toBeAttached()
    },
  )
}
