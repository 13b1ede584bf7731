import type { Page } from '@playwright/test'
import { expect } from '../portal.ts'
import type { Screen } from './screen.ts'

/** The whole matrix was looked at before; a cell of it is, with few others around it. */
const openCell = async (page: Page) => {
  await page.getByRole('searchbox').fill('tickets.reply')
  await expect(page.locator('[data-right="surveys.view"]')).toHaveCount(0)
  await page.locator('[data-cell="TECH tickets.reply"]').click()
}

const rights = { role: 'SUPER_ADMIN', path: '/admin/setting?tab=roles', shows: '[data-right="tickets.view"]' } as const
const explained = {
  role: 'SUPER_ADMIN',
  path: '/admin/setting?tab=roles&view=explain',
  shows: '#main [role=combobox]',
} as const

/** The matrix of rights, why somebody has one, and exceptions. */
export const rightScreens: readonly Screen[] = [
  { name: 'rights', ...rights },
  {
    name: 'relations of a right',
    ...rights,
    act: async (page) => {
      await openCell(page)
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible()
    },
  },
  {
    name: 'review of changed rights',
    ...rights,
    act: async (page) => {
      await openCell(page)
      await page.getByRole('menuitemcheckbox', { checked: true }).first().click()
      await page.keyboard.press('Escape')
      await page.locator('#main [role=status] button').last().click()
      await expect(page.getByRole('dialog').locator('[data-role=TECH]')).toBeVisible()
    },
  },
  { name: 'why', ...explained },
  {
    name: 'why not',
    ...explained,
    act: async (page) => {
      await page.locator('#main [role=combobox]').first().fill('نوره')
      await page.getByRole('option', { name: /نورة/ }).first().click()
      await page.locator('#main [role=combobox]').nth(1).fill('internal')
      await page.locator('[role=option]:visible').first().click()
      await expect(page.locator('[data-verdict=no]')).toBeVisible()
    },
  },
  { name: 'exceptions', role: 'SUPER_ADMIN', path: '/admin/setting?tab=roles&view=people', shows: '#main [role=combobox]' },
  { name: 'rights to read', role: 'SYSTEM_ADMIN', path: '/admin/setting?tab=roles', shows: '[data-right="tickets.view"]' },
]
