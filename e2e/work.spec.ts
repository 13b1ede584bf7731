import type { Locator, Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { addTask, list, newProject } from './work-steps.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** Nothing is saved while a typed day is none, or may not be chosen: the field keeps it and says why. */
async function typesWrongDays(dialog: Locator): Promise<void> {
  const [start, due] = [dialog.getByRole('textbox', { name: 'البداية' }), dialog.getByRole('textbox', { name: 'الاستحقاق' })]
  await start.fill('20-12-2027')
  for (const [typed, why] of [
    ['10-12-2027', 'يجب أن يسبق تاريخ البداية تاريخ النهاية'],
    ['20-12-2300', 'اختر تاريخًا ضمن الفترة'],
    ['31-02-2028', 'DD-MM-YYYY'],
  ] as const) {
    await due.fill(typed)
    await dialog.getByRole('button', { name: 'إنشاء' }).click()
    await expect(dialog).toContainText(why)
    await expect(due).toBeFocused()
    await expect(due).toHaveValue(typed)
  }
  await due.fill('25-12-2027')
}

test('a workspace gets a project, its board a task; the keys alone lift it and put it into another list', async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'تجهيز المكتب', 'نقل الدور الثالث', typesWrongDays)
  await addTask(page, 'حصر المكاتب')
  await keepsToWcag(page)
  await list(page, 'للبدء').getByRole('link', { name: 'حصر المكاتب' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(list(page, 'قيد التنفيذ').getByRole('link', { name: 'حصر المكاتب' })).toBeVisible()
  await page.reload()
  await expect(list(page, 'قيد التنفيذ').getByRole('link', { name: 'حصر المكاتب' })).toBeVisible()
})

test('a card is dragged to another list, and sent back by its menu', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'أرشفة العقود', 'عقود 2026')
  await addTask(page, 'فرز الملفات')
  const card = page.locator('[data-card]', { hasText: 'فرز الملفات' })
  const target = list(page, 'قيد التنفيذ')
  const [from, to] = [(await card.boundingBox())!, (await target.boundingBox())!]
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 70, { steps: 8 })
  await page.mouse.up()
  await expect(target.getByRole('link', { name: 'فرز الملفات' })).toBeVisible()
  await page.getByRole('button', { name: 'نقل «فرز الملفات» إلى…' }).click()
  await page.getByRole('menuitem', { name: 'للبدء' }).click()
  await expect(list(page, 'للبدء').getByRole('link', { name: 'فرز الملفات' })).toBeVisible()
})

test(
  'a task is done only when its action items are checked: the button says what is left',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await newProject(page, 'تدقيق', 'تدقيق الربع الأخير')
    await addTask(page, 'مراجعة الفواتير')
    await list(page, 'للبدء').getByRole('link', { name: 'مراجعة الفواتير' }).click()
    const task = page.getByRole('region', { name: 'المهمة', exact: true })
    await task.getByRole('button', { name: 'إضافة بند' }).click()
    await task.getByRole('textbox', { name: 'بند العمل' }).fill('مطابقة الأرصدة')
    await page.keyboard.press('Enter')
    const done = task.getByRole('button', { name: 'إنجاز المهمة' })
    await expect(done).toBeDisabled()
    await expect(task).toContainText('بقي بند واحد قبل الإنجاز.')
    await keepsToWcag(page)
    await task.getByRole('checkbox', { name: 'مطابقة الأرصدة' }).check()
    await done.click()
    await expect(list(page, 'منجزة').getByRole('link', { name: 'مراجعة الفواتير' })).toBeVisible()
    await task.getByRole('textbox', { name: 'اكتب تعليقًا' }).fill('اكتملت المراجعة.')
    await page.keyboard.press('Control+Enter')
    await expect(task.getByText('اكتملت المراجعة.')).toBeVisible()
  },
)

test('sub-tasks have an address: all of a project, and those of the task that it names', async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'ترميم', 'ترميم المستودع')
  await addTask(page, 'طلاء الجدران')
  await addTask(page, 'تمديد الكهرباء')
  const task = page.getByRole('region', { name: 'المهمة', exact: true })
  for (const [title, line] of [
    ['طلاء الجدران', 'اختيار اللون'],
    ['تمديد الكهرباء', 'شراء الكابلات'],
  ] as const) {
    await list(page, 'للبدء').getByRole('link', { name: title }).click()
    await expect(task.getByRole('heading', { name: title })).toBeVisible()
    await task.getByRole('button', { name: 'إضافة مهمة فرعية' }).click()
    await task.locator('[data-subtasks]').getByRole('textbox').fill(line)
    await page.keyboard.press('Enter')
    await expect(task.getByRole('link', { name: line })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await task.getByRole('link', { name: 'المهام الفرعية' }).click()
  await expect(page).toHaveURL(/workspace-project-subtasks\?task=/)
  await expect(page.locator('#main').getByText('شراء الكابلات')).toBeVisible()
  await expect(page.locator('#main').getByText('اختيار اللون')).toBeHidden()
  await page.goto(page.url().replace(/\?.*/, ''))
  await expect(page.locator('#main').getByText('اختيار اللون')).toBeVisible()
})

