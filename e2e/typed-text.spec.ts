import type { Page } from '@playwright/test'
import type { Role } from '@diwan/contract/access/vocabulary'
import { expect, signIn, test } from './portal.ts'

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
const typed = (page: Page) => page.getByLabel('الجوال')

/** Ends the session behind the page's back; the next screen asks the portal, and notices it, unless the live connection did so first. */
async function expire(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-key=Notes] a')?.click())
  await expect(page.locator('input[name=password]')).toBeVisible()
}

test('text typed before a session expired is unreadable at the sign-in, and returns to its person alone', async ({
  visit,
  portal,
}) => {
  const enter = async (role: Role) => signIn(page, portal, role)
  const page = await visit(null, { expects: /401|\/live' failed/ })
  await enter('USER')
  await page.goto('/user/profile')
  await typed(page).fill('0501112223')
  await expect.poll(() => stored(page)).toContain('0501112223')
  await expire(page)
  expect(await stored(page)).not.toContain('0501112223')
  await enter('USER')
  await page.goto('/user/profile')
  await expect(typed(page)).toHaveValue('0501112223')

  await expire(page)
  await enter('TECH')
  expect(await stored(page)).not.toContain('0501112223')
  expect(await page.evaluate(() => sessionStorage.getItem('diwan-sealed'))).toBeNull()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('obj:user'))
  await enter('USER')
  await page.goto('/user/profile')
  await expect(typed(page)).not.toHaveValue('0501112223')
})
