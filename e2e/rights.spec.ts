import { comingAddress } from './addresses.ts'
import { expect, test } from './portal.ts'

test.use({ apart: 'rights' })

const REPLY = 'tickets.reply'

test('a super administrator takes a right away in Arabic and a technician loses the button with the text kept (C1)', async ({
  visit,
}) => {
  const [owner, tech] = [await visit('SUPER_ADMIN'), await visit('TECH', { expects: /403/ })]
  await tech.goto('/admin/tickets')
  await tech.locator('a[data-row]', { hasText: 'VPN' }).click()
  const field = tech.getByRole('textbox', { name: 'اكتب ردًا…' })
  await field.fill('نص لم يُرسل بعد')

  await owner.goto('/admin/setting?tab=roles')
  await owner.getByRole('searchbox').fill('الرد العام')
  await owner.locator(`[data-cell="TECH ${REPLY}"]`).click()
  for (const name of ['ما يخصّه', 'المُسنَد', 'المجموعة']) await owner.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await expect(owner.getByRole('menuitemcheckbox', { checked: true })).toHaveCount(0)
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'مراجعة التغييرات' }).click()
  const review = owner.getByRole('dialog')
  await expect(review.locator('[data-role=TECH]')).toContainText(/2\d شخصًا/)
  await expect(review.locator(`[data-change="${REPLY}"] del`)).toContainText('المجموعة')
  await review.getByRole('button', { name: 'تطبيق' }).click()
  await expect(review).toBeHidden()

  await expect(tech.getByRole('button', { name: 'إرسال الرد' })).toHaveCount(0, { timeout: 5_000 })

  await owner.locator(`[data-cell="TECH ${REPLY}"]`).click()
  for (const name of ['ما يخصّه', 'المُسنَد', 'المجموعة']) await owner.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'مراجعة التغييرات' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'تطبيق' }).click()
  await expect(field).toHaveValue('نص لم يُرسل بعد', { timeout: 10_000 })
})

test('who looks as a role sees its menus with a banner, and comes back', async ({ visit }) => {
  const owner = await visit('SUPER_ADMIN', { language: 'en-US' })
  await owner.goto('/admin/setting?tab=roles')
  await owner.getByRole('button', { name: 'View as this role' }).click()
  await owner.getByRole('menuitem', { name: 'Technician' }).click()
  await expect(owner.locator('[data-previewing=TECH]')).toBeVisible()
  await expect(owner.locator('[data-key=settings]')).toHaveCount(0)
  await expect(owner.locator('[data-key=tickets]').first()).toBeVisible()
  await owner.getByRole('button', { name: 'End' }).click()
  await expect(owner.locator('[data-previewing]')).toHaveCount(0)
  await expect(owner.locator('[data-right="tickets.view"]')).toBeVisible()
})

test('the explainer says why somebody may not', { tag: '@deep' }, async ({ visit }) => {
  const owner = await visit('SUPER_ADMIN', { language: 'en-US' })
  await owner.goto('/admin/setting?tab=roles&view=explain')
  await owner.getByRole('combobox', { name: 'Person' }).fill('نوره')
  await owner.getByRole('option', { name: /نورة/ }).first().click()
  await owner.getByRole('combobox', { name: 'Right' }).fill('internal')
  await owner.getByRole('option', { name: 'Tickets: Internal notes' }).click()
  await expect(owner.locator('[data-verdict=no]')).toContainText('Neither the role nor an exception grants it.')
})

test('a module that is switched off leaves the menu and the palette alike', async ({ visit }) => {
  const [operator, noura] = [await visit('SYSTEM_ADMIN', { language: 'en-US' }), await visit('USER')]
  await noura.goto('/user/notification')
  await expect(noura.getByRole('heading', { level: 1 })).toBeVisible()
  await noura.keyboard.press('Control+KeyK')
  await noura.getByRole('textbox', { name: 'البحث والانتقال' }).fill('الاستبيانات')
  const [inMenu, inPalette] = [noura.locator('nav [data-key=Surveys]'), noura.getByRole('option', { name: 'الاستبيانات' })]

  for (const shown of [1, 0, 1]) {
    await expect(inPalette).toHaveCount(shown)
    await expect(inMenu).toHaveCount(shown)
    await operator.goto('/admin/modules')
    await operator.locator('[data-module=surveys] [data-more]').click()
    await operator.getByRole('menuitem', { name: 'Change status' }).click()
    await operator.getByRole('switch', { name: 'Switched on' }).press('Space')
    await operator.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(operator.getByRole('dialog')).toHaveCount(0)
  }
})

test(
  'the colours of a module are changed with their contrast, and an open page of another person follows (S9.04)',
  { tag: '@deep' },
  async ({ visit }) => {
    const [operator, noura] = [await visit('SYSTEM_ADMIN'), await visit('USER', { language: 'en-US' })]
    const { path, module } = comingAddress!
    await noura.goto(path)
    const sign = noura.locator(`[data-coming-soon=${module.key}] span`).first()
    await expect(sign).toHaveCSS('background-image', /rgb\(24, 126, 209\)/)

    await operator.goto('/admin/modules')
    await operator.locator(`[data-module=${module.key}] [data-more]`).click()
    await operator.getByRole('menuitem', { name: 'تغيير الألوان' }).click()
    const dialog = operator.getByRole('dialog')
    const from = dialog.getByRole('textbox', { name: 'بداية التدرّج', exact: true })
    await from.fill('#ffee00')
    await expect(dialog).toContainText('ضعيف')
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    if (process.env['SHOTS']) await operator.screenshot({ path: `${process.env['SHOTS']}/module-colours-ar.png` })
    await expect(from).toBeFocused()
    await from.fill('#b3261e')
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(dialog).toBeHidden()
    await expect(sign).toHaveCSS('background-image', /rgb\(179, 38, 30\)/, { timeout: 5_000 })
  },
)

test('a withdrawn module leaves menus and pages within five seconds and gives back what was typed (M2, M3)', async ({
  visit,
}) => {
  const [operator, noura] = [await visit('SYSTEM_ADMIN', { language: 'en-US' }), await visit('USER', { expects: /40[34]/ })]
  await noura.goto('/user/tickets')
  await noura.locator('a[data-row]').first().click()
  const field = noura.getByRole('textbox', { name: 'اكتب ردًا…' })
  await field.fill('سؤال لم يُرسل')

  const setStatus = async (to: string) => {
    await operator.goto('/admin/modules')
    await operator
      .locator('[data-module=tickets]')
      .getByRole('button', { name: /^Actions/ })
      .click()
    await operator.getByRole('menuitem', { name: 'Change status' }).click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await operator.getByRole('option', { name: to }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(operator.getByText('The status of the module was updated')).toBeVisible()
  }
  await setStatus('Coming soon')
  await expect(noura.locator('[data-coming-soon=tickets]')).toBeVisible({ timeout: 5_000 })
  await expect(noura.locator('[data-key=Tickets][data-status=COMING_SOON]')).toBeVisible()
  await setStatus('Beta')
  await expect(noura.locator('[data-coming-soon=tickets]')).toHaveCount(0, { timeout: 5_000 })
  await expect(field).toHaveValue('سؤال لم يُرسل')
})
