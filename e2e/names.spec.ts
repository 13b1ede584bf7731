import { expect, test } from './portal.ts'

test.use({ apart: 'names' })

const PROPOSED = 'نورة بنت سعد القحطاني'

test(
  'a person proposes a name, an administrator confirms it in the directory, and nothing shows it before',
  { tag: '@deep' },
  async ({ visit }) => {
    const noura = await visit('USER', { width: 390 })
    await noura.goto('/user/profile')
    await expect(noura.getByRole('textbox', { name: 'الاسم الكامل' })).toBeHidden()
    await noura.getByRole('button', { name: 'اقتراح تغيير الاسم' }).click()
    const dialog = noura.getByRole('dialog')
    await dialog.getByLabel('اسمك الكامل').fill(PROPOSED)
    await dialog.getByRole('button', { name: 'إرسال الاقتراح' }).click()
    await expect(dialog).toBeHidden()
    await expect(noura.locator('[data-name-proposal]')).toContainText(PROPOSED)
    await noura.screenshot({ path: 'test-results/names-profile-ar.png' })

    const admin = await visit('ADMIN', { dark: true, language: 'en-US' })
    await admin.goto('/admin/department?tab=users&state=renaming')
    const row = admin.locator('[data-user]')
    await expect(row).toHaveCount(1)
    await row.click()
    const note = admin.getByRole('dialog').locator('[data-name-proposal]')
    await expect(note).toContainText(PROPOSED)
    await admin.screenshot({ path: 'test-results/names-admin-en.png' })
    await note.locator('button').first().click()
    await expect(note).toBeHidden()
    await expect(noura.locator('[data-name-proposal]')).toBeHidden()
    await expect(noura.locator('[data-own-name]')).toContainText(PROPOSED)
  },
)
