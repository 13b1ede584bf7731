import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { WORKSHOP } from './left-out.ts'
import { endTimeOfAttempts } from './portal-clock.ts'
import { begun, essay, exits, lock, published } from './training-steps.ts'

const main = (page: Page) => page.locator('#main')
const says = {
  'ar-SA': {
    enrol: 'التسجيل',
    begin: 'البدء',
    quiz: 'بدء الاختبار',
    asked: 'كم مخرجًا للطوارئ في المبنى؟',
    passed: 'اجتزت الاختبار',
    finished: 'أكملت الدورة',
    save: 'تنزيل الشهادة',
    list: 'الشهادات',
    verify: /^التحقق من شهادة/,
    valid: 'سارية',
  },
  'en-US': {
    enrol: 'Enrol',
    begin: 'Begin',
    quiz: 'Begin the quiz',
    asked: 'How many emergency exits are there?',
    passed: 'You have passed',
    finished: 'You have finished the course',
    save: 'Download the certificate',
    list: 'Certificates',
    verify: /^Verify the certificate/,
    valid: 'Valid',
  },
} as const

for (const language of ['ar-SA', 'en-US'] as const)
  test(`a passed quiz ends a course, and its certificate is saved and verified by a stranger, in ${language}`, async ({
    visit,
  }) => {
    const say = says[language]
    const name = { nameAr: 'الإخلاء', nameEn: 'Evacuation' }
    const [admin, user] = [await visit('ADMIN'), await visit('USER', { language })]
    const id = await published(admin, { ...name, questions: [exits] })
    await begun(user, id, say)
    await main(user).getByRole('button', { name: say.quiz }).click()
    await main(user).getByRole('textbox', { name: say.asked }).fill('4')
    await user.keyboard.press('ControlOrMeta+Enter')
    await expect(user.getByRole('dialog')).toBeVisible()
    await user.keyboard.press('ControlOrMeta+Enter')
    await expect(main(user).getByRole('heading', { name: say.passed })).toBeVisible()

    await user.goto(`/user/training/details?id=${id}`)
    await expect(main(user).getByRole('heading', { name: say.finished })).toBeVisible()
    const [saved] = await Promise.all([
      user.waitForEvent('download'),
      main(user).getByRole('link', { name: say.save, exact: true }).click(),
    ])
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await main(user).getByRole('link', { name: say.list, exact: true }).click()
    const row = main(user).locator('tbody tr', { hasText: language === 'ar-SA' ? name.nameAr : name.nameEn })
    await expect(row).toContainText(say.valid)
    expect(await barriersOf(user)).toEqual([])

    const address = await row.getByRole('link', { name: say.verify }).getAttribute('href')
    // the page runs no script, and neither what the journeys watch for faults with
    const stranger = await visit(null, { language, expects: /Blocked script execution in '[^']*certificates/ })
    expect((await stranger.goto(address!))?.status()).toBe(200)
    await expect(stranger.locator('section:lang(ar)')).toContainText('سارية')
    await expect(stranger.locator('section:lang(ar)')).toContainText(name.nameAr)
    await expect(stranger.locator('section:lang(en)')).toContainText('Valid')
    await expect(stranger.locator('section:lang(en)')).toContainText(name.nameEn)
  })

test(
  'the clock of the portal ends an attempt that two tabs share, with what both have saved, in Arabic',
  { tag: [WORKSHOP, '@deep'] },
  async ({ portal, visit }) => {
    const [admin, desk] = [await visit('ADMIN'), await visit('TECH')]
    const id = await published(admin, { nameAr: 'الوقت', nameEn: 'Time', questions: [lock, exits], minutes: 20 })
    await begun(desk, id)
    await main(desk).getByRole('button', { name: 'بدء الاختبار' }).click()
    await main(desk).getByRole('radio', { name: 'كلما غادرت مكتبي' }).check()
    await expect(main(desk).locator('[data-state=saved]')).toBeVisible()
    const tab = await desk.context().newPage()
    await tab.goto(`/user/training/details?id=${id}&lesson=quiz`)
    await main(tab).getByRole('button', { name: 'متابعة المحاولة' }).click()
    await main(tab).getByRole('textbox', { name: 'كم مخرجًا للطوارئ في المبنى؟' }).fill('4')
    await expect(main(tab).locator('[data-state=saved]')).toBeVisible()

    await endTimeOfAttempts(portal.home!)
    for (const page of [desk, tab]) {
      await expect(main(page).getByRole('heading', { name: 'اجتزت الاختبار' })).toBeVisible()
      await expect(main(page).locator('[data-quiz=result]')).toContainText('10 من 10')
    }
  },
)

test('what a grader typed stays where another has marked in the same moment, in Arabic', { tag: '@deep' }, async ({ visit }) => {
  const [admin, user] = [await visit('ADMIN', { expects: /status of 409/ }), await visit('COORDINATOR')]
  const other = await visit('SUPER_ADMIN')
  const questions = [essay, { ...essay, field: { ...essay.field, key: 'second', labelAr: 'ماذا تعلمت؟' } }]
  const id = await published(admin, { nameAr: 'مصححان', nameEn: 'Two graders', questions })
  await begun(user, id)
  await main(user).getByRole('button', { name: 'بدء الاختبار' }).click()
  await main(user).getByRole('textbox', { name: 'صف موقفًا تعاملت معه.' }).fill('اعتذرت')
  for (let page = 0; page < 3; page += 1) await user.keyboard.press('ControlOrMeta+Enter')
  await user.getByRole('dialog').getByRole('button', { name: 'تسليم الإجابات' }).click()
  await expect(main(user).getByRole('heading', { name: 'سُلِّمت وهي بانتظار التصحيح' })).toBeVisible()

  for (const page of [admin, other]) await page.goto(`/admin/training/details?id=${id}&part=marking`)
  const marksOf = (page: Page) => main(page).getByRole('textbox', { name: 'الدرجة من 5' })
  for (const at of [0, 1]) {
    await marksOf(other).nth(at).fill('2')
    await marksOf(admin).nth(at).fill('5')
  }
  await main(admin).getByRole('textbox', { name: 'ملاحظة المصحح' }).first().fill('أحسنت')
  const saving = { name: /^حفظ الدرجات/ }
  await main(other).getByRole('button', saving).click()
  await expect(other.getByText('حُفظت الدرجات')).toBeVisible()
  await main(admin).getByRole('button', saving).click()
  await expect(main(admin).getByRole('alert')).toContainText('صحّح شخص آخر هذه الإجابات قبلك واعتُمدت درجاته')
  await expect(marksOf(admin).first()).toHaveValue('5')
  await expect(main(admin).getByRole('textbox', { name: 'ملاحظة المصحح' }).first()).toHaveValue('أحسنت')
  expect(await barriersOf(admin)).toEqual([])
  await main(admin).getByRole('button', { name: 'تجاهل ما كتبته' }).click()
  await expect(main(admin).getByText('اكتمل التصحيح')).toBeVisible()
})
