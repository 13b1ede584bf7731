import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { groupOf } from './chat-steps.ts'
import { expect, test } from './portal.ts'

/** A microphone that hums, and nobody who has to allow it. */
test.use({
  apart: 'voice',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
})

const words = {
  'ar-SA': { record: 'تسجيل رسالة صوتية', stop: 'إيقاف واستماع', send: 'إرسال التسجيل', discard: 'حذف التسجيل', play: 'تشغيل' },
  'en-US': {
    record: 'Record a voice message',
    stop: 'Stop and listen',
    send: 'Send the recording',
    discard: 'Discard the recording',
    play: 'Play',
  },
} as const
type Language = keyof typeof words

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const voicesOf = (page: Page) => page.locator('[data-log] article[data-message] [data-voice]')

async function record(page: Page, language: Language, atLeast = '0:02'): Promise<void> {
  await press(page, words[language].record)
  await expect(page.locator('[data-recorder] [data-time]')).toHaveText(atLeast)
  await press(page, words[language].stop)
  await expect(page.locator('[data-recorder] [data-voice]')).toBeVisible()
}

for (const language of ['ar-SA', 'en-US'] as const)
  test(`in ${language} a voice is recorded, heard, sent, and played by another at another place`, async ({ visit }) => {
    const [noura, omar] = await Promise.all([visit('USER', { language }), visit('TECH', { language })])
    await Promise.all([noura.goto('/user/chat'), omar.goto('/user/chat')])
    const id = await groupOf(noura, omar, `صوت ${language}`)
    await Promise.all([noura.goto(`/user/chat?id=${id}`), omar.goto(`/user/chat?id=${id}`)])
    await record(noura, language)
    await press(noura, words[language].discard)
    await expect(noura.locator('[data-recorder]')).toHaveCount(0)

    await record(noura, language)
    await noura.locator('[data-recorder]').getByRole('button', { name: words[language].play, exact: true }).click()
    await press(noura, words[language].send)
    await expect(voicesOf(noura)).toHaveCount(1)
    const heard = voicesOf(omar)
    await expect(heard).toHaveCount(1)
    await expect(heard.locator('[data-time]')).toHaveText('0:02')
    await heard.getByRole('button', { name: words[language].play, exact: true }).click()
    await expect(heard.locator('[data-played]').first()).toBeAttached()
    const slider = heard.getByRole('slider')
    await slider.press('End')
    await expect(slider).toHaveAttribute('aria-valuenow', /^[023]$/)
    await slider.press('Home')
    await expect(barriersOf(omar)).resolves.toEqual([])
  })

test(
  'a recording outlives the screen it was made on: heard to the end or left in the middle, it is there to be sent',
  { tag: '@deep' },
  async ({ visit }) => {
    const [noura, omar] = await Promise.all([visit('USER'), visit('TECH')])
    await Promise.all([noura.goto('/user/chat'), omar.goto('/user/chat')])
    const id = await groupOf(noura, omar, 'صوت لم يُرسل')
    const kept = noura.locator('[data-recorder] [data-voice]')
    await noura.goto(`/user/chat?id=${id}`)
    await press(noura, words['ar-SA'].record)
    await expect(noura.locator('[data-recorder] [data-time]')).toHaveText('0:02')
    await noura.getByRole('navigation').getByRole('link', { name: 'الرئيسية' }).first().click() // in the middle of it
    await expect(noura.locator('[data-recorder]')).toHaveCount(0)
    await noura.goBack()
    await expect(kept).toBeVisible()
    await noura.reload()
    await expect(kept).toBeVisible()
    await press(noura, words['ar-SA'].send)
    await expect(voicesOf(noura)).toHaveCount(1)
    await noura.reload()
    await expect(voicesOf(noura)).toHaveCount(1)
    await expect(noura.locator('[data-recorder]')).toHaveCount(0)
  },
)

test('without a network a voice waits in the browser and is sent once when it is back', { tag: '@deep' }, async ({ visit }) => {
  const [noura, omar] = await Promise.all([visit('USER'), visit('TECH')])
  await Promise.all([noura.goto('/user/chat'), omar.goto('/user/chat')])
  const id = await groupOf(noura, omar, 'صوت بلا شبكة')
  await Promise.all([noura.goto(`/user/chat?id=${id}`), omar.goto(`/user/chat?id=${id}`)])
  await record(noura, 'ar-SA')
  await noura.context().setOffline(true)
  await press(noura, words['ar-SA'].send)
  await expect(noura.locator('[data-sending="pending"] [data-voice]')).toBeVisible()
  await noura.context().setOffline(false)
  await expect(voicesOf(omar)).toHaveCount(1)
  await expect(noura.locator('[data-sending]')).toHaveCount(0)
  await expect(voicesOf(noura)).toHaveCount(1)
})
