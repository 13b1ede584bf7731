import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import {
  both,
  callFromPage,
  groupOf,
  logOf,
  meOf,
  messageOf,
  opened,
  postMessage,
  type Open,
  type PostedMessage,
} from './chat-steps.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'chat' })

const words = {
  'ar-SA': {
    write: 'اكتب رسالة…',
    send: 'إرسال',
    newChat: 'محادثة جديدة',
    options: 'خيارات المحادثة',
    remove: 'حذف المحادثة',
    cancel: 'إلغاء',
  },
  'en-US': {
    write: 'Write a message…',
    send: 'Send',
    newChat: 'New chat',
    options: 'Chat options',
    remove: 'Delete chat',
    cancel: 'Cancel',
  },
} as const
type Language = keyof typeof words

const fieldOf = (page: Page, language: Language = 'ar-SA') =>
  page.getByRole('textbox', { name: words[language].write, exact: true })

/** Two more members: one person says no more than sixty messages a minute. */
async function joined(visit: Open, owner: Page, id: string): Promise<[Page, Page]> {
  const [one, other] = await Promise.all([visit('ADMIN'), visit('SUPER_ADMIN')])
  await Promise.all([one.goto('/user/chat'), other.goto('/user/chat')])
  const userIds = await Promise.all([meOf(one), meOf(other)])
  await callFromPage(owner, 'POST', `/api/chat/${id}/people`, { userIds, degree: 'member' })
  return [one, other]
}

for (const language of ['ar-SA', 'en-US'] as const)
  test(`two people talk at once, the second in ${language}: each message appears on both screens, in one order and once`, async ({
    visit,
  }) => {
    const [noura, omar, id] = await both(visit, 'مناوبة تقنية المعلومات', { language })
    await Promise.all([opened(noura, id), opened(omar, id)])
    await fieldOf(noura).fill('السلام عليكم')
    await fieldOf(noura).press('Enter')
    await expect(messageOf(omar, 'السلام عليكم')).toBeVisible()
    await fieldOf(omar, language).fill('The switch is up again.')
    await omar.getByRole('button', { name: words[language].send, exact: true }).click()
    await expect(messageOf(noura, 'The switch is up again.')).toHaveCount(1)
    const order = (page: Page) =>
      logOf(page)
        .locator('article[data-message]')
        .evaluateAll((all) => all.map((one) => one.dataset['message']))
    await expect(messageOf(omar, 'The switch is up again.').locator('time')).toBeVisible()
    expect(await order(noura)).toEqual(await order(omar))
    expect(await barriersOf(omar)).toEqual([])
  })

test(
  'Enter sends, Shift and Enter break the line, and Enter of an input method sends nothing',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, , id] = await both(visit, 'لوحة المفاتيح')
    await opened(noura, id)
    const field = fieldOf(noura)
    await field.pressSequentially('سطر أول')
    await field.press('Shift+Enter')
    await field.pressSequentially('سطر ثان')
    await field.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
    await expect(field).toHaveValue('سطر أول\nسطر ثان')
    await expect(messageOf(noura, 'سطر أول')).toHaveCount(0)
    await field.press('Enter')
    await expect(messageOf(noura, 'سطر أول')).toContainText('سطر ثان')
    await expect(field).toHaveValue('')
  },
)

test('a chat is begun with the keys alone: its composer has the focus, and keeps it behind the first message', async ({
  visit,
}) => {
  const page = await visit('USER', { language: 'en-US' })
  await page.goto('/user/chat')
  await page.getByRole('button', { name: words['en-US'].newChat, exact: true }).focus()
  // nobody waits for a field that a key has opened
  await page.keyboard.press('c')
  await page.keyboard.type('Emily Carter')
  await expect(page.getByRole('combobox', { name: 'Search for a colleague' })).toHaveValue('Emily Carter')
  await expect(page.getByRole('option', { name: 'Emily Carter' })).toBeVisible()
  // the portal answers only after everything has been typed
  let answer = () => {}
  const hasTyped = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/chat/personal', (route) => hasTyped.then(() => route.continue()))
  await page.keyboard.press('Enter')
  await page.keyboard.type('salam')
  answer()
  await expect(fieldOf(page, 'en-US')).toHaveValue('salam')
  await page.keyboard.press('Enter')
  await page.keyboard.type('crew, see you') // c and w are shortcuts outside of a field
  await expect(messageOf(page, 'salam').locator('time')).toBeVisible()
  await expect(fieldOf(page, 'en-US')).toBeFocused()
  await expect(fieldOf(page, 'en-US')).toHaveValue('crew, see you')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by keyboard alone the last own message is edited, the last one is quoted, and a chat is left for another', async ({
  visit,
}) => {
  const [noura, omar, id] = await both(visit, 'بلا فأرة')
  await postMessage(omar, id, 'متى الاجتماع؟')
  await opened(noura, id)
  const field = fieldOf(noura)
  await field.fill('الساعة العاشرة')
  await field.press('Enter')
  await expect(messageOf(noura, 'الساعة العاشرة').locator('time')).toBeVisible()
  await field.press('ArrowUp')
  const editing = noura.locator('[data-editing] textarea')
  await expect(editing).toHaveValue('الساعة العاشرة')
  await editing.fill('الساعة الحادية عشرة')
  await editing.press('Control+Enter')
  await expect(messageOf(noura, 'الساعة الحادية عشرة')).toContainText('عُدّلت')
  await logOf(noura).focus()
  await noura.keyboard.press('r')
  await expect(noura.locator('[data-quoting]')).toContainText('الساعة الحادية عشرة')
  await noura.keyboard.type('تأكد')
  await noura.keyboard.press('Enter')
  await expect(messageOf(noura, 'تأكد')).toContainText('الساعة الحادية عشرة')
})

