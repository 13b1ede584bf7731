import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { pressed, tabTo } from './keys.ts'
import { expect, test } from './portal.ts'

const main = (page: Page) => page.locator('#main')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const saved = (page: Page) => expect(main(page).locator('header [data-state=saved]')).toBeVisible()

/** In the field that has the focus, then in the one after it. */
async function typed(page: Page, ar: string, en: string): Promise<void> {
  await page.keyboard.type(ar)
  await page.keyboard.press('Tab')
  await page.keyboard.type(en)
}

async function chosen(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((one) => one === document.activeElement)
  for (let steps = 0; steps < 15 && !(await isThere()); steps += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test(
  'a course is built, published, taken and passed, and its certificate reached, without a pointer, in Arabic',
  { tag: '@deep' },
  async ({ visit }) => {
    const admin = await visit('ADMIN')
    await admin.goto('/admin/training')
    await expect(main(admin).getByRole('heading', { level: 1 })).toBeVisible()
    await admin.keyboard.press('Tab')
    await admin.keyboard.press('Enter') // past the menu
    await pressed(admin, button(admin, 'دورة جديدة').first())
    await tabTo(admin, main(admin).locator('[data-field=nameAr]'))
    await typed(admin, 'الإخلاء الآمن', 'Safe evacuation')
    await tabTo(admin, main(admin).getByRole('switch', { name: 'شهادة عند الإكمال' }))
    await admin.keyboard.press('Space')
    await pressed(admin, button(admin, 'إنشاء الدورة'), { back: true })
    await expect(admin).toHaveURL(/id=/)

    await pressed(admin, button(admin, 'إضافة محور'))
    await expect(main(admin).locator('[data-side] [data-field=titleAr]')).toBeFocused()
    await typed(admin, 'الأساسيات', 'Basics')
    await pressed(admin, button(admin, 'إضافة درس'), { back: true })
    await chosen(admin, 'نص')
    await expect(main(admin).locator('[data-editing=text] [data-field=titleAr]')).toBeFocused()
    await typed(admin, 'المخارج', 'Exits')
    await tabTo(admin, main(admin).getByRole('textbox', { name: 'النص بالعربية' }))
    await admin.keyboard.type('في كل طابق مخرجان.')
    await tabTo(admin, main(admin).getByRole('textbox', { name: 'النص بالإنجليزية' }))
    await admin.keyboard.type('Each floor has two exits.')
    await pressed(admin, button(admin, 'إضافة درس'), { back: true })
    await chosen(admin, 'اختبار')
    await expect(main(admin).locator('[data-editing=quiz] [data-field=titleAr]')).toBeFocused()
    await typed(admin, 'اختبر نفسك', 'Test yourself')
    await pressed(admin, button(admin, 'إضافة سؤال'))
    await chosen(admin, 'خيار واحد')
    await expect(main(admin).getByRole('list', { name: 'الأسئلة' }).getByRole('textbox').first()).toBeFocused()
    await typed(admin, 'كم مخرجًا في كل طابق؟', 'How many exits are on each floor?')
    const options = main(admin).getByRole('group', { name: 'الخيارات' })
    await tabTo(admin, options.getByRole('textbox').first())
    await typed(admin, 'مخرجان', 'Two')
    await tabTo(admin, options.getByRole('textbox').nth(2))
    await typed(admin, 'مخرج واحد', 'One')
    await tabTo(admin, main(admin).locator('[data-right]').getByRole('radio', { name: 'مخرجان' }))
    await admin.keyboard.press('Space')
    await saved(admin)
    expect(await barriersOf(admin)).toEqual([])

    await pressed(admin, main(admin).getByRole('link', { name: 'الجمهور والنشر', exact: true }), { back: true, most: 80 })
    await pressed(admin, button(admin, 'نشر'))
    await tabTo(admin, dialog(admin).getByRole('combobox', { name: 'إضافة' }))
    await admin.keyboard.type('جميع')
    await expect(admin.getByRole('option', { name: 'جميع منسوبي المؤسسة' })).toBeVisible()
    await admin.keyboard.press('Enter')
    await expect(dialog(admin).getByText('جميع منسوبي المؤسسة')).toBeVisible()
    await admin.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog(admin)).toHaveCount(0)
    await expect(main(admin).locator('[data-status=published]').first()).toBeVisible()

    const user = await visit('USER')
    await user.goto('/user/training?view=catalogue')
    await expect(main(user).getByRole('link', { name: 'الإخلاء الآمن' })).toBeVisible()
    await user.keyboard.press('Tab')
    await user.keyboard.press('Enter')
    await pressed(user, main(user).getByRole('link', { name: 'الإخلاء الآمن' }))
    await pressed(user, button(user, 'التسجيل'))
    await pressed(user, button(user, 'البدء'))
    await expect(main(user).getByText('في كل طابق مخرجان.')).toBeVisible()
    await pressed(user, button(user, 'إكمال الدرس ومتابعة'))
    await pressed(user, button(user, 'بدء الاختبار'))
    await tabTo(user, main(user).getByRole('radio').first())
    await expect(main(user).getByRole('radio', { name: 'مخرجان' })).toBeVisible()
    await user.keyboard.press('Space')
    for (let at = 0; at < 3 && !(await main(user).getByRole('radio', { name: 'مخرجان' }).isChecked()); at += 1)
      await user.keyboard.press('ArrowDown')
    await expect(main(user).locator('[data-state=saved]')).toBeVisible()
    await user.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog(user)).toBeVisible()
    await user.keyboard.press('ControlOrMeta+Enter')
    await expect(main(user).getByRole('heading', { name: 'اجتزت الاختبار' })).toBeFocused()
    await pressed(user, main(user).getByRole('link', { name: 'المتابعة', exact: true }))
    await expect(main(user).getByRole('heading', { name: 'أكملت الدورة' })).toBeVisible()
    await tabTo(user, main(user).getByRole('link', { name: 'تنزيل الشهادة' }))
    const [file] = await Promise.all([user.waitForEvent('download'), user.keyboard.press('Enter')])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await barriersOf(user)).toEqual([])
  },
)
