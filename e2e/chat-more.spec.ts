import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { both, callFromPage, groupOf, logOf, messageOf, opened, postMessage } from './chat-steps.ts'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

test.use({ apart: 'chat' })

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'اكتب رسالة…', exact: true })
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'إرسال شيء آخر' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a poll is asked and answered by keyboard, its results change on both screens at once, and its author ends it', async ({
  visit,
}) => {
  const [noura, omar, id] = await both(visit, 'الاستطلاعات')
  await Promise.all([opened(noura, id), opened(omar, id)])
  await more(noura, 'استطلاع رأي')
  const dialog = noura.getByRole('dialog', { name: 'استطلاع رأي' })
  await dialog.getByRole('textbox', { name: 'السؤال' }).fill('متى نجتمع؟')
  await dialog.getByRole('textbox', { name: 'الخيار 1' }).fill('الأحد')
  await dialog.getByRole('button', { name: 'إرسال الاستطلاع' }).click()
  await expect(dialog.getByText('الحد الأدنى اثنان')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'الخيار 2' }).fill('الاثنين')
  await dialog.getByRole('textbox', { name: 'الخيار 2' }).press('Control+Enter')
  await expect(dialog).toHaveCount(0)

  const answer = (page: Page, text: string) => messageOf(page, 'متى نجتمع؟').getByRole('button', { name: text })
  await answer(omar, 'الاثنين').focus()
  await omar.keyboard.press('Space')
  await expect(answer(omar, 'الاثنين')).toHaveAttribute('aria-pressed', 'true')
  await expect(answer(noura, 'الاثنين')).toContainText('صوت واحد')
  await expect(answer(noura, 'الاثنين')).toHaveAttribute('aria-pressed', 'false')
  await answer(noura, 'الأحد').click()
  await expect(answer(omar, 'الأحد')).toContainText('50')
  await expect(messageOf(omar, 'متى نجتمع؟')).toContainText('صوّت شخصان')
  expect(await barriersOf(noura)).toEqual([])
  await messageOf(noura, 'متى نجتمع؟').getByRole('button', { name: 'إنهاء الاستطلاع' }).click()
  await expect(answer(omar, 'الأحد')).toBeDisabled()
})

test(
  'a message for later waits in its list, is changed there, and sent from there at once',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar, id] = await both(visit, 'المجدولة')
    await Promise.all([opened(noura, id), opened(omar, id)])
    await fieldOf(noura).fill('تذكير بالاجتماع')
    await more(noura, 'الإرسال لاحقًا')
    const dialog = noura.getByRole('dialog', { name: 'الإرسال لاحقًا' })
    await dialog.getByRole('button', { name: /^صباح الغد/ }).click()
    await expect(noura.locator('[data-scheduled-line]')).toHaveText('رسالة مجدولة واحدة')
    await expect(fieldOf(noura)).toHaveValue('')
    await expect(messageOf(omar, 'تذكير بالاجتماع')).toHaveCount(0)

    await noura.locator('[data-scheduled-line]').click()
    const row = noura.locator('[data-scheduled]', { hasText: 'تذكير بالاجتماع' })
    await row.getByRole('button', { name: 'تعديل الرسالة المجدولة' }).click()
    await noura.getByRole('textbox', { name: 'الرسالة' }).fill('تذكير بالاجتماع في التاسعة')
    await noura.getByRole('button', { name: /^حفظ/ }).click()
    await expect(row).toContainText('في التاسعة')
    expect(await barriersOf(noura)).toEqual([])
    await row.getByRole('button', { name: 'الإرسال الآن' }).click()
    await expect(row).toHaveCount(0)
    await expect(messageOf(omar, 'تذكير بالاجتماع في التاسعة')).toHaveCount(1)
  },
)