test(
  'older pages leave what is read where it stands, to the pixel, and who reads above is not drawn down by what comes',
  { tag: '@deep' },
  async ({ visit }) => {
    test.slow()
    const [noura, omar, id] = await both(visit, 'التاريخ الطويل')
    const senders = [noura, omar, ...(await joined(visit, noura, id))] as const
    for (let at = 0; at < 110; at += 1) await postMessage(senders[at % 4]!, id, `${at} ${'كلمة '.repeat((at * 7) % 40)}`)
    await callFromPage(noura, 'POST', `/api/chat/${id}/read`, { seq: 200, version: 0 })
    await opened(noura, id)
    const log = logOf(noura)
    await expect(log.locator('article').last()).toContainText('109')
    const below = () => log.evaluate((box) => Math.abs(box.scrollHeight - box.scrollTop - box.clientHeight))
    await expect.poll(below).toBeLessThanOrEqual(1)

    // one message is watched while the wheel turns and older pages come in above it
    await expect(log.locator('ol').first()).toHaveCSS('transition-duration', '0s') // it grows at once, or the place is lost
    const shown = await log.evaluate((box) => box.scrollHeight)
    await log.hover()
    for (let turn = 0; turn < 12; turn += 1) {
      const fromEnd = await log.evaluate((box) => box.scrollHeight - box.scrollTop)
      await noura.mouse.wheel(0, -400)
      const jump = await log.evaluate(async (box, from) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done))
        while (box.scrollHeight - box.scrollTop < from + 300) await frame() // a busy machine scrolls later
        const middle = box.getBoundingClientRect().top + box.clientHeight / 2
        const seen = [...box.querySelectorAll<HTMLElement>('article')].find((one) => one.getBoundingClientRect().bottom > middle)
        const at = seen?.getBoundingClientRect().top ?? 0
        let most = 0
        for (let wait = 0; wait < 30; wait += 1) {
          await frame()
          if (!seen?.isConnected) return Number.POSITIVE_INFINITY
          most = Math.max(most, Math.abs(seen.getBoundingClientRect().top - at))
        }
        return most
      }, fromEnd)
      expect(jump, `turn ${turn}`).toBeLessThanOrEqual(1)
    }
    expect(await log.evaluate((box) => box.scrollHeight)).toBeGreaterThan(shown * 1.5)
    const place = () => log.evaluate((box) => box.scrollTop)
    const before = await place()
    await postMessage(omar, id, 'رسالة وصلت أثناء القراءة')
    await expect(noura.locator('[data-newer]')).toContainText('رسالة جديدة')
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
    await noura.locator('[data-newer]').click()
    await expect(messageOf(noura, 'رسالة وصلت أثناء القراءة')).toBeInViewport()
  },
)

test('a chat opens at the first unread message, a page away from its end, and its count goes on every device when it was read', async ({
  visit,
}) => {
  const [noura, omar, id] = await both(visit, 'غير مقروء')
  await postMessage(omar, id, 'قديمة')
  await opened(noura, id)
  await expect(messageOf(noura, 'قديمة')).toBeVisible()
  await noura.goto('/user/chat')
  const senders = [omar, ...(await joined(visit, noura, id))] as const
  for (let at = 0; at < 63; at += 1) await postMessage(senders[at % 3]!, id, `جديدة ${at} ${'نص '.repeat(40)}`)
  const row = noura.locator(`[data-chat="${id}"]`)
  await expect(row.locator('[data-count]')).toContainText('63')
  await row.click()
  await expect(logOf(noura).locator('[data-unread]')).toBeInViewport()
  await expect(messageOf(noura, 'جديدة 0 ')).toBeInViewport()
  await noura.locator('[data-newer]').click()
  await expect(row.locator('[data-count]')).toHaveCount(0)
})

