import { expect } from '../portal.ts'
import type { Screen } from './screen.ts'

/** What can be asked for, how it is filled in, and how an administrator builds it. */
export const requestScreens: readonly Screen[] = [
  { name: 'catalogue of requests', role: 'USER', path: '/user/tickets?new=choose', shows: '[role=dialog] [data-entry]' },
  {
    name: 'a request with errors',
    role: 'USER',
    path: '/user/tickets?new=choose',
    shows: '[role=dialog] [data-entry]',
    act: async (page) => {
      await page.locator('[data-entry]', { hasText: /صرف مصروفات|Expense claim/ }).click()
      await page.locator('[role=dialog] button[type=submit]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a ticket opened from a template',
    role: 'USER',
    path: '/user/tickets',
    shows: 'a[data-row]',
    act: async (page) => {
      await page.locator('a[data-row]', { hasText: 'شهادة تعريف للسفارة' }).click()
      await expect(page.locator('[data-request] [data-answer]').first()).toBeVisible()
    },
  },
  { name: 'request templates', role: 'ADMIN', path: '/admin/tickets?tab=templates', shows: '[data-template]' },
  {
    name: 'a template being built',
    role: 'ADMIN',
    path: '/admin/tickets?tab=templates',
    shows: '[data-template]',
    act: async (page) => {
      await page.locator('[data-template] button').first().click()
      await page.locator('[data-key=asset] [aria-expanded]').first().click()
      await expect(page.locator('[data-key=asset] input').first()).toBeVisible()
    },
  },
  {
    name: 'the choices of a field',
    role: 'ADMIN',
    path: '/admin/tickets?tab=templates',
    shows: '[data-template]',
    act: async (page) => {
      await page.locator('[data-template] button').first().click()
      await page.locator('[data-key=extras] [aria-expanded]').first().click()
      await expect(page.locator('[data-key=extras] input').first()).toBeVisible()
    },
  },
  { name: 'a new template', role: 'ADMIN', path: '/admin/tickets?tab=templates&template=new', shows: '#main form' },
]
