import type { Locator, Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { WORKSHOP } from './left-out.ts'
import { expect, test } from './portal.ts'

const part = (page: Page, name: string): Locator => page.locator(`[data-specimen=${name}]`)
const orderOf = (builder: Locator) =>
  builder.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')))

test(
  'a form is built with the keyboard alone, and what was removed comes back',
  { tag: [WORKSHOP, '@deep'] },
  async ({ visit }) => {
    const page = await visit('USER')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/dev/components')
    const builder = part(page, 'builder')
    const pick = (key: string) => builder.locator(`[data-pick=${key}]`)
    await expect(pick('tools_help')).toBeVisible()
    const before = await orderOf(builder)

    await pick('tools_help').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(pick('tools_help')).toBeFocused()
    expect((await orderOf(builder)).slice(0, 3)).toEqual([before[0], before[2], before[1]])
    await page.keyboard.press('Control+z')
    await expect.poll(() => orderOf(builder)).toEqual(before)

    await pick('obstacle').press('Enter')
    const properties = builder.locator('[data-properties=obstacle]')
    await expect(properties).toBeVisible()
    await properties.getByLabel('التسمية بالإنجليزية').fill('')
    await expect(builder.locator('[data-missing=en]')).toHaveText('نص ناقص')
    await expect(builder.getByRole('button', { name: 'ملاحظة واحدة' })).toBeVisible()

    await pick('obstacle').press('Delete')
    await expect(pick('obstacle')).toHaveCount(0)
    await page.getByRole('button', { name: 'تراجع' }).last().click()
    await expect(pick('obstacle')).toBeVisible()

    await builder.locator('[data-offer=nps]').click()
    await expect.poll(async () => (await orderOf(builder)).length).toBe(before.length + 1)
    expect((await barriersOf(page)).map(({ id }) => id)).toEqual([])
  },
)

test('a field is dragged from the palette to where it is dropped', { tag: [WORKSHOP, '@deep'] }, async ({ visit }) => {
  const page = await visit('USER')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dev/components')
  const builder = part(page, 'builder')
  const second = builder.locator('[data-row]').nth(1)
  await second.scrollIntoViewIfNeeded()
  const from = (await builder.locator('[data-offer=date]').boundingBox())!
  const to = (await second.boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x - 30, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await orderOf(builder))[1]).toMatch(/^field_/)
})

test(
  'pages are filled in on a phone, wrong ones are named, and answers are read before they are sent',
  { tag: WORKSHOP },
  async ({ visit }) => {
    const page = await visit('USER')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/dev/components')
    const sheet = part(page, 'sheet')
    const next = sheet.getByRole('button', { name: 'التالي' })
    await next.click()
    await expect(sheet.getByRole('alert')).toHaveText('يرجى تصحيح الأخطاء قبل الإرسال')
    await expect(sheet.getByRole('radio').first()).toBeFocused()

    await sheet.getByRole('radio').first().dispatchEvent('keydown', { key: '٤' }) // no key of the driver writes it
    await expect(sheet.getByRole('radio', { name: '4 من 5' })).toHaveAttribute('aria-checked', 'true')
    await page.keyboard.press('ArrowLeft') // onwards in Arabic
    await expect(sheet.getByRole('radio', { name: /^5 من 5/ })).toBeFocused()
    await sheet.getByText('شيء آخر…').click()
    await sheet.getByPlaceholder('اكتبه هنا').fill('المصاعد')
    const answer = (await sheet
      .getByText('كثرة كلمات المرور')
      .locator('xpath=ancestor::*[contains(@class,"option")][1]')
      .boundingBox())!
    expect(Math.round(answer.height)).toBeGreaterThanOrEqual(52)
    await next.click()

    for (const row of await sheet.getByRole('radiogroup').all())
      await row.getByRole('radio', { name: 'أوافق', exact: true }).click()
    await next.click()
    await sheet.getByRole('button', { name: /^نقل .المكاتب/ }).focus()
    await page.keyboard.press('ArrowDown')
    await sheet.getByRole('radio', { name: /^10 من 10/ }).click()
    await sheet.getByRole('button', { name: 'مراجعة' }).click()
    await expect(sheet.getByText('المصاعد')).toBeVisible()
    await sheet.getByRole('button', { name: 'إرسال' }).click()
    await expect(sheet.locator('[data-answer=priorities] li').first()).toContainText('الأدوات')
  },
)
