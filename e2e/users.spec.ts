import { readFile } from 'node:fs/promises'
import { expect, test } from './portal.ts'

const people = '/admin/department?tab=users'

test('an administrator finds people in either script, creates one with a generated password, edits and disables them', async ({
  visit,
}) => {
  const page = await visit('ADMIN')
  await page.goto(`${people}&q=نورة`)
  await expect(page.getByRole('button', { name: /نورة بنت عبد الله/ })).toBeVisible()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/people-ar.png` })

  await page.getByRole('searchbox').fill('qahtani')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')

  await page.getByRole('button', { name: 'المزيد', exact: true }).click()
  await page.getByRole('menuitem', { name: 'شخص جديد' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible() // told by field, nothing sent
  await dialog.getByLabel('الاسم الأول').fill('سلمى')
  await dialog.getByLabel('اسم العائلة').fill('الزهراني')
  await expect(dialog.getByLabel('الاسم الكامل')).toHaveValue('سلمى الزهراني')
  await dialog.getByLabel('البريد الإلكتروني').fill('salma@diwan.example')
  await dialog.getByLabel('الجوال').fill('٠٥٠٧٧٧٨٨٩٩')
  await dialog.getByRole('button', { name: 'توليد' }).click()
  const password = await dialog.getByLabel('كلمة المرور الأولى').inputValue()
  expect(password.length).toBeGreaterThanOrEqual(8)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/new-ar.png` })
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'تم إنشاء حساب الشخص' })).toBeVisible()

  await page.getByRole('searchbox').fill('0507778899')
  await page.getByRole('button', { name: /سلمى الزهراني/ }).click()
  await page.getByRole('dialog').getByLabel('الاسم الكامل').fill('سلمى بنت علي الزهراني')
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/edit-ar.png` })
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('button', { name: /سلمى بنت علي/ })).toBeVisible()

  await page.getByRole('button', { name: /سلمى بنت علي/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تعطيل' }).click()
  await page
    .getByRole('dialog', { name: /^تعطيل حساب/ })
    .getByRole('button', { name: 'تعطيل' })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'تم تعطيل الحساب' })).toBeVisible()
})

test(
  'three people are invited with a role and a unit by at most six presses and clicks besides typing',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('ADMIN')
    await page.goto(people)
    await expect(page.locator('[data-row]').first()).toBeVisible()
    let steps = 0
    const step = async (work: Promise<void>) => {
      steps += 1
      await work
    }
    await step(page.keyboard.press('c'))
    const dialog = page.getByRole('dialog', { name: 'دعوة' })
    await expect(dialog.getByRole('combobox', { name: 'عناوين البريد' })).toBeFocused()
    await page.keyboard.type('amani.q@diwan.example, Basma Al-Q <basma.q@diwan.example>, karim.q@diwan.example')
    await step(dialog.getByRole('combobox', { name: 'الدور' }).click())
    await step(page.getByRole('option', { name: 'فني' }).click())
    await step(dialog.getByRole('combobox', { name: 'الجهة' }).click())
    await page.keyboard.type('الشبكات')
    await expect(page.getByRole('option', { name: 'الشبكات والاتصال' })).toBeVisible()
    await step(page.keyboard.press('Enter'))
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/quick-invite-ar.png` })
    await step(page.keyboard.press('Control+Enter'))
    await expect(page.getByRole('status').filter({ hasText: '3 دعوات في طريقها' })).toBeVisible()
    expect(steps).toBeLessThanOrEqual(6)

    await page.goto(`${people}&state=invited&q=Amani Q`)
    const row = page.locator('tr', { hasText: 'Amani Q' })
    await expect(row).toContainText('دعوة لم تُقبل')
    await expect(row).toContainText('الشبكات والاتصال')
    await page.getByRole('searchbox').fill('basma.q@diwan.example')
    await expect(page.getByRole('button', { name: 'Basma Al-Q' })).toBeVisible()
  },
)

