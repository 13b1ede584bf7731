import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'
import { filmOf, paragraph, publishedLessons } from './training-steps.ts'

const main = (page: Page) => page.locator('#main')

const says = {
  'ar-SA': {
    enrol: 'التسجيل',
    begin: 'البدء',
    next: 'إكمال الدرس ومتابعة',
    last: 'إكمال الدرس',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    place: 'الموضع في الفيديو',
    full: 'شاهد الفيديو حتى نهايته',
    onward: 'المتابعة',
    link: 'فتح الصفحة',
    finished: 'أكملت الدورة',
    locked: 'يُفتح بعد إكمال الدروس المطلوبة التي قبله',
    text: 'اقرأ هذا أولًا',
  },
  'en-US': {
    enrol: 'Enrol',
    begin: 'Begin',
    next: 'Done, next lesson',
    last: 'Mark as done',
    play: 'Play',
    pause: 'Pause',
    place: 'Place in the video',
    full: 'Watch it to the end',
    onward: 'Continue',
    link: 'Open the page',
    finished: 'You have finished the course',
    locked: 'Opens when the required lessons before it are done',
    text: 'Read this first',
  },
} as const

/** A course in order, published for everyone: a text, a video that must be watched, a link. */
async function published(page: Page, nameAr: string, nameEn: string): Promise<string> {
  const fileId = await filmOf(page)
  const bodies = { bodyAr: paragraph('اقرأ هذا أولًا', 'rtl'), bodyEn: paragraph('Read this first', 'ltr') }
  return publishedLessons(page, { nameAr, nameEn, sequential: true }, [
    { kind: 'text', key: 'text', titleAr: 'مقدمة', titleEn: 'Introduction', ...bodies },
    { kind: 'video', key: 'film', titleAr: 'فيديو', titleEn: 'Film', fileId, mustWatch: true },
    { kind: 'link', key: 'link', titleAr: 'رابط', titleEn: 'Link', url: 'https://example.org/' },
  ])
}

/** The second at which a video stands. */
const secondOf = async (page: Page): Promise<number> => Number(await main(page).locator('[data-at]').getAttribute('data-at'))

for (const language of ['ar-SA', 'en-US'] as const)
  test(`a course is taken from the catalogue to its end, its video resumed on a phone, in ${language}`, async ({ visit }) => {
    const say = says[language]
    const name = { 'ar-SA': 'السلامة في المكتب', 'en-US': 'Office safety' }[language]
    const [admin, desk] = [await visit('ADMIN'), await visit('USER', { language })]
    const id = await published(admin, 'السلامة في المكتب', 'Office safety')

    await desk.goto('/user/training?view=catalogue')
    expect(await barriersOf(desk)).toEqual([])
    const card = main(desk).locator(`[data-course="${id}"]`)
    await expect(card).toContainText(name)
    await card.getByRole('button', { name: say.enrol }).click()
    await expect(desk).toHaveURL(new RegExp(`details\\?id=${id}`))
    await expect(main(desk).getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await barriersOf(desk)).toEqual([])
    await main(desk).getByRole('button', { name: say.begin }).click()

    await expect(main(desk).getByText(say.text)).toBeVisible()
    await expect(main(desk).locator('[data-lesson=link][data-state=locked]')).toContainText(say.locked)
    expect(await barriersOf(desk)).toEqual([])
    await main(desk).getByRole('button', { name: say.next }).click()
    await expect(main(desk).getByText(say.full)).toBeVisible()
    expect(await barriersOf(desk)).toEqual([])
    const bar = main(desk).getByRole('slider', { name: say.place })
    await bar.press('End')
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await main(desk).getByRole('button', { name: say.play }).click()
    await expect.poll(() => secondOf(desk)).toBeGreaterThanOrEqual(4)
    const told = desk.waitForResponse((answer) => answer.url().endsWith('/watched') && answer.ok())
    await main(desk).getByRole('button', { name: say.pause }).click()
    await told
    const left = await secondOf(desk)

    const phone = await visit('USER', { language, width: 390 })
    await phone.goto(`/user/training/details/${id}`)
    await expect(main(phone).locator('[data-lesson=text][data-state=done]')).toBeVisible()
    expect(await barriersOf(phone)).toEqual([])
    await main(phone)
      .getByRole('link', { name: new RegExp(`^${say.onward}`) })
      .click()
    await expect.poll(async () => left - (await secondOf(phone))).toBeLessThanOrEqual(1) // what was told lies within its second
    expect(await secondOf(phone)).toBeLessThanOrEqual(left)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOf(phone)).toEqual([])
    await main(phone).getByRole('button', { name: say.play }).click()
    await expect(main(phone).locator('[data-watched]')).toHaveCount(0)
    await expect(main(desk).locator('[data-lesson=film][data-state=done]')).toBeVisible()

    await desk.goto(`/user/training/details?id=${id}&lesson=link`)
    await expect(main(desk).getByRole('link', { name: say.link })).toHaveAttribute('rel', /noopener/)
    await main(desk).getByRole('button', { name: say.last }).click()
    await expect(main(desk).getByRole('heading', { name: say.finished })).toBeVisible()
    expect(await barriersOf(desk)).toEqual([])
    await desk.goto('/user/training?view=completed')
    await expect(main(desk).locator(`[data-course="${id}"]`)).toContainText(name)
    expect(await barriersOf(desk)).toEqual([])
  })

test('what is watched without a connection counts once there is one again, in Arabic', { tag: '@deep' }, async ({ visit }) => {
  const say = says['ar-SA']
  const [admin, user] = [await visit('ADMIN'), await visit('COORDINATOR', { expects: /ERR_INTERNET_DISCONNECTED/ })]
  const id = await published(admin, 'دورة بلا اتصال', 'Without a connection')
  await user.goto(`/user/training/details?id=${id}`)
  await main(user).getByRole('button', { name: say.enrol }).click()
  await main(user).getByRole('button', { name: say.begin }).click()
  await main(user).getByRole('button', { name: say.next }).click()
  const video = main(user).locator('video')
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.buffered.length && it.buffered.end(0))).toBeGreaterThan(11)
  await main(user).getByRole('button', { name: say.play }).click()
  await user.context().setOffline(true)
  await expect.poll(() => secondOf(user)).toBeGreaterThanOrEqual(3)
  await main(user).getByRole('button', { name: say.pause }).click()
  await expect(main(user).getByText('ما تشاهده محفوظ هنا، ويُحتسب عند عودة الاتصال.')).toBeVisible()
  const left = await secondOf(user)
  const told = user.waitForResponse((answer) => answer.url().endsWith('/watched') && answer.ok())
  await user.context().setOffline(false)
  expect(((await (await told).json()) as { furthest: number }).furthest).toBeGreaterThanOrEqual(left - 1)
})
