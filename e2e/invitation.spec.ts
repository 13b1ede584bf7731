import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

/** Many pages are opened within one minute: a portal of its own counts them alone. */
test.use({ apart: 'people' })

const people = '/admin/department?tab=users'

test('somebody is invited by e-mail, arrives on a phone with the link of the mail, and is seen to have arrived', async ({
  visit,
}) => {
  const page = await visit('ADMIN')
  await page.goto(`${people}&user=new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('الاسم الأول').fill('مشاعل')
  await dialog.getByLabel('اسم العائلة').fill('المطيري')
  await dialog.getByLabel('البريد الإلكتروني').fill('mashael@diwan.example')
  await dialog.getByText('دعوة بالبريد').click()
  await expect(dialog.getByLabel('كلمة المرور الأولى')).toHaveCount(0)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/invite-new-ar.png`, fullPage: true })
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'تم إنشاء حساب الشخص' })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('searchbox').fill('mashael@')
  await page.getByRole('button', { name: /مشاعل المطيري/ }).click()
  await expect(dialog.getByText('ولم يبدأ الشخص بعد')).toBeVisible()
  const first = await mailedLink(page, 'mashael@diwan.example', 1)
  await dialog.getByRole('button', { name: 'إرسال الدعوة مجددًا' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'الدعوة في طريقها' })).toBeVisible()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/invited-ar.png` })
  const second = await mailedLink(page, 'mashael@diwan.example', 2)

  const phone = await visit(null, { width: 390, expects: /403/ })
  await phone.goto(first)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('أهلًا بك')
  const [password, confirmation] = [phone.locator('input[name=password]'), phone.locator('input[name=confirmation]')]
  await phone.locator('button[type=submit]').click()
  await expect(phone.getByRole('alert')).toBeVisible() // told before anything is sent
  if (process.env['SHOTS']) await phone.screenshot({ path: `${process.env['SHOTS']}/arrive-390.png`, fullPage: true })
  for (const input of [password, confirmation]) await input.fill('Nakhlah@2026')
  await phone.locator('button[type=submit]').click()
  await expect(phone.getByRole('alert')).toHaveText(/لم تعد هذه الدعوة صالحة/) // a newer one was sent

  await phone.goto('/access/login')
  await phone.goto(second)
  for (const input of [password, confirmation]) await input.fill('Nakhlah@2026')
  await phone.locator('button[type=submit]').click()
  await expect(phone.locator('#main h1')).toContainText('مشاعل')
  expect(new URL(phone.url()).pathname).toBe('/user')
  await expect(dialog.getByText('ولم يبدأ الشخص بعد')).toHaveCount(0) // nobody reloaded
})

/** The newest link in the mailbox of the demo, once so many mails were written to this person. */
async function mailedLink(page: Page, to: string, mails: number): Promise<string> {
  let links: string[] = []
  await expect
    .poll(async () => {
      const text = await (await page.request.get('/dev/mail')).text()
      const letters = text.split('<article>').filter((letter) => letter.includes(to))
      links = letters.flatMap((letter) => /\/access\/forgot-password#invitation=[\w-]+/.exec(letter)?.[0] ?? [])
      return links.length
    })
    .toBe(mails)
  return links[0]!
}

test('the people of a file are invited instead of being given passwords', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('ADMIN')
  await page.goto(people)
  await page.getByRole('button', { name: 'استيراد' }).click()
  const dialog = page.getByRole('dialog')
  const file = Buffer.from('email,name\nlina@diwan.example,لينا الشهري\nmajed@diwan.example,ماجد الشهري')
  await page.locator('input[type=file][accept*=csv]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file })
  await dialog.getByRole('button', { name: 'معاينة' }).click()
  await dialog.getByRole('button', { name: 'استيراد', exact: true }).click()
  await dialog.getByRole('button', { name: 'إرسال الدعوات' }).click()
  await expect(dialog.getByText('دعوتان في طريقهما.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'توليد كلمات المرور الأولى' })).toHaveCount(0)
  for (const to of ['lina', 'majed']) await mailedLink(page, `${to}@diwan.example`, 1)
})
