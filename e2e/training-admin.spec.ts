import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const main = (page: Page) => page.locator('#main')
const dialog = (page: Page) => page.getByRole('dialog')
const part = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const pressed = async (page: Page, name: string | RegExp, at = 0) =>
  main(page).getByRole('button', { name, exact: true }).nth(at).press('Enter')

/** With the keyboard: the titles of what was added have the focus. */
async function titled(page: Page, ar: string, en: string): Promise<void> {
  await expect(main(page).locator('[data-side] [data-field=titleAr]')).toBeFocused()
  await page.keyboard.type(ar)
  await page.keyboard.press('Tab')
  await page.keyboard.type(en)
}

async function lessonAdded(page: Page, { section, kind }: { section: number; kind: string }): Promise<void> {
  await pressed(page, 'إضافة درس', section)
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
}

const saved = (page: Page) => expect(main(page).locator('header [data-state=saved]')).toBeVisible()

/** A course that is begun, with one section. */
async function begun(page: Page, { nameAr, nameEn }: { nameAr: string; nameEn: string }): Promise<void> {
  await page.goto('/admin/training')
  await main(page).getByRole('button', { name: 'دورة جديدة' }).first().press('Enter')
  await main(page).locator('[data-field=nameAr]').fill(nameAr)
  await main(page).locator('[data-field=nameEn]').fill(nameEn)
  await pressed(page, 'إنشاء الدورة')
  await expect(page).toHaveURL(/id=/)
  await pressed(page, 'إضافة محور')
}

test('a course is built with the keyboard, published, assigned, and its learners are seen, in Arabic', async ({ visit }) => {
  const admin = await visit('ADMIN')
  await begun(admin, { nameAr: 'أمن المعلومات', nameEn: 'Information security' })
  await titled(admin, 'الأساسيات', 'Basics')
  await lessonAdded(admin, { section: 0, kind: 'نص' })
  await titled(admin, 'كلمات المرور', 'Passwords')
  const arabic = main(admin).getByRole('textbox', { name: 'النص بالعربية' })
  await arabic.focus()
  await admin.keyboard.type('## كلمة المرور مفتاحك')
  await expect(arabic.getByRole('heading', { name: 'كلمة المرور مفتاحك' })).toBeVisible()
  await main(admin).getByRole('textbox', { name: 'النص بالإنجليزية' }).focus()
  await admin.keyboard.type('Your key')
  expect(await barriersOf(admin)).toEqual([])

  await pressed(admin, 'إضافة محور')
  await titled(admin, 'للاستزادة', 'Further')
  await lessonAdded(admin, { section: 1, kind: 'رابط' })
  await titled(admin, 'الدليل', 'The guide')
  await main(admin).locator('[data-field=url]').fill('https://example.com/guide')
  await main(admin)
    .getByRole('button', { name: /^نقل .*الدليل/ })
    .press('ArrowUp')
  await expect(
    main(admin)
      .getByRole('list', { name: /^دروس .*الأساسيات/ })
      .getByRole('listitem'),
  ).toHaveCount(2)
  await expect(main(admin).getByRole('button', { name: /^نقل .*الدليل/ })).toBeFocused()
  await admin.keyboard.press('ArrowDown')
  await expect(
    main(admin)
      .getByRole('list', { name: /^دروس .*للاستزادة/ })
      .getByRole('listitem'),
  ).toHaveCount(1)
  await saved(admin)
  await admin.reload()
  await expect(main(admin).getByRole('list', { name: 'المحاور' }).locator('[data-lesson]')).toHaveCount(2)
  expect(await barriersOf(admin)).toEqual([])

  await part(admin, 'الجمهور والنشر').press('Enter')
  await pressed(admin, 'نشر')
  await dialog(admin).getByRole('combobox', { name: 'إضافة' }).click()
  await admin.getByRole('option', { name: 'جميع منسوبي المؤسسة' }).click()
  await dialog(admin)
    .getByRole('button', { name: /^النشر الآن/ })
    .press('Enter')
  await expect(main(admin).locator('[data-status=published]').first()).toBeVisible()

  await part(admin, 'الإسناد').press('Enter')
  await main(admin).getByRole('combobox', { name: 'إضافة' }).fill('تقنية')
  await admin.getByRole('option', { name: /تقنية/ }).first().click()
  await pressed(admin, 'إسناد')
  await expect(main(admin).locator('[data-assignment^="unit:"]')).toBeVisible()
  expect(await barriersOf(admin)).toEqual([])
  await part(admin, 'المتعلمون').press('Enter')
  await expect(main(admin).locator('tr[data-enrolment=NEW]').first()).toBeVisible()
  expect(await barriersOf(admin)).toEqual([])
  await part(admin, 'التقرير').press('Enter')
  await expect(main(admin).getByRole('table', { name: 'حسب القسم' })).toBeVisible()
  expect(await barriersOf(admin)).toEqual([])
})

