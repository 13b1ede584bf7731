import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

async function keepsToWcag(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([])
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
  await page.getByRole('button', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
}

test('an employee asks from any screen and reads the answer while the dialog is open', async ({ visit }) => {
  const [noura, khalid] = await Promise.all([visit('USER'), visit('ADMIN')])
  await noura.goto('/user')
  await ask(noura, 'كيف أغيّر صورتي؟', 'لا أجد الزر في ملفي.')
  await keepsToWcag(noura)

  await openInquiry(khalid, 'كيف أغيّر صورتي؟')
  await khalid.getByRole('button', { name: 'استلام' }).click()
  await expect(khalid.locator('#main')).toContainText('مفتوحة')
  await keepsToWcag(khalid)
  await khalid.getByLabel('ردك').fill('في ملفك الشخصي، فوق الاسم.')
  await khalid.keyboard.press('Control+Enter')

  await expect(noura.getByRole('dialog')).toContainText('في ملفك الشخصي، فوق الاسم.') // nobody reloaded
})

test('an administrator makes a ticket of an inquiry, which closes with a link to it', async ({ visit }) => {
  const [noura, khalid] = await Promise.all([visit('USER'), visit('ADMIN')])
  await noura.goto('/user')
  await ask(noura, 'الطابعة في الطابق الثالث', 'لا تطبع منذ الصباح.')
  await openInquiry(khalid, 'الطابعة في الطابق الثالث')
  await khalid.getByRole('button', { name: 'المزيد' }).click()
  await khalid.getByRole('menuitem', { name: 'تحويل إلى تذكرة' }).click()
  const dialog = khalid.getByRole('dialog')
  for (const name of ['الإدارة', 'المجموعة']) {
    await dialog.getByRole('combobox', { name }).or(dialog.getByLabel(name)).first().click()
    await khalid.getByRole('option').first().click()
  }
  await dialog.getByRole('button', { name: 'تحويل إلى تذكرة' }).click()
  await expect(khalid.locator('aside[aria-label=التفاصيل]')).toContainText('حُوّل إلى تذكرة')
  await khalid.locator('aside[aria-label=التفاصيل] a').last().click()
  await expect(khalid.getByRole('heading', { level: 1 })).toHaveText('الطابعة في الطابق الثالث')
})

test('a stranger asks from the sign-in page and is answered by mail, in Arabic on a phone', async ({ visit }) => {
  const [stranger, khalid] = [await visit(null, { width: 390 }), await visit('ADMIN')]
  await stranger.goto('/access/login')
  await stranger.getByRole('button', { name: 'مراسلة الدعم' }).click()
  await stranger.locator('input[name=name]').fill('ليلى الغامدي')
  await stranger.locator('input[name=email]').fill('layla.guest@example.com')
  await stranger.locator('input[name=subject]').fill('لم تصلني الدعوة')
  await stranger.locator('textarea[name=text]').fill('انضممت هذا الأسبوع.')
  await keepsToWcag(stranger)
  await stranger.locator('button[type=submit]').click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('أُرسلت رسالتك')

  await openInquiry(khalid, 'لم تصلني الدعوة')
  await khalid.getByLabel('ردك').fill('أُرسلت الدعوة من جديد.')
  await khalid.getByRole('button', { name: 'إرسال الرد' }).click()
  await expect(khalid.getByRole('log').or(khalid.locator('#main'))).toContainText('أُجيب عنه')

  await expect(async () => {
    await stranger.goto('/mailbox')
    await expect(stranger.locator('body')).toContainText('رد على استفسارك')
  }).toPass()
  const link = await stranger.locator('a[href*="#inquiry="]').first().getAttribute('href')
  await stranger.goto(link!)
  await expect(stranger.getByRole('main')).toContainText('أُرسلت الدعوة من جديد.')
  await keepsToWcag(stranger)
  await stranger.locator('textarea[name=text]').fill('وصلت، شكرًا.')
  await stranger.locator('button[type=submit]').click()
  await expect(stranger.getByRole('main')).toContainText('وصلت، شكرًا.')
})

test('the queue is walked and answered with the keyboard alone', async ({ visit }) => {
  const khalid = await visit('ADMIN')
  await khalid.goto('/admin/support')
  const rows = khalid.locator('[data-row]')
  await rows.first().focus()
  await khalid.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await khalid.keyboard.press('Enter')
  await khalid.getByLabel('ردك').focus()
  await khalid.keyboard.type('وصلنا استفسارك ونعمل عليه.')
  await khalid.keyboard.press('Control+Enter')
  await expect(khalid.locator('#main')).toContainText('وصلنا استفسارك ونعمل عليه.')
})
