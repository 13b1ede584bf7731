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
  const counted = Number(await page.locator('[data-total]').innerText())
  await expect(page.locator('tr[data-ticket]')).toHaveCount(counted)

  await page.locator('#main').focus()
  await page.keyboard.press('f') // the filters; the first that fits what is typed is active
  await expect(page.getByRole('dialog', { name: 'تصفية' })).toBeVisible()
  await page.keyboard.type('أول')
  await page.keyboard.press('Enter')
  const values = page.getByRole('dialog', { name: 'الأولوية' })
  await values.getByRole('checkbox', { name: 'عالية' }).check()
  await expect(page).toHaveURL(/priority=HIGH/)
  await expect(page.locator('tr[data-ticket] [data-priority]:not([data-priority=HIGH])')).toHaveCount(0)
  const chips = page.getByRole('list', { name: 'عوامل التصفية المستخدمة' })
  await expect(chips).toContainText('الأولويةعالية')

  await values.getByRole('checkbox', { name: 'منخفضة' }).check()
  await expect(page).toHaveURL(/priority=HIGH(%2C|,)LOW/)
  await expect(page.locator('tr[data-ticket] [data-priority=NORMAL]')).toHaveCount(0)
  await expect(chips).toContainText('الأولويةمنخفضة أو عالية')
  await page.keyboard.press('Escape')
  await expect(values).toBeHidden()
  await page.goBack()
  await expect(chips).toContainText('الأولويةعالية')

  await chips.getByRole('button', { name: 'إزالة عامل التصفية: الأولوية' }).click()
  await expect(chips).toBeHidden()
  await expect(page.locator('tr[data-ticket]')).toHaveCount(counted)
  await page.goBack()
  await expect(chips).toContainText('الأولويةعالية')
})

test(
  'a technician filters by two states with four clicks, takes all but some, and one by its badge',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { language: 'en-US' })
    await page.goto('/admin/tickets?queue=all')
    const shown = (state: string) => page.locator(`tr[data-ticket] ${state}`)
    await expect(shown('[data-status=CLOSED]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('option', { name: 'Status', exact: true }).click()
    const states = page.getByRole('dialog', { name: 'Status' })
    await states.getByRole('checkbox', { name: 'New' }).click()
    await states.getByRole('checkbox', { name: 'Open' }).click()
    await expect(page).toHaveURL(/status=NEW(%2C|,)OPEN/)
    await expect(shown('[data-status]:not([data-status=NEW], [data-status=OPEN])')).toHaveCount(0)

    await states.getByRole('switch', { name: 'All but these' }).click()
    await expect(page).toHaveURL(/status=(%21|!)NEW(%2C|,)OPEN/)
    await expect(shown('[data-status=CLOSED]').first()).toBeVisible()
    await expect(shown('[data-status=NEW]').or(shown('[data-status=OPEN]'))).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('not New or Open')

    await page.keyboard.press('Escape')
    await page.locator('tr[data-ticket]').getByRole('button', { name: 'Closed' }).first().click()
    await expect(page).toHaveURL(/status=CLOSED/)
    await expect(shown('[data-status]:not([data-status=CLOSED])')).toHaveCount(0)
  },
)

test(
  'columns are shown and hidden in the menu of the list, their widths are kept, and heads sort',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('TECH', { language: 'en-US' })
    await page.goto('/admin/tickets')
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
    await expect(head('Requester')).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Requester' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Group' }).click()
    await page.keyboard.press('Escape')
    await expect(head('Requester')).toHaveCount(0)
    await page.getByRole('separator', { name: 'Width of the column Group' }).focus()
    const width = async () => (await page.locator('th[data-column=group]').boundingBox())?.width
    const before = (await width())!
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(width).toBe(before + 16)
    await page.reload()
    await expect(head('Group')).toBeVisible()
    await expect(head('Requester')).toHaveCount(0)
    expect(await width()).toBe(before + 16)

    await page.locator('th[data-column=priority]').getByRole('button').click()
    await expect(page).toHaveURL(/sort=priority/)
    await expect(page.locator('th[data-column=priority]')).toHaveAttribute('aria-sort', 'descending')
  },
)

for (const [width, height, least] of [
  [1280, 680, 12],
  [390, 844, 6],
] as const)
  for (const language of ['ar-SA', 'en-US'] as const)
    test(
      `at ${width} × ${height} the queue shows ${least} tickets at once in ${language}, and nothing is cut`,
      { tag: '@deep' },
      async ({ visit }) => {
        const page = await visit('TECH', { width, language })
        await page.setViewportSize({ width, height })
        await page.goto('/admin/tickets')
        await expect(page.locator('tr[data-ticket]').first()).toBeVisible()
        const seen = await page.evaluate(() => {
          const rows = [...document.querySelectorAll('tr[data-ticket]')].map((row) => row.getBoundingClientRect())
          const subjects = [...document.querySelectorAll('td[data-column=subject]')].map(
            (one) => one.getBoundingClientRect().width,
          )
          return {
            whole: rows.filter(({ bottom }) => bottom <= innerHeight).length,
            subject: Math.min(...subjects),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            cut: [...document.querySelectorAll<HTMLElement>('[data-cut]')].filter((one) => !one.closest('[title]')).length,
          }
        })
        expect(seen.whole).toBeGreaterThanOrEqual(least)
        expect(seen.subject).toBeGreaterThanOrEqual(380)
        expect([seen.sideways, seen.cut]).toEqual([0, 0])
      },
    )

for (const width of [1280, 390])
  test(
    `at ${width} px one chosen ticket of many is half of all, and nothing moves when the bar comes`,
    { tag: '@deep' },
    async ({ visit }) => {
      const page = await visit('TECH', { width })
      await page.goto('/admin/tickets')
      const rows = page.locator('tr[data-ticket]')
      await expect(rows.nth(1)).toBeVisible()
      const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().y + scrollY))
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      if (width < 600) {
        await page.getByRole('button', { name: 'المزيد', exact: true }).click()
        await page.getByRole('menuitem', { name: 'تحديد', exact: true }).click()
        await expect(rows.first().getByRole('checkbox')).toBeInViewport()
      }
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
    },
  )

test(
  'a technician chooses tickets by keyboard and takes them at once, each with its own answer',
  { tag: '@deep' },
  async ({ visit }) => {
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
    await page.getByRole('button', { name: 'المزيد', exact: true }).click()
    await page.getByRole('menuitem', { name: 'إجراءاتك الجماعية في آخر يوم' }).click()
    const runs = page.getByRole('dialog', { name: 'إجراءاتك الجماعية في آخر يوم' })
    await runs.getByRole('button', { name: /استلام/ }).first().click()
    await expect(finished.locator('[data-refused]')).toHaveCount(all - open)
  },
)

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
  const first = await rows.first().getAttribute('data-id') // a slow machine may rest on it before the first key
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(await chosen.innerText())
  const asked = fetched.map((url) => url.split('/').at(-1)).filter((one) => one !== first)
  expect(asked).toEqual([id]) // of all that was walked past nothing was asked

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
