import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

test.describe.configure({ mode: 'serial' })

const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true }).click()
const colour = (page: Page, name: string) => page.locator(`input[data-colour=${name}]`)
const theme = (page: Page) => page.locator('meta[name=theme-color]')

test('an administrator changes name and colours, and the shell of another browser follows without a reload', async ({
  visit,
}) => {
  const [admin, user] = await Promise.all([visit('ADMIN'), visit('USER')])
  await user.goto('/user')
  await expect(user.locator('#main h1')).toBeVisible()
  await user.evaluate(() => Object.assign(window, { sameDocument: true }))

  await admin.goto('/admin/setting')
  await admin.getByLabel('الاسم بالعربية').first().fill('هيئة البناء')
  await colour(admin, 'user').fill('#006b3f')
  await save(admin)
  await expect(admin.getByRole('status').filter({ hasText: 'حُفظت الإعدادات' })).toBeVisible()

  await expect(user.getByText('هيئة البناء')).toBeVisible({ timeout: 5_000 })
  await expect(theme(user)).toHaveAttribute('content', '#006b3f')
  expect(await user.evaluate(() => 'sameDocument' in window)).toBe(true)
  const stranger = await visit(null)
  await stranger.goto('/access/login')
  await expect(theme(stranger)).toHaveAttribute('content', '#006b3f')
})

test('who may read the settings sees whether the portal backs itself up', { tag: '@deep' }, async ({ visit }) => {
  const admin = await visit('ADMIN')
  await admin.goto('/admin/setting')
  const part = admin.getByRole('region', { name: 'النسخ الاحتياطي' })
  await expect(part.getByText('لم تُنشئ البوابة نسخة احتياطية تلقائية بعد.')).toBeVisible()
})

test('how large lesson files may be is changed by SUPER_ADMIN alone', { tag: '@deep' }, async ({ visit }) => {
  const [admin, owner] = await Promise.all([visit('ADMIN'), visit('SUPER_ADMIN')])
  const limit = (page: Page) => page.getByLabel('أكبر حجم لملف الدرس (ميغابايت)')
  await Promise.all([admin.goto('/admin/setting'), owner.goto('/admin/setting')])
  await expect(limit(admin)).toBeDisabled()
  await expect(admin.getByText('لا يغيّر هذا الحد إلا المدير العام.')).toBeVisible()
  await limit(owner).fill('250')
  await save(owner)
  await expect(owner.getByRole('status').filter({ hasText: 'حُفظت الإعدادات' })).toBeVisible()
  await expect(limit(admin)).toHaveValue('250', { timeout: 5_000 })
})

test('a colour that cannot be read on is refused with words, and what was typed stays', { tag: '@deep' }, async ({ visit }) => {
  const admin = await visit('ADMIN')
  await admin.goto('/admin/setting')
  await colour(admin, 'admin').fill('#ffd400')
  await expect(admin.getByText('ضعيف، والحد الأدنى 4.5')).toBeVisible() // while it is typed
  await save(admin)
  await expect(admin.getByRole('alert').first()).toBeVisible()
  await expect(colour(admin, 'admin')).toBeFocused()
  await expect(colour(admin, 'admin')).toHaveValue('#ffd400')
  await expect(theme(admin)).toHaveAttribute('content', '#1976d2')
})

test(
  'saving over what somebody else has saved shows their version first and loses nothing typed',
  { tag: '@deep' },
  async ({ visit }) => {
    const [mine, theirs] = await Promise.all([visit('ADMIN', { expects: /409/ }), visit('SUPER_ADMIN')])
    await Promise.all([mine.goto('/admin/setting'), theirs.goto('/admin/setting')])
    const name = (page: Page) => page.getByLabel('الاسم بالإنجليزية').first()
    await name(mine).fill('Mine')
    await name(theirs).fill('Theirs')
    await save(theirs)
    const notice = mine.getByRole('alert').filter({ hasText: 'حفظ شخص آخر هذه الإعدادات' })
    await expect(notice).toContainText('Theirs')
    await expect(name(mine)).toHaveValue('Mine')
    await mine.getByRole('button', { name: 'الإبقاء على ما كتبتُه' }).click()
    await save(mine)
    await expect(name(theirs)).toHaveValue('Mine')
  },
)

test('a change is taken back from the audit log after a look at what becomes what', async ({ visit }) => {
  const admin = await visit('SUPER_ADMIN')
  const name = admin.getByLabel('الاسم بالإنجليزية').first()
  for (const text of ['Before', 'After']) {
    await admin.goto('/admin/setting')
    await name.fill(text)
    await save(admin)
    await expect(admin.getByRole('status').filter({ hasText: 'حُفظت الإعدادات' })).toBeVisible()
  }
  await admin.goto('/admin/setting?tab=audit')
  await admin.locator('[data-row]', { hasText: 'تغيّرت إعدادات المؤسسة' }).first().click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /الاسم بالإنجليزية/ })).toContainText('Before')
  await dialog.getByRole('button', { name: 'التراجع عنه…' }).click()
  await expect(dialog.getByRole('columnheader', { name: 'يصبح' })).toBeVisible()
  await dialog.getByRole('button', { name: 'تراجع', exact: true }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'جرى التراجع عن التغيير' })).toBeVisible()
  await expect(admin.getByText('جرى التراجع عنه')).toBeVisible()
  await admin.getByRole('navigation', { name: 'مسار الصفحة' }).getByRole('link', { name: 'الإعدادات' }).click()
  await expect(name).toHaveValue('Before')
})

for (const width of [1280, 390])
  test(`at ${width} px a name of the other script stands in its cell of the audit log`, { tag: '@deep' }, async ({ visit }) => {
    const [admin] = await Promise.all([visit('SUPER_ADMIN', { width }), visit('TECH')]) // who signs in stands in the log
    await admin.goto('/admin/setting?tab=audit')
    const row = admin.locator('main tbody tr', { hasText: 'تسجيل دخول' }).filter({ hasText: 'Omar Haddad' }).first()
    await expect(row).toBeVisible()
    const found = await row.evaluate((line) => {
      const starts = [...line.querySelectorAll('td')].flatMap((cell) => {
        const range = document.createRange()
        const texts = [...cell.querySelectorAll('bdi, [dir], time')].filter((part) => part.textContent !== '')
        return texts.map((text) => {
          range.selectNodeContents(text)
          return { inCell: range.getBoundingClientRect(), cell: cell.getBoundingClientRect(), text: text.textContent }
        })
      })
      return starts.map(({ inCell, cell, text }) => ({
        text,
        outside: inCell.left < cell.left - 1 || inCell.right > cell.right + 1,
        fromStart: Math.round(cell.right - inCell.right),
      }))
    })
    expect(found.filter(({ outside }) => outside)).toEqual([])
    const [object] = found.filter(({ text }) => text === 'Omar Haddad')
    expect(object!.fromStart).toBeLessThan(24) // where an Arabic line begins
  })
