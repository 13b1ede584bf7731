import type { Locator, Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { dayIn } from './days.ts'
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

/** The day after a day of the calendar. */
const nextDay = (iso: string): string => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10)

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
  await dialog.getByRole('textbox', { name: 'السبب' }).focus()
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

/** Whether a press on its middle would reach it: nothing lies over it, the bar at the foot included. */
const isUncovered = (one: Locator) =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('a head of a unit who is no staff approves on a phone in Arabic, by buttons that stay in sight', async ({ visit }) => {
  const [admin, requester] = [await visit('ADMIN'), await visit('TECH')]
  const head = await visit('USER', { width: 390, expects: /404/ })
  await Promise.all([admin.goto('/admin/permissions'), requester.goto('/user/schedule/permissions'), head.goto('/user/schedule')])
  interface Offered {
    types: { id: string }[]
    departments: { id: string; groups: { id: string }[] }[]
  }
  const { types, departments } = await callFromPage<Offered>(requester, 'GET', '/api/schedule/requests/form')
  const [department] = departments
  const groupId = department!.groups[0]?.id ?? null
  const unit = groupId ?? department!.id
  await callFromPage(admin, 'POST', `/api/units/${unit}/members`, { userId: await meOf(head), relation: 'head' })
  const [day, month, year] = dayIn(80).split('-')
  const iso = `${year}-${month}-${day}`
  const fields = { typeId: types[0]!.id, reason: 'مراجعة في المستشفى', dateFrom: iso, dateTo: iso, wholeDays: true }
  const place = { departmentId: department!.id, groupId }
  const { id } = await callFromPage<{ id: string }>(requester, 'POST', '/api/schedule/requests/send', { ...fields, ...place })

  await head.goto('/user/schedule/permissions?tab=decide')
  await head.locator(`[data-row][data-id="${id}"]`).click()
  await expect(head.locator('blockquote', { hasText: 'مراجعة في المستشفى' })).toBeVisible()
  const [approve, reject] = ['موافقة', 'رفض'].map((name) => head.getByRole('button', { name }))
  for (const button of [approve!, reject!]) await expect.poll(() => isUncovered(button)).toBe(true)
  expect(await barriersOf(head)).toEqual([])
  await approve!.click()
  await expect(head.getByText(/^وافقت على طلب/)).toBeVisible()
  await requester.goto(`/user/schedule/permissions?id=${id}`)
  await expect(requester.locator('#main [data-status=APPROVED]').first()).toBeVisible({ timeout: 30_000 })

  // the next one is decided where its notification stands
  const later = { ...fields, ...place, dateFrom: nextDay(iso), dateTo: nextDay(iso) }
  const { id: second } = await callFromPage<{ id: string }>(requester, 'POST', '/api/schedule/requests/send', later)
  await head.goto('/user/notification')
  const row = head.locator(`li[data-id="${second}"]`)
  await row.getByRole('button', { name: 'موافقة' }).click()
  await expect(head.getByText('وافقت على طلب واحد')).toBeVisible()
  await expect(row.getByRole('button', { name: 'رفض' })).toHaveCount(0)
  expect(await barriersOf(head)).toEqual([])
})
