import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

test.use({ apart: 'units' })

/** A dialog of two names, by keyboard alone: the first field has the focus. */
async function name(page: Page, arabic: string, english: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('الاسم بالعربية')).toBeFocused()
  await page.keyboard.type(arabic)
  await page.keyboard.press('Tab')
  await page.keyboard.type(english)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('article h2')).toHaveText(arabic)
}

test('an administrator builds a department with a group and a level by keyboard, and each has its address (D1, D2)', async ({
  visit,
}) => {
  const page = await visit('ADMIN', { expects: /404/ })
  await page.goto('/admin/department')
  await page.getByRole('button', { name: 'قسم جديد' }).focus()
  await page.keyboard.press('Enter')
  await name(page, 'الشؤون القانونية', 'Legal Affairs')
  await expect(page.getByRole('status').filter({ hasText: 'أُنشئ القسم' })).toBeVisible()

  await page.getByRole('button', { name: 'إضافة تابع' }).focus()
  await page.keyboard.press('Enter')
  await name(page, 'العقود', 'Contracts')
  await expect(page).toHaveURL(/\/admin\/department-group\/[0-9a-f-]{36}\//)
  await page.getByRole('button', { name: 'مستوى جديد' }).focus()
  await page.keyboard.press('Enter')
  await name(page, 'المستوى الأول', 'First')
  await expect(page).toHaveURL(/\/admin\/department-group-level\/[0-9a-f-]{36}\/[^/]+\/[0-9a-f-]{36}\//)
  await expect(page.locator('article')).toContainText('مستوى في المجموعة العقود')

  const line = page.getByRole('treeitem', { name: 'الشؤون القانونية (قسم)' })
  await line.focus()
  await page.keyboard.press('ArrowLeft') // unfolded already: on to what is below
  await expect(page.getByRole('treeitem', { name: 'العقود (مجموعة)' })).toBeFocused()
  await page.keyboard.press('ArrowRight') // folds it
  await expect(page.getByRole('treeitem', { name: 'العقود (مجموعة)' })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await expect(line).toBeFocused()

  const [, groupId, , levelId] = new URL(page.url()).pathname.split('/').slice(2)
  await page.goto(`/admin/department-group-level/${groupId}/x/${levelId}/y`)
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent('العقود')}/${levelId}`)) // a wrong title is put right
  await page.goto(`/admin/department-group-level/${levelId}/x/${levelId}/y`)
  await expect(page.locator('#main strong')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(0)
})

const SUBJECT = 'كابل الشبكة في المكتب مقطوع'

test('a group moves with its preview, and a technician taken from it loses the ticket while looking at it (D3, H11)', async ({
  visit,
}) => {
  const [admin, technician, requester] = await Promise.all([visit('ADMIN'), visit('TECH', { expects: /404/ }), visit('USER')])
  await requester.goto('/user/tickets')
  await openTicket(requester, words['ar-SA'], SUBJECT, 'منذ الصباح.') // nobody has taken it
  await technician.goto(new URL(requester.url()).pathname)
  await expect(technician.getByRole('heading', { level: 1 })).toHaveText(SUBJECT)

  await admin.goto('/admin/department')
  await admin.getByRole('treeitem', { name: 'تقنية المعلومات (قسم)' }).focus()
  await admin.keyboard.press('ArrowLeft')
  await admin.getByRole('treeitem', { name: 'الشبكات والاتصال (مجموعة)' }).focus()
  await admin.keyboard.press('Enter')
  await admin.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await admin.getByRole('menuitem', { name: 'نقل', exact: true }).click()
  await admin.getByRole('dialog').getByRole('combobox').fill('الموارد')
  await admin.getByRole('option', { name: 'الموارد البشرية' }).click()
  await expect(admin.getByRole('dialog').locator('[data-kind=gains]')).toContainText(/تذاكر|تذكرة/)
  await admin.getByRole('dialog').getByRole('button', { name: 'نقل', exact: true }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin.locator('article nav')).toContainText('الموارد البشرية')
  await expect(technician.getByRole('heading', { level: 1 })).toHaveText(SUBJECT) // works for the group, wherever it stands

  await admin.getByRole('button', { name: /إزالة Omar Haddad/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'إزالة' }).click()
  await expect(technician.getByRole('heading', { level: 1 })).toHaveText('التذكرة')
})
