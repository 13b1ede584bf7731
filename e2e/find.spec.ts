import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { words } from './ticket-steps.ts'

test.use({ apart: 'find' })

test('everything is found from the palette by the keyboard alone: kinds, a result in place, and the way back', async ({
  visit,
}) => {
  const page = await visit('TECH', { language: 'ar-SA' })
  await page.goto('/admin/tickets')
  const subject = (await page.locator('tr[data-ticket]').first().getByRole('link').textContent()) ?? ''
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('textbox', { name: 'البحث والانتقال' })).toBeFocused()
  await page.keyboard.type(subject)
  await expect(page.getByRole('option').first()).toContainText(subject)
  await page.keyboard.press('Control+Enter')
  const results = page.getByRole('dialog', { name: 'نتائج البحث' })
  await expect(results.getByRole('textbox', { name: 'البحث في كل شيء' })).toHaveValue(subject)
  await expect(page).toHaveURL(/[?&]find=/)
  const tickets = results.getByRole('region', { name: 'التذاكر' })
  await expect(tickets.getByRole('link').first()).toContainText(subject)
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(results.locator('[data-hit]').first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(results.getByRole('textbox', { name: 'البحث في كل شيء' })).toBeFocused()
  await tickets.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ticket-thread\//)
  await page.goBack()
  await expect(results.getByRole('textbox', { name: 'البحث في كل شيء' })).toHaveValue(subject)
  await expect(results.getByRole('region', { name: 'عمليات بحث سابقة' })).toContainText(subject)
  await page.keyboard.press('Escape')
  await expect(results).toBeHidden()
})

test('filters of the results lie in the address, and Back takes the last one away', async ({ visit }) => {
  const page = await visit('ADMIN', { language: 'en-US' })
  await page.goto('/admin/tickets?find=Outlook')
  const results = page.getByRole('dialog', { name: 'Search results' })
  await expect(results.locator('[data-hit=ticket]').first()).toBeVisible()
  await results.getByRole('button', { name: /Filter/ }).click()
  await page.getByRole('option', { name: 'Person' }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/findPerson=/)
  await expect(results.locator('[data-filter=person]')).toBeVisible()
  await page.goBack()
  await expect(results.locator('[data-filter=person]')).toBeHidden()
  await expect(results.locator('[data-hit=ticket]').first()).toBeVisible()
})

test(
  'days that are the wrong way round in the address are explained at their filter, and swapped',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('ADMIN', { language: 'en-US' })
    await page.goto('/admin/tickets?find=Outlook&findFrom=2030-01-01&findTo=2020-01-01')
    const results = page.getByRole('dialog', { name: 'Search results' })
    await expect(results.getByRole('alert')).toContainText('The start date must be before the end date')
    await expect(results.locator('[data-hit]')).toHaveCount(0)
    await results.getByRole('button', { name: 'Swap the days' }).click()
    await expect(page).toHaveURL(/findFrom=2020-01-01/)
    await expect(results.getByRole('alert')).toHaveCount(0)
    await expect(results.locator('[data-hit=ticket]').first()).toBeVisible()
  },
)

test('a room that is found begins a meeting in it, and leads an administrator to its settings', async ({ visit }) => {
  const [page, admin] = await Promise.all([visit('USER', { language: 'ar-SA' }), visit('ADMIN', { language: 'ar-SA' })])
  await page.goto('/user?find=قاعة الواحة')
  const results = page.getByRole('dialog', { name: 'نتائج البحث' })
  await results.getByRole('region', { name: 'القاعات' }).getByRole('link', { name: 'قاعة الواحة' }).click()
  await expect(page).toHaveURL(/\/user\/schedule\/meet\?/)
  await expect(page.locator('[data-field=room]')).toHaveValue('قاعة الواحة')
  await admin.goto('/admin?find=oasis')
  await admin.locator('[data-hit=room]').first().click()
  await expect(admin.getByRole('dialog').getByRole('textbox', { name: /الاسم بالعربية|بالعربية/ })).toHaveValue('قاعة الواحة')
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('dialog')).toBeHidden()
  await expect(admin).not.toHaveURL(/room=/)
})

