import type { Pushed } from '@diwan/contract/notifications/schemas'
import { ar } from '@diwan/contract/notifications/words.ar'
import { en } from '@diwan/contract/notifications/words.en'
import { answerNavigation } from './navigations.ts'

/**
 * The service worker of the portal. It shows notifications, and a page of its own while the portal is away; it caches nothing yet.
 * Its address, `/sw.js`, never changes: a browser that once had it asks there for the next one.
 */
declare let self: ServiceWorkerGlobalScope

const INBOX = '/user/notification'

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  // The portal is asked while the worker starts: no screen waits for it.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})

self.addEventListener('fetch', answerNavigation)

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data as Shown))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange
  change.waitUntil(renew(change))
})

interface Shown {
  readonly path: string
  readonly objectId?: string
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Where the portal is being looked at it shows its own toast. */
async function show(data: PushMessageData | null): Promise<void> {
  const id = idIn(data)
  const pushed = id === undefined ? undefined : await wordsOf(id)
  if ((await windows()).some(({ focused }) => focused)) return
  if (pushed) return display(pushed)
  const { language } = self.navigator
  const say = (key: keyof typeof en) => (language.startsWith('ar') ? ar : en)[key]
  await self.registration.showNotification(say('name_notifications'), {
    body: say('pushUnknown'),
    tag: INBOX,
    data: { path: INBOX },
  })
}

function display({ title, body, language, path, objectId }: Pushed): Promise<void> {
  const data: Shown = { path, objectId }
  return self.registration.showNotification(title, {
    body,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag: objectId,
    data,
  })
}

function idIn(data: PushMessageData | null): string | undefined {
  try {
    const said = data?.json() as { id?: unknown } | null | undefined
    return typeof said?.id === 'string' ? said.id : undefined
  } catch {
    return undefined
  }
}

/** In the language of the person who is signed in; nothing where they are offline, signed out or may not see it. */
async function wordsOf(id: string): Promise<Pushed | undefined> {
  try {
    const response = await fetch(`/api/notifications/${encodeURIComponent(id)}/pushed`, { credentials: 'same-origin' })
    return response.ok ? ((await response.json()) as Pushed) : undefined
  } catch {
    return undefined
  }
}

/** A window that is open goes there by itself, so that nothing typed in it is lost. */
async function open({ path, objectId }: Shown): Promise<void> {
  if (objectId !== undefined) await post('/api/notifications/seen', { objectId }).catch(() => undefined)
  const [found] = await windows()
  if (!found) return void (await self.clients.openWindow(path))
  found.postMessage({ type: 'open', path })
  await found.focus().catch(() => undefined)
}

interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null
}

/** The browser's maker gave it another address. */
async function renew({ newSubscription }: SubscriptionChange): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAgain())
  const { endpoint, keys } = subscription.toJSON()
  await post('/api/notifications/device', { endpoint, keys })
}

async function subscribeAgain(): Promise<PushSubscription> {
  const response = await fetch('/api/notifications/device', { credentials: 'same-origin' })
  const { key } = (await response.json()) as { key: string }
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  })
