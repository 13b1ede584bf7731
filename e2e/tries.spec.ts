import type { Page } from '@playwright/test'
import { picture } from '../server/testing/pictures.ts'
import { openTicket, words } from './ticket-steps.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'tries' })

const labels = words['ar-SA']
const shots = process.env['DIWAN_SHOTS']
/** For the eye, where somebody wants to look. */
const look = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Of the sentences that are toasts. */
const toasts = (page: Page) => page.locator('.Toastify__toast')

test('a command that waits for the network is withdrawn by Cancel, and one that was sent says that it is on its way', async ({
  visit,
}) => {
  const page = await visit('USER', { expects: /ERR_INTERNET_DISCONNECTED|WebSocket/ })
  await page.goto('/user/tickets')
  await openTicket(page, labels, 'لوحة المفاتيح لا تستجيب', 'منذ الصباح.')
  await expect(page).toHaveURL(/ticket-thread/) // the list has a menu of the same name
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/close')) sent.push(request.url())
  })
  const ask = async () => {
    await page.getByRole('button', { name: 'المزيد' }).click()
    await page.getByRole('menuitem', { name: 'إغلاق التذكرة' }).click()
  }
  const close = async () => {
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: 'إغلاق التذكرة' }).click()
  }
  await expect(page.getByRole('button', { name: 'المزيد' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  // menu and dialog are fetched with their first opening: without a network they would not come
  await ask()
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().setOffline(true)
  await close()
  await expect(page.getByRole('dialog')).toContainText('بانتظار الاتصال بالشبكة')
  await look(page, 'waiting')
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).click()
  await expect(toasts(page).filter({ hasText: 'أُلغي الإجراء ولم يُرسل شيء.' })).toHaveCount(1)
  await look(page, 'withdrawn')
  await page.context().setOffline(false)
  await page.getByRole('textbox', { name: labels.writeReply }).fill('عادت الشبكة')
  await page.getByRole('button', { name: labels.sendReply }).click()
  await expect(page.getByRole('log').locator('article', { hasText: 'عادت الشبكة' })).toHaveCount(1)
  await expect(page.locator('[data-sending]')).toHaveCount(0)
  expect(sent).toEqual([])

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/close', async (route) => {
    await held
    await route.continue()
  })
  await close()
  await expect.poll(() => sent.length).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).click()
  await expect(toasts(page).filter({ hasText: 'لم يعد إلغاؤه ممكنًا' })).toHaveCount(1)
  letGo()
  await expect(page.locator('[data-status=CLOSED]')).toBeVisible()
})

test('three clicks send a ticket once, say so once and show no error of the emptied form', async ({ visit }) => {
  const page = await visit('USER')
  await page.goto('/user/tickets')
  let posted = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/tickets') posted += 1
  })
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { diwanSeen: seen })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[aria-invalid=true], [role=alert]')) seen.add(one.outerHTML.slice(0, 200))
      for (const one of document.querySelectorAll('.Toastify__toast')) seen.add(`toast ${one.id}`)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const seen = () => page.evaluate(() => [...(window as unknown as { diwanSeen: Set<string> }).diwanSeen])
  await page.getByRole('button', { name: labels.newTicket }).first().click()
  const dialog = page.getByRole('dialog', { name: labels.newTicket })
  await dialog.getByRole('button', { name: labels.somethingElse }).click()
  await dialog.getByRole('combobox', { name: labels.department }).click()
  await page.getByRole('option', { name: labels.it }).click()
  await dialog.getByRole('combobox', { name: labels.group }).click()
  await page.getByRole('option', { name: labels.network }).click()
  await dialog.getByLabel(labels.subject).fill('ثلاث نقرات')
  await dialog.getByLabel(labels.message).fill('مرة واحدة.')
  await dialog.getByRole('button', { name: labels.submit }).click({ clickCount: 3 })
  await page.waitForURL(/\/ticket-thread\//)
  await expect(toasts(page)).toHaveCount(1)
  await look(page, 'opened')
  expect([posted, (await seen()).filter((one) => !one.startsWith('toast'))]).toEqual([1, []])
  expect(await seen()).toHaveLength(1)

  await page.getByRole('textbox', { name: labels.writeReply }).fill('رد واحد')
  await page.getByRole('button', { name: labels.sendReply }).click({ clickCount: 3 })
  await expect(page.getByRole('log').locator('article', { hasText: 'رد واحد' })).toHaveCount(1)
  await expect(page.locator('[data-sending]')).toHaveCount(0)
  expect((await seen()).filter((one) => !one.startsWith('toast'))).toEqual([])
})

