import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'custom fields' })

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

test(
  'a field of tickets is added in the settings; it is asked in the form and changed on the ticket',
  { tag: '@deep' },
  async ({ visit }) => {
    const admin = await visit('ADMIN')
    await admin.goto('/admin/setting?tab=custom-fields')
    const section = admin.getByRole('region', { name: 'الحقول المخصصة' })
    await section.getByRole('button', { name: 'إضافة حقل' }).click()
    await admin.getByRole('menuitem', { name: 'خيار واحد' }).click()
    await section.getByRole('textbox', { name: 'التسمية بالعربية' }).fill('طريقة التواصل')
    await section.getByRole('textbox', { name: 'التسمية بالإنجليزية' }).fill('Channel')
    for (const [number, words] of [['هاتف', 'Phone'] as const, ['حضور', 'Visit'] as const].entries()) {
      await section.getByRole('textbox', { name: `الخيار ${number + 1} بالعربية` }).fill(words[0])
      await section.getByRole('textbox', { name: `الخيار ${number + 1} بالإنجليزية` }).fill(words[1])
    }
    await admin.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(admin.getByText('حُفظت الحقول المخصصة')).toBeVisible()
    await section.locator('[data-key=channel] [aria-expanded]:not([aria-haspopup])').click()
    await expect(section.getByText('channel', { exact: true })).toBeVisible() // its key, for good
    await keepsToWcag(admin)

    await admin.goto('/admin/tickets?queue=all')
    await admin.locator('tr[data-ticket]').first().getByRole('link').first().click()
    await admin.waitForURL('**/ticket-thread/**')
    await admin.getByRole('button', { name: 'طريقة التواصل' }).click()
    await admin.getByRole('dialog', { name: 'طريقة التواصل' }).getByText('حضور').click()
    await expect(admin.getByRole('button', { name: /طريقة التواصل .*حضور/ })).toBeVisible()
    await expect(admin.getByText(/حُدِّد الحقل .*طريقة التواصل.* بالقيمة .*حضور/)).toBeVisible()

    const user = await visit('USER')
    await user.goto('/user/tickets?new=1')
    const form = user.getByRole('dialog')
    await form.getByRole('button', { name: /حقل|حقول/ }).click()
    await expect(form.getByRole('radiogroup', { name: 'طريقة التواصل' })).toBeVisible()
    await keepsToWcag(user)
  },
)
