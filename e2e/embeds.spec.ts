import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const words = {
  'ar-SA': { create: 'ملاحظة جديدة', title: 'العنوان', text: 'نص الملاحظة', record: 'سجل من البوابة', insert: 'إدراج سجل' },
  'en-US': {
    create: 'New note',
    title: 'Title',
    text: 'Text of the note',
    record: 'Record of the portal',
    insert: 'Insert a record',
  },
} as const
type Language = keyof typeof words

const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible()

async function begun(page: Page, title: string, language: Language = 'ar-SA'): Promise<string> {
  await page.goto('/user/notes')
  await page.locator('#main').getByRole('button', { name: words[language].create }).first().click()
  await expect(page.getByRole('textbox', { name: words[language].title })).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: words[language].text })).toBeFocused()
  await saved(page)
  return page.url()
}

const paste = (page: Page, text: string) =>
  page.locator('.ProseMirror').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

for (const language of ['ar-SA', 'en-US'] as const)
  test(`a record is put in with the keyboard alone, and its address becomes a card when pasted (${language})`, async ({
    visit,
  }) => {
    const { record, insert } = words[language]
    const page = await visit('USER', { language })
    const address = await begun(page, `الميزانية ${language}`, language)
    await begun(page, `خطة ${language}`, language)
    await page.keyboard.type('/')
    await page.keyboard.type(record.split(' ')[0]!)
    await expect(page.getByRole('option', { name: record })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: insert })).toBeFocused()
    await page.keyboard.type(`الميزانية ${language}`)
    await expect(page.getByRole('option', { name: 'الميزانية' }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    const cards = page.locator('.ProseMirror [data-record]')
    await expect(cards.getByRole('link', { name: `الميزانية ${language}` })).toBeVisible()
    await paste(page, address)
    await expect(cards).toHaveCount(2)
    await expect(cards.nth(1).getByRole('link')).toHaveText(`الميزانية ${language}`)
    await page.keyboard.press('Control+z')
    await expect(cards).toHaveCount(1)
    await expect(page.locator('.ProseMirror').getByRole('link', { name: address })).toBeVisible()
    await saved(page)
    expect(await barriersOf(page)).toEqual([])
    await cards.getByRole('link').click()
    await expect(page).toHaveURL((url) => url.searchParams.get('id') === new URL(address).searchParams.get('id'))
  })

test('a file is put in with its name and size, and is opened and saved from there; a callout changes its tone by key', async ({
  visit,
}) => {
  const page = await visit('USER')
  await begun(page, 'مرفقات')
  const chosen = page.waitForEvent('filechooser')
  await page.keyboard.type('/ملف')
  await page.keyboard.press('Enter')
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
  await (await chosen).setFiles({ name: 'السياسة.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  const row = page.locator('.ProseMirror [data-file]')
  await expect(row).toContainText('السياسة')
  await expect(row).toContainText('PDF')
  await expect(row.getByRole('link', { name: 'السياسة.pdf' })).toHaveAttribute('download', 'السياسة.pdf')
  await row.getByRole('button', { name: 'السياسة.pdf' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.ProseMirror').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('انتبه')
  await page.keyboard.press('Control+Shift+Digit6')
  await expect(page.locator('aside[data-tone=info]')).toHaveText('انتبه')
  await page.keyboard.press('Control+Shift+Digit6')
  await page.keyboard.press('Control+Shift+Digit6')
  await expect(page.locator('aside[data-tone=warning]')).toHaveText('انتبه')
  await saved(page)
  expect(await barriersOf(page)).toEqual([])
})

test(
  'a file is imported into a note after its contents are shown, and a wrong one is refused in words',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { expects: /422 \(Unprocessable/ })
    await begun(page, 'مستوردة')
    await page.keyboard.type('/استيراد')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'استيراد من ملف' })
    await expect(dialog).toBeVisible()
    const choose = async (name: string, content: string) => {
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'الملف' }).click()
      await (await chooser).setFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(content) })
    }
    await choose('x.exe', 'MZ')
    await expect(dialog.getByRole('alert')).toContainText('لا يمكن استيراد هذا النوع')
    await choose('دليل.md', '# دليل الطابعة\n\n- افتح الغطاء\n- [x](ftp://x)')
    await expect(dialog.getByRole('region')).toContainText('صفحة واحدة')
    await expect(dialog.getByRole('region')).toContainText('روابط لا تبدأ')
    expect(await barriersOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'استيراد', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('.ProseMirror').getByRole('heading', { name: 'دليل الطابعة' })).toBeVisible()
    await expect(page.locator('.ProseMirror li')).toHaveCount(2)
    await saved(page)
  },
)
