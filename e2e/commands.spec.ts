import { expect, test } from './portal.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openTicket, words } from './ticket-steps.ts'

test.use({ apart: 'commands' })

test('a ticket is taken, waits, is solved, rejected, solved again and confirmed, and both watch it happen', async ({ visit }) => {
  const [requester, technician] = await Promise.all([
    visit('USER', { language: 'ar-SA', width: 390 }),
    visit('TECH', { language: 'en-US' }),
  ])
  const say = words['ar-SA']
  await requester.goto('/user/tickets')
  await openTicket(requester, say, 'شاشة الاستقبال مطفأة', 'لا تعمل منذ الصباح.')
  await technician.goto(new URL(requester.url()).pathname)
  const dialog = technician.getByRole('dialog')
  const choose = async (name: string) => {
    await technician.getByRole('button', { name: 'More' }).click()
    await technician.getByRole('menuitem', { name }).click()
  }

  await technician.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(technician.getByText('is yours')).toBeVisible() // S8.21
  await expect(requester.getByRole('log')).toContainText('استُلمت التذكرة من قِبل')

  await choose('Put on hold')
  await dialog.getByLabel('Message to the requester (optional)').fill('Which floor is it on?')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(requester.locator('[data-status=PENDING]')).toBeVisible()
  await requester.getByRole('textbox', { name: say.writeReply }).fill('الطابق الثالث')
  await requester.getByRole('button', { name: say.sendReply }).click()
  await expect(technician.locator('[data-status=OPEN]')).toBeVisible() // the answer ended the wait

  const solve = async (text: string) => {
    await technician.getByRole('button', { name: 'Solve', exact: true }).click()
    await dialog.getByLabel('Solution').fill(text)
    await dialog.getByRole('button', { name: 'Solve' }).click()
  }
  await solve('The cable was loose.')
  await expect(requester.locator('li[data-kind=solution]')).toContainText('The cable was loose.')
  await requester.getByRole('button', { name: 'لم تُحلّ' }).click()
  await requester.getByRole('dialog').getByLabel('ما الذي لم يُحلّ بعد؟').fill('ما زالت مطفأة')
  await requester.getByRole('dialog').getByRole('button', { name: 'لم تُحلّ' }).click()
  await expect(technician.getByRole('log')).toContainText('rejected the solution')
  await solve('The screen was replaced.')
  await requester.getByRole('button', { name: 'تأكيد الحل' }).click()
  await expect(technician.locator('[data-status=CLOSED]')).toBeVisible()
  await expect(technician.getByRole('log')).toContainText('confirmed the solution')
  await requester.reload()
  await expect(requester.getByRole('log')).toContainText('أُكّد الحل من قِبل')
})

test('a ticket given to a colleague and handed over keeps its note from the requester', { tag: '@deep' }, async ({ visit }) => {
  const [requester, admin] = await Promise.all([visit('USER'), visit('ADMIN', { language: 'en-US' })])
  await requester.goto('/user/tickets')
  await openTicket(requester, words['ar-SA'], 'بطء في الشبكة', 'منذ أمس.')
  const letCome = await holdBack(admin, '../contract/tickets/endpoints/commands.ts?whole')
  await admin.goto(new URL(requester.url()).pathname)
  const dialog = admin.getByRole('dialog')
  const choose = async (name: string) => {
    await admin.getByRole('button', { name: 'More' }).click()
    await admin.getByRole('menuitem', { name }).click()
  }
  await choose('Assign')
  await dialog.getByRole('button', { name: 'Assign' }).click() // faster than what judges it
  letCome()
  await expect(dialog.getByText('Please select a user')).toBeVisible() // nothing is sent before somebody is named
  await dialog.getByRole('combobox', { name: 'Assignee' }).click()
  await admin.getByRole('option').first().click()
  await dialog.getByLabel('Note for the next assignee (optional)').fill('Check the switch first')
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(dialog).toBeHidden()
  await expect(requester.getByRole('log')).toContainText('أُسندت التذكرة إلى')
  await requester.reload()
  await expect(requester.getByRole('log')).toContainText('منذ أمس.')
  expect(await requester.getByRole('log').innerText()).not.toContain('Check the switch')
})

test(
  'a technician opens a ticket for a colleague who called, and both names stand on it (T14)',
  { tag: '@deep' },
  async ({ visit }) => {
    const [requester, technician] = await Promise.all([visit('USER'), visit('TECH', { language: 'en-US' })])
    await technician.goto('/admin/tickets')
    await technician.getByRole('button', { name: 'New ticket' }).first().click()
    const dialog = technician.getByRole('dialog', { name: 'New ticket' })
    await dialog.getByRole('button', { name: 'Something else' }).click()
    await dialog.getByRole('button', { name: /more field/ }).click()
    await dialog.getByRole('combobox', { name: 'On behalf of (optional)' }).fill('نورة بنت عبد الله')
    await technician.getByRole('option', { name: 'نورة بنت عبد الله' }).first().click()
    await dialog.getByRole('combobox', { name: 'Department' }).click()
    await technician.getByRole('option', { name: 'Information Technology' }).click()
    await dialog.getByRole('combobox', { name: 'Group' }).click()
    await technician.getByRole('option', { name: 'Networks' }).click()
    await dialog.getByLabel('Subject').fill('Called about the projector')
    await dialog.getByLabel('Message').fill('It shows no picture.')
    await dialog.getByRole('button', { name: 'Send ticket' }).click()
    await technician.waitForURL(/\/ticket-thread\//)
    await expect(technician.getByRole('complementary', { name: 'About this ticket' })).toContainText('Opened by')
    await requester.goto('/user/tickets')
    await expect(requester.getByRole('link', { name: 'Called about the projector' })).toBeVisible()
  },
)

/** The script of a source file does not arrive before the answer is called. */
async function holdBack(page: Page, source: string): Promise<() => void> {
  const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/${manifest[source]!.file}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
