import type { Locator, Page } from '@playwright/test'
import { expect, test } from './portal.ts'

const both = async (place: Locator | Page, label: string, ar: string, en: string) => {
  await place.getByRole('textbox', { name: `${label} بالعربية` }).fill(ar)
  await place.getByRole('textbox', { name: `${label} بالإنجليزية` }).fill(en)
}

const addField = async (page: Page, type: string) => {
  await page.getByRole('button', { name: 'إضافة حقل' }).click()
  await page.getByRole('menuitem', { name: type, exact: true }).click()
  return page.getByRole('list', { name: 'الحقول' }).getByRole('listitem').last()
}

const inForm = (page: Page) => page.getByRole('dialog', { name: 'تذكرة جديدة' })

test('an administrator builds a request in both languages, somebody fills it in in Arabic, staff read it in English', async ({
  visit,
}) => {
  const [admin, requester, technician] = await Promise.all([
    visit('ADMIN', { expects: /400/ }),
    visit('USER'),
    visit('TECH', { language: 'en-US' }),
  ])
  await admin.goto('/admin/tickets?tab=templates&template=new')
  await both(admin, 'الاسم', 'تصريح دخول زائر', 'Visitor pass')
  await both(admin, 'الفئة', 'الأمن', 'Security')
  await admin.getByRole('combobox', { name: 'يصل إلى المجموعة' }).click()
  await admin.getByRole('option', { name: /الشبكات والاتصال/ }).click()

  const vehicle = await addField(admin, 'خيار واحد')
  await both(vehicle, 'التسمية', 'هل معه سيارة؟', 'By car?')
  await vehicle.getByRole('textbox', { name: 'الخيار 1 بالعربية' }).fill('نعم')
  await vehicle.getByRole('textbox', { name: 'الخيار 1 بالإنجليزية' }).fill('Yes')
  await vehicle.getByRole('textbox', { name: 'الخيار 2 بالعربية' }).fill('لا')
  await vehicle.getByRole('textbox', { name: 'الخيار 2 بالإنجليزية' }).fill('No')
  await vehicle.getByRole('switch', { name: 'مطلوب' }).click()

  const plate = await addField(admin, 'نص قصير')
  await plate.getByRole('textbox', { name: 'التسمية بالعربية' }).fill('رقم اللوحة')
  await plate.getByRole('switch', { name: 'فقط حين تستدعيه إجابات أخرى' }).click()
  await plate.getByRole('combobox', { name: 'المقارنة' }).click()
  await admin.getByRole('option', { name: 'يساوي', exact: true }).click()
  await plate.getByRole('combobox', { name: 'القيمة' }).click()
  await admin.getByRole('option', { name: 'نعم', exact: true }).click()

  await admin.getByRole('button', { name: 'نشر' }).click() // a translation is missing: flagged, and not published
  await expect(admin.getByRole('alert')).toHaveText('يرجى تصحيح الأخطاء قبل الإرسال')
  await expect(admin).toHaveURL(/template=[0-9a-f-]{36}/)
  const flagged = admin.getByRole('list', { name: 'الحقول' }).getByRole('listitem').last()
  if (!(await flagged.getByRole('textbox', { name: 'التسمية بالإنجليزية' }).isVisible()))
    await flagged.locator('[aria-expanded]').first().click()
  await flagged.getByRole('textbox', { name: 'التسمية بالإنجليزية' }).fill('Plate number')

  const count = await addField(admin, 'رقم')
  await both(count, 'التسمية', 'عدد الزوار', 'How many visitors')
  const handle = count.getByRole('button', { name: /^نقل/ })
  await handle.focus()
  await admin.keyboard.press('ArrowUp')
  await admin.keyboard.press('ArrowUp')
  const first = admin.getByRole('list', { name: 'الحقول' }).getByRole('listitem').first()
  await expect(first).toContainText('عدد الزوار')
  await expect(first.getByRole('button', { name: /^نقل/ })).toBeFocused()

  await admin.getByRole('button', { name: 'تراجع' }).click()
  await expect(first).toContainText('هل معه سيارة؟')
  await admin.getByRole('button', { name: 'إعادة' }).click()
  await expect(first).toContainText('عدد الزوار')

  const preview = admin.getByRole('region', { name: 'المعاينة' })
  await preview.getByText('الإنجليزية', { exact: true }).click()
  await expect(preview.getByText('By car?')).toBeVisible()
  await expect(preview.getByText('Plate number')).toBeHidden()
  await preview.getByRole('radio', { name: 'Yes' }).check()
  await expect(preview.getByText('Plate number')).toBeVisible()

  await admin.getByRole('button', { name: 'نشر' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'نُشر النموذج' })).toBeVisible()

  await requester.goto('/user/tickets')
  await requester.getByRole('button', { name: 'تذكرة جديدة' }).first().click()
  const dialog = inForm(requester)
  await dialog.getByRole('searchbox').fill('الزائر')
  await expect(dialog.locator('[data-entry]')).toHaveCount(2) // and “something else”
  await dialog.getByRole('button', { name: /تصريح دخول زائر/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'الموضوع' })).toHaveValue('تصريح دخول زائر')
  await dialog.getByRole('textbox', { name: 'عدد الزوار' }).fill('كثير')
  await dialog.getByRole('button', { name: 'إرسال التذكرة' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('يرجى تصحيح الأخطاء قبل الإرسال')
  await expect(dialog.getByRole('textbox', { name: 'عدد الزوار' })).toBeFocused()
  await expect(dialog.getByText('أدخل رقمًا')).toBeVisible()

  await dialog.getByRole('textbox', { name: 'عدد الزوار' }).fill('٣')
  await dialog.getByRole('radio', { name: 'نعم' }).check()
  await dialog.getByRole('textbox', { name: 'رقم اللوحة' }).fill('أ ب ج ١٢٣٤')
  await requester.reload() // nothing typed is lost
  await expect(dialog.getByRole('textbox', { name: 'رقم اللوحة' })).toHaveValue('أ ب ج ١٢٣٤')
  await dialog.getByRole('button', { name: 'إرسال التذكرة' }).click()
  await requester.waitForURL(/\/ticket-thread\//)
  await expect(requester.getByRole('region', { name: 'الطلب' })).toContainText('عدد الزوار')

  await technician.goto(new URL(requester.url()).pathname)
  const request = technician.getByRole('region', { name: 'The request' })
  await expect(request.getByRole('heading')).toHaveText('Visitor pass')
  for (const [label, answer] of [
    ['How many visitors', '3'],
    ['By car?', 'Yes'],
    ['Plate number', 'أ ب ج ١٢٣٤'],
  ] as const)
    await expect(request.locator('[data-answer]', { hasText: label })).toContainText(answer)
})

test('a field can be dragged to another place', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('ADMIN')
  await page.goto('/admin/tickets?tab=templates')
  await page.getByRole('button', { name: /صيانة/ }).first().click()
  const fields = page.getByRole('list', { name: 'الحقول' }).locator(':scope > li')
  await expect(fields.first()).toContainText('المكان')
  await fields.nth(1).locator('[data-handle]').dragTo(fields.first())
  await expect(fields.first()).toContainText('نوع العطل')
})

