import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/** What stands at the foot of the menu, or of the sheet of a phone. */
export async function openPersonMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /(قائمة الحساب|Account menu)$/ }).click()
  await expect(page.getByRole('menu').first()).toBeVisible()
}

/** On a phone the whole menu is a sheet. */
export const openSheet = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(فتح القائمة|Open the menu)$/ }).click()

/** The popover beside the menu, with the last of them. */
export async function openNotifications(page: Page): Promise<void> {
  await page.locator('[data-key=Notifications] a').click()
  await expect(page.getByRole('dialog', { name: /^(الإشعارات|Notifications)/ })).toBeVisible()
}

/** The screen behind the popover. */
export async function allNotifications(page: Page): Promise<void> {
  await openNotifications(page)
  await page.getByRole('link', { name: /^(كل الإشعارات|All notifications)$/ }).click()
  await expect(page).toHaveURL(/\/user\/notification$/)
}

export interface CountedKey {
  readonly key: string
  readonly area: string
  readonly to: string
}

/** Entries, tabs and lines that carry a key and are seen now. */
export async function shownKeys(page: Page): Promise<CountedKey[]> {
  return page.locator('[data-key][data-area]:visible').evaluateAll((all) =>
    all.map((one) => ({
      key: one.getAttribute('data-key') ?? '',
      area: one.getAttribute('data-area') ?? '',
      to: (one.matches('a') ? one : one.querySelector('a'))?.getAttribute('href') ?? '',
    })),
  )
}
