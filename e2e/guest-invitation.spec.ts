import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { barriersOf } from './axe.ts'
import { startPortal } from './portal-process.ts'
import { expect, signIn, test, type Account } from './portal.ts'
import { postOffice } from './post-office.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** So many days from now, at two in the afternoon. */
const dayAhead = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T14:00`

test('a guest answers by the link of the mail, on a phone, in the dark, with the keyboard, and sees when it is canceled', async ({
  browser,
}) => {
  const post = await postOffice()
  const portal = await startPortal({ name: 'guest', env: { SMTP_URL: post.url, MAIL_FROM: 'ديوان <noreply@diwan.example>' } })
  try {
    const accounts = JSON.parse(await readFile(path.join(portal.home, 'demo-accounts.json'), 'utf8')) as Account[]
    const organiser = await (await browser.newContext({ baseURL: portal.url, locale: 'ar-SA' })).newPage()
    await signIn(organiser, { accountOf: (role) => accounts.find((account) => account.role === role)! }, 'USER')
    await expect(organiser.getByRole('main')).toBeVisible()
    const ask = async (place: string, data: object) => {
      const headers = { origin: new URL(portal.url).origin, 'idempotency-key': randomUUID() }
      const answer = await organiser.request.post(`/api/schedule/meetings${place}`, { data, headers })
      expect(answer.status()).toBe(200)
      return (await answer.json()) as { id: string; version: number }
    }
    const meeting = await ask('', {
      meetingTitle: 'مراجعة العرض',
      meetingStart: dayAhead(5),
      zone: 'Asia/Riyadh',
      place: 'مكتب الشريك',
      guests: [{ email: 'partner@example.com' }],
    })
    await expect.poll(() => post.mails.filter(({ to }) => to === 'partner@example.com').length).toBe(1)
    const [link] = /http:\S+\/guest#[\w-]{43}/.exec(post.mails.at(-1)!.text)!

    const context = await browser.newContext({
      baseURL: portal.url,
      locale: 'en-US',
      timezoneId: 'Europe/London',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    const guest = await context.newPage()
    const asked: string[] = []
    guest.on('request', (request) => void asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await guest.goto(link)
    const main = guest.getByRole('main')
    await expect(main).toContainText('مراجعة العرض')
    await expect(main).toContainText('مكتب الشريك')
    await expect(main).toContainText('2:00 PM') // by the clock of the organiser
    await expect(main).toContainText(/1[12]:00 [AP]M – 1[12]:30 [AP]M/) // by that of London
    await expect(guest.locator('html')).toHaveAttribute('lang', 'en-US') // as the browser asks for
    await keepsToWcag(guest)
    await expect(guest.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
    await guest.getByRole('button', { name: 'العربية' }).click()

    await guest.getByRole('button', { name: 'ربما' }).focus()
    await guest.keyboard.press('Enter')
    await expect(guest.getByRole('button', { name: 'ربما' })).toHaveAttribute('aria-pressed', 'true')
    await expect(main.getByRole('status')).toHaveText('حُفظ ردك، ويمكنك تغييره هنا.')
    await keepsToWcag(guest)
    const width = await guest.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    expect(asked.filter((line) => line.includes(link.split('#')[1]!))).toEqual([])

    await ask(`/${meeting.id}/cancel`, { version: meeting.version, scope: 'all', reason: 'تعارض' })
    await guest.reload()
    await expect(main.getByRole('status')).toHaveText('أُلغي هذا الاجتماع.')
    await expect.poll(() => post.mails.at(-1)!.subject).toContain('إلغاء')

    await guest.goto('/guest#unknown')
    await expect(main).toContainText(/لم يعد هذا الرابط يعمل|no longer works/)
  } finally {
    await portal.stop()
    await post.close()
  }
})
