import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

/** An opportunity of the sample that is open and has free seats. */
const OPEN = 'برنامج قادة المستقبل'

async function apply(page: Page): Promise<void> {
  await page.goto('/user/schedule/opportunity')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: OPEN }) })
  await card.getByRole('button', { name: 'تقديم' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'ملاحظة' }).fill('أرغب في الانضمام إلى البرنامج')
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
  await expect(manager.getByRole('checkbox').first()).toBeVisible()
  expect(await barriersOf(manager)).toEqual([])
  await manager.keyboard.press('j')
  await manager.keyboard.press('x')
  await expect(manager.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await manager.keyboard.press('a')

  await applicant.goto('/user/schedule/opportunity?tab=mine')
  const row = applicant.getByRole('listitem').filter({ hasText: OPEN })
  await expect(row.getByText('مقبول')).toBeVisible()
  await expect(row.getByRole('button', { name: 'التنازل عن المقعد' })).toBeVisible()
})

test('on a phone in English somebody applies and withdraws the application', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER', { language: 'en-US', width: 390 })
  await page.goto('/user/schedule/opportunity')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'مترجم في مؤتمر الموردين' }) })
  await card.getByRole('button', { name: 'Apply', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('I translated at the fair last year.')
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('Applied successfully')).toBeVisible()

  await page.goto('/user/schedule/opportunity?tab=mine')
  const row = page.getByRole('listitem').filter({ hasText: 'مترجم في مؤتمر الموردين' })
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await row.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Your application is withdrawn')).toBeVisible()
})

interface OpenedOpportunity {
  readonly opportunity: { readonly id: string; readonly taken: number; readonly dueDate: string; readonly version: number }
}

test('the last seat goes to one of two, and to the other when it is given up', async ({ visit }) => {
  const manager = await visit('ADMIN')
  await manager.goto('/admin/opportunity')
  await manager.getByRole('link', { name: OPEN }).click()
  await manager.getByRole('link', { name: 'المتقدمون' }).click()
  const [, id = ''] = /id=([0-9a-f-]{36})/.exec(manager.url()) ?? []
  const { opportunity } = await callFromPage<OpenedOpportunity>(manager, 'GET', `/api/opportunities/${id}`)
  const { taken, dueDate, version } = opportunity
  await callFromPage(manager, 'POST', `/api/opportunities/${id}/extend`, { version, dueDate, numberOfUsers: taken + 1 })
  const [first, second] = [await visit('USER'), await visit('COORDINATOR')]
  await apply(first)
  await apply(second)

  const boxes = manager.getByRole('listitem').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await manager.getByRole('button', { name: 'اختيار الكل' }).click()
  await manager.keyboard.press('a')
  const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: OPEN })
  for (const page of [first, second]) await page.goto('/user/schedule/opportunity?tab=mine')
  await expect(rowOf(first).getByText('مقبول')).toBeVisible()
  await expect(rowOf(second).getByRole('button', { name: 'سحب الطلب' })).toBeVisible()
  await rowOf(first).getByRole('button', { name: 'التنازل عن المقعد' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'التنازل عن المقعد' }).click()
  await rowOf(second).getByRole('button', { name: 'قبول المقعد' }).click()
  await expect(rowOf(second).getByRole('button', { name: 'التنازل عن المقعد' })).toBeVisible()
})
