import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { expect, test } from './portal.ts'

const main = (page: Page) => page.locator('#main')
const dialog = (page: Page) => page.getByRole('dialog')

interface Built {
  readonly nameAr: string
  readonly nameEn: string
  readonly anonymous?: boolean
}

/** A new survey with one question, saved; answers its id. */
async function built(page: Page, { nameAr, nameEn, anonymous = false }: Built): Promise<string> {
  await page.goto('/admin/survey/details?part=settings')
  await page.locator('[data-field=nameAr]').fill(nameAr)
  await page.locator('[data-field=nameEn]').fill(nameEn)
  if (anonymous) await main(page).getByRole('switch', { name: 'إجابات مجهولة الهوية' }).press('Space')
  expect(await barriersOf(page)).toEqual([])
  const save = main(page).getByRole('button', { name: 'حفظ', exact: true })
  await save.click()
  await expect(page).toHaveURL(/id=/)
  await expect(page.locator('[data-field=nameEn]')).toHaveValue(nameEn) // the first save stays in the settings
  await main(page).locator('[data-queue=build]').click()
  await main(page).locator('[data-offer=text]').click()
  await main(page).getByRole('textbox', { name: 'التسمية بالعربية' }).fill('ما الذي يسعدك هنا؟')
  await main(page).getByRole('textbox', { name: 'التسمية بالإنجليزية' }).fill('What makes you happy here?')
  await save.click()
  await expect(save).toBeDisabled()
  return new URL(page.url()).searchParams.get('id')!
}