test(
  'an address that is none is named before anything is sent, and who is there already is told',
  { tag: '@deep' },
  async ({ visit, portal }) => {
    const page = await visit('ADMIN')
    await page.goto(`${people}&user=invite`)
    const dialog = page.getByRole('dialog', { name: 'دعوة' })
    const addresses = dialog.getByRole('combobox', { name: 'عناوين البريد' })
    const { email } = portal.accountOf('USER')
    await addresses.fill('not-an-address')
    await dialog.getByRole('button', { name: 'إرسال الدعوات' }).click()
    await expect(dialog.getByText('ليس عنوان بريد صحيحًا')).toContainText('not-an-address')
    await page.keyboard.press('Backspace') // the last one goes
    await addresses.fill(email)
    await dialog.getByRole('button', { name: 'إرسال الدعوات' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'لهم حسابات في البوابة' })).toContainText(email)
  },
)

test('a title changed by one administrator shows to another at once', { tag: '@deep' }, async ({ visit }) => {
  const [one, other] = await Promise.all([visit('ADMIN'), visit('SUPER_ADMIN', { dark: true })])
  await Promise.all([one, other].map((page) => page.goto('/admin/department?tab=titles')))
  await expect(other.locator('[data-row]').first()).toBeVisible()
  await one.getByRole('button', { name: 'مسمى جديد' }).click()
  const dialog = one.getByRole('dialog')
  await dialog.getByLabel('الاسم بالعربية').fill('أمين المستودع')
  await dialog.getByLabel('الاسم بالإنجليزية').fill('Storekeeper')
  await dialog.getByRole('textbox', { name: 'اللون', exact: true }).fill('#ffee00')
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible() // too weak to be read
  await dialog.getByRole('textbox', { name: 'اللون', exact: true }).fill('#0b5793')
  if (process.env['SHOTS']) await one.screenshot({ path: `${process.env['SHOTS']}/title-ar.png` })
  await dialog.getByRole('button', { name: 'حفظ' }).click()
  await expect(other.getByText('أمين المستودع')).toBeVisible() // nobody reloaded
  if (process.env['SHOTS']) await other.screenshot({ path: `${process.env['SHOTS']}/titles-dark.png` })
})

const rows = (...lines: string[]) => ({
  name: 'الموظفون.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['البريد الإلكتروني,الاسم الكامل,الدور,الجوال,المسمى الوظيفي', ...lines, ''].join('\r\n')),
})