test(
  'what an administrator was building outlives a reload, and is told when somebody else saved before',
  { tag: '@deep' },
  async ({ visit }) => {
    const [mine, theirs] = await Promise.all([visit('ADMIN', { expects: /409/ }), visit('SUPER_ADMIN')])
    const name = 'بداية الموضوع بالعربية'
    for (const page of [mine, theirs]) {
      await page.goto('/admin/tickets?tab=templates')
      await page
        .getByRole('button', { name: /طابعة أو حبر/ })
        .first()
        .click()
    }
    await mine.getByRole('textbox', { name }).fill('نصّي')
    await mine.getByRole('textbox', { name: 'بداية الموضوع بالإنجليزية' }).fill('Mine')
    await mine.reload()
    await expect(mine.getByRole('textbox', { name })).toHaveValue('نصّي')

    await theirs.getByRole('textbox', { name }).fill('نصّهم')
    await theirs.getByRole('button', { name: 'حفظ المسودة' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'حُفظت المسودة' })).toBeVisible()

    await mine.getByRole('button', { name: 'حفظ المسودة' }).click()
    await expect(mine.getByRole('alert')).toContainText('إلى تعديل هذا العنصر')
    await mine.getByRole('button', { name: 'الاحتفاظ بنسختي' }).click()
    await mine.getByRole('button', { name: 'حفظ المسودة' }).click()
    await expect(mine.getByRole('status').filter({ hasText: 'حُفظت المسودة' })).toBeVisible()
  },
)

test(
  'a technician fills in a request for who called, with what is theirs in it, and it is found by its answers (T14)',
  { tag: '@deep' },
  async ({ visit }) => {
    const [requester, technician] = await Promise.all([visit('USER'), visit('TECH', { language: 'en-US' })])
    await technician.goto('/admin/tickets')
    await technician.getByRole('button', { name: 'New ticket' }).first().click()
    const dialog = technician.getByRole('dialog', { name: 'New ticket' })
    await dialog.getByRole('button', { name: /^VPN access/ }).click()
    await expect(dialog.getByLabel('Subject')).toHaveValue(/^VPN for Omar Haddad, /)
    const caller = dialog.getByRole('combobox', { name: 'On behalf of (optional)' })
    await dialog.getByRole('button', { name: /more field/ }).click()
    await caller.fill('نورة بنت عبد الله')
    await technician.getByRole('option', { name: 'نورة بنت عبد الله' }).first().click()
    await expect(dialog.getByLabel('Subject')).toHaveValue(/^VPN for نورة بنت عبد الله/)

    await dialog.getByRole('button', { name: 'Choose another request' }).click()
    await dialog.getByRole('button', { name: /^Printer or toner/ }).click()
    await dialog.getByRole('button', { name: /more field/ }).click()
    await caller.fill('نورة بنت عبد الله')
    await technician.getByRole('option', { name: 'نورة بنت عبد الله' }).first().click()
    await dialog.getByLabel('Number of the printer').fill('PRN-7781')
    await dialog.getByRole('radio', { name: 'Out of toner' }).check()
    await dialog.getByRole('button', { name: 'Send ticket' }).click()
    await technician.waitForURL(/\/ticket-thread\//)

    await requester.goto('/user/tickets')
    await requester.getByRole('searchbox', { name: 'البحث في التذاكر' }).fill('prn-7781')
    await expect(requester.getByRole('row').filter({ hasText: 'PRN-7781' }).locator('mark').first()).toHaveText('PRN')
  },
)