test('an address of results that names a kind without any says so, and leads to all kinds', async ({ visit }) => {
  const page = await visit('ADMIN', { language: 'ar-SA' })
  await page.goto('/admin/tickets?find=قاعة الواحة&findKind=ticket')
  const results = page.getByRole('dialog', { name: 'نتائج البحث' })
  await expect(results).toContainText('لا نتائج في «التذاكر»')
  expect(await barriersOf(page)).toEqual([])
  await results.getByRole('button', { name: 'عرض كل النتائج' }).click()
  await expect(results.locator('[data-hit=room]').first()).toContainText('قاعة الواحة')
})

test('a command on the row under the cursor is found by its English name while the portal is Arabic', async ({ visit }) => {
  const page = await visit('TECH', { language: 'ar-SA' })
  await page.goto('/admin/tickets')
  const row = page.locator('tr[data-ticket]').first()
  await row.getByRole('link').focus()
  const shortId = (await row.getAttribute('data-ticket')) ?? ''
  await page.keyboard.press('Control+KeyK')
  const palette = page.getByRole('dialog', { name: 'البحث والانتقال' })
  await expect(palette).toContainText(`على التذكرة${shortId}`)
  await page.keyboard.type('assign')
  await expect(palette.getByRole('option').first()).toContainText('إسناد')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'المسند إليه' })).toBeVisible()
})

test('the palette gives the focus back to what it was opened over', async ({ visit }) => {
  const page = await visit('USER', { language: 'ar-SA' })
  await page.goto('/user/tickets')
  await page.locator('tr[data-ticket]').first().getByRole('link').click()
  const reply = page.getByRole('textbox', { name: words['ar-SA'].writeReply })
  await reply.click()
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('textbox', { name: 'البحث والانتقال' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reply).toBeFocused()
})

test('a favourite follows its person to a second browser, in both directions', async ({ visit }) => {
  const [first, second] = await Promise.all([visit('TECH', { language: 'ar-SA' }), visit('TECH', { language: 'ar-SA' })])
  await second.goto('/admin/tickets')
  await first.goto('/admin/tickets')
  const link = first.locator('tr[data-ticket]').first().getByRole('link')
  const subject = (await link.textContent()) ?? ''
  await link.click()
  await first.getByRole('button', { name: 'إضافة إلى المفضلة', exact: true }).click()
  const listed = second.locator('[data-favourite]').filter({ hasText: subject })
  await expect(listed).toBeVisible()
  await first.getByRole('button', { name: 'إزالة من المفضلة', exact: true }).click()
  await expect(listed).toBeHidden()
})

test('a favourite that is thrown away is gone from the menu and the palette', async ({ visit }) => {
  const page = await visit('USER', { language: 'ar-SA', expects: /404/ })
  await page.goto('/user/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'الملاحظات' })).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('textbox', { name: 'البحث والانتقال' })).toBeFocused()
  await page.keyboard.type('new note') // in the other language
  await expect(page.getByRole('option').first()).toContainText('ملاحظة جديدة')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toBeFocused()
  await page.keyboard.type('ورقة المفضلة')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-saving=saved]')).toBeVisible()
  await page.getByRole('button', { name: 'إضافة إلى المفضلة', exact: true }).click()
  const listed = page.locator('[data-favourite]').filter({ hasText: 'ورقة المفضلة' })
  await expect(listed).toBeVisible()
  await page.getByRole('button', { name: 'المزيد لهذه الملاحظة' }).click()
  await page.getByRole('menuitem', { name: 'نقل إلى سلة المحذوفات' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'نقل إلى سلة المحذوفات' }).click()
  await expect(page.getByText('نُقلت إلى سلة المحذوفات')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-note]').first()).toBeVisible()
  await expect(listed).toBeHidden()
})
