import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { docx, pdf } from '../server/testing/documents.ts'
import { picture } from '../server/testing/pictures.ts'
import { barriersOf } from './axe.ts'
import { WORKSHOP } from './left-out.ts'
import { expect, test } from './portal.ts'

const labels = {
  send: 'إرسال الرد',
  note: 'ملاحظة داخلية',
  sendNote: 'إضافة الملاحظة',
  files: 'ملفات هذه الرسالة',
  attachments: 'المرفقات',
  arrived: 'تم الرفع',
  queued: 'بانتظار اكتمال الملفات الأخرى',
}
const SUBJECT = 'طابعة الدور الثاني تطبع صفحات فارغة'

const chooser = (page: Page) => page.locator('input[type=file]').first()
const rows = (page: Page) => page.getByRole('list', { name: labels.files }).getByRole('listitem')
const pdfFile = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/pdf', buffer })

/** A PDF of about so many bytes, which no line compresses. */
const largePdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.from(randomBytes(bytes / 2).toString('hex')), Buffer.from('\n'), pdf()])

const exactPdf = (bytes: number): Buffer => {
  const [head, page] = [Buffer.from('%PDF-1.4\n%'), pdf()]
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - page.length - 1, 65), Buffer.from('\n'), page])
}

async function expectNothingAgainst(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
}

async function openTicket(page: Page, list: string): Promise<void> {
  await page.goto(list)
  await page.getByRole('link', { name: SUBJECT }).click()
  await page.waitForURL(/\/ticket-thread\//)
}

test('a file for which this person has no place waits, says so, and goes up by itself', { tag: '@deep' }, async ({ visit }) => {
  const requester = await visit('USER', { expects: /429/ })
  await openTicket(requester, '/user/tickets')
  const call = (method: string, path: string, body: object) =>
    requester.evaluate(
      async (given) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        const answer = await fetch(given.path, { method: given.method, headers, body: JSON.stringify(given.body) })
        return ((await answer.json()) as { id: string }).id
      },
      { method, path, body },
    )
  const begin = () => call('POST', '/api/files/uploads', { name: 'a.pdf', purpose: 'attachment5', bytes: 9 })
  const [first, ...others] = await Promise.all([begin(), begin(), begin(), begin(), begin()]) // on other devices
  await chooser(requester).setInputFiles([pdfFile('عقد.pdf'), pdfFile('ملحق.pdf')])
  await expect(rows(requester).filter({ hasText: labels.queued })).toHaveCount(2)
  await call('DELETE', `/api/files/uploads/${first}`, {})
  await expect(rows(requester).filter({ hasText: labels.arrived })).toHaveCount(2)
  for (const name of ['عقد.pdf', 'ملحق.pdf']) await requester.getByRole('button', { name: `إزالة ${name}` }).click()
  await expect(rows(requester)).toHaveCount(0)
  for (const id of others) await call('DELETE', `/api/files/uploads/${id}`, {}) // the next journey has all its places
})

