import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { openTicket, words, type Words } from './ticket-steps.ts'

async function reply(page: Page, say: Words, text: string): Promise<void> {
  await page.getByRole('textbox', { name: say.writeReply }).fill(text)
  await page.getByRole('button', { name: say.sendReply }).click()
  await expect(page.getByRole('log')).toContainText(text)
}

/** Everything the portal told this page: answers and live frames. */
function hearAll(page: Page): string[] {
  const heard: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      )
  })
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

test('a requester opens a ticket in Arabic and sees the answer of the technician arrive', async ({ visit }) => {
  const say = words['ar-SA']
  const [requester, technician] = await Promise.all([visit('USER'), visit('TECH')])
  await requester.goto('/user/tickets')
  await openTicket(requester, say, 'شاشة القاعة لا تعمل', 'الشاشة في القاعة 3 لا تستجيب منذ الصباح.')
  await expect(requester.getByRole('status').filter({ hasText: 'فُتحت التذكرة' })).toBeVisible()
  await expect(requester.getByRole('heading', { level: 1 })).toHaveText('شاشة القاعة لا تعمل')

  await technician.goto('/admin/tickets')
  await technician.getByRole('link', { name: 'شاشة القاعة لا تعمل' }).click()
  await reply(technician, say, 'سأمرّ عليكم خلال ربع ساعة.')

  await expect(requester.getByRole('log')).toContainText('سأمرّ عليكم خلال ربع ساعة.')
  await expect(requester.locator('[data-status=OPEN]')).toBeVisible()
  await expect(requester.locator('article', { hasText: 'سأمرّ' }).locator('p')).toHaveAttribute('dir', 'rtl')
})

test('a technician sees a ticket arrive, answers, writes a note the requester never receives, and closes it', async ({
  visit,
}) => {
  const say = words['en-US']
  const [requester, technician] = await Promise.all([visit('USER', { language: 'en-US' }), visit('TECH', { language: 'en-US' })])
  const heard = hearAll(requester)
  await Promise.all([requester.goto('/user/tickets'), technician.goto('/admin/tickets')])
  await expect(technician.locator('tr[data-ticket]').first()).toBeVisible()

  await openTicket(requester, say, 'The projector shows no picture', 'Since this morning the projector in room 4 stays dark.')
  const row = technician.getByRole('link', { name: 'The projector shows no picture' })
  await expect(row).toBeVisible() // nobody reloaded
  await row.click()

  await reply(technician, say, 'Please try the second cable.')
  await expect(requester.getByRole('log')).toContainText('Please try the second cable.')

  const secret = 'The lamp is at its end, order a new one.'
  await technician.getByText('Internal note').click()
  await technician.getByRole('textbox', { name: 'Write a note for staff…' }).fill(secret)
  await technician.getByRole('textbox', { name: 'Write a note for staff…' }).press('Control+Enter')
  await expect(technician.locator('li[data-kind=note]', { hasText: secret })).toBeVisible()

  await technician.getByRole('button', { name: 'More' }).click()
  await technician.getByRole('menuitem', { name: 'Close ticket' }).click()
  await technician.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click()
  await expect(technician.locator('[data-status=CLOSED]')).toBeVisible()

  await expect(requester.locator('[data-status=CLOSED]')).toBeVisible()
  await expect(requester.getByText('This ticket takes no more replies.')).toBeVisible()
  await requester.reload()
  await expect(requester.getByRole('log')).toContainText('Please try the second cable.')
  expect(await requester.content()).not.toContain(secret)
  expect(heard.join('\n')).toContain('Please try the second cable.')
  expect(heard.join('\n')).not.toContain(secret)
})

for (const width of [1280, 390])
  test(`at ${width} px the ring round the search of the catalogue is whole`, { tag: '@deep' }, async ({ visit }) => {
    const page = await visit('USER', { width })
    await page.goto('/user/tickets?new=choose')
    const field = page.getByRole('searchbox', { name: 'ابحث عن طلب' })
    await expect(field).toBeFocused()
    const ring = await field.evaluate((input) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(input)
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const { left, right, top, bottom } = input.getBoundingClientRect()
      const dialog = input.closest('section')!
      const inside = dialog.getBoundingClientRect()
      const head = dialog.querySelector('header')!.getBoundingClientRect()
      return {
        reach,
        room: [top - head.bottom, left - inside.left, inside.left + dialog.clientWidth - right, inside.bottom - bottom],
      }
    })
    expect(ring.reach).toBeGreaterThan(0)
    for (const room of ring.room) expect(room).toBeGreaterThanOrEqual(ring.reach)
  })

