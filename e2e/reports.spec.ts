import { expect, test } from './portal.ts'

test('an administrator opens the list behind a figure, walks a chart by keyboard and saves a report', async ({ visit }) => {
  const page = await visit('ADMIN', { language: 'en-US' })
  await page.goto('/admin')
  const open = page.locator('[data-widget="tickets.figures"] a').first()
  const figure = await open.locator('b').textContent()
  await open.click()
  await expect(page).toHaveURL(/\/admin\/tickets\?.*status=/)
  await expect(page.locator('[data-fitting]')).toContainText(figure!)

  await page.goto('/admin?tab=reports&last=365&step=month')
  const chart = page.getByRole('toolbar', { name: 'Tickets and working time by step' })
  await chart.getByRole('button').last().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const created = page.getByRole('menuitem', { name: /created/ })
  const count = /\d+/.exec((await created.textContent()) ?? '')?.[0] ?? '1'
  await created.press('Enter')
  await expect(page).toHaveURL(/createdFrom=/)
  await expect(page.locator('[data-fitting]')).toContainText(count)

  await page.goto('/admin?tab=reports&by=assignee&step=week')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Weeks of people')
  await page.keyboard.press('Enter')
  const saved = page.getByRole('link', { name: 'Weeks of people' })
  await expect(saved).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin?tab=reports')
  await saved.click()
  await expect(page).toHaveURL(/by=assignee/)
})

test('a figure says how it was before only where that is known', async ({ visit }) => {
  const page = await visit('SYSTEM_ADMIN', { language: 'en-US' })
  await page.goto('/admin')
  const storage = page.locator('[data-widget="settings.storage"]')
  await expect(storage.locator('b').first()).toBeVisible()
  await expect(storage).not.toContainText('before')
})
