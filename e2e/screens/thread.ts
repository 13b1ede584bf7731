import type { Page } from '@playwright/test'
import { expect } from '../portal.ts'
import type { Screen } from './screen.ts'

/** The ticket of the samples whose thread has a note. */
export const openVpn = async (page: Page) => {
  await page.locator('a[data-row]', { hasText: 'VPN' }).click()
  await expect(page.locator('li[data-kind=note]').first()).toBeVisible()
}
/** A note, so that the ticket itself stays as it was. */
const writeNote = async (page: Page, text: string) => {
  await openVpn(page)
  await page.getByRole('radiogroup').locator('label').last().click()
  const area = page.locator('textarea[name=message]')
  await area.fill('')
  await area.pressSequentially(text)
}
const openSolved = (page: Page) => page.locator('a[data-row]', { hasText: 'عقود 2026' }).click()

/** States of a thread beside reading it. */
const states: readonly Screen[] = [
  {
    name: 'people to mention',
    role: 'TECH',
    path: '/admin/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      await writeNote(page, 'انظر @')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'somebody mentioned who does not see the ticket',
    deep: true,
    role: 'TECH',
    path: '/admin/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      await openVpn(page)
      const area = page.locator('textarea[name=message]')
      await page.getByRole('radiogroup').locator('label').first().click()
      await area.fill('')
      await area.pressSequentially('@نورة')
      await page.getByRole('option', { name: /نورة/ }).first().click()
      await expect(page.locator('[data-mention-question]')).toBeVisible()
    },
  },
  {
    name: 'editing a message',
    role: 'TECH',
    path: '/admin/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      const text = `ملاحظة للتعديل ${Date.now()}` // each light writes its own
      await writeNote(page, text)
      await page.locator('textarea[name=message]').press('Control+Enter')
      const message = page.locator('li[data-kind=note]:not([data-sending])', { hasText: text })
      await message.locator('button[aria-haspopup=menu]').click()
      await page.locator('[role=menuitem]:has(.tabler-icon-pencil)').click()
      await expect(page.locator('[data-editing]')).toBeVisible()
    },
  },
  {
    name: 'a solution to confirm',
    role: 'USER',
    path: '/user/tickets?queue=all',
    shows: 'a[data-row]',
    act: async (page) => {
      await openSolved(page)
      await expect(page.locator('[data-solution-banner]')).toBeVisible()
    },
  },
  {
    name: 'rejecting a solution',
    deep: true,
    role: 'USER',
    path: '/user/tickets?queue=all',
    shows: 'a[data-row]',
    act: async (page) => {
      await openSolved(page)
      await page.locator('[data-solution-banner] button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

export const threadScreens: readonly Screen[] = states.map((screen) =>
  screen.deep ? { ...screen, about: 'further thread' } : { ...screen, about: 'thread' },
)
