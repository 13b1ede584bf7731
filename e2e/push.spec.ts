import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { expect, test, type Portal } from './portal.ts'
import { openTicket, words } from './ticket-steps.ts'

const labels = words['ar-SA']

test.use({ apart: 'push' })

/** The lighter one of the other journeys shows no notifications. */
const WHOLE_BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** The only journey with a service worker: the others are not to meet what it keeps one day. */
async function withWorker(context: BrowserContext, portal: Portal): Promise<{ page: Page; worker: Worker; cdp: CDPSession }> {
  await context.grantPermissions(['notifications'], { origin: portal.url })
  const page = await context.newPage()
  const registered = context.waitForEvent('serviceworker')
  await page.goto('/user/profile')
  const worker = await registered
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { page, worker, cdp: await context.newCDPSession(page) }
}

async function registrationOf(cdp: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((answer) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) answer(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  return found
}

/** What the device shows now. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const all = await registration.getNotifications()
    return all.map(({ title, body, lang, dir, tag }) => ({ title, body, lang, dir, tag }))
  })

test('a push is shown in the language of its reader, a click opens its record, and what cannot be read says so in general', async ({
  playwright,
  launchOptions,
  portal,
  visit,
}) => {
  const requester = await visit('USER')
  await requester.goto('/user/tickets')
  await openTicket(requester, labels, 'شاشة القاعة', 'لا تعمل.')
  const ticket = new URL(requester.url()).pathname
  const state = await requester.context().storageState()
  await requester.goto('/user/profile') // who looks at the thread has read it
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath: WHOLE_BROWSER })
  const context = await browser.newContext({ baseURL: portal.url, locale: 'ar-SA', serviceWorkers: 'allow', storageState: state })
  const { page, worker, cdp } = await withWorker(context, portal)
  await expect(page.getByRole('switch', { name: 'الإشعارات على هذا الجهاز' })).toBeEnabled()

  const tech = await visit('TECH')
  await tech.goto(ticket)
  await tech.getByRole('textbox', { name: labels.writeReply }).fill('سأمر عليكم')
  await tech.getByRole('button', { name: labels.sendReply }).click()
  const newest = async () => {
    const { items } = (await (await page.request.get('/api/notifications')).json()) as {
      items: { id: string; path: string | null }[]
    }
    return items.find(({ path }) => path?.startsWith(ticket))?.id
  }
  await expect.poll(newest).toBeTruthy()

  const registrationId = await registrationOf(cdp, portal.url)
  const push = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin: portal.url, registrationId, data })
  const elsewhere = await context.newPage() // the portal is open, and not looked at
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false }) // a page of a test counts as looked at
  await elsewhere.bringToFront()
  await push(JSON.stringify({ id: await newest() }))
  await expect
    .poll(() => shown(worker))
    .toEqual([expect.objectContaining({ body: expect.stringContaining('رد جديد من'), lang: 'ar', dir: 'rtl' })])

  // Nothing is shown while a window has the focus, which a busy browser takes away late.
  await expect(async () => {
    await push('not even JSON')
    expect((await shown(worker)).map(({ body }) => body)).toContain('لديك إشعار جديد.')
  }).toPass({ timeout: 20_000 })

  const unread = async () => ((await (await page.request.get('/api/notifications/unread')).json()) as { count: number }).count
  const before = await unread()
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent: (event: Event) => void
      NotificationEvent: new (name: string, init: object) => Event
    }
    const all = await scope.registration.getNotifications()
    const notification = all.find(({ lang }) => lang === 'ar')
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(new RegExp(ticket))
  await expect.poll(unread).toBe(before - 1)

  await worker.evaluate(() => {
    const keys = {
      p256dh: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
      auth: 'zqbxT6JKstKSY9JKibZLSQ',
    }
    const newSubscription = { toJSON: () => ({ endpoint: 'https://1.1.1.1/renewed', keys }) }
    const Extendable = (globalThis as unknown as { ExtendableEvent: new (name: string) => Event }).ExtendableEvent
    dispatchEvent(Object.assign(new Extendable('pushsubscriptionchange'), { newSubscription }))
  })
  const device = async () => (await (await page.request.get('/api/notifications/device')).json()) as { on: boolean }
  await expect.poll(async () => (await device()).on).toBe(true)

  // While the portal is away, the worker shows a page of its own at any address, and it goes on by itself.
  const away = page.getByRole('heading', { name: /أنت غير متصل بالشبكة|تعذّر الوصول إلى البوابة/ })
  await context.setOffline(true)
  await page.goto('/user/profile')
  await expect(away).toBeVisible()
  await page.reload()
  await expect(away).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/user/profile')
  await context.setOffline(false)
  await expect(page.getByRole('switch', { name: 'الإشعارات على هذا الجهاز' })).toBeVisible()
  await browser.close()
})