test('the loser of a race reads who was faster and how the ticket stands', { tag: '@deep' }, async ({ visit }) => {
  const [requester, omar, lina] = await Promise.all([visit('USER'), visit('TECH'), visit('ADMIN', { expects: /409/ })])
  await requester.goto('/user/tickets')
  await openTicket(requester, labels, 'لا يفتح البريد', 'منذ ساعة.')
  const address = new URL(requester.url()).pathname
  await Promise.all([omar.goto(address), lina.goto(address)])
  const take = (page: Page) => page.getByRole('button', { name: 'استلام', exact: true })
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await lina.route('**/take', async (route) => {
    ask()
    await held
    await route.continue()
  })
  await take(lina).click()
  await asked
  await take(omar).click()
  await expect(omar.locator('[data-status=OPEN]')).toBeVisible()
  letGo()
  const toast = toasts(lina).filter({ hasText: 'سبقك' })
  await expect(toast).toContainText(/سبقك .*Omar Haddad.* إلى ذلك\. التذكرة الآن مفتوحة وفي عهدة .*Omar Haddad/)
  await expect(lina.locator('[data-status=OPEN]')).toBeVisible()
  await look(lina, 'late')

  // language, theme and account stay in reach beside it, also on a phone
  for (const width of [1280, 390]) {
    await lina.setViewportSize({ width, height: 680 })
    const [header, shown] = [await lina.locator('header').first().boundingBox(), await toast.boundingBox()]
    expect(shown!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  }
  await look(lina, 'late-390')
})

test('what is told of the thread on screen shows no toast there, and is read', { tag: '@deep' }, async ({ visit }) => {
  const [requester, omar] = await Promise.all([visit('USER'), visit('TECH')])
  await requester.goto('/user/tickets')
  await openTicket(requester, labels, 'طابعة الدور الأول', 'الورق عالق.')
  await expect(toasts(requester)).toHaveCount(1)
  await expect(toasts(requester)).toHaveCount(0)
  const answer = async (reply: string) => {
    await omar.getByRole('textbox', { name: labels.writeReply }).fill(reply)
    await omar.getByRole('button', { name: labels.sendReply }).click()
  }
  await omar.goto(new URL(requester.url()).pathname)
  const marked = requester.waitForRequest('**/api/notifications/seen')
  await answer('سأمر عليكم الآن')
  await expect(requester.getByRole('log')).toContainText('سأمر عليكم الآن')
  await marked // by the notice that was told without a toast
  await expect(toasts(requester)).toHaveCount(0)
  await expect(requester.locator('[data-new-items]')).toHaveCount(0)
  await requester.getByRole('navigation').getByRole('link', { name: 'التذاكر' }).first().click()
  await expect(requester.locator('a[data-row]').first()).toBeVisible()
  await answer('انتهيت')
  await expect(toasts(requester)).toContainText('رد جديد من')
})

test(
  'after three seconds without an answer the banner says so, and goes with the answer',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await page.goto('/user')
    await expect(page.locator('#main h1')).toBeVisible()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('navigation').getByRole('link', { name: 'التذاكر' }).first().click()
    await expect(page.locator('[data-silent]')).toContainText('لم يستجب الخادم منذ ثوانٍ')
    await look(page, 'silent')
    await page.setViewportSize({ width: 390, height: 680 })
    await look(page, 'silent-390')
    letGo()
    await expect(page.locator('[data-silent]')).toHaveCount(0)
    await expect(page.locator('a[data-row]').first()).toBeVisible()
  },
)

test('a refusal goes with the next try', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('USER', { expects: /500/ })
  const list = /\/api\/notifications\/inbox(\?|$)/
  const refusal = { code: 'never_heard_of', status: 500, requestId: '0190b3c1-0000-7000-8000-000000000001' }
  await page.route(list, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  )
  await page.goto('/user/notification')
  const alert = page.locator('#main [data-kind=error]')
  await expect(alert).toContainText('فشلت العملية')
  await expect(alert).toContainText(refusal.requestId)
  await look(page, 'unknown')
  await page.unroute(list)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(alert).toHaveCount(0)
  letGo()
  await expect(page.locator('#main [role=status]').first()).toBeVisible()
})

test(
  'ten files are accepted beside refused ones, and the word of the eleventh goes when there is room',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('USER')
    await page.goto('/user/tickets')
    await page.locator('a[data-row]').first().click()
    await expect(page.getByRole('textbox', { name: labels.writeReply })).toBeVisible()
    const buffer = await picture(20, 20)
    const pictures = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `صورة ${from + at}.png`, mimeType: 'image/png', buffer }))
    const program = { name: 'برنامج.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }
    const chooser = page.locator('input[type=file]').first()
    const rows = page.getByRole('list', { name: 'ملفات هذه الرسالة' }).getByRole('listitem')
    const tooMany = page.getByText('10 ملفات على الأكثر')
    await chooser.setInputFiles([program, ...pictures(1, 10)])
    await expect(rows.filter({ hasText: 'تم الرفع' })).toHaveCount(10)
    await expect(tooMany).toHaveCount(0)
    await chooser.setInputFiles(pictures(11, 1))
    await expect(tooMany).toBeVisible()
    await look(page, 'ten')
    await rows.filter({ hasText: 'صورة 1.png' }).getByRole('button').click()
    await expect(tooMany).toHaveCount(0)
  },
)

test("what's new is shown with its notes, and once", { tag: '@deep' }, async ({ visit }) => {
  const [owner, user] = await Promise.all([visit('SUPER_ADMIN'), visit('USER')])
  await owner.goto('/admin/modules')
  const change = async (version: string, notes?: string) => {
    await owner.locator('[data-module=tickets] [data-more]').click()
    await owner.getByRole('menuitem', { name: 'تغيير الإصدار' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('رقم الإصدار').fill(version)
    if (notes) await dialog.getByLabel('الملاحظات بالعربية').fill(notes)
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(dialog).toBeHidden()
  }
  await change('1.0.0')
  await user.goto('/user')
  await expect(user.locator('#main h1')).toBeVisible()
  await change('1.1.0', 'صار البحث أسرع')
  await user.reload()
  const news = user.getByRole('dialog', { name: 'الجديد' })
  await expect(news.getByRole('listitem')).toHaveCount(1)
  await expect(news).toContainText('صار البحث أسرع')
  await look(user, 'news')
  const marked = user.waitForResponse('**/api/modules/news/seen')
  await news.getByRole('button', { name: 'اطّلعت' }).click()
  await marked
  await expect(news).toBeHidden()
  for (const again of [() => user.reload(), () => user.goto('/user')]) {
    const told = user.waitForResponse('**/api/modules/news')
    await again()
    await told
    await expect(user.locator('#main h1')).toBeVisible()
    await expect(news).toHaveCount(0)
  }
})
