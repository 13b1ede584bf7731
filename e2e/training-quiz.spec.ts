import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { begun, essay, exits, lock, published } from './training-steps.ts'

const main = (page: Page) => page.locator('#main')
const dialog = (page: Page) => page.getByRole('dialog')

test('a quiz is failed and passed by keyboard, in Arabic', { tag: '@deep' }, async ({ visit }) => {
  const [admin, user] = [await visit('ADMIN'), await visit('USER')]
  const id = await published(admin, { nameAr: 'السلامة', nameEn: 'Safety', questions: [lock, exits], minutes: 20 })
  await begun(user, id)
  await expect(main(user).getByText('المحاولات المتبقية')).toBeVisible()
  expect(await barriersOf(user)).toEqual([])
  await main(user).getByRole('button', { name: 'بدء الاختبار' }).press('Enter')

  await expect(main(user).getByRole('timer')).toBeVisible()
  await main(user).getByRole('radio', { name: 'لا أقفله' }).press('Space')
  await expect(main(user).locator('[data-state=saved]')).toBeVisible()
  expect(await barriersOf(user)).toEqual([])
  const phone = await visit('USER', { width: 390 })
  await phone.goto(`/user/training/details?id=${id}&lesson=quiz`)
  await main(phone).getByRole('button', { name: 'متابعة المحاولة' }).click()
  await expect(main(phone).getByRole('textbox', { name: 'كم مخرجًا للطوارئ في المبنى؟' })).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await barriersOf(phone)).toEqual([])

  await user.keyboard.press('ControlOrMeta+Enter')
  await expect(main(user).getByRole('textbox', { name: 'كم مخرجًا للطوارئ في المبنى؟' })).toBeVisible()
  await user.keyboard.press('ControlOrMeta+Enter')
  await expect(main(user).getByText('بلا إجابة')).toBeVisible()
  expect(await barriersOf(user)).toEqual([])
  await user.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog(user)).toContainText('سؤال واحد بلا إجابة')
  await expect(dialog(user)).toContainText('كم مخرجًا للطوارئ في المبنى؟')
  expect(await barriersOf(user)).toEqual([])
  await user.keyboard.press('ControlOrMeta+Enter')
  await expect(main(user).getByRole('heading', { name: 'لم تجتز الاختبار' })).toBeFocused()
  await expect(main(user).locator('[data-question=lock]')).toContainText('خاطئة')
  await expect(main(user).locator('[data-right]')).toHaveCount(0)
  expect(await barriersOf(user)).toEqual([])

  await main(user).getByRole('button', { name: 'المحاولة مجددًا' }).press('Enter')
  await main(user).getByRole('radio', { name: 'كلما غادرت مكتبي' }).press('Space')
  await user.keyboard.press('ControlOrMeta+Enter')
  await main(user).getByRole('textbox', { name: 'كم مخرجًا للطوارئ في المبنى؟' }).press('4')
  await user.keyboard.press('ControlOrMeta+Enter')
  await user.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog(user)).toBeVisible()
  await expect(dialog(user)).not.toContainText('بلا إجابة')
  await user.keyboard.press('ControlOrMeta+Enter')
  await expect(main(user).getByRole('heading', { name: 'اجتزت الاختبار' })).toBeVisible()
  await expect(main(user).locator('[data-question=exits] [data-right]')).toContainText('4')
  expect(await barriersOf(user)).toEqual([])

  await user.goto(`/user/training/details?id=${id}&lesson=quiz`)
  await expect(main(user).locator('[data-attempt]')).toHaveCount(2)
})

test('answers given without a connection are saved once there is one again, in Arabic', async ({ visit }) => {
  const [admin, user] = [await visit('ADMIN'), await visit('COORDINATOR', { expects: /ERR_INTERNET_DISCONNECTED/ })]
  const id = await published(admin, { nameAr: 'بلا اتصال', nameEn: 'Offline', questions: [lock] })
  await begun(user, id)
  await main(user).getByRole('button', { name: 'بدء الاختبار' }).click()
  await expect(main(user).getByRole('radio', { name: 'لا أقفله' })).toBeVisible()
  await user.context().setOffline(true)
  await main(user).getByRole('radio', { name: 'كلما غادرت مكتبي' }).check()
  await expect(main(user).getByText('أنت غير متصل. إجاباتك محفوظة هنا')).toBeVisible()
  const saved = user.waitForResponse((answer) => answer.url().endsWith('/attempts/1/answers') && answer.ok())
  await user.context().setOffline(false)
  expect((await saved).request().postDataJSON()).toEqual({ answers: { lock: 'leave' } })
  await expect(main(user).locator('[data-state=saved]')).toBeVisible()
})

test(
  'an essay is marked beside the list of those who wait, and its learner has passed, in Arabic',
  { tag: '@deep' },
  async ({ visit }) => {
    const [admin, user] = [await visit('ADMIN'), await visit('TECH')]
    const id = await published(admin, { nameAr: 'التعامل', nameEn: 'Dealing', questions: [lock, essay] })
    await begun(user, id)
    await main(user).getByRole('button', { name: 'بدء الاختبار' }).click()
    await main(user).getByRole('radio', { name: 'كلما غادرت مكتبي' }).check()
    await user.keyboard.press('ControlOrMeta+Enter')
    await main(user).getByRole('textbox', { name: 'صف موقفًا تعاملت معه.' }).fill('اعتذرت ثم وجدت حلًا.')
    await user.keyboard.press('ControlOrMeta+Enter')
    await user.keyboard.press('ControlOrMeta+Enter')
    await dialog(user).getByRole('button', { name: 'تسليم الإجابات' }).click()
    await expect(main(user).getByRole('heading', { name: 'سُلِّمت وهي بانتظار التصحيح' })).toBeVisible()
    expect(await barriersOf(user)).toEqual([])

    await admin.goto(`/admin/training/details?id=${id}&part=marking`)
    await expect(main(admin).getByText('اعتذرت ثم وجدت حلًا.')).toBeVisible()
    expect(await barriersOf(admin)).toEqual([])
    const marks = main(admin).getByRole('textbox', { name: 'الدرجة من 5' })
    await marks.press('Control+Enter')
    await expect(main(admin).getByText('أدخل الدرجة')).toBeVisible()
    await marks.fill('5')
    await main(admin).getByRole('textbox', { name: 'ملاحظة المصحح' }).fill('أحسنت')
    await admin.keyboard.press('ControlOrMeta+Enter')
    await expect(admin.getByText('حُفظت الدرجات')).toBeVisible()
    await expect(main(user).getByRole('heading', { name: 'اجتزت الاختبار' })).toBeVisible()
    await expect(main(user).locator('[data-question=essay]')).toContainText('أحسنت')

    await admin.goto(`/admin/training/details?id=${id}&part=questions`)
    await main(admin).getByRole('button', { name: 'إعادة التصحيح' }).click()
    await dialog(admin).getByRole('checkbox', { name: 'صف موقفًا تعاملت معه.' }).check()
    await dialog(admin).getByRole('button', { name: 'عرض من تتغير نتائجهم' }).click()
    await expect(dialog(admin).locator('[data-regraded]')).toContainText('10 من 10')
    await expect(dialog(admin).locator('[data-regraded]')).toContainText('5 من 5')
    expect(await barriersOf(admin)).toEqual([])
    await dialog(admin).getByRole('button', { name: 'إعادة التصحيح الآن' }).click()
    await expect(dialog(admin)).toContainText('تمت إعادة التصحيح')
  },
)
