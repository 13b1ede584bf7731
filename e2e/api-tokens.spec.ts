import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` })
}

test(
  'a token is made with the password, and an administrator of accounts sees and revokes it (H55)',
  { tag: '@deep' },
  async ({ visit, portal }) => {
    const { email, password } = portal.accountOf('TECH')
    const technician = await visit('TECH', { expects: /400/ })
    await technician.goto('/user/profile')
    await technician.getByRole('button', { name: 'رمز جديد' }).click()
    const making = technician.getByRole('dialog')
    await making.getByRole('textbox', { name: 'الغرض منه' }).fill('التقرير الشهري')
    await making.getByLabel('كلمة مرورك').fill('Wrong@1234')
    await making.getByRole('button', { name: 'إنشاء الرمز' }).click()
    await expect(making).toContainText('هذه ليست كلمة مرورك الحالية')
    await expect(making.getByRole('textbox', { name: 'الغرض منه' })).toHaveValue('التقرير الشهري')
    await shot(technician, 'token-wrong-ar')
    await making.getByLabel('كلمة مرورك').fill(password)
    await making.getByRole('button', { name: 'إنشاء الرمز' }).click()
    await technician.getByRole('button', { name: 'نسختُه' }).click()

    const admin = await visit('ADMIN')
    await admin.goto('/admin/department?tab=users')
    await admin.getByRole('searchbox').fill(email)
    await expect(admin.locator('[data-row]')).toHaveCount(1)
    await admin.locator('[data-row]').click()
    await admin.getByRole('dialog').getByRole('button', { name: 'الحساب', exact: true }).click()
    const account = admin.getByRole('dialog').last()
    const tokens = account.getByRole('region', { name: 'الرموز البرمجية' })
    await expect(tokens).toContainText('التقرير الشهري')
    await tokens.scrollIntoViewIfNeeded()
    await shot(admin, 'account-tokens-ar')
    await admin.setViewportSize({ width: 390, height: 844 })
    await tokens.scrollIntoViewIfNeeded()
    await shot(admin, 'account-tokens-390')
    await tokens.getByRole('button', { name: 'إبطال الرمز: التقرير الشهري' }).click()
    await admin
      .getByRole('dialog', { name: /^أتريد إبطال الرمز/ })
      .getByRole('button', { name: 'إبطال', exact: true })
      .click()
    await expect(tokens).toContainText('لا يعمل أي برنامج باسم هذا الحساب')
  },
)
