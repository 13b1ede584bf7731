import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'نص الملاحظة' })

async function begun(page: Page, title: string): Promise<void> {
  await page.goto('/user/notes')
  await page.locator('#main').getByRole('button', { name: 'ملاحظة جديدة' }).first().click()
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(textOf(page)).toBeFocused()
}

const paste = (page: Page, given: { readonly text?: string; readonly html?: string }) =>
  textOf(page).evaluate((editor, { text = '', html = '' }) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    data.setData('text/html', html)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, given)

const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible()

test('plain text keeps its lines, and the notice offers the other reading to the keyboard', async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'رسالة')
  await paste(page, { text: 'شكرا للحضور\nالمطلوب:\n- الهوية\n- الجواز\nشكرا\nعمر' })
  const notice = page.locator('[data-pasted]')
  await expect(notice).toContainText('أُلصق نصًا عاديًا')
  await expect(textOf(page).locator('p')).toHaveText(['شكرا للحضور', 'المطلوب:', '- الهوية', '- الجواز', 'شكرا', 'عمر'])
  await page.keyboard.press('Alt+Shift+V')
  await expect(textOf(page).locator('ul > li')).toHaveCount(2)
  await expect(notice).toContainText('Markdown')
  await notice.getByRole('button', { name: 'نص عادي' }).click()
  await expect(textOf(page).locator('ul')).toHaveCount(0)
  await expect(textOf(page).locator('p')).toHaveCount(6)
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.type('!')
  await expect(notice).toHaveCount(0)
  await saved(page)
})

test(
  'lists of Word, formatting of spans, struck out words and pictures come as what they are',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await begun(page, 'من وورد')
    const item = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}</p>`
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
    await paste(page, {
      text: 'x',
      html:
        item(1, '·', 'أول') +
        item(2, 'o', 'تحته') +
        item(1, '·', 'ثانٍ') +
        '<p>بينهما</p>' +
        item(1, '5.', 'خامس') +
        item(1, '6.', 'سادس') +
        '<p><span style="font-weight:700">bold</span> <span style="font-style:italic">italic</span> <s>50</s> m<sup>2</sup> H<sub>2</sub>O</p>' +
        `<p><img src="file:///C:/a.png"></p><p><img src="${dot}"></p>`,
    })
    const text = textOf(page)
    await expect(text.locator('> ul > li')).toHaveCount(2)
    await expect(text.locator('> ul > li > ul > li')).toHaveText('تحته')
    await expect(text.locator('> ol')).toHaveAttribute('start', '5')
    await expect(text.locator('> ol > li')).toHaveText(['خامس', 'سادس'])
    await expect(text.locator('strong')).toHaveText('bold')
    await expect(text.locator('em')).toHaveText('italic')
    await expect(text.locator('s')).toHaveText('50')
    await expect(text.locator('sup')).toHaveText('2')
    await expect(text.locator('sub')).toHaveText('2')
    await expect(text).toContainText('[لم تُلصق صورة]')
    await expect(text.locator('img[src*="/files/"]')).toHaveCount(1)
    await expect(text).not.toContainText('\uE000')
    await saved(page)
    await page.reload()
    await expect(page.locator('#main s')).toHaveText('50')
    await expect(page.locator('#main ol')).toHaveAttribute('start', '5')
  },
)

test('empty lines stay, numbers with gaps stay as they are, and the numbers of an Arabic list of Word stay numbers', async ({
  visit,
}) => {
  const page = await visit('USER')
  await begun(page, 'خطاب')
  const text = textOf(page)
  await paste(page, { text: 'السلام عليكم\n\n    تجدون المرفق\nعمر\n' })
  await expect(text.locator('p')).toHaveText(['السلام عليكم', '', /^ {4}تجدون المرفق$/, 'عمر'])
  await page.keyboard.press('Enter')
  await paste(page, { text: '1. يناير\n15. فبراير' })
  await expect(page.locator('[data-pasted]')).toContainText('أُلصق نصًا عاديًا')
  await expect(text).toContainText('15. فبراير')
  await expect(text.locator('ol')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const item = (sign: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${words}</p>`
  await paste(page, { text: 'x', html: item('٣-', 'ثالثًا') + item('٤-', 'رابعًا') })
  await expect(text.locator('ol')).toHaveAttribute('start', '3')
  await expect(text.locator('ol > li')).toHaveText(['ثالثًا', 'رابعًا'])
})

test('a table that is too large is announced before anything is lost, and its rows stay rows', async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'جدول')
  const row = (index: number) => `<tr>${Array.from({ length: 10 }, (_none, at) => `<td>${index}-${at}</td>`).join('')}</tr>`
  await paste(page, { text: 'x', html: `<table>${Array.from({ length: 2_000 }, (_none, index) => row(index)).join('')}</table>` })
  const notice = page.locator('[data-pasted=table]')
  await expect(notice).toContainText('لم يُلصق شيء بعد')
  await expect(textOf(page)).toHaveText('')
  await notice.getByRole('button', { name: 'إلصاق صفوفه نصًا' }).click()
  await expect(textOf(page).locator('p')).toHaveCount(2_000)
  expect(await textOf(page).locator('p').nth(1_999).textContent()).toBe(
    Array.from({ length: 10 }, (_none, at) => `1999-${at}`).join('\t'),
  )
  await page.keyboard.type('!')
  await saved(page)
})

test('a copied table is text with tabs between its cells and a line for each row', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'نسخ')
  await paste(page, { text: 'x', html: '<table><tr><td>a</td><td>b c</td></tr><tr><td>1</td><td>2</td></tr></table>' })
  await expect(textOf(page).locator('td')).toHaveCount(4)
  await page.keyboard.press('Control+a')
  const copied = await textOf(page).evaluate((editor) => {
    const data = new DataTransfer()
    editor.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    return data.getData('text/plain')
  })
  expect(copied.trim()).toBe('a\tb c\n1\t2')
})