test('opening a ticket needs no mouse', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets')
  await expect(page.locator('tr[data-ticket]').first()).toBeVisible()
  const { keyboard } = page
  await page.getByRole('button', { name: 'تذكرة جديدة' }).focus() // the last of the page header
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\?new=choose$/)
  await expect(page.getByRole('searchbox', { name: 'ابحث عن طلب' })).toBeFocused()
  await keyboard.type('لا يوجد طلب كهذا')
  await expect(page.getByText('لا توجد نتائج')).toBeVisible()
  await keyboard.press('Enter') // what is active then is the free form
  await expect(page.getByRole('combobox', { name: 'القسم' })).toBeFocused()

  await keyboard.press('Control+Enter') // nothing yet: told, and the first wrong field has the focus
  for (const picker of ['القسم', 'المجموعة']) {
    await expect(page.getByRole('combobox', { name: picker })).toBeFocused()
    await keyboard.press('ArrowDown') // opens; until then Escape closes the dialog
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    for (const key of ['ArrowDown', 'Enter', 'Tab']) await keyboard.press(key)
  }
  await keyboard.type('طلب بلوحة المفاتيح وحدها')
  const message = page.locator('textarea[data-field="message"]')
  const reached = () => message.evaluate((field) => field === document.activeElement)
  for (let stops = 0; stops < 8 && !(await reached()); stops++) await keyboard.press('Tab') // past what the organisation asks too
  await keyboard.type('سطر أول')
  await keyboard.press('Enter')
  await keyboard.type('Second line in English')
  await keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('طلب بلوحة المفاتيح وحدها')
  const lines = page.getByRole('log').locator('p')
  await expect(lines.nth(0)).toHaveAttribute('dir', 'rtl')
  await expect(lines.nth(1)).toHaveAttribute('dir', 'ltr')
})

test('the arrows walk through the list and Enter opens', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('TECH')
  await page.goto('/admin/tickets')
  const rows = page.locator('a[data-row]')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ticket-thread\//)
})

test('what is typed outlives a refused submit, closing the dialog and a reload', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets?new=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الموضوع').fill('نص لا يضيع')
  await dialog.getByRole('button', { name: 'إرسال التذكرة' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('يرجى تصحيح الأخطاء قبل الإرسال')
  await expect(dialog.getByText('يرجى كتابة شيء ما')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'القسم' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'تذكرة جديدة' }).first().click()
  await dialog.getByRole('button', { name: 'شيء آخر' }).click()
  await expect(dialog.getByLabel('الموضوع')).toHaveValue('نص لا يضيع')
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('a double click opens one ticket', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('COORDINATOR', { language: 'en-US' })
  await page.goto('/user/tickets?new=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Department' }).click()
  await page.getByRole('option', { name: 'Information Technology' }).click()
  await dialog.getByRole('combobox', { name: 'Group' }).click()
  await page.getByRole('option', { name: 'Networks' }).click()
  await dialog.getByLabel('Subject').fill('Clicked twice in haste')
  await dialog.getByLabel('Message').fill('Once is enough.')
  await dialog.getByRole('button', { name: 'Send ticket' }).dblclick()
  await page.waitForURL(/\/ticket-thread\//)
  await page.goto('/user/tickets')
  await expect(page.getByRole('link', { name: 'Clicked twice in haste' })).toHaveCount(1)
})

test(
  'closing a ticket that changed since is refused with a message, and can be confirmed again',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER', { language: 'en-US', expects: /409/ })
    await page.goto('/user/tickets')
    await page.locator('a[data-row]').last().click()
    await page.getByRole('textbox', { name: 'Write a reply…' }).fill('Half a sentence')
    const refusal = {
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'changed_meanwhile', status: 409 }),
    }
    await page.route('**/close', (route) => route.fulfill(refusal), { times: 1 })

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Close ticket' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option', { name: 'No longer needed' }).click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Close ticket' })
    await confirm.click()
    await expect(page.getByRole('alert')).toContainText('Someone else changed this.')
    await confirm.click()
    await expect(page.locator('[data-status=CLOSED]')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('Half a sentence')
  },
)

test('a ticket of others and one that does not exist look the same', { tag: '@deep' }, async ({ visit }) => {
  const [owner, stranger] = await Promise.all([visit('USER'), visit('SYSTEM_ADMIN', { expects: /404/ })])
  await owner.goto('/user/tickets')
  const address = await owner.locator('a[data-row]').first().getAttribute('href')
  const looks: string[] = []
  for (const path of [address!, '/ticket-thread/0190b3c1-0000-7000-8000-000000000000', '/ticket-thread/nonsense']) {
    await stranger.goto(path)
    await expect(stranger.getByText('هذا العنصر غير موجود، أو لا تملك صلاحية رؤيته.')).toBeVisible()
    looks.push(await stranger.locator('#main').innerHTML())
  }
  expect(new Set(looks).size).toBe(1)
})

test('a reply that cannot be sent stays in its place and is sent once when tried again', async ({ visit }) => {
  const page = await visit('USER', { expects: /ERR_FAILED|503|Failed to load/ })
  await page.goto('/user/tickets')
  await page.locator('a[data-row]').first().click()
  await expect(page.getByRole('log').locator('article').first()).toBeVisible()

  const bodies: string[] = []
  await page.route('**/replies', async (route) => {
    bodies.push(route.request().headers()['idempotency-key'] ?? '')
    await route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'forbidden', status: 403 }),
    })
  })
  await page.getByRole('textbox', { name: 'اكتب ردًا…' }).fill('رد لن يضيع')
  await page.keyboard.press('Control+Enter')
  const failed = page.locator('[data-sending=failed]')
  await expect(failed).toContainText('رد لن يضيع')
  await page.reload()
  await expect(failed).toContainText('رد لن يضيع')

  await page.unroute('**/replies')
  const sent = page.waitForRequest('**/replies')
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  expect((await sent).headers()['idempotency-key']).toBe(bodies[0])
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('log').locator('article', { hasText: 'رد لن يضيع' })).toHaveCount(1)
})
