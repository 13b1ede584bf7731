import type { Browser, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { barriersOf } from './axe.ts'
import { startPortal } from './portal-process.ts'
import { expect, test } from './portal.ts'
import { postOffice } from './post-office.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

const open = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'ar-SA', viewport: { width: 390, height: 844 } })
  return context.newPage()
}
const next = (page: Page) => page.locator('button[type=submit]').click()
const title = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

async function keepsToWcag(page: Page): Promise<void> {
  const violations = await barriersOf(page)
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

test('a forgotten password is replaced with the code from the received mail, in Arabic on a phone', async ({ browser }) => {
  const post = await postOffice()
  const portal = await startPortal({ env: { SMTP_URL: post.url, MAIL_FROM: 'ديوان <noreply@diwan.example>' } })
  try {
    const accounts = JSON.parse(await readFile(path.join(portal.home, 'demo-accounts.json'), 'utf8')) as { email: string }[]
    const { email } = accounts[0]!
    const page = await open(browser, portal.url)

    await page.goto('/access/login')
    await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click()
    await title(page, 'نسيت كلمة المرور؟')
    await keepsToWcag(page)
    await page.locator('input[name=email]').fill('nobody@diwan.example')
    await next(page)
    await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني غير موجود')
    await page.locator('input[name=email]').fill(email)
    await next(page)

    await title(page, 'إدخال الرمز')
    await expect.poll(() => post.mails.length).toBe(1)
    const [mail] = post.mails
    expect([mail!.to, mail!.subject]).toEqual([email, 'رمزك لاختيار كلمة مرور جديدة'])
    const code = /^\d{6}$/m.exec(mail!.text)![0]
    await page.reload()
    await title(page, 'إدخال الرمز')
    await page.locator('input[name=code]').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await next(page)
    await expect(page.getByText('أدخل رمز تحقق صحيحًا')).toBeVisible()
    await keepsToWcag(page)
    await page.locator('input[name=code]').fill(code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))))
    expect(page.url()).not.toContain(code)
    expect(page.url()).not.toContain('diwan.example')
    await next(page)

    await title(page, 'اختيار كلمة مرور جديدة')
    await expect(page.getByRole('status')).toHaveText('الرمز صحيح.')
    await keepsToWcag(page)
    await page.locator('input[name=password]').fill('Jadida@2026')
    await page.locator('input[name=confirmation]').fill('Jadida@2027')
    await next(page)
    await expect(page.getByText('كلمتا المرور غير متطابقتين')).toBeVisible()
    await page.locator('input[name=confirmation]').fill('Jadida@2026')
    await next(page)

    await title(page, 'تغيّرت كلمة مرورك')
    await keepsToWcag(page)
    await page.getByRole('link', { name: 'العودة إلى تسجيل الدخول' }).click()
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill('Jadida@2026')
    await next(page)
    await page.waitForURL('**/user')
    await expect.poll(() => post.mails.at(-1)!.subject).toBe('تغيّرت كلمة مرورك')
  } finally {
    await portal.stop()
    await post.close()
  }
})

test('without mail the screen says so before anything is typed', { tag: '@deep' }, async ({ browser }) => {
  const portal = await startPortal({ env: { DIWAN_ROLES: 'web' } })
  try {
    const page = await open(browser, portal.url)
    await page.goto('/access/forgot-password')
    await expect(page.getByText('لم يُهيَّأ البريد في هذه البوابة')).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)
    await keepsToWcag(page)
  } finally {
    await portal.stop()
  }
})
