import { expect, test } from './portal.ts'

test.use({ apart: 'people' })

const people = '/admin/department?tab=users'

test(
  'a partner is added, given to a person, changed, and gives way to another when it is deleted',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('ADMIN', { expects: /409/ })
    const dialog = page.getByRole('dialog')
    await page.goto('/admin/department?tab=partners')
    const add = async (nameAr: string, nameEn: string, website: string) => {
      await page.getByRole('button', { name: 'شريك جديد' }).click()
      await dialog.getByLabel('الاسم بالعربية').fill(nameAr)
      await dialog.getByLabel('الاسم بالإنجليزية').fill(nameEn)
      await dialog.getByLabel('الموقع الإلكتروني').fill(website)
      await dialog.getByRole('button', { name: 'حفظ' }).click()
    }
    await add('شركة الريادة', 'Reyada', 'reyada')
    await expect(dialog.getByRole('alert').first()).toBeVisible() // no address of a site
    await dialog.getByLabel('الموقع الإلكتروني').fill('https://reyada.example')
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByRole('button', { name: 'شركة الريادة' })).toBeVisible()
    await add('شركة الإتقان', 'Itqan', 'https://itqan.example')
    await expect(page.getByRole('button', { name: 'شركة الإتقان' })).toBeVisible()
    await add('شركه الاتقان', 'Itqan Two', '')
    await expect(dialog.getByText('مستخدم هنا من قبل')).toBeVisible() // however it is spelt
    await dialog.getByRole('button', { name: 'إلغاء' }).click()

    await page.goto(`${people}&q=نورة`)
    await page
      .getByRole('button', { name: /نورة بنت عبد الله/ })
      .first()
      .click()
    await dialog.getByRole('combobox', { name: 'الشريك' }).click()
    await page.getByRole('option', { name: 'شركة الريادة' }).click()
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto('/admin/department?tab=partners')
    const row = page.getByRole('row').filter({ hasText: 'شركة الريادة' })
    await expect(row).toContainText('شخص واحد')
    await row.getByRole('button').click()
    await dialog.getByRole('button', { name: 'حذف' }).click()
    await dialog.getByRole('button', { name: 'حذف' }).click()
    await expect(dialog.getByRole('alert')).toContainText('يرجى تصحيح الأخطاء قبل الإرسال')
    await expect(dialog).toContainText('شخص واحد') // why another one is asked for
    await dialog.getByRole('combobox', { name: 'البديل' }).click()
    await page.getByRole('option', { name: 'شركة الإتقان' }).click()
    await dialog.getByRole('button', { name: 'حذف' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'شركة الإتقان' })).toContainText('شخص واحد')
  },
)
