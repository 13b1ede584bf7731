import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

/** A device that was offline says so in its own console. */
const offline = /ERR_INTERNET_DISCONNECTED|net::ERR|409 \(Conflict\)/

const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/drafts') && response.request().method() === 'POST')

test(
  'a ticket begun on a phone in Arabic is finished at a desk in English, and is sent once',
  { tag: '@deep' },
  async ({ visit }) => {
    const [phone, desk] = await Promise.all([visit('USER', { width: 390 }), visit('USER', { language: 'en-US' })])
    await phone.goto('/user/tickets?new=1')
    const begun = saved(phone)
    await phone.getByRole('dialog').getByLabel('الموضوع').fill('المكيف في القاعة يقطر')
    await begun
    await phone.close() // as a crash would: nobody pressed anything

    await desk.goto('/user/tickets')
    const row = desk.locator('[data-draft]')
    await expect(row).toContainText('المكيف في القاعة يقطر')
    await row.getByRole('button', { name: 'Continue' }).click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog.getByLabel('Subject')).toHaveValue('المكيف في القاعة يقطر')
    await dialog.getByRole('combobox', { name: 'Department' }).click()
    await desk.getByRole('option', { name: 'Information Technology' }).click()
    await dialog.getByRole('combobox', { name: 'Group' }).click()
    await desk.getByRole('option', { name: 'Networks' }).click()
    await dialog.getByLabel('Message').fill('It drips onto the table.')
    await dialog.getByRole('button', { name: 'Send ticket' }).click()
    await desk.waitForURL(/\/ticket-thread\//)
    await desk.goto('/user/tickets')
    await expect(desk.locator('tr[data-ticket]').first()).toBeVisible()
    await expect(row).toHaveCount(0)
  },
)

test('two devices that write the same reply lose neither text, also when one was offline', async ({ visit }) => {
  const [desk, phone] = await Promise.all([visit('USER'), visit('USER', { width: 390, expects: offline })])
  await desk.goto('/user/tickets')
  await desk.locator('tr[data-ticket]').first().getByRole('link').click()
  await desk.waitForURL(/\/ticket-thread\//)
  await phone.goto(new URL(desk.url()).pathname)
  const field = (page: Page) => page.getByRole('textbox', { name: 'اكتب ردًا…' })
  await expect(field(phone)).toBeVisible()

  await field(desk).fill('من المكتب')
  await expect(field(phone)).toHaveValue('من المكتب') // nobody reloaded
  await phone.context().setOffline(true)
  await field(phone).fill('من الهاتف في القطار')
  const newer = saved(desk)
  await field(desk).fill('من المكتب، بعد ذلك')
  await newer
  await phone.context().setOffline(false)
  const choice = phone.locator('[data-other-draft]')
  await expect(choice).toContainText('من المكتب، بعد ذلك')
  await choice.getByRole('button', { name: 'إبقاء النصين معًا' }).click()
  await expect(field(phone)).toHaveValue('من الهاتف في القطار\n\nمن المكتب، بعد ذلك')
  await expect(field(desk)).toHaveValue('من الهاتف في القطار\n\nمن المكتب، بعد ذلك')

  await phone.getByRole('button', { name: 'إرسال الرد' }).click()
  await expect(desk.getByRole('log')).toContainText('من الهاتف في القطار')
  await expect(field(desk)).toHaveValue('')
})
