import { expect, test } from './portal.ts'

test('a technician goes from queue to queue by keyboard, narrows one, takes a filter away and goes back', async ({ visit }) => {
  const page = await visit('TECH')
  await page.goto('/admin/tickets')
  const queues = page.getByRole('navigation', { name: 'التذاكر المعروضة' })
  const mine = queues.getByRole('link', { name: 'المسندة إليّ' })
  await queues.getByRole('link', { name: 'المفتوحة' }).focus()
  await page.keyboard.press('Tab')
  await expect(mine).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/queue=mine/)
  await expect(mine).toHaveAttribute('aria-current', 'page')
  const counted = Number((await mine.innerText()).replaceAll(/\D/g, ''))
  await expect(page.locator('tr[data-ticket]')).toHaveCount(counted)

  await page.getByRole('search').getByRole('button', { name: 'التصفية' }).click()
  await page.getByRole('combobox', { name: 'الأولوية' }).click()
  await page.getByRole('option', { name: 'عالية' }).click()
  await expect(page).toHaveURL(/priority=HIGH/)
  await expect(page.locator('tr[data-ticket] [data-priority]:not([data-priority=HIGH])')).toHaveCount(0)
  const chips = page.getByRole('list', { name: 'عوامل التصفية المستخدمة' })
  await expect(chips).toContainText('الأولوية: عالية')

  await page.getByRole('option', { name: 'منخفضة' }).click()
  await expect(page).toHaveURL(/priority=HIGH(%2C|,)LOW/)
  await expect(page.locator('tr[data-ticket] [data-priority=NORMAL]')).toHaveCount(0)
  await expect(chips).toContainText('الأولوية: منخفضة أو عالية')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(chips).toContainText('الأولوية: عالية')

  await chips.getByRole('button', { name: 'إزالة عامل التصفية: الأولوية' }).click()
  await expect(chips).toBeHidden()
  await expect(page.locator('tr[data-ticket]')).toHaveCount(counted)
  await page.goBack()
  await expect(chips).toContainText('الأولوية: عالية')
})

for (const width of [1280, 390])
  test(`at ${width} px one chosen ticket of many is half of all, and nothing moves when the bar comes`, async ({ visit }) => {
    const page = await visit('TECH', { width })
    await page.goto('/admin/tickets')
    const rows = page.locator('tr[data-ticket]')
    await expect(rows.nth(1)).toBeVisible()
    const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().y + scrollY))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = [await places(), await height()]
    await rows.first().getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: 'التذاكر المحددة' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect([await places(), await height()]).toEqual(before)
    const covered = () =>
      rows.last().evaluate((row) => {
        scrollTo(0, document.documentElement.scrollHeight)
        const floating = document.querySelector('[aria-label="التذاكر المحددة"]')!
        return row.getBoundingClientRect().bottom - floating.getBoundingClientRect().top
      })
    await expect.poll(covered).toBeLessThanOrEqual(0)

    if (width < 600) return
    const all = page.getByRole('checkbox', { name: 'تحديد كل التذاكر المعروضة' })
    await expect(all).toBeChecked({ indeterminate: true })
    await all.click()
    await expect(all).toBeChecked()
    await expect(page.locator('tr[data-chosen=true]')).toHaveCount(await rows.count())
    await all.click()
    await expect(all).not.toBeChecked()
    await expect(bar).toBeHidden()
  })

test('a technician chooses tickets by keyboard and takes them at once, each with its own answer', async ({ visit }) => {
  const page = await visit('TECH')
  await page.goto('/admin/tickets?sort=created&direction=rising')
  const rows = page.locator('tr[data-ticket]')
  await rows.first().locator('a[data-row]').focus()
  await page.keyboard.press('Space')
  const chosen = page.getByRole('region', { name: 'التذاكر المحددة' })
  await expect(chosen).toContainText('تذكرة محددة واحدة')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(chosen).toContainText('تذكرتان محددتان')
  await page.keyboard.press('Control+a')
  const all = await rows.count()
  await expect(page.locator('tr[data-chosen=true]')).toHaveCount(all)
  await page.keyboard.press('Escape')
  await expect(chosen).toBeHidden()

  await page.keyboard.press('Control+a')
  const open = await rows.locator('[data-status=NEW]').count()
  await chosen.getByRole('button', { name: 'استلام' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'استلام' }).click()
  const finished = page.getByRole('dialog', { name: 'اكتمل الإجراء' })
  await expect(finished).toBeVisible()
  await expect(finished.locator('[data-refused]')).toHaveCount(all - open)
  await expect(finished.locator('[data-refused]').first()).toContainText('لا يمكن ذلك')

  await expect(page).toHaveURL(/run=[0-9a-f-]{36}/)
  await page.reload()
  await expect(finished.locator('[data-refused]')).toHaveCount(all - open)
  await page.keyboard.press('Escape')
  await expect(finished).toHaveCount(0)
  await page.getByRole('button', { name: 'إجراءاتك الجماعية في آخر يوم' }).click()
  const runs = page.getByRole('dialog', { name: 'إجراءاتك الجماعية في آخر يوم' })
  await runs.getByRole('button', { name: /استلام/ }).first().click()
  await expect(finished.locator('[data-refused]')).toHaveCount(all - open)
})

test('a technician walks along the list with the ticket beside it, live, and is not shown as its viewer', async ({ visit }) => {
  const [page, other] = await Promise.all([visit('TECH', { language: 'en-US' }), visit('ADMIN', { language: 'en-US' })])
  await page.goto('/admin/tickets?sort=created')
  const rows = page.locator('a[data-row]')
  await rows.first().focus()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText('Nothing chosen yet')

  const fetched: string[] = []
  page.on('request', (request) => void (/\/api\/tickets\/[0-9a-f-]{36}$/.test(request.url()) && fetched.push(request.url())))
  await rows.first().focus()
  // without waiting for each: on a slow machine the walk would rest on its way
  await Promise.all(['j', 'ArrowDown', 'j', 'k', 'ArrowDown'].map((key) => page.keyboard.press(key)))
  const chosen = rows.nth(3)
  await expect(chosen).toBeFocused()
  const id = (await chosen.getAttribute('data-id'))!
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(await chosen.innerText())
  expect(fetched.map((url) => url.split('/').at(-1))).toEqual([id]) // of all that was walked past nothing was asked

  await other.goto(`/ticket-thread/${id}`)
  await other
    .getByRole('tab', { name: 'Internal note' })
    .or(other.getByText('Internal note', { exact: true }))
    .first()
    .click()
  await other.getByRole('textbox', { name: /note/i }).fill('Seen from the list.')
  await other.keyboard.press('Control+Enter')
  await expect(preview).toContainText('Seen from the list.')
  await expect(other.locator('[data-viewers]')).toHaveCount(0)

  await chosen.press('Enter')
  await page.waitForURL(`**/ticket-thread/${id}`)
  await expect(other.locator('[data-viewers]')).toHaveAttribute('aria-label', /Omar/)
  await page.goBack()
  await expect(preview).toContainText('Seen from the list.')
  await rows.first().click()
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(await rows.first().innerText())
  await expect(page).toHaveURL(/\/admin\/tickets/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(preview).toHaveCount(0)
})
