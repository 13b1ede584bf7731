import type { Page } from '@playwright/test'
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
  await page.getByRole('option', { name: new RegExp(name) }).first().click()
  await expect(dialog.getByRole('list', { name: 'الأعضاء' })).toContainText(name)
  await page.goto(project)
}

test('two people write one description at once, and both keep what they wrote', async ({ visit }) => {
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
