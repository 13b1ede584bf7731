import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

test('a record is created, changed and deleted in Arabic, and its screens keep to WCAG 2.2 AA', async ({ visit }) => {
  const page = await visit('ADMIN', { expects: /404/ })
  await page.goto('/user/schedule/opportunity')
  await expect(page.locator('#main h1')).toBeVisible()
  await page.locator('#main').getByRole('button', { name: 'إنشاء' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('قائمة المشتريات')
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'إنشاء' }).click()

  await expect(page.getByRole('heading', { name: 'قائمة المشتريات' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('button', { name: 'تعديل' }).click()
  await dialog.getByRole('textbox').fill('قائمة المشتريات الشهرية')
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('heading', { name: 'قائمة المشتريات الشهرية' })).toBeVisible()

  await page.getByRole('button', { name: 'حذف' }).click()
  await dialog.getByRole('button', { name: 'حذف' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('tbody, #main strong').first()).toBeVisible()
  await expect(page.getByText('قائمة المشتريات الشهرية')).toHaveCount(0)
  expect(await barriersOf(page)).toEqual([])
})