test('what stands against publishing is shown where it is put right, and what was removed comes back, in Arabic', async ({
  visit,
}) => {
  const admin = await visit('ADMIN', { expects: /status of 400/ })
  await begun(admin, { nameAr: 'دورة ناقصة', nameEn: 'Incomplete' })
  await titled(admin, 'المحور الأول', 'First')
  await lessonAdded(admin, { section: 0, kind: 'رابط' })
  await titled(admin, 'رابط بلا عنوان', '')
  await saved(admin)
  await part(admin, 'الجمهور والنشر').press('Enter')
  await pressed(admin, 'نشر')
  await dialog(admin).getByRole('combobox', { name: 'إضافة' }).click()
  await admin.getByRole('option', { name: 'جميع منسوبي المؤسسة' }).click()
  await dialog(admin)
    .getByRole('button', { name: /^النشر الآن/ })
    .press('Enter')
  await expect(main(admin).getByRole('list', { name: 'ما يلزم تصحيحه' })).toContainText('رابط بلا عنوان')
  await expect(main(admin).locator('[data-field=url]')).toHaveAttribute('aria-invalid', 'true')
  await expect(main(admin).locator('[data-field=titleEn]')).toHaveAttribute('aria-invalid', 'true')
  expect(await barriersOf(admin)).toEqual([])
  await main(admin).locator('[data-field=url]').fill('https://example.com')
  await main(admin).locator('[data-field=titleEn]').fill('A link')
  await expect(main(admin).getByRole('list', { name: 'ما يلزم تصحيحه' })).toHaveCount(0)

  await pressed(admin, /^المزيد عن .*رابط بلا عنوان/)
  await admin.getByRole('menuitem', { name: 'حذف' }).press('Enter')
  await expect(main(admin).locator('[data-lesson]')).toHaveCount(0)
  await admin.getByRole('button', { name: 'تراجع' }).last().press('Enter')
  await expect(main(admin).locator('[data-lesson]')).toHaveCount(1)
})

/** Saved by somebody else, on the version there is now. */
const savedElsewhere = (page: Page, nameEn: string): Promise<number> =>
  page.evaluate(async (name) => {
    const address = `/api/training/courses/${new URL(location.href).searchParams.get('id')}`
    const { course } = (await (await fetch(address)).json()) as { course: { version: number; content: object } }
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const body = JSON.stringify({ ...course.content, version: course.version, nameEn: name })
    return (await fetch(address, { method: 'PATCH', headers, body })).status
  }, nameEn)

test('of two who save at once the slower one chooses between both, in Arabic', { tag: '@deep' }, async ({ visit }) => {
  const [one, other] = [await visit('ADMIN'), await visit('ADMIN', { expects: /status of 409/ })]
  await begun(one, { nameAr: 'دورة مشتركة', nameEn: 'Shared' })
  await titled(one, 'المحور', 'Section')
  await saved(one)
  await other.goto(`${one.url()}&lesson=about`)
  const name = main(other).locator('[data-field=nameEn]')
  await expect(name).toHaveValue('Shared')
  let before: string | undefined = 'Theirs'
  await other.route(/\/api\/training\/courses\//, async (route) => {
    if (route.request().method() === 'PATCH' && before !== undefined) {
      const theirs = before
      before = undefined
      expect(await savedElsewhere(one, theirs)).toBe(200)
    }
    await route.continue()
  })
  await name.fill('Mine')
  await expect(main(other).getByText('عدّل شخص آخر هذه الدورة')).toBeVisible()
  await expect(name).toHaveValue('Mine')
  expect(await barriersOf(other)).toEqual([])
  await pressed(other, 'تحميل النسخة الأحدث')
  await expect(name).toHaveValue('Theirs')

  before = 'Theirs again'
  await name.fill('Mine again')
  await pressed(other, 'الإبقاء على نسختي')
  await saved(other)
  await one.reload()
  await expect(main(one).getByRole('heading', { level: 1 })).toBeVisible()
  await one.goto(`${one.url()}&lesson=about`)
  await expect(main(one).locator('[data-field=nameEn]')).toHaveValue('Mine again')
})

test(
  'who is late on any course is in one list, narrowed to a department, and opens beside it, in Arabic',
  { tag: '@deep' },
  async ({ visit }) => {
    const admin = await visit('ADMIN')
    await admin.goto('/admin/training')
    await main(admin).locator('[data-queue=overdue]').press('Enter')
    const rows = main(admin).locator('tr[data-overdue=true]')
    await expect(rows.first()).toContainText('أمن المعلومات للجميع')
    expect(await barriersOf(admin)).toEqual([])
    await main(admin).getByRole('button', { name: 'تصفية' }).press('Enter')
    await dialog(admin).getByRole('option', { name: 'القسم' }).click()
    await dialog(admin).getByRole('checkbox', { name: 'تقنية المعلومات' }).check()
    await expect(admin).toHaveURL(/unitId=/)
    await admin.keyboard.press('Escape')
    await expect(main(admin).locator('td[data-column=unit]').first()).toHaveText('تقنية المعلومات')
    await rows.first().getByRole('button').first().press('Enter')
    await expect(dialog(admin).getByRole('link', { name: 'أمن المعلومات للجميع' })).toBeVisible()
    expect(await barriersOf(admin)).toEqual([])
    await dialog(admin).getByRole('link', { name: 'أمن المعلومات للجميع' }).press('Enter')
    await expect(admin).toHaveURL(/part=learners/)

    const phone = await visit('ADMIN', { width: 390 })
    await phone.goto('/admin/training?view=overdue')
    await expect(main(phone).getByText('أمن المعلومات للجميع').first()).toBeVisible()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOf(phone)).toEqual([])
  },
)
