import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const words = {
  'ar-SA': { create: 'ملاحظة جديدة', title: 'العنوان', text: 'نص الملاحظة', saved: 'حُفظ' },
  'en-US': { create: 'New note', title: 'Title', text: 'Text of the note', saved: 'Saved' },
} as const
type Language = keyof typeof words

const textOf = (page: Page, language: Language = 'ar-SA') => page.getByRole('textbox', { name: words[language].text })
const savedIn = (page: Page, language: Language = 'ar-SA') =>
  expect(page.locator('[data-saving=saved]')).toContainText(words[language].saved)
const cardOf = (page: Page, title: string) => page.locator('[data-note]', { hasText: title })

/** The editor puts its cursor where it was a moment after it has the focus: keys come after that. */
async function goTo(page: Page, key: 'Control+Home' | 'Control+End'): Promise<void> {
  await textOf(page).click()
  await page.keyboard.press(key)
}

/** A new note with this title, open to be written in. */
async function begun(page: Page, title: string, language: Language = 'ar-SA'): Promise<string> {
  await page.goto('/user/notes')
  await page.locator('#main').getByRole('button', { name: words[language].create }).first().click()
  const field = page.getByRole('textbox', { name: words[language].title })
  await expect(field).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(textOf(page, language)).toBeFocused()
  await savedIn(page, language)
  return new URL(page.url()).searchParams.get('id')!
}

test('a note is written with the keyboard alone, and is there after a reload', async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'خطة الأسبوع')
  for (const line of ['## قبل السفر', 'Book the hotel', '[] جواز السفر']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('التأشيرة')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/جدول')
  await expect(page.getByRole('option', { name: 'جدول' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('المبلغ')
  expect(await barriersOf(page)).toEqual([])
  await savedIn(page)

  await page.reload()
  const text = textOf(page)
  await expect(text.getByRole('heading', { name: 'قبل السفر' })).toBeVisible()
  await expect(text.locator('p', { hasText: 'Book the hotel' })).toHaveAttribute('dir', 'ltr')
  await expect(text.locator('p', { hasText: 'جواز السفر' })).toHaveAttribute('dir', 'rtl')
  await expect(text.locator('th').first()).toHaveText('المبلغ')
  await text.getByRole('checkbox').first().check()
  await expect(text.locator('[data-checked=true]')).toHaveText('جواز السفر')
  await savedIn(page)
  await page.goto('/user/notes')
  await expect(cardOf(page, 'خطة الأسبوع')).toContainText('قبل السفر')
  expect(await barriersOf(page)).toEqual([])
})

test('what is typed as soon as a note is begun is its title, by button and by key', async ({ visit }) => {
  const page = await visit('USER')
  const title = page.getByRole('textbox', { name: 'العنوان' })
  await page.goto('/user/notes')
  await page.locator('#main').getByRole('button', { name: 'ملاحظة جديدة' }).first().click()
  await page.keyboard.type('terms of the contract')
  await expect(title).toHaveValue('terms of the contract')
  await expect(page.locator('[data-saving=saved]')).toBeVisible()
  await page.goto('/user/notes')
  await expect(cardOf(page, 'terms of the contract')).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type('queue notes')
  await expect(title).toHaveValue('queue notes')
})

test('a title that is written on while its first words are being saved is kept whole', async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'جرد')
  const title = page.getByRole('textbox', { name: 'العنوان' })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/notes\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  const whole = page.waitForResponse((response) => response.request().postData()?.includes('الكبير') === true)
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await title.fill('جرد المستودع')
  await saving
  await title.fill('جرد المستودع الكبير')
  await page.keyboard.press('Enter')
  release()
  expect((await whole).status()).toBe(200)
  await page.goto('/user/notes')
  await expect(cardOf(page, 'جرد المستودع الكبير')).toBeVisible()
})

test('a note in English stands at one side with its title', async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'Visitors of the branch')
  await page.keyboard.type('Who covers the help desk in the holidays, and when does the new form for visitors go live?')
  await savedIn(page)
  await page.goto('/user/notes')
  const lines = cardOf(page, 'Visitors of the branch').locator('bdi', { hasText: /Visitors of|holidays/ })
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(1)).toHaveCSS('text-align', 'right')
  const ends = await lines.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
  expect(ends[0]).toBe(ends[1])
})

