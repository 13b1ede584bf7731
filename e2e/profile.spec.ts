import type { Page } from '@playwright/test'
import { picture } from '../server/testing/pictures.ts'
import { barriersOf } from './axe.ts'
import { openSheet } from './menu.ts'
import { expect, test } from './portal.ts'

const expectNoBarriers = async (page: Page) => {
  const violations = await barriersOf(page)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('#main input[type=file]').first().setInputFiles({ name, mimeType, buffer })

/** Drawn, not only named. */
const drawn = (page: Page, within: string) =>
  page.locator(`${within} img`).evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)

test(
  'a person cuts a photo in Arabic on a phone, with the keyboard too, and sees it in the menu',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('COORDINATOR', { width: 390 })
    await page.goto('/user/profile')
    await choose(page, 'me.jpg', 'image/jpeg', await picture(600, 400, 'jpeg'))
    const stage = page.getByRole('application')
    await expect(stage.locator('img')).toBeVisible()
    await expectNoBarriers(page)

    const zoom = page.getByRole('slider')
    await stage.focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('+')
    await page.keyboard.press('ArrowRight')
    expect(Number(await zoom.inputValue())).toBeGreaterThan(1.4)
    await page.getByRole('button', { name: 'استخدام هذه الصورة' }).click()
    await expect(page.getByRole('button', { name: 'تغيير الصورة' })).toBeVisible()

    await page.getByLabel('الجوال').fill('٠٥٠ ١٢٣ ٤٥٦٧')
    await page.locator('#main form').first().locator('button[type=submit]').click()
    await expect(page.getByText('حُفظت بياناتك')).toBeVisible()
    await expect(page.getByLabel('الجوال')).toHaveValue('050 123 4567')
    await openSheet(page)
    await expect.poll(() => drawn(page, '[role=dialog]')).toBe(1)
  },
)

test(
  'what is no picture, or 5 MB, is told before it is sent; a picture in name only by the portal',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { width: 390, expects: /400/ })
    await page.goto('/user/profile')
    await expect(page.getByRole('button', { name: 'اختيار صورة' })).toBeVisible()
    await choose(page, 'me.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
    await expect(page.getByText('نوع الملف غير صالح')).toBeVisible()
    await choose(page, 'me.png', 'image/png', Buffer.alloc(5 * 1_024 * 1_024))
    await expect(page.getByText('يجب أن يقل حجم الملف عن 5 ميغابايت')).toBeVisible()
    await choose(page, 'me.png', 'image/png', Buffer.from('<script>alert(1)</script>'))
    await expect(page.getByRole('dialog').getByText('نوع الملف غير صالح')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'digits and calendar that are chosen show at once, in the other open tab as well, and go with the account',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { width: 390 })
    await page.goto('/user/profile')
    const other = await page.context().newPage()
    await other.goto('/admin/tickets')
    const instant = (of: Page) => of.locator('[data-ticket] time').first()
    await expect(instant(other)).toHaveAttribute('title', /\d{4}\/\d{2}\/\d{2}/)

    const pick = async (field: string, option: string) => {
      await page
        .getByRole('textbox', { name: field, exact: true })
        .or(page.getByRole('combobox', { name: field, exact: true }))
        .click()
      await page.getByRole('option', { name: option, exact: true }).click()
      await expect(page.getByText('حُفظ اختيارك').first()).toBeVisible()
    }
    await pick('الأرقام', 'الأرقام الهندية (١٢٣)')
    await pick('التقويم', 'كلاهما')
    await expect(page.locator('time[datetime="2026-11-20"]')).toContainText('١٠ جمادى الآخرة ١٤٤٨')
    await expect(page.locator('time[datetime="2026-11-20"]')).toContainText('٢٠٢٦')
    await expect(instant(other)).toHaveAttribute(
      'title',
      /[٠-٩]{4}\/[٠-٩]{2}\/[٠-٩]{2}.*(جمادى|رجب|شعبان|محرم|صفر|ربيع|رمضان|شوال|ذو)/,
    )
    await expect(other.locator('[data-ticket]').first()).toContainText(/[A-Z]{3}\d{3}/) // ids keep their digits
    await expectNoBarriers(page)

    const elsewhere = await visit('TECH')
    await elsewhere.goto('/admin/tickets')
    await expect(instant(elsewhere)).toHaveAttribute('title', /[٠-٩]{4}/)
    await pick('الأرقام', 'كما في المؤسسة: الأرقام العربية (123)')
    await expect(instant(elsewhere)).toHaveAttribute('title', /\d{4}/)
  },
)
