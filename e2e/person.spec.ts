import { barriersOf } from './axe.ts'
import { groupOf, meOf, messageOf, opened, postMessage } from './chat-steps.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'person' })

test('a colleague is opened from the palette, messaged by a key, and met with an invitation', async ({ visit }) => {
  const [page, other] = [await visit('TECH', { language: 'ar-SA' }), await visit('USER')]
  await Promise.all([page.goto('/user'), other.goto('/user')])
  const id = await meOf(other)
  await groupOf(page, other, 'مناوبة الأحد')
  await page.goto(`/admin/tickets?person=${id}`)
  const person = page.locator(`[data-person-page="${id}"]`)
  await expect(person.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(person.locator('[data-hit="chat"]', { hasText: 'مناوبة الأحد' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(person).toBeHidden()
  await expect(page).not.toHaveURL(/person=/)
  await page.goto(`/admin/tickets?person=${id}`)
  await expect(person.locator('[data-way="message"]')).toBeVisible()
  await person.locator('[data-way="message"]').focus()
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/\/user\/chat\?id=/)
  await page.goto(`/admin/tickets?person=${id}`)
  await person.locator('[data-way="meet"]').focus()
  await page.keyboard.press('m')
  await expect(page).toHaveURL(/\/user\/schedule\/meet\?/)
  await expect(page.locator('#main')).toContainText(
    (await other.getByRole('button', { name: 'قائمة الحساب' }).textContent())!.trim().split(' ')[0]!,
  )
})

test('a quick task with its day is assigned from the page of a person by keys alone', async ({ visit }) => {
  const [page, other] = [await visit('TECH', { language: 'ar-SA' }), await visit('USER')]
  await Promise.all([page.goto('/user'), other.goto('/user')])
  await page.goto(`/user?person=${await meOf(other)}`)
  await expect(page.locator('[data-way="assign"]')).toBeVisible()
  await page.keyboard.press('a')
  await page.getByRole('menuitem', { name: 'مهمة سريعة جديدة' }).press('Enter')
  await page.getByRole('textbox', { name: 'العنوان' }).fill('مراجعة فاتورة المورّد')
  await page.getByLabel('اليوم', { exact: true }).fill('20-12-2099')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'العنوان' })).toBeHidden()
  await other.goto('/user/quick-tasks?view=upcoming')
  await expect(other.locator('#main')).toContainText('مراجعة فاتورة المورّد')
})

test('a ticket is offered with a colleague who works on tickets, and not with somebody who does not', async ({ visit }) => {
  const [page, tech, user] = [await visit('ADMIN', { language: 'ar-SA' }), await visit('TECH'), await visit('USER')]
  await Promise.all([page.goto('/admin'), tech.goto('/admin/tickets'), user.goto('/user')])
  const assign = page.locator('[data-way="assign"]')
  await page.goto(`/admin?person=${await meOf(user)}`)
  await assign.click()
  await expect(page.getByRole('menuitem', { name: 'مهمة سريعة جديدة' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'تذكرة' })).toHaveCount(0)
  await page.goto(`/admin?person=${await meOf(tech)}`)
  await assign.click()
  await expect(page.getByRole('menuitem', { name: 'تذكرة' })).toBeVisible()
})

test('the author of a message and a mention lead to the page of the person, on a phone over the whole screen', async ({
  visit,
}) => {
  const [omar, noura] = [await visit('TECH'), await visit('USER', { width: 390 })]
  await Promise.all([omar.goto('/user'), noura.goto('/user')])
  const id = await groupOf(omar, noura, 'متابعة المورد')
  await postMessage(omar, id, 'وصل العرض المالي')
  await opened(noura, id)
  await messageOf(noura, 'وصل العرض المالي').locator('[data-person]').first().click()
  await expect(noura.locator('[data-person-page]').getByRole('heading', { level: 2 })).toBeVisible()
  expect(await barriersOf(noura)).toEqual([])
})

test('a message becomes a task, and the task a ticket; each leads back', { tag: '@deep' }, async ({ visit }) => {
  const [page, other] = [await visit('TECH'), await visit('USER')]
  await Promise.all([page.goto('/user'), other.goto('/user')])
  const id = await groupOf(page, other, 'تجهيز القاعة')
  await postMessage(other, id, 'الشاشة في القاعة لا تعمل')
  await opened(page, id)
  const message = messageOf(page, 'الشاشة في القاعة')
  await message.hover()
  await message.getByRole('button', { name: 'خيارات الرسالة' }).click()
  await page.getByRole('menuitem', { name: 'تحويل إلى' }).click()
  await page.locator('[data-into="task"]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'المشروع' }).or(dialog.getByLabel('المشروع')).first().click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'متابعة' }).click()
  await message.locator('[data-made="task"]').click()
  await expect(page.locator('section li a[href*="/user/chat"]')).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('تحويل إلى تذكرة')
  await page
    .getByRole('option', { name: /تحويل إلى تذكرة/ })
    .first()
    .click()
  for (const name of ['القسم', 'المجموعة']) {
    await dialog.getByRole('combobox', { name }).or(dialog.getByLabel(name)).first().click()
    await page.getByRole('option').first().click()
  }
  await dialog.getByRole('button', { name: 'تحويل إلى تذكرة' }).click()
  await page.locator('section li a[href*="/ticket-thread/"]').click()
  await expect(page).toHaveURL(/\/ticket-thread\//)
  await expect(page.locator('section li a[href*="task="]').first()).toBeVisible()
})