test('Markdown that is pasted becomes what it says, and undoing takes it back', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER')
  await begun(page, 'منقولة')
  await textOf(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '# العنوان\n\n- [x] منجز\n- [ ] باقٍ\n\n| أ | ب |\n|---|---|\n| 1 | 2 |')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(textOf(page).getByRole('heading', { name: 'العنوان' })).toBeVisible()
  await expect(textOf(page).getByRole('checkbox')).toHaveCount(2)
  await expect(textOf(page).locator('td')).toHaveText(['1', '2'])
  await savedIn(page)
  await page.keyboard.press('Control+z')
  await expect(textOf(page).getByRole('checkbox')).toHaveCount(0)
})

test('two people write in one note at once, and what one types while cut off is there when the network is', async ({ visit }) => {
  const [noura, omar] = [
    await visit('USER', { expects: /409/ }),
    await visit('TECH', { expects: /ERR_INTERNET_DISCONNECTED|WebSocket|409/ }),
  ]
  const id = await begun(noura, 'محضر مشترك')
  await noura.keyboard.type('البداية')
  await noura.getByRole('button', { name: 'مشاركة', exact: true }).click()
  await noura.getByRole('dialog').getByRole('button', { name: 'إضافة شخص' }).click()
  await noura.getByRole('combobox').fill('Omar')
  await noura.getByRole('option', { name: /Omar/ }).first().click()
  await expect(noura.getByRole('dialog').getByRole('list', { name: 'المشاركة مع' })).toContainText('Omar')
  expect(await barriersOf(noura)).toEqual([])
  await noura.keyboard.press('Escape')

  await omar.goto(`/user/notes?id=${id}`)
  await expect(textOf(omar)).toContainText('البداية')
  await goTo(omar, 'Control+End')
  await omar.keyboard.type(' ومن عمر')
  await expect(textOf(noura)).toContainText('البداية ومن عمر')

  await omar.context().setOffline(true)
  await omar.keyboard.type(' بلا شبكة')
  await expect(omar.locator('[data-saving=waiting]')).toBeVisible()
  await goTo(noura, 'Control+Home')
  await noura.keyboard.type('أولًا: ')
  await omar.context().setOffline(false)
  await expect(textOf(noura)).toHaveText('أولًا: البداية ومن عمر بلا شبكة', { timeout: 40_000 })
  await expect(textOf(omar)).toHaveText('أولًا: البداية ومن عمر بلا شبكة')
  await savedIn(omar)
})

test(
  'a reader of a note is mentioned in it by the keys, and the notification leads there',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar] = [await visit('USER'), await visit('TECH')]
    await begun(noura, 'توزيع الزيارات')
    await noura.getByRole('button', { name: 'مشاركة', exact: true }).click()
    await noura.getByRole('dialog').getByRole('button', { name: 'إضافة شخص' }).click()
    await noura.getByRole('combobox').fill('Omar')
    await noura.getByRole('option', { name: /Omar/ }).first().click()
    await expect(noura.getByRole('dialog').getByRole('list', { name: 'المشاركة مع' })).toContainText('Omar')
    await noura.keyboard.press('Escape')
    await textOf(noura).click()
    await noura.keyboard.type('بالتنسيق مع @Om')
    await expect(noura.getByRole('option', { name: /Omar/ })).toHaveAttribute('aria-selected', 'true')
    await noura.keyboard.press('Enter')
    await expect(textOf(noura).locator('[data-mention]')).toContainText('@Omar')
    await savedIn(noura)

    await omar.goto('/user/notification')
    await omar
      .getByText(/ذكرك .* في الملاحظة «.?توزيع الزيارات/)
      .first()
      .click()
    await expect(textOf(omar).or(omar.locator('[data-mention]')).first()).toContainText('@Omar')
  },
)