test(
  'a comment is deleted only when its question is answered, and both its change and its end are told',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await newProject(page, 'مراسلات', 'خطابات الموردين')
    await addTask(page, 'خطاب المورد')
    await list(page, 'للبدء').getByRole('link', { name: 'خطاب المورد' }).click()
    const task = page.getByRole('region', { name: 'المهمة', exact: true })
    await task.getByRole('textbox', { name: 'اكتب تعليقًا' }).fill('أُرسل الخطاب.')
    await page.keyboard.press('Control+Enter')
    const comment = task.getByText('أُرسل الخطاب.')
    await expect(comment).toBeVisible()
    await expect(task.getByText('أُرسل التعليق')).toBeVisible()
    const ask = async () => {
      await comment.hover()
      await task.getByRole('button', { name: 'خيارات الرسالة' }).click()
      await page.getByRole('menuitem', { name: 'حذف الرسالة' }).click()
    }
    await ask()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'إلغاء' }).click()
    await expect(comment).toBeVisible()
    await ask()
    await question.getByRole('button', { name: 'حذف الرسالة' }).click()
    await expect(comment).toBeHidden()
    await expect(page.getByText('حُذف التعليق')).toBeVisible()
  },
)

test('my tasks show what is assigned to me in all workspaces, also on a phone', async ({ visit }) => {
  const page = await visit('ADMIN')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/mhame?group=waiting')
  await expect(page.getByRole('heading', { level: 1, name: 'مهامي' })).toBeVisible()
  await expect(page.getByText('سياسة الخصوصية')).toBeVisible()
  await keepsToWcag(page)
})

test(
  'the menu leads to the workspace that was used last, and a wrong title in an address is put right',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await newProject(page, 'متابعة', 'خطة 2027')
    const { pathname } = new URL(page.url())
    await page.goto(pathname.replace(/\/workspace-project\/.*/, '/workspace-projects').replace(encodeURIComponent('متابعة'), 'x'))
    await expect(page).toHaveURL(new RegExp(`/${encodeURIComponent('متابعة')}/workspace-projects`))
    await page.goto('/user/workspace')
    await expect(page.getByRole('heading', { level: 1, name: 'متابعة' })).toBeVisible()
  },
)

test(
  'a project gets a milestone, a task leads to it, and the milestone tells how far it is',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await newProject(page, 'فرع جدة', 'افتتاح فرع جدة')
    await addTask(page, 'توقيع عقد الإيجار')
    const menu = page.locator('#main header').getByRole('button', { name: 'المزيد' }).first() // not that of the task
    await menu.click()
    await page.getByRole('menuitem', { name: 'المعالم' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'إضافة معلم' }).click()
    await dialog.getByRole('textbox', { name: 'عنوان المعلم' }).fill('تسليم المبنى')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toContainText('تسليم المبنى')
    await keepsToWcag(page)
    await page.keyboard.press('Escape')
    await list(page, 'للبدء').getByRole('link', { name: 'توقيع عقد الإيجار' }).click()
    const task = page.getByRole('region', { name: 'المهمة', exact: true })
    await task.getByRole('button', { name: 'تفاصيل أخرى' }).click()
    await task.getByRole('button', { name: 'المعلم' }).click()
    await page.getByRole('option', { name: 'تسليم المبنى' }).click()
    await expect(task.getByRole('button', { name: 'المعلم' })).toContainText('تسليم المبنى')
    await task.getByRole('button', { name: 'إنجاز المهمة' }).click()
    await expect(list(page, 'منجزة').getByRole('link', { name: 'توقيع عقد الإيجار' })).toBeVisible()
    await menu.click()
    await page.getByRole('menuitem', { name: 'المعالم' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('أُنجز 1 من 1')
  },
)

test('a task without a description gets one by the keyboard alone, with what a document may hold', async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'تجهيز القاعة', 'قاعة التدريب')
  await addTask(page, 'طلب الأثاث')
  await list(page, 'للبدء').getByRole('link', { name: 'طلب الأثاث' }).click()
  await page.getByRole('button', { name: 'إضافة وصف' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'الوصف' })
  await expect(field).toBeFocused()
  await page.keyboard.type('[] عشرون كرسيًا')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/جدول')
  await expect(page.getByRole('option', { name: 'جدول' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('الصنف')
  await expect(page.locator('[data-saving=saved]')).toBeVisible()
  await keepsToWcag(page)
  await page.reload()
  const read = page.getByRole('region', { name: 'الوصف' }).first()
  await expect(read.locator('th').first()).toHaveText('الصنف')
  await expect(read.getByRole('checkbox')).toHaveCount(1)
})
