import { ar as chatAr } from '@diwan/contract/chat/words.ar'
import { en as chatEn } from '@diwan/contract/chat/words.en'
import { ar } from '@diwan/contract/notifications/words.ar'
import { en } from '@diwan/contract/notifications/words.en'
import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, groupOf, meOf, postMessage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'inbox' })

const NAME = 'لجنة السلامة'
const readers = {
  'ar-SA': { words: ar, said: `وآخران كتبوا في ${NAME}` },
  'en-US': { words: en, said: `and 2 others wrote in ${NAME}` },
} as const

const rowOf = (page: Page, text: string) => page.locator('li[data-id]').filter({ hasText: text })
const withoutIsolates = (text: string | null): string => (text ?? '').replace(/[\u2066-\u2069]/g, '')
const viewOf = async (page: Page, view: string, label: string): Promise<void> => {
  await page.getByRole('link', { name: new RegExp(`^${label}`) }).click()
  await expect(page).toHaveURL(new RegExp(`view=${view}`))
}

for (const language of ['ar-SA', 'en-US'] as const)
  test(`what several people wrote in a group is one row, kept and put away by keyboard, in ${language}`, async ({ visit }) => {
    const { words, said } = readers[language]
    const [reader, ...writers] = await Promise.all([
      visit('USER', { language }),
      visit('TECH'),
      visit('ADMIN'),
      visit('SUPER_ADMIN'),
    ])
    await Promise.all([reader, ...writers].map((page) => page.goto('/user')))
    const id = await groupOf(writers[0], reader, NAME)
    const others = await Promise.all(writers.slice(1).map(meOf))
    await callFromPage(writers[0], 'POST', `/api/chat/${id}/people`, { userIds: others, degree: 'member' })
    await callFromPage(reader, 'PATCH', `/api/chat/${id}/own`, { level: 'all' })
    for (const writer of writers) await postMessage(writer, id, 'الجولة بعد صلاة الظهر')

    await reader.goto('/user/notification')
    const row = rowOf(reader, NAME)
    await expect.poll(async () => withoutIsolates(await row.textContent())).toContain(said)
    await expect(row).toHaveAttribute('data-unseen', 'true')
    await expect(row.locator('summary')).toBeVisible()
    expect(await barriersOf(reader)).toEqual([])

    await reader.keyboard.press('j')
    await expect(row.locator('[data-row]')).toBeFocused()
    await row.getByRole('button', { name: words.more }).click()
    await reader.getByRole('menuitem', { name: words.snooze_hours }).click()
    await expect(row).toHaveCount(0)
    await viewOf(reader, 'snoozed', words.view_snoozed)
    await row.getByRole('button', { name: words.more }).click()
    await reader.getByRole('menuitem', { name: words.mute, exact: true }).click()
    await expect(row).toContainText(words.isMuted)
    await row.getByRole('button', { name: words.more }).click()
    await reader.getByRole('menuitem', { name: words.wake }).click()
    await expect(row).toHaveCount(0)

    await viewOf(reader, 'unread', words.view_unread)
    await row.getByRole('button', { name: words.markOne }).click()
    await expect(row).toHaveCount(0)
    await reader.goto('/user/notification')
    await row.locator('[data-row]').focus()
    await reader.keyboard.press('e')
    await expect(row).toHaveCount(0)
  })

test(
  'what a role gets is locked by the administration, and the rest each person chooses, with hours of quiet',
  { tag: '@deep' },
  async ({ visit }) => {
    const [admin, noura] = await Promise.all([visit('SUPER_ADMIN', { language: 'en-US' }), visit('USER')])
    await admin.goto('/admin/setting?tab=notifications')
    await admin.locator('[data-event-group=tickets]').getByRole('button', { expanded: false }).click()
    const rule = admin.locator('tr[data-event="tickets.replied"]')
    await rule.getByRole('button', { name: en.lock, exact: true }).last().click()
    await expect(rule.getByRole('button', { name: en.unlock, exact: true })).toHaveCount(1)
    expect(await barriersOf(admin)).toEqual([])

    await noura.goto('/user/profile')
    await noura.locator('[data-event-group=tickets]').getByRole('button', { expanded: false }).click()
    const own = noura.locator('tr[data-event="tickets.replied"]')
    await expect(own).toContainText(ar.lockedBy)
    const app = noura.locator('tr[data-event="tickets.mentioned"]').getByRole('switch').first()
    await app.press('Space')
    await expect(app).not.toBeChecked()
    const hours = noura.getByRole('switch', { name: ar.quietHours })
    await hours.press('Space')
    await expect(hours).toBeChecked()
    const from = noura.getByLabel(ar.quietFrom, { exact: true }).first()
    await expect(from).toHaveValue(/10:00/)
    const ramadan = noura.getByRole('switch', { name: ar.quietRamadan })
    await ramadan.press('Space')
    await expect(ramadan).toBeChecked()
    const weekend = noura.getByRole('switch', { name: ar.quietWeekend })
    await weekend.press('Space')
    await expect(weekend).toBeChecked()
    expect(await barriersOf(noura)).toEqual([])

    await noura.reload()
    await expect(app).not.toBeChecked()
    for (const one of [hours, ramadan, weekend]) await expect(one).toBeChecked()
    await rule.getByRole('button', { name: en.unlock, exact: true }).click()
    await expect(rule.getByRole('button', { name: en.unlock, exact: true })).toHaveCount(0)
    await noura.reload()
    await expect(own).not.toContainText(ar.lockedBy)
  },
)

test(
  'what chats show is switched off for everyone in the settings, and then in the profile of each',
  { tag: '@deep' },
  async ({ visit }) => {
    const [admin, noura] = await Promise.all([visit('SUPER_ADMIN', { language: 'en-US' }), visit('USER')])
    await admin.goto('/admin/setting?tab=chat')
    const receipts = admin.getByRole('switch', { name: chatEn.field_receipts })
    await expect(receipts).toBeChecked()
    await receipts.press('Space')
    await expect(receipts).not.toBeChecked()
    expect(await barriersOf(admin)).toEqual([])
    await noura.goto('/user/profile')
    await expect(noura.getByText(chatAr.offForAll)).toBeVisible()
    await expect(noura.getByRole('switch', { name: chatAr.showReceipts })).toBeDisabled()
    await receipts.press('Space')
    await expect(receipts).toBeChecked()
  },
)
