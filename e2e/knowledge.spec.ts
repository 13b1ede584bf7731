import type { Page } from '@playwright/test'
import { zip } from '../server/testing/documents.ts'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { newArticle, newCategory, newDraft, openManaged, publish, write } from './knowledge-steps.ts'
import { expect, test, type Visit } from './portal.ts'

const BASE = '/user/knowledge-base'
const HUB = '/admin/knowledge-hub'

/** Calls are made from a page of the portal. */
async function opened(visit: Visit, role: 'ADMIN' | 'USER', path: string): Promise<Page> {
  const page = await visit(role)
  await page.goto(path)
  return page
}

const tree = (page: Page) => page.getByRole('tree')
const entry = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name })
const dialog = (page: Page) => page.getByRole('dialog')

test('a reader finds an article by its words, reads it, says that it helped and comments on it', async ({ visit }) => {
  const author = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(author, 'الطابعات', 'Printers')
  const id = await newArticle(author, {
    title: 'الطابعة لا تستجيب',
    category: category.id,
    lines: ['تحقق من الزعفران أولًا.', '## الخطوات', '$ net stop spooler', '## إن بقيت المشكلة', 'افتح تذكرة.'],
  })
  const page = await visit('USER')
  await page.goto(BASE)
  await page.getByRole('searchbox').fill('زعفران')
  await expect(page.locator('mark', { hasText: 'الزعفران' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await page.locator(`[data-article="${id}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الطابعة لا تستجيب' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'تعديل' })).toHaveCount(0)

  const contents = page.getByRole('navigation', { name: 'في هذا المقال' })
  await contents.getByRole('link', { name: 'إن بقيت المشكلة' }).click()
  await expect(page).toHaveURL(/#/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'إن بقيت المشكلة' })).toBeInViewport()
  await page.getByRole('button', { name: 'نسخ الشيفرة' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'نُسخ' }).first()).toBeAttached()

  const helpful = page.getByRole('region', { name: 'هل أفادك المقال؟' })
  await helpful.getByRole('button', { name: 'لا' }).click()
  await helpful.getByRole('textbox').fill('تنقصه صورة')
  await helpful.getByRole('button', { name: 'إرسال' }).click()
  await page.getByRole('button', { name: 'تمييز بنجمة' }).click()
  await expect(page.getByRole('button', { name: 'تمييز بنجمة' })).toHaveAttribute('aria-pressed', 'true')
  expect((await openManaged(author, id)).article).toMatchObject({ notHelpful: 1 })

  const comments = page.getByRole('region', { name: 'التعليقات' })
  await comments.getByRole('textbox').fill('نفعت معي، شكرًا')
  await page.keyboard.press('Control+Enter')
  await expect(comments.locator('article', { hasText: 'نفعت معي' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
})

test('what is published again appears before its readers while they read', async ({ visit }) => {
  const author = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(author, 'السفر', 'Travel')
  const id = await newArticle(author, { title: 'حجز السفر', category: category.id, lines: ['النص الأول.'] })
  const page = await visit('USER')
  await page.goto(`${BASE}?id=${id}`)
  await expect(page.getByText('النص الأول.')).toBeVisible()
  await write(author, id, ['سطر جديد.'])
  await expect(page.getByText('سطر جديد.')).toHaveCount(0)
  const { version } = await callFromPage<{ version: number }>(author, 'GET', `/api/knowledge/articles/${id}/publication`)
  await callFromPage(author, 'POST', `/api/knowledge/articles/${id}/renew`, { version })
  await expect(page.getByText('سطر جديد.')).toBeVisible()
})

test('an author begins an article by the keyboard and writes it', async ({ visit }) => {
  const page = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(page, 'المشتريات', 'Purchasing')
  await page.goto(`${HUB}?category=${category.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'المشتريات' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(dialog(page).getByRole('textbox', { name: 'العنوان' })).toBeFocused()
  await page.keyboard.type('طلب شراء')
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  const text = page.getByRole('textbox', { name: 'النص', exact: true })
  await text.click()
  await page.keyboard.type('## قبل الطلب')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ثلاثة عروض أسعار')
  await expect(page.locator('[data-saving=saved]')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  const id = new URL(page.url()).searchParams.get('id')!
  await publish(page, id)
  await page.goto(`${BASE}?id=${id}`)
  await expect(page.getByRole('heading', { name: 'قبل الطلب' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(new RegExp(`${HUB}.*${id}`))
})

test('an agent puts an article into an answer, found by its words', async ({ visit }) => {
  const author = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(author, 'كلمات السر', 'Passwords')
  const id = await newArticle(author, { title: 'تغيير كلمة السر', category: category.id, lines: ['من صفحة الحساب.'] })
  const page = await visit('TECH')
  await page.goto('/admin/tickets')
  // Its requester works for a partner, whom an article for everyone does not address.
  await page.locator('tr[data-ticket]', { hasText: 'Laptop for the sales team in Amman' }).first().getByRole('link').click()
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'الإشارة إلى مقال' }).click()
  await page.getByPlaceholder('ابحث في المقالات').fill('تغيير كلمة السر')
  await page.getByRole('option', { name: 'تغيير كلمة السر' }).first().click()
  await expect(dialog(page).getByRole('alert')).toContainText('لا يستطيع')
  await dialog(page).getByRole('button', { name: 'إدراجه مع ذلك' }).click()
  await expect(page.locator('textarea[name=message]')).toHaveValue(
    new RegExp(`تغيير كلمة السر\\n.*/user/knowledge-base\\?id=${id}`),
  )
  await expect(page.locator('textarea[name=message]')).toBeFocused()
})

test('an author imports a file of pages after looking at what would come of it', async ({ visit }) => {
  const page = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(page, 'السفر', 'Travel')
  await page.goto(`${HUB}?category=${category.id}`)
  await page.getByRole('button', { name: 'استيراد مقالات' }).click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'سفر.md', mimeType: 'text/markdown', buffer: Buffer.from('# بدل السفر\n\nقدّم الطلب قبل أسبوع.') })
  await expect(dialog(page).getByText('بدل السفر')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await dialog(page).getByText('الإنجليزية', { exact: true }).click()
  await expect(dialog(page).getByRole('region', { name: 'مقالات الملف' }).getByText('الإنجليزية')).toBeVisible()
  await dialog(page).getByText('بحسب الحروف').click()
  await expect(dialog(page).getByRole('region', { name: 'مقالات الملف' }).getByText('العربية')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'استيراد مقال واحد' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'بدل السفر' })).toBeVisible()
})

test('folders of an archive become categories, which the author sees before anything is written', async ({ visit }) => {
  const page = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(page, 'المواصلات', 'Transport')
  await page.goto(`${HUB}?category=${category.id}`)
  await page.getByRole('button', { name: 'استيراد مقالات' }).click()
  const folders = dialog(page).getByRole('radiogroup', { name: 'المجلدات' })
  await expect(folders).toHaveCount(0)
  const buffer = zip([
    { name: 'Trains/fast.md', content: '# القطار السريع\n\nيُحجز قبل يوم.' },
    { name: 'taxi.md', content: '# سيارة الأجرة\n\nتُحجز من التطبيق.' },
  ])
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'wiki.zip', mimeType: 'application/zip', buffer })
  const made = dialog(page).getByRole('list', { name: 'التصنيفات' })
  await expect(made.getByRole('listitem')).toHaveText([/Trains.*تصنيف جديد.*مقال واحد/])
  expect(await barriersOf(page)).toEqual([])
  await folders.getByText('تُهمل').click()
  await expect(dialog(page).getByRole('button', { name: 'استيراد مقالين' })).toBeEnabled()
  await expect(made).toHaveCount(0)
  await folders.getByText('تصير تصنيفات').click()
  await expect(made).toBeVisible()
  await dialog(page).getByRole('button', { name: 'استيراد مقالين' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await entry(page, 'المواصلات').press('ArrowLeft')
  await expect(entry(page, 'Trains')).toBeVisible()
  await expect(page.getByRole('link', { name: 'القطار السريع' })).toBeVisible()
})

test('a reviewer, who is no author, reads the version that was sent for review', async ({ visit }) => {
  const author = await opened(visit, 'ADMIN', HUB)
  const reviewer = await opened(visit, 'USER', BASE)
  const category = await newCategory(author, 'الأمان', 'Security', {
    review: true,
    steps: [{ who: 'person', userId: await meOf(reviewer) }],
  })
  const id = await newDraft(author, { title: 'كلمات المرور', category: category.id, lines: ['غيّرها كل تسعين يومًا.'] })
  const { article } = await openManaged(author, id)
  await callFromPage(author, 'POST', `/api/knowledge/articles/${id}/publication`, {
    version: 0,
    tokens: ['all'],
    reminder: false,
    reminderDate: '',
    reminderTime: '',
    removal: false,
    removalDate: '',
    removalTime: '',
    push: false,
  })
  await author.goto(`${HUB}?id=${article.id}`)
  await author.getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await dialog(author).getByRole('button', { name: 'إرسال للمراجعة' }).click()
  await expect(author.getByRole('link', { name: 'فتح المراجعة' })).toBeVisible()

  await reviewer.goto(`${BASE}?review=${id}`)
  await expect(reviewer.getByText('غيّرها كل تسعين يومًا.')).toBeVisible()
  expect(await barriersOf(reviewer)).toEqual([])
  await reviewer.keyboard.press('a')
  await expect(reviewer).not.toHaveURL(/review=/)
  await expect(reviewer.getByRole('button', { name: 'تراجع' })).toBeVisible()
})

test('a category is deactivated and comes back with what was deactivated with it', { tag: '@deep' }, async ({ visit }) => {
  const page = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(page, 'البدلات', 'Allowances')
  const id = await newArticle(page, { title: 'بدل النقل', category: category.id, lines: ['شهريًا.'] })
  await page.goto(HUB)
  const act = async (name: string) => {
    await entry(page, /البدلات/).hover()
    await page.getByRole('button', { name: 'إجراءات البدلات' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('تعطيل')
  await expect(dialog(page).locator('[data-articles="1"]')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'تعطيل' }).click()
  await expect(entry(page, 'البدلات (المعطّلة)')).toBeVisible()
  expect((await openManaged(page, id)).article).toMatchObject({ active: false })
  await act('تفعيل')
  await expect(dialog(page).getByRole('checkbox')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'تفعيل' }).click()
  await expect(entry(page, 'البدلات')).toBeVisible()
  await expect.poll(async () => (await openManaged(page, id)).article).toMatchObject({ active: true })
})

test('on a phone the tree is a drawer and the contents are folded', { tag: '@deep' }, async ({ visit }) => {
  const author = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(author, 'الشبكات', 'Networks')
  const id = await newArticle(author, {
    title: 'الاتصال من المنزل',
    category: category.id,
    lines: ['نص.', '## الإعداد', 'نص.', '## الاتصال', 'نص.'],
  })
  const page = await visit('USER', { width: 390 })
  await page.goto(BASE)
  await page.getByRole('button', { name: 'عرض التصنيفات' }).click()
  await entry(page, 'الشبكات').locator('[data-toggle]').click()
  await entry(page, 'الاتصال من المنزل').click()
  await expect(page).toHaveURL(new RegExp(id))
  await expect(page.getByRole('heading', { level: 1, name: 'الاتصال من المنزل' })).toBeVisible()
  const contents = page.locator('details', { hasText: 'في هذا المقال' })
  await expect(contents.getByRole('link', { name: 'الاتصال' })).toHaveCount(0)
  await contents.locator('summary').click()
  await contents.getByRole('link', { name: 'الاتصال' }).click()
  await expect(page.getByRole('heading', { name: 'الاتصال', exact: true })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await barriersOf(page)).toEqual([])
})

test('in English the tree is walked by the keyboard alone', async ({ visit }) => {
  const author = await opened(visit, 'ADMIN', HUB)
  const category = await newCategory(author, 'الاجتماعات', 'Zebra rooms')
  const below = await newCategory(author, 'القاعات', 'Rooms', { parentId: category.id })
  const id = await newArticle(author, { title: 'Book a room', lang: 'en', category: below.id, lines: ['Open the calendar.'] })
  const page = await visit('USER', { language: 'en-US' })
  await page.goto(BASE)
  await tree(page).locator('[tabindex="0"]').focus()
  await page.keyboard.press('z')
  await expect(entry(page, 'Zebra rooms')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(entry(page, /^Rooms/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(entry(page, 'Book a room')).toBeVisible() // it is asked for when its category is opened
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, 'Book a room')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(id))
  await expect(page.getByRole('heading', { level: 1, name: 'Book a room' })).toBeVisible()
  await page.reload()
  await expect(entry(page, 'Book a room')).toHaveAttribute('aria-selected', 'true')
})