async function publishedToEveryone(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/survey/details?id=${id}&part=publishing`)
  await main(page).getByRole('button', { name: 'نشر', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'إضافة' }).click()
  await page.getByRole('option', { name: 'جميع منسوبي المؤسسة' }).click()
  await expect(dialog(page).locator('[data-reached]')).toContainText('يصل إلى')
  await dialog(page)
    .getByRole('button', { name: /^النشر الآن/ })
    .click()
  await expect(main(page).locator('[data-status=published]').first()).toBeVisible()
}

/** As somebody else answers it in another browser. */
async function answeredBy(page: Page, id: string, said: string): Promise<void> {
  await page.goto('/user/surveys')
  const status = await page.evaluate(
    async ([survey, why]) => {
      const asked = (await (await fetch(`/api/surveys/${survey}/questions`)).json()) as { fields: { key: string }[] }
      const answers = { [asked.fields[0]!.key]: why }
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const body = JSON.stringify({ fieldsVersion: 1, answers })
      return (await fetch(`/api/surveys/${survey}/sheets`, { method: 'POST', headers, body })).status
    },
    [id, said] as const,
  )
  expect(status).toBe(200)
}

test('a survey by name is built, published, answered on two devices and read, in Arabic', { tag: '@deep' }, async ({ visit }) => {
  const [admin, user] = [await visit('ADMIN'), await visit('USER')]
  const id = await built(admin, { nameAr: 'استطلاع المكاتب', nameEn: 'Offices' })
  await publishedToEveryone(admin, id)

  await user.goto('/user/surveys')
  await main(user).getByRole('button', { name: 'استطلاع المكاتب' }).click()
  await expect(main(user).locator('[data-promises]')).toContainText('مع اسمك')
  expect(await barriersOf(user)).toEqual([])
  await main(user).getByRole('button', { name: 'البدء' }).click()
  await main(user).getByRole('textbox', { name: 'ما الذي يسعدك هنا؟' }).fill('الزملاء')
  await expect(main(user).locator('[data-state=saved]')).toBeVisible()
  expect(await barriersOf(user)).toEqual([])
  const phone = await visit('USER', { width: 390 })
  await phone.goto(`/user/surveys/details?id=${id}`)
  await expect(main(phone).getByRole('textbox', { name: 'ما الذي يسعدك هنا؟' })).toHaveValue('الزملاء')
  await main(phone).getByRole('button', { name: 'إرسال' }).click()
  await expect(phone.getByText('تم إرسال الاستبيان بنجاح')).toBeVisible()
  await expect(main(phone).getByText('الزملاء')).toBeVisible()

  await admin.goto(`/admin/survey/details?id=${id}&part=responses`)
  await expect(main(admin).getByText('الزملاء').first()).toBeVisible()
  expect(await barriersOf(admin)).toEqual([])
})

test('an anonymous survey is answered, closed, and only then read, summed up, in Arabic', async ({ visit }) => {
  const [admin, user] = [await visit('ADMIN'), await visit('USER')]
  const id = await built(admin, { nameAr: 'رأيك بسرية', nameEn: 'In confidence', anonymous: true })
  await publishedToEveryone(admin, id)

  await user.goto(`/user/surveys/details?id=${id}`)
  await expect(main(user).locator('[data-promises]')).toContainText('لا يمكن لأحد الربط بينهما')
  expect(await barriersOf(user)).toEqual([])
  await main(user).getByRole('button', { name: 'البدء' }).click()
  await expect(main(user).getByText('إجاباتك مجهولة، ولا تظهر إلا مجمّعة')).toBeVisible()
  await main(user).getByRole('textbox', { name: 'ما الذي يسعدك هنا؟' }).fill('الهدوء صباحًا')
  await main(user).getByRole('button', { name: 'إرسال' }).click()
  await expect(user.getByText('تم إرسال الاستبيان بنجاح')).toBeVisible()
  await expect(main(user).getByText('إجاباتك محفوظة دون اسمك')).toBeVisible()

  const others = [admin, await visit('TECH'), await visit('COORDINATOR'), await visit('SUPER_ADMIN')]
  for (const [at, page] of others.entries()) await answeredBy(page, id, `رأي ${at}`)
  await admin.goto(`/admin/survey/details?id=${id}&part=results`)
  await expect(main(admin).locator('[data-results=collecting] [data-figure="5"]')).toBeVisible()
  await expect(main(admin).getByText('الهدوء صباحًا')).toHaveCount(0)

  await admin.goto(`/admin/survey/details?id=${id}&part=publishing`)
  await main(admin).getByRole('button', { name: 'إغلاق' }).click()
  await dialog(admin).getByRole('button', { name: /^إغلاق/ }).last().click()
  await expect(main(admin).locator('[data-status=CLOSED]').first()).toBeVisible()
  await expect(main(admin).getByRole('button', { name: 'إعادة فتح' })).toHaveCount(0)
  await admin.goto(`/admin/survey/details?id=${id}&part=results`)
  await expect(main(admin).getByText('الهدوء صباحًا')).toBeVisible()
  expect(await barriersOf(admin)).toEqual([])
})

test(
  'a survey is saved as a file and brought in as a draft, and a wrong file says where, in Arabic',
  { tag: '@deep' },
  async ({ visit }) => {
    const admin = await visit('ADMIN', { expects: /status of 400/ })
    await admin.goto('/admin/survey')
    const id = await admin.evaluate(async () => {
      const fields = [{ key: 'joy', type: 'text', labelAr: 'ما الذي يسعدك هنا؟', labelEn: 'What makes you happy here?' }]
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const body = JSON.stringify({ nameAr: 'استطلاع القهوة', nameEn: 'Coffee', anonymous: true, fields })
      return ((await (await fetch('/api/surveys', { method: 'POST', headers, body })).json()) as { id: string }).id
    })
    await admin.goto(`/admin/survey/details?id=${id}`)
    await main(admin).getByRole('button', { name: 'المزيد', exact: true }).click()
    const [saved] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('menuitem', { name: 'حفظ في ملف' }).click(),
    ])
    const content = JSON.parse(await readFile(await saved.path(), 'utf8')) as { fields: object[] }
    const file = (value: unknown) => ({
      name: saved.suggestedFilename(),
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    })

    await admin.goto('/admin/survey')
    await main(admin).getByRole('button', { name: 'استيراد ملف' }).click()
    const chosen = admin.locator('input[type=file]')
    const bringIn = dialog(admin).getByRole('button', { name: 'استيراد', exact: true })
    await chosen.setInputFiles(file('coffee'))
    await expect(dialog(admin).getByRole('alert')).toContainText('لم يُحفظ هذا الملف')
    await expect(bringIn).toBeDisabled()
    await chosen.setInputFiles(file({ ...content, fields: [{ ...content.fields[0], type: 'riddle' }] }))
    await bringIn.click()
    await expect(dialog(admin).getByRole('listitem')).toContainText(/الحقل 1: .*ما الذي يسعدك هنا؟.*fields\.0\.type/)
    expect(await barriersOf(admin)).toEqual([])
    await chosen.setInputFiles(file(content))
    await expect(dialog(admin).getByRole('alert')).toHaveCount(0)
    await bringIn.click()
    await expect(admin).toHaveURL(/details\?id=/)
    await expect(main(admin).locator('[data-status=DRAFT]').first()).toBeVisible()
    await admin.goto(`${admin.url()}&part=settings`)
    await expect(main(admin).getByRole('switch', { name: 'إجابات مجهولة الهوية' })).toBeChecked()
  },
)
