import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { expect, test } from './portal.ts'
import { addTask, list, newProject } from './work-steps.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

const post = async (page: Page, path: string, body: object) => (await callFromPage<{ id: string }>(page, 'POST', path, body)).id
const idIn = (page: Page, part: string): string => new RegExp(`/${part}/([0-9a-f-]{36})/`).exec(page.url())![1]!

test(
  'a project is saved as a template, and another one begins with it on the day that is chosen',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await newProject(page, 'الفروع', 'افتتاح فرع جدة')
    await addTask(page, 'استئجار المقر')
    await addTask(page, 'تجهيز الشبكة')
    await page.getByRole('button', { name: 'المزيد' }).last().click()
    await page.getByRole('menuitem', { name: 'حفظ كقالب' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'اسم القالب' }).fill('افتتاح فرع')
    await keepsToWcag(page)
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('link', { name: 'الفروع' }).click()
    await page.getByRole('button', { name: 'مشروع جديد' }).click()
    await dialog.getByRole('textbox', { name: 'العنوان' }).fill('افتتاح فرع الدمام')
    await dialog.getByRole('combobox', { name: 'البدء من' }).click()
    await page.getByRole('option', { name: 'افتتاح فرع' }).click()
    await expect(dialog).toContainText('مهمتان')
    await expect(dialog.getByRole('textbox', { name: 'العنوان' })).toHaveValue('افتتاح فرع الدمام')
    await keepsToWcag(page)
    await dialog.getByRole('button', { name: 'إنشاء' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'افتتاح فرع الدمام' })).toBeVisible()
    await expect(list(page, 'للبدء').getByRole('link', { name: 'تجهيز الشبكة' })).toBeVisible()

    await page.getByRole('link', { name: 'الفروع' }).click()
    await page.getByRole('button', { name: 'المزيد' }).last().click()
    await page.getByRole('menuitem', { name: 'القوالب' }).click()
    await dialog.getByRole('button', { name: /حذف/ }).click()
    await dialog.getByRole('button', { name: 'حذف', exact: true }).click()
    await expect(page.getByText('لا قوالب بعد')).toBeVisible()
  },
)

test(
  'time in a workspace is added up by person, led into task by task, and narrowed by its address',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await newProject(page, 'المستودعات', 'جرد المستودع')
    const project = idIn(page, 'workspace-project')
    for (const [title, minutes] of [
      ['عدّ الأصناف', 90],
      ['مطابقة السجلات', 30],
    ] as const)
      await post(page, `/api/work/tasks/${await post(page, `/api/work/projects/${project}/tasks`, { title })}/times`, { minutes })
    await page.getByRole('link', { name: 'المستودعات' }).click()
    await page.getByRole('link', { name: 'الوقت' }).click()
    await expect(page.locator('[data-total]')).toContainText('2 س 0 د')
    await keepsToWcag(page)
    const table = page.getByRole('table', { name: 'تقرير الوقت' })
    await table.getByRole('row').nth(1).click() // a person leads to their projects, a project to its tasks
    await expect(table.getByRole('row')).toHaveCount(2)
    await table.getByRole('row').nth(1).click()
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('row').nth(1)).toContainText('عدّ الأصناف')
    await page.reload()
    await expect(table.getByRole('row').nth(2)).toContainText('مطابقة السجلات')
    await table.getByRole('row').nth(2).click()
    await expect(page.getByRole('region', { name: 'المهمة', exact: true })).toContainText('مطابقة السجلات')
  },
)

test('the critical path is lit among the bars, and a column of the table', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'الإنشاءات', 'بناء المخزن')
  const project = idIn(page, 'workspace-project')
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() + 14 - sunday.getUTCDay())
  const day = (after: number) => new Date(sunday.getTime() + after * 86_400_000).toISOString().slice(0, 10)
  const task = (title: string, from: number, to: number) =>
    post(page, `/api/work/projects/${project}/tasks`, { title, startDate: day(from), dueDate: day(to) })
  const [dig, paint, roof] = [await task('الحفر', 0, 2), await task('الدهان', 3, 3), await task('السقف', 3, 4)]
  for (const after of [paint, roof]) await post(page, `/api/work/tasks/${after}/dependencies`, { beforeId: dig })
  await page.goto(`${page.url().split('?')[0]}?view=timeline`)
  await expect(page.locator('[data-arrows] g')).toHaveCount(2)
  await expect(page.locator('[data-bar][data-critical]')).toHaveCount(0)
  const lamp = page.getByRole('button', { name: 'المسار الحرج' })
  await lamp.click()
  await expect(lamp).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-bar][data-critical]')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^الحفر.*حرج$/ })).toBeVisible()
  await expect(page.locator('[data-arrows] g[data-critical]')).toHaveCount(1)
  await keepsToWcag(page)
  await page.getByRole('button', { name: 'عرض كجدول' }).click()
  await expect(page.getByRole('row', { name: /الدهان/ })).toContainText('يوم عمل واحد')
  await expect(page.getByRole('row', { name: /السقف/ })).toContainText('حرج')
  await keepsToWcag(page)
})

test('what people have to do is shown below the bars, and as a table', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  await newProject(page, 'المعارض', 'معرض الربيع')
  const project = idIn(page, 'workspace-project')
  const me = await meOf(page)
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() + 14 - sunday.getUTCDay())
  const day = sunday.toISOString().slice(0, 10)
  const planned = { startDate: day, dueDate: day, estimate: 1_200, assigneeIds: [me] }
  await post(page, `/api/work/projects/${project}/tasks`, { title: 'تصميم الجناح', ...planned })
  await page.goto(`${page.url().split('?')[0]}?view=timeline`)
  await page.getByRole('button', { name: 'عبء العمل' }).click()
  await expect(page.locator('[data-load=over]')).toHaveCount(1)
  await expect(page.locator('[data-load=over]')).toHaveAttribute('title', /^20 س من/)
  await keepsToWcag(page)
  await page.getByRole('button', { name: 'عرض كجدول' }).click()
  await expect(page.getByRole('table', { name: 'عبء العمل' }).getByRole('row').nth(1)).toContainText('20')
  await keepsToWcag(page)
})
