import { expect, test } from './portal.ts'

const people = '/admin/department?tab=users'

test('an administrator finds people in either script, creates one with a generated password, edits and disables them', async ({
  visit,
}) => {
  const page = await visit('ADMIN')
  await page.goto(people)
  await expect(page.getByRole('button', { name: /نورة بنت عبد الله/ })).toBeVisible()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/people-ar.png` })

  await page.getByRole('searchbox').fill('qahtani')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')

  await page.getByRole('button', { name: 'شخص جديد' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible() // told by field, nothing sent
  await dialog.getByLabel('الاسم الأول').fill('سلمى')
  await dialog.getByLabel('اسم العائلة').fill('الزهراني')
  await expect(dialog.getByLabel('الاسم الكامل')).toHaveValue('سلمى الزهراني')
  await dialog.getByLabel('البريد الإلكتروني').fill('salma@diwan.example')
  await dialog.getByLabel('الجوال').fill('٠٥٠٧٧٧٨٨٩٩')
  await dialog.getByRole('button', { name: 'توليد' }).click()
  const password = await dialog.getByLabel('كلمة المرور الأولى').inputValue()
  expect(password.length).toBeGreaterThanOrEqual(8)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/new-ar.png` })
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'تم إنشاء حساب الشخص' })).toBeVisible()

  await page.getByRole('searchbox').fill('0507778899')
  await page.getByRole('button', { name: /سلمى الزهراني/ }).click()
  await page.getByRole('dialog').getByLabel('الاسم الكامل').fill('سلمى بنت علي الزهراني')
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/edit-ar.png` })
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('button', { name: /سلمى بنت علي/ })).toBeVisible()

  await page.getByRole('button', { name: /سلمى بنت علي/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تعطيل' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'تعطيل' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'تم تعطيل الحساب' })).toBeVisible()
})

test('a title changed by one administrator shows to another at once', async ({ visit }) => {
  const [one, other] = await Promise.all([visit('ADMIN'), visit('SUPER_ADMIN', { dark: true })])
  await Promise.all([one, other].map((page) => page.goto('/admin/department?tab=titles')))
  await expect(other.locator('[data-row]').first()).toBeVisible()
  await one.getByRole('button', { name: 'مسمى جديد' }).click()
  const dialog = one.getByRole('dialog')
  await dialog.getByLabel('الاسم بالعربية').fill('أمين المستودع')
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Storekeeper')
  await dialog.getByRole('textbox', { name: 'اللون', exact: true }).fill('#ffee00')
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible() // too weak to be read
  await dialog.getByRole('textbox', { name: 'اللون', exact: true }).fill('#0b5793')
  if (process.env['SHOTS']) await one.screenshot({ path: `${process.env['SHOTS']}/title-ar.png` })
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(other.getByText('أمين المستودع')).toBeVisible() // nobody reloaded
  if (process.env['SHOTS']) await other.screenshot({ path: `${process.env['SHOTS']}/titles-dark.png` })
})
