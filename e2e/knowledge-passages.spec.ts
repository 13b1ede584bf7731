import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage } from './chat-steps.ts'
import { newArticle, newCategory, write } from './knowledge-steps.ts'
import { expect, test } from './portal.ts'

const BASE = '/user/knowledge-base'
const HUB = '/admin/knowledge-hub'

/** Selects words of the article as a reader does. */
const select = (page: Page, words: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.querySelector('[data-article]')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node as Text).data.indexOf(text)
      if (at >= 0) return getSelection()!.setBaseAndExtent(node, at, node, at + text.length)
    }
  }, words)
const painted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('passage') ?? [])].map((range) => (range as Range).toString()))

test('a reader comments on selected words, which are marked also after the article was written on', async ({ visit }) => {
  const author = await visit('ADMIN')
  await author.goto(HUB)
  const category = await newCategory(author, 'الإجازات', 'Leave')
  const id = await newArticle(author, { title: 'طلب إجازة', category: category.id, lines: ['قدم الطلب قبل أسبوع من موعدها.'] })
  const page = await visit('USER')
  await page.goto(`${BASE}?id=${id}`)
  await expect(page.getByText('قدم الطلب قبل أسبوع')).toBeVisible()
  await select(page, 'قبل أسبوع')
  await expect(page.getByRole('button', { name: 'التعليق على المحدد' })).toBeVisible()
  await page.keyboard.press('m')
  const comments = page.getByRole('region', { name: 'التعليقات' })
  await expect(comments.getByText('عن «قبل أسبوع»')).toBeVisible()
  await expect(comments.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('هل تُحسب العطلة؟')
  await page.keyboard.press('Control+Enter')
  const comment = comments.locator('article', { hasText: 'هل تُحسب العطلة؟' })
  await expect(comment.getByRole('button', { name: 'عرض النص المعلَّق عليه: قبل أسبوع' })).toBeVisible()
  await expect.poll(() => painted(page)).toEqual(['قبل أسبوع'])
  await expect(comments.getByText('عن «قبل أسبوع»')).toHaveCount(0)
  expect(await barriersOf(page)).toEqual([])

  await write(author, id, ['جديد: اقرأ هذا قبل أسبوع الإجازة.'])
  const { version } = await callFromPage<{ version: number }>(author, 'GET', `/api/knowledge/articles/${id}/publication`)
  await callFromPage(author, 'POST', `/api/knowledge/articles/${id}/renew`, { version })
  await expect(page.getByText('جديد: اقرأ هذا')).toBeVisible()
  await expect.poll(() => painted(page)).toEqual(['قبل أسبوع'])
  await comment.getByRole('button', { name: 'عرض النص المعلَّق عليه: قبل أسبوع' }).click()
  await expect.poll(() => page.evaluate(() => getSelection()!.anchorNode?.textContent)).toContain('قدم الطلب')
})

test('the reviewers of a category are chosen in its dialog', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('ADMIN')
  await page.goto(HUB)
  await newCategory(page, 'السياسات', 'Policies')
  const reviewer = await visit('USER')
  await reviewer.goto(BASE)
  const { metadata } = await callFromPage<{ metadata: { fullName: string } }>(reviewer, 'GET', '/api/identity/session')
  const name = metadata.fullName
  await page.goto(HUB)
  const openDialog = async () => {
    await page.getByRole('treeitem', { name: /السياسات/ }).hover()
    await page.getByRole('button', { name: 'إجراءات السياسات' }).click()
    await page.getByRole('menuitem', { name: 'تعديل التصنيف' }).click()
  }
  await openDialog()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /النشر بعد المراجعة/ }).check()
  await dialog.getByRole('button', { name: 'إضافة خطوة' }).click()
  await dialog.getByRole('combobox', { name: 'من يوافق' }).click()
  await page.getByRole('option', { name: 'شخص محدد' }).click()
  await dialog.getByRole('combobox', { name: 'الشخص' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(dialog).toHaveCount(0)
  await openDialog()
  await expect(
    dialog
      .getByText(name)
      .or(dialog.locator(`input[value="${name}"]`))
      .first(),
  ).toBeVisible()
})
