import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { both, groupOf, logOf, messageOf, opened, postMessage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

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

test('a message for later waits in its list, is changed there, and sent from there at once', async ({ visit }) => {
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
})

test('a message is forwarded to another chat; who was there reads where it came from, others that it was forwarded', async ({
  visit,
}) => {
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
})

test('an emoji is found by its Arabic name and by its English one, and stands where the caret was', async ({ visit }) => {
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
})
