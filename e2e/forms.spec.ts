import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const main = (page: Page) => page.locator('#main')
const dialog = (page: Page) => page.getByRole('dialog')

async function save(page: Page): Promise<void> {
  const button = main(page).getByRole('button', { name: 'حفظ', exact: true })
  const saved = page.waitForResponse((one) => one.request().method() !== 'GET' && one.url().includes('/api/forms'))
  await button.click()
  await saved
  await expect(button).toBeDisabled()
}

/** A new form with one field, saved; answers its id. */
async function built(page: Page, nameAr: string, nameEn: string): Promise<string> {
  await page.goto('/admin/form/details?part=settings')
  await page.locator('[data-field=nameAr]').fill(nameAr)
  await page.locator('[data-field=nameEn]').fill(nameEn)
  await save(page)
  await expect(page).toHaveURL(/id=/)
  await expect(page.locator('[data-field=nameEn]')).toHaveValue(nameEn) // the first save stays in the settings
  await main(page).locator('[data-queue=build]').click()
  await main(page).locator('[data-offer=text]').click()
  await main(page).getByRole('textbox', { name: 'التسمية بالعربية' }).fill('السبب')
  await main(page).getByRole('textbox', { name: 'التسمية بالإنجليزية' }).fill('Reason')
  await save(page)
  return new URL(page.url()).searchParams.get('id')!
}

async function publishedToEveryone(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/form/details?id=${id}&part=publishing`)
  await main(page).getByRole('button', { name: 'نشر', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'إضافة' }).click()
  await page.getByRole('option', { name: 'جميع منسوبي المؤسسة' }).click()
  await expect(dialog(page).locator('[data-reached]')).toContainText('يصل إلى')
  expect(await barriersOf(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /^النشر الآن/ })
    .click()
  await expect(main(page).locator('[data-status=published]').first()).toBeVisible()
}

test('a form is built, published to everyone, filled in and read, in Arabic', async ({ visit }) => {
  const [admin, user] = [await visit('ADMIN'), await visit('USER')]
  const id = await built(admin, 'طلب شاشة', 'Screen request')
  expect(await barriersOf(admin)).toEqual([])
  await publishedToEveryone(admin, id)

  await user.goto('/user/forms')
  await main(user).getByRole('button', { name: 'طلب شاشة' }).click()
  await main(user).getByRole('textbox', { name: 'السبب' }).fill('الشاشة القديمة تومض')
  expect(await barriersOf(user)).toEqual([])
  await main(user).getByRole('button', { name: 'إرسال' }).click()
  await expect(user.getByText('تم إرسال النموذج بنجاح')).toBeVisible()
  await expect(main(user).getByText('الشاشة القديمة تومض')).toBeVisible()

  await admin.goto(`/admin/form/details?id=${id}&part=entries`)
  await expect(main(admin).getByText('الشاشة القديمة تومض').first()).toBeVisible()
  expect(await barriersOf(admin)).toEqual([])
})

test('saved changes of a published form are listed and published from any tab, in Arabic', async ({ visit }) => {
  const admin = await visit('ADMIN')
  const id = await built(admin, 'طلب طابعة', 'Printer request')
  const unpublished = main(admin).locator('[data-unpublished]')
  await publishedToEveryone(admin, id)
  await expect(main(admin).locator('header [data-status=published]')).toBeVisible()
  await expect(unpublished).toHaveCount(0)
  await main(admin).locator('[data-queue=settings]').click()
  await admin.locator('[data-field=nameEn]').fill('Request a printer')
  await save(admin)
  await expect(unpublished).toContainText('تعديلات لم تُنشر بعد')

  await main(admin).locator('[data-queue=entries]').click()
  await unpublished.getByRole('button', { name: 'تعديلات لم تُنشر بعد' }).click()
  const difference = dialog(admin).locator('[data-difference]')
  await expect(difference).toHaveCount(1)
  await expect(difference).toContainText('Printer request')
  await expect(difference).toContainText('Request a printer')
  expect(await barriersOf(admin)).toEqual([])
  await admin.keyboard.press('Escape')

  await unpublished.getByRole('button', { name: 'نشر التعديلات' }).click()
  await expect(admin.getByText('نُشرت التعديلات')).toBeVisible()
  await expect(unpublished).toHaveCount(0)
})

test('deleting a form asks first, and offers the archive where something was sent', { tag: '@deep' }, async ({ visit }) => {
  const admin = await visit('ADMIN', { expects: /409/ })
  const id = await built(admin, 'طلب لوحة مفاتيح', 'Keyboard request')
  await publishedToEveryone(admin, id)
  await admin.goto(`/user/forms?id=${id}`)
  await main(admin).getByRole('textbox', { name: 'السبب' }).fill('مفتاح عالق')
  await main(admin).getByRole('button', { name: 'إرسال' }).click()
  await expect(main(admin).getByText('مفتاح عالق')).toBeVisible()
  await admin.goto(`/admin/form/details?id=${id}&part=publishing`)
  await main(admin).getByRole('button', { name: 'إغلاق' }).click()
  await dialog(admin).getByRole('button', { name: /^إغلاق/ }).last().click()
  await expect(main(admin).locator('[data-status=CLOSED]').first()).toBeVisible()
  await main(admin).getByRole('button', { name: 'المزيد' }).last().click()
  await admin.getByRole('menuitem', { name: 'حذف' }).click()
  await dialog(admin).getByRole('button', { name: /^حذف/ }).last().click()
  await expect(dialog(admin).getByText('لم يُحذف النموذج')).toBeVisible()
  await dialog(admin).getByRole('button', { name: 'أرشفة' }).click()
  await expect(admin).toHaveURL(/\/admin\/forms/)
})

test(
  'Escape closes the calendar and leaves the dialog of publishing as it is, in Arabic',
  { tag: '@deep' },
  async ({ visit }) => {
    const admin = await visit('ADMIN')
    const id = await built(admin, 'طلب سماعة', 'Headset request')
    await admin.goto(`/admin/form/details?id=${id}&part=publishing`)
    await main(admin).getByRole('button', { name: 'نشر', exact: true }).click()
    await dialog(admin).getByText('جدولة النشر').click()
    await dialog(admin).getByRole('button', { name: 'اختيار يوم' }).click()
    await expect(dialog(admin).locator('[data-day]:focus')).toBeVisible()
    await admin.keyboard.press('Escape')
    await expect(dialog(admin).locator('[data-day]')).toHaveCount(0)
    await expect(dialog(admin).getByRole('textbox', { name: 'تاريخ النشر' })).toBeFocused()
  },
)