test(
  'a file of people is tried, mended and imported; an imported person signs in and must choose a password',
  { tag: '@deep' },
  async ({ visit }) => {
    const page = await visit('ADMIN')
    await page.goto(people)
    await page.getByRole('button', { name: 'استيراد' }).click()
    const dialog = page.getByRole('dialog')
    const file = page.locator('input[type=file][accept*=csv]')
    const good = 'rania@diwan.example,رانيا السبيعي,مستخدم,٠٥٠٣٣٣٤٤٥٥,'

    await file.setInputFiles(rows(good, 'not-an-address,بدر العمري,,,', 'fahad@diwan.example,فهد الرشيد,إمبراطور,12,بلا مسمى'))
    await dialog.getByRole('button', { name: 'معاينة' }).click()
    const refused = dialog.locator('li[data-outcome=refused]')
    await expect(refused).toHaveCount(2)
    await expect(refused.first()).toContainText('السطر 3')
    await expect(refused.first()).toContainText('البريد الإلكتروني: أدخل بريدًا إلكترونيًا صحيحًا')
    await expect(refused.last()).toContainText('الدور: هذه القيمة غير موجودة')
    await expect(refused.last()).toContainText('الجوال: أدخل رقم هاتف من أربعة أرقام على الأقل')
    await expect(refused.last()).toContainText('المسمى الوظيفي: هذه القيمة غير موجودة')
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/import-refused-ar.png` })

    await file.setInputFiles(rows(good, 'badr@diwan.example,بدر العمري,,,', 'fahad@diwan.example,فهد الرشيد,فني,٠٥٠٣٣٣٤٤٥٦,'))
    await expect(refused).toHaveCount(0) // another file starts over
    await dialog.getByRole('button', { name: 'معاينة' }).click()
    await expect(dialog.locator('li[data-outcome=create]')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'استيراد', exact: true }).click()
    await expect(dialog.getByText('اكتمل الاستيراد')).toBeVisible()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'توليد كلمات المرور الأولى' }).click(),
    ])
    await expect(dialog.getByText('نُزّلت كلمات المرور، ولا يمكن عرضها مرة أخرى.')).toBeVisible()
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/import-done-ar.png` })
    const given = new Map(
      (await readFile(await download.path(), 'utf8'))
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(1, -1).split('","') as [string, string]),
    )
    expect([...given.keys()].toSorted()).toEqual(['badr@diwan.example', 'fahad@diwan.example', 'rania@diwan.example'])
    await dialog.getByRole('button', { name: 'إغلاق' }).last().click()
    await page.getByRole('searchbox').fill('رانيا')
    await expect(page.getByRole('button', { name: /رانيا السبيعي/ })).toBeVisible()

    const phone = await visit(null, { width: 390, expects: /401/ })
    const first = given.get('rania@diwan.example')!
    await phone.goto('/access/login')
    await phone.locator('input[name=email]').fill('rania@diwan.example')
    await phone.locator('input[name=password]').fill(first)
    await phone.locator('button[type=submit]').click()
    const own = phone.locator('input[autocomplete=new-password]')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('اختيار كلمة مرور خاصة بك')
    if (process.env['SHOTS']) await phone.screenshot({ path: `${process.env['SHOTS']}/due-390.png` })
    await phone.goto('/user/tickets') // no address leads around it
    await expect(own.first()).toBeVisible()
    await phone.goto('/user')
    await phone.locator('input[autocomplete=current-password]').fill(first)
    for (const input of await own.all()) await input.fill('Jadida@2026')
    await phone.locator('button[type=submit]').click()
    await expect(phone.locator('#main h1')).toContainText('رانيا')
    expect(new URL(phone.url()).pathname).toBe('/user')
  },
)

test(
  'the operator unlocks an account after wrong codes, changes how its person reads and signs them out',
  { tag: '@deep' },
  async ({ visit, portal }) => {
    const stranger = await visit(null, { expects: /4\d\d/ })
    await stranger.goto('/access/login')
    await stranger.evaluate(async (email) => {
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      await post('/api/identity/forgot-password', { email })
      for (let guess = 0; guess < 6; guess += 1) await post('/api/identity/forgot-password/code', { code: '000000' })
    }, portal.accountOf('COORDINATOR').email)

    const operator = await visit('SYSTEM_ADMIN')
    await operator.goto(people)
    await operator.getByRole('searchbox').fill(portal.accountOf('COORDINATOR').email)
    await expect(operator.locator('[data-row]')).toHaveCount(1)
    await operator.locator('[data-row]').click()
    await operator.getByRole('dialog').getByRole('button', { name: 'الحساب', exact: true }).click()
    const dialog = operator.getByRole('dialog').last()
    await expect(dialog).toContainText('مقفل بعد رموز خاطئة حتى')
    if (process.env['SHOTS']) await operator.screenshot({ path: `${process.env['SHOTS']}/account-ar.png` })
    await dialog.getByRole('button', { name: 'فتح القفل' }).click()
    await expect(dialog).not.toContainText('مقفل')

    await dialog.getByRole('combobox', { name: 'الأرقام' }).click()
    await operator.getByRole('option', { name: /١٢٣/ }).click()
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(operator.getByRole('status').filter({ hasText: 'حُدّث الحساب' })).toBeVisible()

    const coordinator = await visit('COORDINATOR', { expects: /40[14]|HTTP Authentication failed/ }) // its socket tries once more, a photo is not there for strangers
    await coordinator.goto('/user/profile')
    await operator.getByRole('dialog').getByRole('button', { name: 'الحساب', exact: true }).click()
    await dialog.getByRole('button', { name: 'إنهاء الجلسات' }).click()
    await operator
      .getByRole('dialog', { name: /^هل تُنهى جلسات/ })
      .getByRole('button', { name: 'إنهاء الجلسات' })
      .click()
    await expect(coordinator).toHaveURL(/access\/login/, { timeout: 10_000 })
  },
)
