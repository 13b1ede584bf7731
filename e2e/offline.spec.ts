import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

/** A device that was offline, and a screen that could not come, say so in the console. */
const expects = /ERR_INTERNET_DISCONNECTED|net::ERR|Problem: unavailable/

/** What is asked of the portal; the icon of the tab is asked for by the browser itself. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/favicon.svg') asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

test('a ticket opened without a network asks for nothing, says so, and comes by itself with the network', async ({ visit }) => {
  const page = await visit('TECH', { expects, cold: true })
  const marks = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/away')
  await page.goto('/admin/tickets')
  await marks // The marks of absence come last, when the names are drawn.
  const link = page.locator('tr[data-ticket]').first().getByRole('link')
  const subject = await link.innerText()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const asked = requestsOf(page)
  await link.hover()
  await link.click()
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالشبكة' })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible() // the frame stays
  expect(asked).toEqual([])
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
})

test('a dialog that was not opened before leaves its screen where it is, says so at its button, and opens with the network', async ({
  visit,
}) => {
  const page = await visit('USER', { expects, cold: true })
  await page.route('**/assets/*.js', (route) => (held ? route.abort('internetdisconnected') : route.continue()))
  let held = false
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: undefined })) // nothing is fetched while the screen is idle
  await page.goto('/user/chat')
  await expect(page.getByRole('button', { name: 'محادثة جديدة', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  held = true
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'محادثة جديدة', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'سيُفتح هذا فور الوصول إلى البوابة' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'محادثة جديدة', exact: true })).toBeVisible()
  held = false
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: 'محادثة جديدة' })).toBeVisible()
  await expect(page.locator('[data-waits]')).toHaveCount(0)
})

test(
  'a screen of a portal that is away leaves the page where it is, and comes by itself when the portal answers',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { expects, cold: true, language: 'en-US' })
    await page.goto('/user/notification')
    await page.waitForLoadState('networkidle')
    const first = await page.evaluate(() => performance.timeOrigin)
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    await page.getByRole('navigation').first().getByRole('link', { name: 'Notes' }).click()
    await expect(page.getByRole('heading', { name: 'The portal cannot be reached' })).toBeVisible()
    await page.unroute('**/*')
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(first) // the same page
  },
)
