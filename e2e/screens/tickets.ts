import type { Page } from '@playwright/test'
import { expect } from '../portal.ts'
import { pressed, type Screen } from './screen.ts'
import { openVpn } from './thread.ts'

const openMenu = async (page: Page) => {
  await openVpn(page)
  await page.locator('#main header button[aria-haspopup=menu]').click()
}

const queue = { role: 'TECH', path: '/admin/tickets', shows: 'a[data-row]' } as const

/** Asking for help, and the queue of those who answer. */
export const ticketScreens: readonly Screen[] = [
  { name: 'my tickets', role: 'USER', path: '/user/tickets?queue=all', shows: 'tr[data-ticket]' },
  { name: 'new ticket', role: 'USER', path: '/user/tickets?new=1', shows: '[role=dialog] form' },
  {
    name: 'new ticket with errors',
    role: 'USER',
    path: '/user/tickets?new=1',
    shows: '[role=dialog] form',
    act: pressed('[role=dialog] button[type=submit]'),
  },
  { name: 'queue', role: 'TECH', path: '/admin/tickets', shows: 'tr[data-ticket]' },
  {
    name: 'queue with filters',
    role: 'TECH',
    path: '/admin/tickets?queue=all&status=NEW',
    shows: 'li[data-filter]',
    act: async (page) => {
      await page.locator('#main [role=search] button').first().click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    },
  },
  { name: 'thread with a note', ...queue, act: openVpn },
  {
    name: 'writing a note',
    ...queue,
    act: async (page) => {
      await openVpn(page)
      await page.getByRole('radiogroup').locator('label').last().click()
      await expect(page.locator('div[data-kind=note] form')).toBeVisible()
    },
  },
  {
    name: 'closing a ticket',
    ...queue,
    act: async (page) => {
      await openMenu(page)
      await page.getByRole('menuitem', { name: /إغلاق|Close/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'putting a ticket on hold',
    ...queue,
    act: async (page) => {
      await openMenu(page)
      await page
        .getByRole('menuitem', { name: /تعليق|hold|تحويل|Hand over/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'ticket that is not there', role: 'TECH', path: '/ticket-thread/nonsense', shows: '#main strong' },
]