test('files are refused in words and accepted, kept over a reload, sent, and seen by the technician', async ({ visit }) => {
  const requester = await visit('USER', { expects: /400/ })
  await openTicket(requester, '/user/tickets')
  await chooser(requester).setInputFiles([
    { name: 'برنامج.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: 'رسم.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
    pdfFile('كبير.pdf', Buffer.alloc(5_242_880)),
    pdfFile('فارغ.pdf', Buffer.alloc(0)),
    { name: 'صورة الطابعة.png', mimeType: 'image/png', buffer: await picture(900, 600) },
    pdfFile('عقد الصيانة.pdf'),
  ])
  await expect(rows(requester)).toHaveCount(6)
  const row = (name: string) => rows(requester).filter({ hasText: name })
  await expect(row('برنامج.exe')).toContainText('نوع الملف غير صالح')
  await expect(row('رسم.png')).toContainText('نوع الملف غير صالح')
  await expect(row('كبير.pdf')).toContainText('يجب أن يقل حجم الملف عن 5 ميغابايت')
  await expect(row('فارغ.pdf')).toContainText('هذا الملف فارغ')
  await expect(row('صورة الطابعة.png')).toContainText(labels.arrived)
  await expect(row('عقد الصيانة.pdf')).toContainText(labels.arrived)

  await requester.getByRole('button', { name: labels.send }).click()
  await expect(requester.getByRole('alert').filter({ hasText: 'لم تُرفع بعض الملفات' })).toBeVisible()
  await expectNothingAgainst(requester)
  for (const name of ['برنامج.exe', 'رسم.png', 'كبير.pdf', 'فارغ.pdf'])
    await requester.getByRole('button', { name: `إزالة ${name}` }).click()

  await requester.reload()
  await expect(rows(requester)).toHaveCount(2)
  await requester.getByRole('button', { name: labels.send }).click()
  await expect(rows(requester)).toHaveCount(0)
  const sent = requester.getByRole('log').getByRole('list', { name: labels.attachments })
  await expect(sent.getByRole('listitem')).toHaveCount(2)

  const technician = await visit('TECH')
  await openTicket(technician, '/admin/tickets')
  await technician.getByRole('button', { name: 'عرض عقد الصيانة.pdf' }).click()
  const viewer = technician.getByRole('dialog', { name: /عقد الصيانة ?\.pdf/ })
  await expect(viewer.locator('canvas')).toBeVisible()
  await expect(viewer).toContainText('الصفحة 1 من 1')
  await expectNothingAgainst(technician)
  await technician.keyboard.press('ArrowRight') // back, along the line of reading
  const shown = technician.getByRole('dialog', { name: /صورة الطابعة ?\.png/ }).locator('img')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  const download = technician.waitForEvent('download')
  await technician.getByRole('link', { name: 'تنزيل' }).click()
  expect((await download).suggestedFilename()).toBe('صورة الطابعة.png')
  await technician.keyboard.press('Escape')
  await expect(technician.getByRole('dialog')).toHaveCount(0)
})

test('the network is cut in the middle of a file: it waits, continues where it was, and begins nothing again', async ({
  visit,
}) => {
  const requester = await visit('USER', {
    expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported module/,
  })
  await openTicket(requester, '/user/tickets')
  const offsets: number[] = []
  let begun = 0
  requester.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/files/uploads')) begun += 1
  })
  await requester.route(/\/parts\?offset=/, async (route) => {
    offsets.push(Number(new URL(route.request().url()).searchParams.get('offset')))
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue().catch(() => undefined)
  })
  await chooser(requester).setInputFiles([pdfFile('تقرير طويل.pdf', largePdf(4_000_000))])
  await expect.poll(() => offsets.length).toBeGreaterThan(2)
  await requester.context().setOffline(true)
  await expect(rows(requester)).toContainText('بانتظار')
  const before = Math.max(...offsets)
  const asked = offsets.length
  await requester.getByRole('button', { name: labels.send }).click()
  await expect(requester.getByRole('alert').filter({ hasText: 'ما زالت بعض الملفات قيد الرفع' })).toBeVisible()
  await requester.context().setOffline(false)
  await expect(rows(requester)).toContainText(labels.arrived)
  expect([begun, Math.min(...offsets.slice(asked)) >= before]).toEqual([1, true])
  await requester.getByRole('button', { name: labels.send }).click()
  await expect(requester.getByRole('log').getByRole('button', { name: 'عرض تقرير طويل.pdf' })).toBeVisible()
})

