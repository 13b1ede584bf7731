import type { Page } from '@playwright/test'
import { expect } from '../portal.ts'
import { pressed, type Screen } from './screen.ts'

const csv = (...lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['email,name,role', ...lines].join('\n')),
})

const people = '/admin/department?tab=users'
const dialogForm = '[role=dialog] form'
const submitted = pressed(`${dialogForm} button[type=submit]`)

/** The tabs beside the tree of units. */
export const peopleScreens: readonly Screen[] = [
  { name: 'people', path: people, shows: '[data-row]' },
  { name: 'new person', path: `${people}&user=new`, shows: dialogForm },
  { name: 'new person with errors', path: `${people}&user=new`, shows: dialogForm, act: submitted },
  {
    name: 'new person to be invited',
    path: `${people}&user=new`,
    shows: dialogForm,
    act: (page: Page) => page.locator('label:has-text("بالبريد"), label:has-text("by mail")').click(),
  },
  {
    name: 'a person',
    path: `${people}&q=نورة`,
    shows: '[data-row]',
    act: async (page: Page) => {
      await page.locator('button[data-row]', { hasText: 'نورة' }).click()
      await expect(page.locator(dialogForm)).toBeVisible()
    },
  },
  {
    name: 'a person of a role one may not give',
    path: `${people}&q=Faris`,
    shows: '[data-row]',
    act: async (page: Page) => {
      await page.locator('button[data-row]', { hasText: 'Faris' }).click()
      await expect(page.getByRole('dialog').locator('dl')).toBeVisible()
    },
  },
  {
    name: 'import with refused rows',
    path: people,
    shows: '[data-row]',
    act: async (page: Page) => {
      await page.getByRole('button', { name: /^(استيراد|Import)$/ }).click()
      await page
        .locator('input[type=file][accept*=csv]')
        .setInputFiles(csv('good@diwan.example,Good,USER', 'not-an-address,Bad,', 'worse@diwan.example,Worse,EMPEROR'))
      await page.getByRole('dialog').getByRole('button').last().click()
      await expect(page.locator('li[data-outcome=refused]').first()).toBeVisible()
    },
  },
].map((screen) => ({ ...screen, role: 'ADMIN' as const, about: 'people', deep: true }))

/** Titles and partners look alike and hold different fields. */
export const recordScreens: readonly Screen[] = ['titles', 'partners']
  .flatMap((tab) => [
    { name: tab, path: `/admin/department?tab=${tab}`, shows: '[data-row]' },
    {
      name: `one of the ${tab}`,
      path: `/admin/department?tab=${tab}`,
      shows: '[data-row]',
      act: async (page: Page) => {
        await pressed('button[data-row]')(page)
        await expect(page.locator(dialogForm)).toBeVisible()
      },
    },
    {
      name: `a new one of the ${tab} with errors`,
      path: `/admin/department?tab=${tab}`,
      shows: '[data-row]',
      act: async (page: Page) => {
        await page.locator('#main button:has(.tabler-icon-plus)').click()
        await submitted(page)
      },
    },
  ])
  .map((screen) => ({ ...screen, role: 'ADMIN' as const, about: 'titles and partners', deep: true }))
