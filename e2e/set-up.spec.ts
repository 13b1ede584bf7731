import { expect, test } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { startPortal } from './portal-process.ts'

test('the first visit of an empty organisation sets it up in Arabic, and its owner signs in', async ({ browser }) => {
  const portal = await startPortal({ argv: ['--empty'] })
  try {
    const context = await browser.newContext({ baseURL: portal.url, locale: 'ar-SA' })
    const page = await context.newPage()
    await page.goto('/user/tickets')
    await expect(page).toHaveURL('/access')
    expect(await barriersOf(page)).toEqual([])

    await page.getByLabel('رمز الاستخدام لمرة واحدة').fill(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(portal.said)?.[0] ?? '')
    await page.locator('input[name=organisationNameAr]').fill('شركة الواحة')
    await page.locator('input[name=organisationNameEn]').fill('Al Waha')
    await page.locator('input[name=fullName]').fill('هدى المنصور')
    await page.locator('input[name=email]').fill('huda@waha.example')
    await page.locator('input[name=password]').fill('Bustan@1234')
    await page.locator('button[type=submit]').click()

    await expect(page).toHaveURL('/access/login')
    await page.locator('input[name=email]').fill('huda@waha.example')
    await page.locator('input[name=password]').fill('Bustan@1234')
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL('/user/tickets') // where the visit began
    await expect(page.getByRole('complementary')).toContainText('شركة الواحة')
    await page.goto('/access')
    await expect(page).toHaveURL('/admin')
    await context.close()
  } finally {
    await portal.stop()
  }
})
