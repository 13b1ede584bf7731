import type { BrowserContext, Page } from '@playwright/test'
import { AWAY, hostileTexts } from '../server/testing/hostile-texts.ts'
import { expect, test } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

test.use({ apart: 'mark-up' })

const labels = words['ar-SA']
/** One of each class, by place in the set. */
const some = hostileTexts.filter((_, place) => place % 6 === 0)
const subject = `"'><img src=x onerror=diwanRan()> {{actor}} $t(cancel) <script src=${AWAY}s.js></script>`

/** Whatever any of them did: started a script, opened a dialog, asked somebody else for something. */
async function watchForEffects(context: BrowserContext, origin: string): Promise<string[]> {
  const effects: string[] = []
  await context.exposeFunction('diwanRan', () => effects.push('a script ran'))
  context.on('dialog', (dialog) => effects.push(`dialog ${dialog.message()}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== new URL(origin).host) effects.push(request.url())
  })
  return effects
}

/** As the page itself calls, with the cookie of the person signed in. */
const send = (page: Page, method: string, path: string, body: object): Promise<{ id: string; version: number }> =>
  page.evaluate(
    async ([how, where, input]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const answer = await fetch(where, { method: how, headers, body: JSON.stringify(input) })
      if (!answer.ok) throw new Error(`${where} ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [method, path, body] as const,
  )
const ask = (page: Page, path: string) => page.evaluate(async (where) => (await fetch(where)).json(), path)

/** Nothing on this screen has become an element, a handler or an address by somebody's words. */
async function expectOnlyWords(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].map(({ name, value }) => ({ name, value })),
    )
    const wild = all.filter(
      ({ name, value }) =>
        /^on/i.test(name) ||
        name === 'srcdoc' ||
        (/^(href|src|action|xlink:href)$/.test(name) && /^\s*(javascript|data:text|vbscript)/i.test(value)),
    )
    const foreign = document.querySelectorAll(
      'marquee, iframe, object, embed, base, math, foreignObject, script:not([src^="/"]):not([type])',
    )
    return [...wild.map(({ name, value }) => `${name}=${value}`), ...[...foreign].map(({ outerHTML }) => outerHTML.slice(0, 100))]
  })
  expect(found).toEqual([])
}

test(
  'what reads as mark-up is words on every screen: nothing runs, nothing is fetched from elsewhere (H20)',
  { tag: '@deep' },
  async ({ visit, portal }) => {
    const [requester, tech, admin] = await Promise.all([visit('USER'), visit('TECH'), visit('ADMIN')])
    const effects = await Promise.all([requester, tech, admin].map((page) => watchForEffects(page.context(), portal.url)))

    await requester.goto('/user/tickets')
    await openTicket(requester, labels, subject, hostileTexts.join('\n'))
    const log = requester.getByRole('log', { name: labels.log })
    await expect(log.locator('p[dir]')).toHaveText(hostileTexts, { useInnerText: false })
    await expect(requester.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expectOnlyWords(requester)

    const ticketAddress = requester.url()
    await requester.goto('/user/tickets') // of a ticket on screen there is no toast
    await tech.goto('/admin/tickets')
    await tech.locator('a[data-row]', { hasText: subject }).click()
    await expect(tech.getByRole('log').locator('p[dir]')).toHaveText(hostileTexts, { useInnerText: false })
    await tech.getByPlaceholder(labels.writeReply).fill(some.join('\n'))
    await tech.getByRole('button', { name: labels.sendReply }).click()
    await expect(requester.getByRole('status').filter({ hasText: subject }).first()).toBeVisible() // the toast
    await expectOnlyWords(requester)
    await requester.goto(ticketAddress)
    await expect(log.locator('p[dir]')).toHaveText([...hostileTexts, ...some], { useInnerText: false })
    await expectOnlyWords(requester)
    await requester.goto('/user/notification')
    await expect(requester.locator('#main')).toContainText(subject)
    await expectOnlyWords(requester)

    await admin.goto('/admin/department')
    const { items: people } = (await ask(admin, '/api/users?q=noura')) as { items: { id: string; version: number }[] }
    await send(admin, 'PATCH', `/api/users/${people[0]!.id}`, { version: people[0]!.version, fullName: some[0] })
    const [one, two] = [some[1]!, some[2]!]
    await send(admin, 'POST', '/api/units', { kind: 'department', nameAr: one, nameEn: two })
    await send(admin, 'POST', '/api/titles', {
      nameAr: one,
      nameEn: two,
      descriptionAr: one,
      descriptionEn: two,
      colour: '#0e67ad',
    })
    const { version } = (await ask(admin, '/api/settings/organisation')) as { version: number }
    await send(admin, 'POST', '/api/settings/organisation', { version, nameAr: some[3], nameEn: some[4] })
    const { items: places } = (await ask(admin, '/api/units/choices')) as { items: { id: string }[] }
    const { items: groups } = (await ask(admin, `/api/units/choices?departmentId=${places[0]!.id}`)) as {
      items: { id: string }[]
    }
    const label = { labelAr: some[5], labelEn: some[5], helpAr: some[6], helpEn: some[6] }
    const names = {
      nameAr: some[7],
      nameEn: some[7],
      descriptionAr: some[8],
      descriptionEn: some[8],
      categoryAr: 'فئة',
      categoryEn: 'Category',
    }
    const content = { ...names, groupId: groups[0]!.id, fields: [{ key: 'why', type: 'text', ...label }] }
    const template = await send(admin, 'POST', '/api/tickets/templates', content)
    await send(admin, 'POST', `/api/tickets/templates/${template.id}/publish`, { version: template.version })

    for (const [address, text] of [
      ['/admin/department', one],
      ['/admin/department?tab=users&q=noura', some[0]!],
      ['/admin/department?tab=titles', one],
      ['/admin/tickets?queue=all', subject],
      ['/admin/setting?tab=audit', some[3]!],
    ] as const) {
      await admin.goto(address)
      await expect(admin.locator('#main')).toContainText(text)
      await expectOnlyWords(admin)
    }

    await requester.goto('/user/tickets')
    await requester.getByRole('button', { name: labels.newTicket }).first().click()
    const dialog = requester.getByRole('dialog', { name: labels.newTicket })
    await dialog.getByRole('button', { name: some[7]! }).click()
    await dialog.getByLabel(some[5]!).fill(some[9]!)
    await expect(dialog).toContainText(some[6]!)
    await expectOnlyWords(requester)
    await dialog.getByLabel(labels.subject).fill(some[10]!)
    await dialog.getByRole('button', { name: labels.submit }).click()
    await requester.waitForURL(/\/ticket-thread\//)
    await expect(requester.locator('#main')).toContainText(some[9]!)
    await expectOnlyWords(requester)
    expect(effects.flat()).toEqual([])
  },
)