test('an answer in a thread stands beside the chat, and in it as well where that is wanted', async ({ visit }) => {
  const [noura, omar, id] = await both(visit, 'السلاسل')
  const { id: root } = await postMessage(omar, id, 'هذا ما يظهر في السجل')
  await opened(noura, id)
  await messageOf(noura, 'هذا ما يظهر في السجل').hover()
  await messageOf(noura, 'هذا ما يظهر في السجل').getByRole('button', { name: 'رد في سلسلة' }).click()
  const thread = noura.getByRole('textbox', { name: 'رد…' })
  await thread.fill('المنفذ 14 يخص قاعة التدريب')
  await thread.press('Enter')
  await expect(noura.locator('[data-thread]')).toContainText('المنفذ 14')
  await expect(messageOf(noura, 'المنفذ 14')).toHaveCount(0)
  await opened(omar, id)
  await expect(omar.locator(`article[data-message="${root}"] [data-replies]`)).toHaveText('رد واحد')
  await noura.getByRole('checkbox', { name: 'إرسال إلى المحادثة أيضًا' }).check()
  await thread.fill('نُقل إلى المنفذ 16')
  await thread.press('Enter')
  await expect(messageOf(omar, 'نُقل إلى المنفذ 16')).toBeVisible()
})

test(
  'deleting a chat asks first, cancelling keeps it, and it comes back with the next message (S8.31)',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar] = await Promise.all([visit('USER'), visit('TECH')])
    await Promise.all([noura.goto('/user/chat'), omar.goto('/user/chat')])
    const { id } = await callFromPage<PostedMessage>(noura, 'POST', '/api/chat/personal', { userId: await meOf(omar) })
    await postMessage(omar, id, 'صباح الخير')
    await opened(noura, id)
    const label = words['ar-SA']
    const askToDelete = async () => {
      await noura.getByRole('button', { name: label.options }).click()
      await noura.getByRole('menuitem', { name: label.remove }).click()
    }
    await askToDelete()
    const dialog = noura.getByRole('dialog', { name: 'حذف هذه المحادثة؟' })
    await dialog.getByRole('button', { name: label.cancel }).click()
    await expect(messageOf(noura, 'صباح الخير')).toBeVisible()
    await askToDelete()
    await dialog.getByRole('button', { name: label.remove }).click()
    await expect(noura.locator(`[data-chat="${id}"]`)).toHaveCount(0)
    await postMessage(omar, id, 'هل أنت هنا؟')
    await noura.locator(`[data-chat="${id}"]`).click()
    await expect(messageOf(noura, 'هل أنت هنا؟')).toBeVisible()
    await expect(messageOf(noura, 'صباح الخير')).toHaveCount(0)
  },
)

test(
  'on a phone the list and the chat are one pane each, and the old address leads there',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar] = await Promise.all([visit('USER', { width: 390 }), visit('TECH')])
    await Promise.all([noura.goto('/user/chat'), omar.goto('/user/chat')])
    const id = await groupOf(omar, noura, 'على الهاتف')
    await postMessage(omar, id, 'رسالة إلى الهاتف')
    await noura.goto('/user/old-chat')
    await expect(noura).toHaveURL(/\/user\/chat$/)
    await noura.locator(`[data-chat="${id}"]`).click()
    await expect(noura.locator('[data-pane]')).toHaveCount(0)
    await expect(messageOf(noura, 'رسالة إلى الهاتف')).toBeInViewport()
    expect(await barriersOf(noura)).toEqual([])
    await noura.getByRole('button', { name: 'العودة إلى المحادثات' }).click()
    await expect(noura.locator('[data-pane]')).toBeVisible()
    expect(await barriersOf(noura)).toEqual([])
  },
)

test(
  'from the menu of a message come a ticket, which leads back, and a reminder, which is put off and dismissed in one’s list',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar, id] = await both(visit, 'الصيانة')
    const said = await postMessage(omar, id, 'المكيف في القاعة الكبرى لا يبرد')
    await opened(noura, id)
    const message = messageOf(noura, 'المكيف في القاعة')
    const menu = async (name: string) => {
      await message.hover()
      await message.getByRole('button', { name: 'خيارات الرسالة' }).click()
      await noura.getByRole('menuitem', { name }).click()
    }
    await menu('ذكّرني')
    await noura.getByRole('menuitem', { name: 'صباح الغد' }).click()
    await expect(noura.getByText('سيصلك التذكير')).toBeVisible()

    await menu('تحويل إلى')
    await noura.locator('[data-into="ticket"]').click()
    const dialog = noura.getByRole('dialog')
    for (const name of ['القسم', 'المجموعة']) {
      await dialog.getByRole('combobox', { name }).or(dialog.getByLabel(name)).first().click()
      await noura.getByRole('option').first().click()
    }
    await dialog.getByRole('button', { name: 'تحويل إلى تذكرة' }).click()
    await message.locator('[data-made]').click()
    await expect(noura.getByRole('heading', { level: 1 })).toHaveText('المكيف في القاعة الكبرى لا يبرد')
    await expect(noura.locator(`a[href*="message=${said.id}"]`).first()).toBeVisible()

    await noura.goto('/user/chat?reminders=mine')
    const row = noura.locator('[data-reminder]', { hasText: 'الصيانة' })
    await row.getByRole('button', { name: /^تأجيل/ }).click()
    await noura.getByRole('menuitem', { name: 'الأسبوع القادم' }).click()
    await expect(row).toHaveCount(1)
    expect(await barriersOf(noura)).toEqual([])
    await row.getByRole('button', { name: /^إزالة/ }).click()
    await expect(row).toHaveCount(0)
  },
)
