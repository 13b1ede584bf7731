import type { Page } from '@playwright/test'
import { expect } from '../portal.ts'
import type { Screen } from './screen.ts'

const queue = { role: 'TECH', path: '/admin/tickets', shows: 'a[data-row]', about: 'queue' } as const

/** What stands beside the queues and on a ticket of them. */
export const queueScreens: readonly Screen[] = [
  {
    ...queue,
    name: 'a ticket beside the list',
    act: async (page: Page) => {
      await page.locator('[role=search] button[aria-pressed]').click()
      await page.locator('a[data-row]').first().focus()
      await expect(page.locator('aside[data-preview] h3')).toBeVisible()
    },
  },
  {
    ...queue,
    name: 'a ticket linked with another',
    act: async (page: Page) => {
      await page.locator('a[data-row]').first().click()
      const linked = page.getByRole('region', { name: /مرتبطة|linked/i })
      await linked.locator('button:has(.tabler-icon-plus)').click()
      await linked.locator('[role=combobox]').click()
      await page.locator('[role=option]:visible').first().click()
      await expect(page.locator('[data-linked]')).toBeVisible()
    },
  },
  {
    ...queue,
    name: 'runs of the last day',
    act: async (page: Page) => {
      await page.locator('tr[data-ticket] input[type=checkbox]').first().click()
      await page.locator('[role=region] button').nth(3).click()
      await page.locator('[role=dialog] button[type=submit]').click()
      await expect(page).toHaveURL(/run=/)
      await page.goto('/admin/tickets?run=all')
      await expect(page.locator('[role=dialog] [data-run]').first()).toBeVisible()
    },
  },
]
