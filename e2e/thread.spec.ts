import { expect, test } from './portal.ts'

test('a requester on a phone and a technician see each other write, and nobody answers past the other', async ({ visit }) => {
  const [phone, desk] = await Promise.all([visit('USER', { width: 390 }), visit('TECH', { language: 'en-US' })])
  await desk.goto('/admin/tickets')
  await desk.locator('tr[data-ticket]', { hasText: 'نورة' }).first().getByRole('link').click()
  await desk.waitForURL(/\/ticket-thread\//)
  await phone.goto(new URL(desk.url()).pathname)
  await expect(desk.locator('[data-viewers]')).toHaveAttribute('aria-label', /نورة/)
  await expect(phone.getByRole('log')).toBeAttached() // one by a template may have no message yet
  await expect(phone.locator('[data-viewers]')).toHaveCount(0) // that staff looks is staff's own

  const mine = phone.getByRole('textbox', { name: 'اكتب ردًا…' })
  await mine.fill('هل من جديد؟')
  await expect(desk.getByRole('status').filter({ hasText: 'A reply is being written by' })).toContainText('نورة')
  await desk.getByRole('textbox', { name: 'Write a reply…' }).fill('We found the cause.')
  await expect(phone.getByRole('status').filter({ hasText: 'رد قيد الكتابة من' })).toBeVisible()
  await desk.getByRole('textbox', { name: 'Write a reply…' }).press('Control+Enter')
  await expect(phone.getByRole('log')).toContainText('We found the cause.')

  await mine.press('Control+Enter')
  const moved = phone.locator('[data-moved]')
  await expect(moved).toContainText('We found the cause.')
  await expect(mine).toHaveValue('هل من جديد؟')
  await moved.getByRole('button', { name: 'إرسال على أي حال' }).click()
  await expect(desk.getByRole('log')).toContainText('هل من جديد؟')
})
