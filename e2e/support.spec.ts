import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { barriersOf } from './axe.ts'
import { startPortal } from './portal-process.ts'
import { expect, signIn, test, type Account } from './portal.ts'
import { postOffice } from './post-office.ts'

async function keepsToWcag(page: Page): Promise<void> {
  expect((await barriersOf(page)).map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
}

/** Asks through the menu of the person, on whatever screen is open. */
async function ask(page: Page, subject: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'قائمة الحساب' }).click()
  await page.getByRole('menuitem', { name: 'مراسلة الدعم' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الموضوع').fill(subject)
  await dialog.getByLabel('الرسالة').fill(text)
  await expect(dialog).toContainText('/user') // what goes along is shown before it is sent
  await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: subject })).toBeVisible()
}

async function openInquiry(page: Page, subject: string): Promise<void> {
  await page.goto('/admin/support?queue=all')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
}

test('an employee asks from any screen and reads the answer while the dialog is open', { tag: '@deep' }, async ({ visit }) => {
  const [noura, khalid] = await Promise.all([visit('USER'), visit('ADMIN')])
  await noura.goto('/user')
  await ask(noura, 'كيف أغيّر صورتي؟', 'لا أجد الزر في ملفي.')
  await keepsToWcag(noura)

  await openInquiry(khalid, 'كيف أغيّر صورتي؟')
  await khalid.getByRole('button', { name: 'استلام' }).click()
  await expect(khalid.locator('#main')).toContainText('مفتوحة')
  await keepsToWcag(khalid)
  await khalid.getByRole('textbox', { name: 'اكتب ردًا…' }).fill('في ملفك الشخصي، فوق الاسم.')
  await khalid.keyboard.press('Control+Enter')

  await expect(noura.getByRole('dialog')).toContainText('في ملفك الشخصي، فوق الاسم.') // nobody reloaded
})

test('an administrator makes a ticket of an inquiry, which closes with a link to it', { tag: '@deep' }, async ({ visit }) => {
  const [noura, khalid] = await Promise.all([visit('USER'), visit('ADMIN')])
  await noura.goto('/user')
  await ask(noura, 'الطابعة في الطابق الثالث', 'لا تطبع منذ الصباح.')
  await openInquiry(khalid, 'الطابعة في الطابق الثالث')
  await khalid.getByRole('button', { name: 'المزيد' }).click()
  await khalid.getByRole('menuitem', { name: 'تحويل إلى تذكرة' }).click()
  const dialog = khalid.getByRole('dialog')
  for (const name of ['القسم', 'المجموعة']) {
    await dialog.getByRole('combobox', { name }).or(dialog.getByLabel(name)).first().click()
    await khalid.getByRole('option').first().click()
  }
  await dialog.getByRole('button', { name: 'تحويل إلى تذكرة' }).click()
  await expect(khalid.locator('aside[aria-label=التفاصيل]')).toContainText('حُوّل إلى تذكرة')
  await khalid.locator('aside[aria-label=التفاصيل] a').last().click()
  await expect(khalid.getByRole('heading', { level: 1 })).toHaveText('الطابعة في الطابق الثالث')
})

test('a stranger asks from the sign-in page and is answered by mail, in Arabic on a phone', async ({ browser }) => {
  const post = await postOffice()
  const portal = await startPortal({ name: 'support', env: { SMTP_URL: post.url, MAIL_FROM: 'ديوان <noreply@diwan.example>' } })
  try {
    const accounts = JSON.parse(await readFile(path.join(portal.home, 'demo-accounts.json'), 'utf8')) as Account[]
    const open = async (width: number): Promise<Page> =>
      (await browser.newContext({ baseURL: portal.url, locale: 'ar-SA', viewport: { width, height: 844 } })).newPage()
    const [stranger, khalid] = [await open(390), await open(1280)]
    await stranger.goto('/access/login')
    await stranger.getByRole('link', { name: 'مراسلة الدعم' }).click()
    await stranger.locator('input[name=name]').fill('ليلى الغامدي')
    await stranger.locator('input[name=email]').fill('layla.guest@example.com')
    await stranger.locator('input[name=subject]').fill('لم تصلني الدعوة')
    await stranger.locator('textarea[name=text]').fill('انضممت هذا الأسبوع.')
    await keepsToWcag(stranger)
    await stranger.locator('button[type=submit]').click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('أُرسلت رسالتك')

    await signIn(khalid, { accountOf: (role) => accounts.find((account) => account.role === role)! }, 'ADMIN')
    await openInquiry(khalid, 'لم تصلني الدعوة')
    await khalid.getByRole('textbox', { name: 'اكتب ردًا…' }).fill('أُرسلت الدعوة من جديد.')
    await khalid.keyboard.press('Control+Enter')
    await expect(khalid.getByRole('log')).toContainText('أُرسلت الدعوة من جديد.')

    await expect.poll(() => post.mails.map(({ subject }) => subject).join()).toContain('رد على استفسارك')
    const [link] = /http:\S+#inquiry=[\w-]{43}/.exec(post.mails.at(-1)!.text)!
    await stranger.goto(link)
    await expect(stranger.getByRole('main')).toContainText('أُرسلت الدعوة من جديد.')
    await keepsToWcag(stranger)
    await stranger.locator('textarea[name=text]').fill('وصلت، شكرًا.')
    await stranger.locator('button[type=submit]').click()
    await expect(stranger.getByRole('main')).toContainText('وصلت، شكرًا.')
    await expect(khalid.getByRole('log')).toContainText('وصلت، شكرًا.') // the reader of the thread need not reload
  } finally {
    await portal.stop()
    await post.close()
  }
})

test('the queue is walked and answered with the keyboard alone', { tag: '@deep' }, async ({ visit }) => {
  const khalid = await visit('ADMIN')
  await khalid.goto('/admin/support')
  const rows = khalid.locator('[data-row]')
  await rows.first().focus()
  await khalid.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await khalid.keyboard.press('Enter')
  await khalid.getByRole('textbox', { name: 'اكتب ردًا…' }).focus()
  await khalid.keyboard.type('وصلنا استفسارك ونعمل عليه.')
  await khalid.keyboard.press('Control+Enter')
  await expect(khalid.locator('#main')).toContainText('وصلنا استفسارك ونعمل عليه.')
})
