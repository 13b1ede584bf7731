import { expect, test } from './portal.ts'

test('on paper a ticket is its thread and its facts: a note is told by its word, and nothing is there to press', async ({
  visit,
}) => {
  const page = await visit('TECH')
  await page.goto('/admin/tickets')
  await page.locator('a[data-row]', { hasText: 'VPN' }).click()
  const note = page.locator('li[data-kind=note]').first()
  await expect(note).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toContainText('ملاحظة داخلية')
  await expect(note.getByText('ملاحظة داخلية')).toBeVisible()
  await expect(page.locator('dl')).toContainText('الأولوية')
  await expect(page.locator('dl [data-priority]')).toBeVisible()
  for (const gone of ['aside nav', 'textarea', '#main button[type=submit]', '#main button[aria-haspopup=menu]:not(dl button)'])
    for (const one of await page.locator(gone).all()) await expect(one).toBeHidden()
  await expect(page.getByRole('heading', { name: 'المشاركون' })).toBeHidden() // there are none
})

test('on paper a queue is its table, with all its rows', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('TECH')
  await page.goto('/admin/tickets')
  const rows = page.locator('tr[data-ticket]')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  for (let n = 0; n < count; n += 1) await expect(rows.nth(n)).toBeVisible()
  await expect(page.getByRole('search', { includeHidden: true })).toBeHidden()
})
