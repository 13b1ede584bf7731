import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

/** A workspace with a project, whose board is open. */
export async function newProject(
  page: Page,
  name: string,
  title: string,
  dates?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.goto('/user/workspaces')
  await page.locator('#main').getByRole('button', { name: 'إنشاء' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'مشروع جديد' }).click()
  await dialog.getByRole('textbox', { name: 'العنوان' }).fill(title)
  await dates?.(dialog)
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export const list = (page: Page, title: string) => page.getByRole('region', { name: title })

export async function addTask(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'إضافة مهمة إلى للبدء' }).click()
  await page.getByRole('textbox', { name: 'عنوان المهمة' }).fill(title)
  await page.keyboard.press('Enter')
  await expect(list(page, 'للبدء').getByRole('link', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
}
