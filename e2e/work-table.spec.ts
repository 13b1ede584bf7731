import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { addTask, newProject } from './work-steps.ts'

test('the table of a project is sorted, grouped, changed and chosen from with the keys alone', async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'تجهيز المؤتمر', 'مؤتمر الربيع')
  await addTask(page, 'حجز القاعة')
  await page.goto(`${page.url()}?view=table`)
  await page.getByRole('button', { name: 'إضافة مهمة' }).press('Enter')
  await page.getByRole('textbox', { name: 'عنوان المهمة' }).fill('دعوة المتحدثين')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'دعوة المتحدثين', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const row = (title: string) => page.getByRole('row', { name: title })
  const title = (words: string) => page.getByRole('link', { name: words, exact: true })

  // arrows walk to a cell, Enter opens it, Escape leaves it, Enter picks
  await title('حجز القاعة').focus()
  const priority = row('حجز القاعة').locator('[data-cell="priority"]')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(priority).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'الأولوية' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(priority).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'الأولوية' }).fill('عالية')
  await page.keyboard.press('Enter')
  await expect(priority.getByRole('img', { name: 'عالية' })).toBeVisible()

  // one that waits is asked what for
  const status = row('حجز القاعة').locator('[data-cell="status"]')
  for (const [pick, now] of [
    ['بدء العمل', 'مفتوحة'],
    ['تعليق', 'قيد الانتظار'],
  ] as const) {
    await status.press('Enter')
    await page.getByRole('combobox', { name: 'الحالة' }).fill(pick)
    await page.keyboard.press('Enter')
    if (pick === 'تعليق') {
      await page.getByRole('textbox', { name: 'بانتظار' }).fill('رد إدارة القاعات')
      await page.keyboard.press('Enter')
      await expect(status).toBeFocused()
    }
    await expect(status).toContainText(now)
  }

  // a title is changed in place
  await title('دعوة المتحدثين').focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'عنوان المهمة' }).fill('دعوة الضيوف')
  await page.keyboard.press('Enter')
  await expect(title('دعوة الضيوف')).toBeVisible()

  // the address says how it is grouped
  await page.getByRole('button', { name: 'التجميع' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'حسب الأولوية' }).press('Enter')
  await expect(page).toHaveURL(/group=priority/)
  await expect(page.getByRole('region', { name: 'عالية' }).getByRole('link', { name: 'حجز القاعة' })).toBeVisible()
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])

  // both are chosen and deleted after a question
  await title('حجز القاعة').focus()
  await page.keyboard.press('Space')
  await title('دعوة الضيوف').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'حذف', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'إجراء على مهمتين' })
  await dialog.getByRole('button', { name: 'حذف', exact: true }).press('Enter')
  await expect(title('حجز القاعة')).toBeHidden()
  await expect(title('دعوة الضيوف')).toBeHidden()
})
