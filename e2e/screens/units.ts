import type { Page } from '@playwright/test'
import { expect } from '../portal.ts'
import type { Screen } from './screen.ts'

/** A department with people and groups, of the sample organisation. */
const openUnit = async (page: Page) => {
  await page
    .getByRole('treeitem', { name: /تقنية المعلومات|Information Technology/ })
    .locator('[data-title]')
    .first()
    .click()
  await expect(page.locator('article h2')).toBeVisible()
}

const units = { role: 'ADMIN', path: '/admin/department', shows: '[role=treeitem]' } as const

/** The tree of departments and groups. */
export const unitScreens: readonly Screen[] = [
  { name: 'structure', ...units },
  { name: 'a unit', ...units, act: openUnit },
  {
    name: 'move of a unit',
    ...units,
    act: async (page) => {
      await openUnit(page)
      await page.locator('article button[aria-haspopup=menu]').first().click()
      await page.locator('[role=menuitem]:has(.tabler-icon-arrows-move)').click()
      await page.getByRole('dialog').getByRole('combobox').click()
      await page.locator('[role=option]:visible').first().click()
      await expect(page.getByRole('dialog').locator('[data-person]').first()).toBeVisible()
    },
  },
]