test(
  'a message is forwarded to another chat; who was there reads where it came from, others that it was forwarded',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar, id] = await both(visit, 'مصدر الخبر')
    const admin = await visit('ADMIN')
    await admin.goto('/user/chat')
    const other = await groupOf(noura, admin, 'من لا يعرف المصدر')
    await postMessage(omar, id, 'الخبر اليقين')
    await opened(noura, id)
    await messageOf(noura, 'الخبر اليقين').hover()
    await messageOf(noura, 'الخبر اليقين').getByRole('button', { name: 'خيارات الرسالة' }).click()
    await noura.getByRole('menuitem', { name: 'إعادة توجيه' }).click()
    const dialog = noura.getByRole('dialog', { name: 'إعادة توجيه الرسالة' })
    await dialog.getByRole('textbox', { name: 'الإرسال إلى' }).fill('يعرف')
    await dialog.getByRole('checkbox', { name: 'من لا يعرف المصدر' }).check()
    expect(await barriersOf(noura)).toEqual([])
    await dialog.getByRole('button', { name: /^إعادة توجيه/ }).click()
    await expect(dialog).toHaveCount(0)

    await opened(admin, other)
    await expect(messageOf(admin, 'الخبر اليقين')).toContainText('أُعيد توجيهها')
    await expect(messageOf(admin, 'الخبر اليقين')).not.toContainText('مصدر الخبر')
    await opened(noura, other)
    const origin = messageOf(noura, 'الخبر اليقين').locator('[data-forwarded]')
    await expect(origin).toContainText('مصدر الخبر')
    await origin.click()
    await expect(noura.locator(`[data-open-chat="${id}"]`)).toBeVisible()
  },
)

test(
  'an emoji is found by its Arabic name and by its English one, and stands where the caret was',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, , id] = await both(visit, 'الرموز التعبيرية')
    await opened(noura, id)
    await fieldOf(noura).fill('مبروك ')
    await noura.getByRole('button', { name: 'رموز تعبيرية', exact: true }).click()
    const search = noura.getByRole('searchbox', { name: 'ابحث عن رمز' })
    const first = noura.locator('[role="gridcell"][data-active]')
    await search.fill('قلب أحمر')
    await expect(first).toHaveAttribute('title', 'قلب أحمر')
    await noura.keyboard.press('Enter')
    await expect(fieldOf(noura)).toHaveValue('مبروك ❤️')
    await fieldOf(noura).press('Enter')
    await expect(logOf(noura).getByText('مبروك ❤️')).toBeVisible()

    await noura.goto('/user/tickets')
    await noura.locator('tr[data-ticket]').first().getByRole('link').click()
    const reply = noura.getByRole('textbox', { name: 'اكتب ردًا…' })
    await reply.fill('تم ، شكرًا')
    await reply.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3))
    await noura.getByRole('button', { name: 'رموز تعبيرية', exact: true }).click()
    await search.fill('party popper')
    await expect(first).toHaveText('🎉')
    await noura.keyboard.press('Enter')
    await expect(reply).toHaveValue('تم 🎉، شكرًا')
  },
)

test('a message becomes a note and a quick task; it leads to both, and both lead back', { tag: '@deep' }, async ({ visit }) => {
  const [noura, omar, id] = await both(visit, 'قاعة التدريب')
  await postMessage(omar, id, 'تُحجز القاعة الكبرى من المنصة قبل يومين')
  await opened(noura, id)
  const message = messageOf(noura, 'تُحجز القاعة الكبرى')
  for (const target of ['note', 'quickTask']) {
    await message.hover()
    await message.getByRole('button', { name: 'خيارات الرسالة' }).click()
    await noura.getByRole('menuitem', { name: 'تحويل إلى' }).click()
    await noura.locator(`[data-into="${target}"]`).click()
    await expect(noura.getByRole('menu')).toHaveCount(0)
  }
  await expect(message.locator('[data-made]')).toHaveCount(2)
  expect(await barriersOf(noura)).toEqual([])
  for (const kind of ['quick_task', 'note']) {
    await message.locator(`[data-made="${kind}"]`).click()
    await noura.locator('[data-linked-with="chat"]').click()
    await expect(message).toHaveAttribute('data-lit', 'true')
  }
  await message.locator('[data-made="note"]').click()
  await expect(noura.getByRole('textbox', { name: 'نص الملاحظة' })).toContainText('قبل يومين')
})

