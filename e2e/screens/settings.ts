import { expect } from '../portal.ts'
import type { Screen } from './screen.ts'

const settings = { role: 'ADMIN', path: '/admin/setting', shows: 'input[data-colour=user]' } as const
const modules = { role: 'SUPER_ADMIN', path: '/admin/modules', shows: '[data-module=tickets]' } as const

/** What administrators say of the portal, and who may read it. */
export const settingScreens: readonly Screen[] = [
  { name: 'settings', ...settings },
  {
    name: 'settings with errors',
    ...settings,
    act: async (page) => {
      await page.locator('input[data-colour=user]').fill('#ffd400')
      await page.locator('#main button[type=submit]').click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'audit log',
    ...settings,
    act: async (page) => {
      await page.locator('#main form button:not([type=submit])').last().click() // what the screen before kept
      await page.locator('input[data-field=nameEn]').fill(`Al Ufuq ${Date.now()}`)
      await page.locator('#main button[type=submit]').click()
      await expect(page.locator('#main form [role=status]')).toBeEmpty() // saved
      await page.goto('/admin/setting?tab=audit')
      await page.locator('[data-row]').first().click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    },
  },
  { name: 'modules', ...modules },
  {
    name: 'status of a module',
    ...modules,
    act: async (page) => {
      await page.locator('[data-module=tickets] [data-more]').click()
      await page.getByRole('menuitem').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'modules', role: 'SYSTEM_ADMIN', path: '/admin/modules', shows: '[data-module=tickets]' },
]