test(
  'an upload is cancelled half-way, and dropped and pasted files arrive like chosen ones',
  { tag: '@deep' },
  async ({ visit }) => {
    const requester = await visit('USER')
    await openTicket(requester, '/user/tickets')
    await requester.route(/\/parts\?offset=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue().catch(() => undefined)
    })
    await chooser(requester).setInputFiles([pdfFile('خطأ.pdf', largePdf(3_000_000))])
    await requester.getByRole('button', { name: 'إلغاء رفع خطأ.pdf' }).click()
    await expect(rows(requester)).toHaveCount(0)

    const area = requester.getByRole('textbox', { name: 'اكتب ردًا…' })
    for (const kind of ['drop', 'paste'] as const) {
      await area.evaluate(
        (element, { kind: how, text }) => {
          const data = new DataTransfer()
          data.items.add(new File([text], `${how}.pdf`, { type: 'application/pdf' }))
          element.dispatchEvent(
            how === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
        },
        { kind, text: pdf().toString('latin1') },
      )
      await expect(rows(requester).filter({ hasText: `${kind}.pdf` })).toContainText(labels.arrived)
    }
    await requester.getByRole('button', { name: 'إزالة drop.pdf' }).click()
    await requester.getByRole('button', { name: 'إزالة paste.pdf' }).click()
    await expect(rows(requester)).toHaveCount(0)
  },
)

test(
  'a file that is there no more does not take the words with it: they are sent without it',
  { tag: '@deep' },
  async ({ visit }) => {
    const requester = await visit('USER', { expects: /400/ })
    await openTicket(requester, '/user/tickets')
    await chooser(requester).setInputFiles([pdfFile('زائل.pdf')])
    await expect(rows(requester)).toContainText(labels.arrived)
    const held = requester.waitForResponse(
      (answer) => answer.url().endsWith('/api/drafts') && answer.request().method() === 'POST',
    )
    await requester.getByRole('textbox', { name: 'اكتب ردًا…' }).fill('هذا ما بقي من الرسالة')
    const { files } = (await (await held).json()) as { files: string[] }
    await requester.evaluate((id) => fetch(`/api/files/uploads/${id}`, { method: 'DELETE' }), files[0])
    await requester.keyboard.press('Control+Enter')
    const without = requester.getByRole('button', { name: 'إرسال بلا مرفقات' })
    await expect(without).toBeVisible()
    const reached = () => without.evaluate((button) => button === document.activeElement)
    for (let steps = 0; steps < 10 && !(await reached()); steps += 1) await requester.keyboard.press('Shift+Tab')
    await requester.keyboard.press('Enter')
    await expect(without).toHaveCount(0)
    const technician = await visit('TECH')
    await openTicket(technician, '/admin/tickets')
    await expect(technician.getByRole('log')).toContainText('هذا ما بقي من الرسالة')
  },
)

test('a file of an internal note never shows on the requester’s side', async ({ visit }) => {
  const [requester, technician] = await Promise.all([visit('USER'), visit('TECH')])
  await openTicket(technician, '/admin/tickets')
  await technician.getByText(labels.note, { exact: true }).first().click()
  await chooser(technician).setInputFiles([pdfFile('سري.pdf')])
  await expect(rows(technician)).toContainText(labels.arrived)
  await technician.getByRole('button', { name: labels.sendNote }).click()
  await expect(technician.getByRole('log')).toContainText('سري.pdf')
  await openTicket(requester, '/user/tickets')
  await expect(requester.getByRole('log')).toBeVisible()
  await expect(requester.getByText('سري.pdf')).toHaveCount(0)
})

test(
  'on the larger path exactly 10 MB and a document arrive, and one byte more is refused in words',
  { tag: [WORKSHOP, '@deep'] },
  async ({ visit }) => {
    const page = await visit('USER')
    await page.goto('/dev/components')
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await page
      .locator('input[type=file][multiple]')
      .first() // shown once in each direction
      .setInputFiles([
        { name: 'خطاب.docx', mimeType: word, buffer: docx() },
        pdfFile('بالتمام.pdf', exactPdf(10_485_760)),
        pdfFile('أكبر.pdf', exactPdf(10_485_761)),
      ])
    const row = (name: string) => rows(page).filter({ hasText: name }).first()
    await expect(row('خطاب.docx')).toContainText(labels.arrived)
    await expect(row('بالتمام.pdf')).toContainText(labels.arrived)
    await expect(row('أكبر.pdf')).toContainText('يتجاوز الملف المرفوع الحد الأقصى وهو 10 ميغابايت')
    const link = page.getByRole('list', { name: labels.attachments }).getByRole('link', { name: 'تنزيل خطاب.docx' }).first()
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toBe('خطاب.docx')
  },
)
