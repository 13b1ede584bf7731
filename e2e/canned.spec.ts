import { callFromPage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

const PAGE = '/admin/support?tab=canned'

test('an answer that somebody else saved in between is shown beside the own words, which are kept', async ({ visit }) => {
  const page = await visit('ADMIN', { expects: /409/ })
  await page.goto(PAGE)
  const words = { titleAr: 'رد الزعفران', titleEn: 'Saffron', textAr: 'نص قديم', textEn: 'Old text' }
  const { id, version } = await callFromPage<{ id: string; version: number }>(page, 'POST', '/api/support/canned-answers', words)
  await page.reload()
  await page.getByText('رد الزعفران').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'الرد بالعربية' }).fill('نص كتبته أنا')
  await callFromPage(page, 'PATCH', `/api/support/canned-answers/${id}`, { ...words, version, textAr: 'نص كتبه غيري' })
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'نص كتبه غيري' })).toBeVisible()
  await dialog.getByRole('button', { name: 'الإبقاء على نصي' }).click()
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('نص كتبته أنا')).toBeVisible()
})