test('what could not be sent before a reload is there after it, and reaches the others once it can be', async ({ visit }) => {
  const page = await visit('USER', { expects: /ERR_FAILED/ })
  await begun(page, 'على الطريق')
  await page.keyboard.type('قبل النفق')
  await savedIn(page)
  await page.route('**/api/documents/*/commit', (route) => route.abort())
  await page.keyboard.type(' وفيه')
  await expect(page.locator('[data-saving=waiting]')).toBeVisible()
  await page.reload()
  await expect(textOf(page)).toHaveText('قبل النفق وفيه')
  await expect(page.locator('[data-saving=waiting]')).toBeVisible()
  await goTo(page, 'Control+End')
  await page.keyboard.type(' وبعده')
  await page.unroute('**/api/documents/*/commit')
  await savedIn(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(textOf(other)).toHaveText('قبل النفق وفيه وبعده')
  await other.close()
})

test(
  'moving to the trash and emptying it both ask; what was moved there comes back unchanged',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { expects: /404/ })
    await begun(page, 'قائمة المشتريات')
    await page.keyboard.type('حليب وتمر')
    await savedIn(page)
    const remove = async () => {
      await page.getByRole('button', { name: 'المزيد لهذه الملاحظة' }).click()
      await page.getByRole('menuitem', { name: 'نقل إلى سلة المحذوفات' }).click()
    }
    const dialog = page.getByRole('dialog')
    await remove()
    await dialog.getByRole('button', { name: 'إلغاء' }).click()
    await expect(textOf(page)).toContainText('حليب وتمر')
    await remove()
    await dialog.getByRole('button', { name: 'نقل إلى سلة المحذوفات' }).click()
    await expect(page).toHaveURL(/\/user\/notes$/)
    await expect(cardOf(page, 'قائمة المشتريات')).toHaveCount(0)

    await page.getByRole('link', { name: 'سلة المحذوفات' }).click()
    await expect(cardOf(page, 'قائمة المشتريات')).toContainText('تُحذف نهائيًا')
    expect(await barriersOf(page)).toEqual([])
    await cardOf(page, 'قائمة المشتريات')
      .getByRole('button', { name: /استعادة/ })
      .click()
    await page.getByRole('link', { name: 'الكل', exact: true }).click()
    await cardOf(page, 'قائمة المشتريات').click()
    await expect(textOf(page)).toContainText('حليب وتمر')

    await remove()
    await dialog.getByRole('button', { name: 'نقل إلى سلة المحذوفات' }).click()
    await page.getByRole('link', { name: 'سلة المحذوفات' }).click()
    await page.getByRole('button', { name: 'إفراغ السلة' }).click()
    await dialog.getByRole('button', { name: 'إلغاء' }).click()
    await expect(cardOf(page, 'قائمة المشتريات')).toBeVisible()
    await page.getByRole('button', { name: 'إفراغ السلة' }).click()
    await dialog.getByRole('button', { name: 'إفراغ السلة' }).click()
    await expect(page.getByText('سلة المحذوفات فارغة')).toBeVisible()
  },
)

test(
  'a note is pinned, coloured, labelled, reminded of and found on a phone, in English and in the dark',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { language: 'en-US', dark: true, width: 390, expects: /400/ })
    await begun(page, 'Supplier call', 'en-US')
    await page.getByRole('button', { name: 'Pin' }).click()
    await expect(page.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Colour' }).click()
    await page.getByRole('radio', { name: 'Green' }).click()
    await expect(page.locator('article[data-colour=green]')).toBeVisible()

    await page.getByRole('button', { name: 'Labels' }).click()
    await page.getByRole('textbox', { name: 'New label' }).fill('Purchasing')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('article').getByRole('list', { name: 'Labels' })).toHaveText('Purchasing')
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Set reminder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reminder' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('please type something')).toHaveCount(3)
    await dialog.getByRole('textbox', { name: 'Day' }).fill('05-01-2099')
    await dialog.getByRole('combobox', { name: 'From' }).fill('10:00 AM')
    await dialog.getByRole('combobox', { name: 'To' }).fill('9:00 AM')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The end must be later than the start')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'To' }).fill('11:00 AM')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /05-01-2099/ })).toContainText('10:00 AM')
    expect(await barriersOf(page)).toEqual([])

    await page.goto('/user/notes')
    await expect(page.getByRole('heading', { name: 'Pinned' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('supplier')
    await expect(page.locator('[data-note]')).toHaveCount(1)
    expect(await barriersOf(page)).toEqual([])
  },
)

test('the card of a note offers what can be made of it', async ({ visit }) => {
  const page = await visit('USER', { language: 'en-US' })
  await begun(page, 'Carpool to the branch', 'en-US')
  await page.goto('/user/notes')
  const card = cardOf(page, 'Carpool to the branch')
  await card.hover()
  await card.getByRole('button', { name: 'Turn into' }).click()
  await page.getByRole('menuitem', { name: 'Quick task' }).click()
  await expect(page.getByText('was made')).toBeVisible()
})
