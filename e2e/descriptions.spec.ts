import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { addTask, list, newProject } from './work-steps.ts'

const paneOf = (page: Page) => page.getByRole('region', { name: 'المهمة', exact: true })
const fieldOf = (page: Page) => paneOf(page).getByRole('textbox', { name: 'الوصف' })
const saved = (page: Page) => expect(paneOf(page).locator('[data-saving=saved]')).toBeVisible()

/** Somebody who works in the workspace of the project that is shown. */
async function letIn(page: Page, name: string): Promise<void> {
  const project = page.url()
  await page.goto(new URL(project).pathname.replace(/\/workspace-project\/.*/, '/workspace-projects'))
  await page.getByRole('button', { name: 'الأعضاء' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'إضافة شخص' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await expect(dialog.getByRole('list', { name: 'الأعضاء' })).toContainText(name)
  await page.goto(project)
}

test('two people write one description at once, and both keep what they wrote', { tag: '@deep' }, async ({ visit }) => {
  const [noura, omar] = [await visit('USER', { expects: /409/ }), await visit('TECH', { expects: /409/ })]
  await newProject(noura, 'مشتركة', 'دليل الموظف الجديد')
  await addTask(noura, 'كتابة المقدمة')
  await letIn(noura, 'Omar')
  await list(noura, 'للبدء').getByRole('link', { name: 'كتابة المقدمة' }).click()
  await paneOf(noura).getByRole('button', { name: 'إضافة وصف' }).click()
  await expect(fieldOf(noura)).toBeFocused()
  await noura.keyboard.type('البداية')
  await saved(noura)

  await omar.goto(noura.url())
  await expect(paneOf(omar).getByText('البداية')).toBeVisible()
  await paneOf(omar).getByRole('button', { name: 'تعديل الوصف' }).click()
  await expect(fieldOf(omar)).toBeFocused()
  await omar.keyboard.press('Control+End')
  await noura.keyboard.press('Control+Home')
  await Promise.all([
    omar.keyboard.type(' ومن عمر كلمات كثيرة', { delay: 30 }),
    noura.keyboard.type('أولًا من نورة: ', { delay: 30 }),
  ])
  const both = 'أولًا من نورة: البداية ومن عمر كلمات كثيرة'
  for (const page of [noura, omar]) {
    await expect(fieldOf(page)).toHaveText(both)
    await saved(page)
  }
  await noura.reload()
  await expect(paneOf(noura).getByText(both)).toBeVisible()
})

test(
  'two who begin the same description at once write in one, and each ends up with the words of both',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar] = [await visit('USER', { expects: /409/ }), await visit('TECH', { expects: /409/ })]
    await newProject(noura, 'من الصفر', 'خطة الطوارئ')
    await addTask(noura, 'تحديد المخارج')
    await letIn(noura, 'Omar')
    await list(noura, 'للبدء').getByRole('link', { name: 'تحديد المخارج' }).click()
    await omar.goto(noura.url())
    const begins = [noura, omar].map((page) => paneOf(page).getByRole('button', { name: 'إضافة وصف' }))
    for (const button of begins) await expect(button).toBeVisible()
    await Promise.all(begins.map((button) => button.click()))
    for (const page of [noura, omar]) await expect(fieldOf(page)).toBeFocused()
    await Promise.all([
      noura.keyboard.type('المخرج الشمالي من نورة.', { delay: 25 }),
      omar.keyboard.type('المخرج الجنوبي من عمر.', { delay: 25 }),
    ])
    for (const page of [noura, omar]) {
      await expect(fieldOf(page)).toContainText('المخرج الشمالي من نورة.')
      await expect(fieldOf(page)).toContainText('المخرج الجنوبي من عمر.')
      await saved(page)
    }
    expect(await fieldOf(noura).textContent()).toBe(await fieldOf(omar).textContent())
  },
)

test(
  'a description is left by Escape, by its button or by Ctrl+Enter, kept as it was written, and by nothing else',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { expects: /ERR_FAILED/ })
    await newProject(page, 'صياغة', 'سياسة الحضور')
    await addTask(page, 'المسودة الأولى')
    await list(page, 'للبدء').getByRole('link', { name: 'المسودة الأولى' }).click()
    await paneOf(page).getByRole('button', { name: 'إضافة وصف' }).click()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.type('سطر /')
    await expect(paneOf(page).getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape') // the menu alone
    await expect(paneOf(page).getByRole('listbox')).toBeHidden()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('أول')
    await page.keyboard.press('Escape')
    await expect(fieldOf(page)).toBeHidden()
    const again = paneOf(page).getByRole('button', { name: 'تعديل الوصف' })
    await expect(again).toBeFocused()
    await expect(paneOf(page).getByText('سطر أول')).toBeVisible()

    await page.keyboard.press('Enter')
    await expect(fieldOf(page)).toHaveText('سطر أول')
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' وثانٍ')
    await page.keyboard.press('Control+Enter')
    await expect(fieldOf(page)).toBeHidden()
    await expect(paneOf(page).getByText('سطر أول وثانٍ')).toBeVisible()

    await page.route('**/api/documents/*/commit', (route) => route.abort())
    await again.click()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' وثالث')
    await paneOf(page).getByRole('button', { name: 'تم', exact: true }).click()
    await expect(paneOf(page).getByText('سطر أول وثانٍ وثالث')).toBeVisible() // not sent yet
    await again.click()
    await expect(fieldOf(page)).toHaveText('سطر أول وثانٍ وثالث')
    await page.keyboard.press('Escape')
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/commit') && answer.ok())
    await page.unroute('**/api/documents/*/commit')
    await sent
    await expect(paneOf(page).getByText('سطر أول وثانٍ وثالث')).toBeVisible()
    await page.reload()
    await expect(paneOf(page).getByText('سطر أول وثانٍ وثالث')).toBeVisible()
  },
)

test(
  'on a phone somebody is mentioned in a description by its button, hears of it, and Done leads back to the task',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar] = [await visit('USER'), await visit('TECH')]
    await newProject(noura, 'متابعات', 'جولة الفروع')
    await addTask(noura, 'ترتيب الزيارات')
    await letIn(noura, 'Omar')
    await noura.setViewportSize({ width: 390, height: 844 })
    await list(noura, 'للبدء').getByRole('link', { name: 'ترتيب الزيارات' }).click()
    await paneOf(noura).getByRole('button', { name: 'إضافة وصف' }).click()
    await expect(fieldOf(noura)).toBeFocused()
    await noura.keyboard.type('بالتنسيق مع')
    await paneOf(noura).getByRole('button', { name: 'ذكر شخص' }).click()
    const people = paneOf(noura).getByRole('listbox', { name: 'ذكر شخص' })
    await expect(people.getByRole('option', { name: /Omar/ })).toHaveAttribute('aria-selected', 'true')
    expect(await barriersOf(noura)).toEqual([])
    await noura.keyboard.press('Enter')
    await expect(fieldOf(noura).locator('[data-mention]')).toContainText('@Omar')
    await saved(noura)
    await noura.keyboard.press('Escape')
    await expect(fieldOf(noura)).toBeHidden()
    await expect(paneOf(noura).locator('[data-mention]')).toContainText('@Omar')

    await omar.goto('/user/notification')
    await omar
      .getByText(/ذكرك .* في وصف «.?ترتيب الزيارات/)
      .first()
      .click()
    await expect(paneOf(omar).locator('[data-mention]')).toContainText('@Omar')
  },
)
