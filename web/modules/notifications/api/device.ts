import type { Device } from '@diwan/contract/notifications/schemas'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { call } from '../../../kit/call.ts'
import { registerServiceWorker } from '../../../kit/service-worker.ts'
import { forget, store } from '../../../kit/stored-values.ts'

/** `unsupported`: by the browser, or without https. `denied`: by its own settings, which no page can change. */
export type DeviceState = 'unsupported' | 'denied' | 'on' | 'off'

export async function stateOf(device: Device): Promise<DeviceState> {
  const registration = await registered()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  return device.on && subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  await registerServiceWorker()
  return import.meta.env.PROD ? navigator.serviceWorker.ready : undefined // a portal in development has no worker
}

/** Asks the person, then the browser's maker, then tells the portal. Answers what came of it. */
export async function switchOn(personId: string, { key }: Device): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off'
  await subscribe(key)
  store('deviceOf', personId)
  return 'on'
}

export async function switchOff(): Promise<void> {
  forget('deviceOf')
  await call(notifications.switchOff, {})
  const subscription = await (await registered())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** After signing in again: a session that ended took the device along, and the person had switched it on here. */
export async function renewDevice(): Promise<void> {
  if (!(await registered()) || Notification.permission !== 'granted') return
  const device = await call(notifications.device, {})
  if (!device.on) await subscribe(device.key)
}

async function subscribe(key: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const held = await pushManager.getSubscription()
  const subscription = await pushManager.subscribe(options).catch(async (reason: unknown) => {
    if (!held) throw reason
    await held.unsubscribe() // by another key, as after the portal was set up again
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await call(notifications.switchOn, { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } })
}
