import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const words = {
  'ar-SA': {
    begin: 'طلب استئذان',
    type: 'النوع',
    leave: 'إجازة',
    from: 'من',
    to: 'إلى',
    reason: 'السبب',
    submit: 'إرسال للاعتماد',
    sent: 'تم إرسال الطلب',
  },
  'en-US': {
    begin: 'New request',
    type: 'Type',
    leave: 'Leave',
    from: 'From',
    to: 'To',
    reason: 'Reason',
    submit: 'Submit for approval',
    sent: 'Request submitted',
  },
} as const
type Language = keyof typeof words

/** So many days from today, as people type a day. */
function dayIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000)
  return (
    [at.getUTCDate(), at.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0')).join('-') + `-${at.getUTCFullYear()}`
  )
}

/** Asks for one day with the keyboard alone, and waits until it was sent. */
async function ask(page: Page, days: number, reason: string, language: Language = 'ar-SA'): Promise<void> {
  const say = words[language]
  await page.goto('/user/schedule/permissions')
  await expect(page.locator('#main h1')).toBeVisible()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: say.begin })
  const type = dialog.getByRole('combobox', { name: say.type })
  await expect(type).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: say.leave, exact: true }).click()
  for (const label of [say.from, say.to]) {
    const field = dialog.getByRole('textbox', { name: label, exact: true })
    await field.fill(dayIn(days))
    await field.press('Tab')
  }
  await dialog.getByRole('textbox', { name: say.reason }).fill(reason)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(say.sent)).toBeVisible()
}

test('a request is written by keyboard in Arabic, names each missing field, and keeps to WCAG 2.2 AA', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/schedule/permissions')
  await expect(page.locator('#main h1')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'طلب استئذان' })
  await expect(dialog.getByRole('combobox', { name: 'النوع' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('اختر تاريخ البداية')).toBeVisible()
  await expect(dialog.getByText('اختر تاريخ النهاية')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Escape')

  await ask(page, 60, 'سفر عائلي')
  await expect(page.locator('blockquote', { hasText: 'سفر عائلي' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
})

test('a request is written in English', async ({ visit }) => {
  const page = await visit('USER', { language: 'en-US' })
  await ask(page, 70, 'Family trip', 'en-US')
  await expect(page.locator('blockquote', { hasText: 'Family trip' })).toBeVisible()
})
