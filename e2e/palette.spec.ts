import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

test('a technician finds a ticket by a word of its subject and opens it, with the keyboard alone', async ({ visit }) => {
  const page = await visit('TECH', { language: 'ar-SA' })
  await page.goto('/admin/tickets')
  const first = page.locator('tr[data-ticket]').first()
  const shortId = await first.getAttribute('data-ticket')
  const subject = await first.getByRole('link').textContent()
  const loading = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => loading.promise.then(() => route.continue()))
  await page.keyboard.press('Control+KeyK')
  const box = page.getByRole('textbox', { name: 'البحث والانتقال' })
  await expect(box).toBeFocused()
  await page.keyboard.type((shortId ?? '').slice(0, 2).toLowerCase()) // while the palette loads
  loading.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.type((shortId ?? '').slice(2).toLowerCase())
  await expect(box).toHaveValue((shortId ?? '').toLowerCase())
  await expect(page.getByRole('option', { name: shortId ?? '' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ticket-thread\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject ?? '')
})

test(
  'screens are found by the beginning of any word, what nobody wrote is said not to be found',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { language: 'ar-SA', width: 390 })
    await page.goto('/user/tickets')
    await page.getByRole('navigation', { name: 'الوجهات الرئيسية' }).getByRole('button').last().click()
    await page
      .getByRole('dialog', { name: 'القائمة' })
      .getByRole('button', { name: /^بحث أو انتقال/ })
      .click()
    const box = page.getByRole('textbox', { name: 'البحث والانتقال' })
    const notifications = page.getByRole('option', { name: /^الإشعارات/ }) // above people whose names sound like it
    await box.fill('اشعار')
    await expect(page.locator('[role=option]:visible').first()).toContainText('الإشعارات')
    expect(await barriersOf(page)).toEqual([])
    await box.fill('ققققق')
    await expect(page.getByText('لا توجد نتائج')).toBeVisible()
    await box.fill('اشعار')
    await notifications.click()
    await expect(page).toHaveURL(/\/user\/notification/)
  },
)

test('the sheet of shortcuts opens on its key, and never while somebody writes', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER', { language: 'en-US' })
  await page.goto('/user/tickets?new=1')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Why')
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Why?')
  await page.goto('/user/tickets')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('people are shown on the spot, units lead to their place in the structure', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('SUPER_ADMIN', { language: 'ar-SA' })
  await page.goto('/admin/tickets')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const find = async (text: string) => {
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('textbox', { name: 'البحث والانتقال' }).fill(text)
  }
  await find('نوره')
  await page.getByRole('group', { name: 'الأشخاص' }).getByRole('option').first().click()
  await expect(page.locator('[data-person-page]').getByRole('heading', { name: /نورة/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await find('تقنيه')
  await page.getByRole('group', { name: 'الجهات' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/admin\/department/)
})

test(
  'the first match opens by Enter alone, Esc closes, and the Enter of an input method does neither',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { language: 'ar-SA' })
    await page.goto('/admin/tickets')
    const shortId = (await page.locator('tr[data-ticket]').first().getAttribute('data-ticket')) ?? ''
    const palette = page.getByRole('dialog', { name: 'البحث والانتقال' })
    const box = palette.getByRole('textbox', { name: 'البحث والانتقال' })
    const active = palette.locator('[role=option][data-combobox-selected]')
    await page.keyboard.press('Control+KeyK')
    await expect(active).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)

    await page.keyboard.press('Control+KeyK')
    await box.fill('اشعار')
    await expect(active).toContainText('الإشعارات')
    await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await box.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true })
    await box.dispatchEvent('keydown', { key: 'Escape', code: 'Escape', isComposing: true })
    await expect(palette).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(active).toContainText('الإشعارات')

    await box.fill('')
    await page.keyboard.type(shortId.toLowerCase())
    await page.keyboard.press('Enter') // before the portal has answered
    await expect(page).toHaveURL(/\/ticket-thread\//)
    await expect(page.locator('#main')).toContainText(shortId)
  },
)

test('keys lead to places, are silent while somebody writes and can be switched off; going back keeps the scroll (S2.60)', async ({
  visit,
}) => {
  const page = await visit('TECH', { language: 'en-US' })
  await page.goto('/admin')
  await expect(page.locator('#main [data-widget]').first()).toBeVisible()
  await page.keyboard.press('KeyG')
  await page.keyboard.press('KeyT')
  await expect(page).toHaveURL(/\/admin\/tickets/)
  await page.setViewportSize({ width: 1280, height: 320 })
  await expect(page.locator('tr[data-ticket]').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  await page.keyboard.press('KeyG')
  await page.keyboard.press('KeyH')
  await expect(page.locator('#main [data-widget]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('tr[data-ticket]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/user/profile')
  const single = page.getByRole('switch', { name: 'Shortcuts of one key' })
  await single.click()
  await expect(single).not.toBeChecked()
  await page.locator('#main').focus()
  await page.keyboard.press('KeyG')
  await page.keyboard.press('KeyT')
  await page.keyboard.press('Shift+Slash')
  await expect(page).toHaveURL(/\/user\/profile/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await single.click()
  await expect(single).toBeChecked()
})

test('an address that is not there is said inside the frame to those who are signed in', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER', { expects: /404/ })
  await page.goto('/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة')
  await expect(page.getByRole('navigation', { name: 'القائمة' })).toBeVisible()
})
