import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

/** An opportunity of the sample that is open and has free seats. */
const OPEN = 'برنامج قادة المستقبل'

async function apply(page: Page): Promise<void> {
  await page.goto('/user/schedule/opportunity')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: OPEN }) })
  await card.getByRole('button', { name: 'تقديم' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'ملاحظة' }).fill('أرغب في الانضمام إلى البرنامج')
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('تم التقديم بنجاح')).toBeVisible()
}

test('somebody applies in Arabic, and those who manage accept by keyboard', async ({ visit }) => {
  const applicant = await visit('TECH')
  await apply(applicant)

  const manager = await visit('ADMIN')
  await manager.goto('/admin/opportunity')
  await manager.getByRole('link', { name: OPEN }).click()
  await manager.getByRole('link', { name: 'المتقدمون' }).click()
  await manager.getByRole('checkbox').first().check()
  expect(await barriersOf(manager)).toEqual([])
  await manager.keyboard.press('a')

  await applicant.goto('/user/schedule/opportunity?tab=mine')
  const row = applicant.getByRole('listitem').filter({ hasText: OPEN })
  await expect(row.getByText('مقبول')).toBeVisible()
  await expect(row.getByRole('button', { name: 'التنازل عن المقعد' })).toBeVisible()
})
