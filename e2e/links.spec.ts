import { expect, test } from './portal.ts'

test(
  'a technician links two tickets and names one; a reader who may not see it is shown neither',
  { tag: '@deep' },
  async ({ visit }) => {
    const [desk, other, requester] = await Promise.all([
      visit('TECH', { language: 'en-US' }),
      visit('ADMIN', { language: 'en-US' }),
      visit('USER'),
    ])
    await desk.goto('/admin/tickets?queue=all')
    const row = (requestedBy: string) => desk.locator('tr[data-ticket]', { hasText: requestedBy }).first()
    await expect(row('نورة')).toBeVisible()
    const [hers, foreign] = await Promise.all(
      [row('نورة'), row('Yousef')].map(async (one) => ({
        id: (await one.locator('a[data-row]').getAttribute('data-id'))!,
        shortId: (await one.getAttribute('data-ticket'))!,
        subject: await one.locator('a[data-row]').innerText(),
      })),
    )
    await Promise.all([desk, other, requester].map((page) => page.goto(`/ticket-thread/${hers!.id}`)))
    await expect(requester.getByRole('log')).toBeVisible()
    await expect(other.getByRole('log')).toBeVisible()

    await desk.getByRole('button', { name: 'Link a ticket' }).click()
    await desk.getByRole('combobox', { name: 'Link a ticket' }).fill(foreign!.shortId.toLowerCase())
    await desk.getByRole('option', { name: foreign!.shortId }).and(desk.locator('[role=option]:only-child')).click()
    const linked = desk.getByRole('region', { name: 'Linked tickets' })
    await expect(linked.getByRole('link', { name: foreign!.subject })).toBeVisible()
    await expect(desk.getByRole('log')).toContainText(`linked the ticket with \u2068${foreign!.shortId}`)
    await expect(other.getByRole('region', { name: 'Linked tickets' })).toContainText(foreign!.shortId) // without a reload

    await desk.getByRole('textbox', { name: 'Write a reply…' }).fill(`كما في ${foreign!.shortId} وQQQ000`)
    await desk.keyboard.press('Control+Enter')
    const named = (page: typeof desk) => page.getByRole('log').getByRole('link', { name: foreign!.shortId })
    await expect(named(desk)).toHaveAttribute('href', `/ticket-thread/${foreign!.id}`)
    await expect(named(other)).toHaveAttribute('title', foreign!.subject)
    await expect(requester.getByRole('log')).toContainText(foreign!.shortId)
    await expect(desk.getByRole('link', { name: 'QQQ000' })).toHaveCount(0)
    await requester.reload()
    await expect(requester.getByRole('log')).toContainText(foreign!.shortId)
    await expect(named(requester)).toHaveCount(0)
    await expect(requester.locator('#main')).not.toContainText(foreign!.subject)
    await expect(requester.getByRole('region', { name: 'تذاكر مرتبطة' })).toHaveCount(0)

    await other.goto(`/ticket-thread/${foreign!.id}`)
    const back = other.getByRole('region', { name: 'Linked tickets' })
    await expect(back.getByRole('link', { name: hers!.subject })).toBeVisible()
    await linked.getByRole('button', { name: /Remove the link/ }).click()
    await expect(back).not.toContainText(hers!.shortId)
    await expect(other.getByRole('log')).toContainText(`removed the link with \u2068${hers!.shortId}`)
  },
)

test('a ticket is quoted by a click: its short id and its address', { tag: '@deep' }, async ({ visit }) => {
  const page = await visit('TECH', { language: 'en-US' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/tickets')
  const row = page.locator('tr[data-ticket]').first()
  const shortId = await row.getAttribute('data-ticket')
  await row.getByRole('link').click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy the short id' }).click()
  await expect.poll(clipboard).toBe(shortId)
  await page.getByRole('button', { name: 'Copy the link of the ticket' }).click()
  await expect.poll(clipboard).toBe(page.url())
})
