import { expect, test } from './portal.ts'

test('a technician finds tickets by a word in any of its forms, and hits are lit in the original text', async ({ visit }) => {
  const page = await visit('ADMIN')
  await page.goto('/admin/tickets?queue=all')
  const field = page.getByRole('searchbox', { name: 'البحث في التذاكر' })
  await field.fill('طابعه') // ه for ة, as many type it
  const lit = page.locator('tbody mark')
  await expect(lit.filter({ hasText: 'طابعة' }).first()).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await page.locator('a[data-row]').first().click()
  await page.goBack()
  await expect(field).toHaveValue('طابعه')
  await expect(lit.first()).toBeVisible()
})

test(
  'one wrong letter still finds the title and is said; what nobody wrote is not found',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('ADMIN')
    await page.goto('/admin/tickets?queue=all')
    const field = page.getByRole('searchbox', { name: 'البحث في التذاكر' })
    await field.fill('الباركوت')
    await expect(page.getByText('لا نتائج تُذكر لما كُتب، وهذا أقرب ما يشبهه.')).toBeVisible()
    await expect(page.locator('tbody')).toContainText('الباركود')
    await field.fill('قشعريرة')
    await expect(page.getByText('لا توجد نتائج')).toBeVisible()
  },
)
