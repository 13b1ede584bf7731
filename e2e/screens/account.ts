import { expect } from '../portal.ts'
import { pressed, type Screen } from './screen.ts'

/** Before somebody is signed in. */
export const entranceScreens: readonly Screen[] = [
  { name: 'login', role: null, path: '/access/login', shows: 'input[name=email]' },
  {
    name: 'login with errors',
    role: null,
    path: '/access/login',
    shows: 'input[name=email]',
    act: pressed('button[type=submit]'),
  },
  { name: 'forgotten password', role: null, path: '/access/forgot-password', shows: 'h1' },
  {
    name: 'forgotten password with errors',
    role: null,
    path: '/access/forgot-password',
    shows: 'input[name=email]',
    act: pressed('button[type=submit]'),
  },
  { name: 'invitation', role: null, path: '/access/forgot-password#invitation=none', shows: 'input[name=confirmation]' },
  {
    name: 'invitation with errors',
    role: null,
    path: '/access/forgot-password#invitation=none',
    shows: 'input[name=confirmation]',
    act: pressed('button[type=submit]'),
  },
]

/** What everybody says of themselves. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', role: 'USER', path: '/user/profile', shows: '[data-session]' },
  {
    name: 'a new API token',
    role: 'USER',
    path: '/user/profile',
    shows: '[data-session]',
    act: async (page) => {
      await page.getByRole('button', { name: /^(رمز جديد|New token)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'change of the password with errors',
    role: 'USER',
    path: '/user/profile',
    shows: '[data-session]',
    act: pressed('form:has(input[autocomplete=current-password]) button[type=submit]'),
  },
]