test('a group about a ticket begins from its menu and leads back to it', { tag: '@deep' }, async ({ visit }) => {
  const noura = await visit('USER')
  await noura.goto('/user/tickets')
  await openTicket(noura, words['ar-SA'], 'شاشة القاعة الكبرى', 'لا تعمل منذ الصباح.')
  await expect(noura).toHaveURL(/ticket-thread/)
  const ticket = new URL(noura.url()).pathname
  await noura.getByRole('button', { name: 'المزيد', exact: true }).click()
  await noura.getByRole('menuitem', { name: 'بدء محادثة جماعية حول هذا' }).click()
  await expect(noura.locator('[data-open-chat]')).toBeVisible()
  await expect(noura.locator('[data-about="ticket"]')).toContainText('شاشة القاعة الكبرى')
  expect(await barriersOf(noura)).toEqual([])
  await noura.locator('[data-about="ticket"]').click()
  await expect(noura).toHaveURL(new RegExp(ticket))
})

test('conditions of the search are typed or picked, and what was found is lit', { tag: '@deep' }, async ({ visit }) => {
  const [noura, omar, id] = await both(visit, 'بحث بشروط')
  await postMessage(omar, id, 'موعد تسليم الزعفران يوم الأحد')
  await postMessage(noura, id, 'الزعفران وصل اليوم')
  await opened(noura, id)
  await logOf(noura).focus()
  await noura.keyboard.press('/')
  const panel = noura.locator('[data-search]')
  await expect(panel.getByRole('searchbox')).toBeFocused()
  const hits = panel.getByRole('list', { name: 'الرسائل التي عُثر عليها' }).getByRole('listitem')
  await panel.getByRole('searchbox').fill('زعفران')
  await expect(hits).toHaveCount(2)
  await expect(hits.first().locator('mark')).toHaveText('الزعفران')
  await panel.getByRole('searchbox').fill('زعفران من:Omar')
  await expect(noura.getByRole('combobox', { name: 'المرسل', exact: true })).toHaveValue('Omar')
  await expect(noura.getByRole('option', { name: /Omar Haddad/ })).toBeVisible()
  await noura.keyboard.press('Enter')
  await expect(hits).toHaveCount(1)
  await expect(panel.locator('[data-condition="from"]')).toContainText('Omar Haddad')
  await panel.locator('[data-condition="from"]').click()
  await expect(hits).toHaveCount(2)
  await panel.getByRole('searchbox').fill('زعفران قبل:2020-01-01')
  await expect(panel).toContainText('لا رسالة مطابقة')
  expect(await barriersOf(noura)).toEqual([])
  await panel.getByRole('searchbox').press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(logOf(noura)).toBeFocused()
})

test(
  'by keyboard one walks from message to message, reacts, answers in a thread and comes back',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar, id] = await both(visit, 'من رسالة إلى رسالة')
    for (const text of ['الأولى', 'الثانية', 'الثالثة']) await postMessage(omar, id, text)
    await opened(noura, id)
    await expect(messageOf(noura, 'الثالثة')).toBeVisible()
    await fieldOf(noura).focus()
    await noura.keyboard.press('Escape')
    await expect(logOf(noura)).toBeFocused()
    await noura.keyboard.press('ArrowUp')
    await expect(messageOf(noura, 'الثالثة')).toBeFocused()
    await noura.keyboard.press('ArrowUp')
    await expect(messageOf(noura, 'الثانية')).toBeFocused()

    await noura.keyboard.press('e')
    await noura.getByRole('searchbox', { name: 'ابحث عن رمز' }).fill('قلب أحمر')
    await expect(noura.locator('[role="gridcell"][data-active]')).toHaveAttribute('title', 'قلب أحمر')
    await noura.keyboard.press('Enter')
    await expect(messageOf(noura, 'الثانية').getByText('❤️')).toBeVisible()

    await expect(messageOf(noura, 'الثانية')).toBeFocused()
    await noura.keyboard.press('t')
    const reply = noura.locator('[data-thread]').locator('..').getByRole('textbox')
    await expect(reply).toBeFocused()
    await noura.keyboard.type('رد في السلسلة')
    await noura.keyboard.press('Enter')
    await expect(noura.locator('[data-thread] article', { hasText: 'رد في السلسلة' }).locator('time')).toBeVisible()
    await noura.keyboard.press('Escape')
    await expect(noura.locator('[data-thread]')).toHaveCount(0)
    await expect(logOf(noura)).toBeFocused()
  },
)

test('of blanks alone nothing is sent: they stay, with the reason', { tag: '@deep' }, async ({ visit }) => {
  const [noura, , id] = await both(visit, 'فراغات')
  await opened(noura, id)
  await fieldOf(noura).fill(' \u200b ')
  await fieldOf(noura).press('Enter')
  await expect(fieldOf(noura)).toHaveValue(' \u200b ')
  await expect(noura.locator('[data-composer]')).toContainText('يرجى كتابة شيء ما')
})

// Omar is told in English, and this browser of his speaks Arabic.
test(
  'what is said in the chat on screen shows no toast, and the inbox knows that it was read',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar, id] = await both(visit, 'أمام العين')
    await callFromPage(omar, 'PATCH', `/api/chat/${id}/own`, { level: 'all' })
    await omar.goto('/user/notification')
    await postMessage(noura, id, 'قبل أن تُفتح')
    const row = omar.locator(`li[data-id="${id}"]`)
    await expect(row).toHaveAttribute('data-unseen', 'true')
    await opened(omar, id)
    await expect(omar.locator('.Toastify__toast')).toHaveCount(0)
    await opened(noura, id)
    await postMessage(noura, id, 'وهي مفتوحة')
    await expect(messageOf(omar, 'وهي مفتوحة')).toBeVisible()
    await expect(messageOf(noura, 'وهي مفتوحة').locator('[data-read]')).toBeVisible()
    await expect(omar.locator('.Toastify__toast')).toHaveCount(0)
    const unread = async () =>
      (await callFromPage<{ items: { objectId: string }[] }>(omar, 'GET', '/api/notifications/inbox?view=unread')).items
    await expect.poll(async () => (await unread()).some(({ objectId }) => objectId === id)).toBe(false) // while it is still on screen
  },
)

test(
  'on a phone a voice keeps within its bubble, and the whole menu of a message within the screen',
  { tag: '@deep' },
  async ({ visit }) => {
    const noura = await visit('USER', { width: 390 })
    await noura.goto('/user/chat')
    await noura.locator('[data-chat]', { hasText: 'Omar Haddad' }).click()
    const voice = noura.locator('[data-voice]')
    await expect(voice).toBeVisible()
    const bubble = voice.locator('xpath=ancestor::article')
    const [inner, outer] = [await voice.boundingBox(), await bubble.boundingBox()]
    expect(inner!.x).toBeGreaterThanOrEqual(outer!.x)
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width)
    const last = logOf(noura).locator('article[data-message]').last()
    await last.hover()
    await last.getByRole('button', { name: 'خيارات الرسالة' }).click()
    await expect(noura.getByRole('menuitem', { name: 'تحويل إلى' })).toBeVisible()
    const menu = await noura.getByRole('menu').boundingBox()
    expect(menu!.y).toBeGreaterThanOrEqual(0)
    expect(menu!.y + menu!.height).toBeLessThanOrEqual(noura.viewportSize()!.height)
  },
)
