import { accessEvents } from '@diwan/contract/access/events'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { toSeconds } from '../../kit/clock/clock.ts'
import { door } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

/** In nobody's inbox. */
const objectId = '00000000-0000-4000-8000-000000000000'
/** One that is told, and not critical. */
const event = accessEvents.defaultsChanged.name
const browser = {
  endpoint: 'https://1.1.1.1/somebody',
  keys: {
    p256dh: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
    auth: 'zqbxT6JKstKSY9JKibZLSQ',
  },
}
const ofNobody = door('notifications.view', () => ({ objectId }), '404 not_found')

export const notificationsProof = proof({
  probes: [
    [notifications.inbox, door('notifications.view')],
    [notifications.list, door('notifications.view')],
    [notifications.unread, door('notifications.view')],
    [notifications.markSeen, door('notifications.view')],
    [notifications.markUnread, ofNobody],
    [
      notifications.snooze,
      door('notifications.view', (_group, w) => ({ objectId, until: toSeconds(w.clock.now()) + 60 }), '404 not_found'),
    ],
    [notifications.wake, ofNobody],
    [notifications.finish, ofNobody],
    [notifications.putBack, ofNobody],
    [notifications.mute, ofNobody],
    [notifications.unmute, ofNobody],
    [notifications.rules, door('settings.view')],
    [notifications.changeRules, door('settings.notification', () => ({ version: 1 }))],
    [notifications.choices, door('notifications.view')],
    [notifications.choose, door('notifications.view', () => ({ events: [event], channel: 'app', on: true }))],
    [notifications.keepQuiet, door('notifications.view', () => ({ hours: null, ramadan: null, weekend: false, mentions: true }))],
    [notifications.device, door('notifications.view')],
    [notifications.switchOn, door('notifications.view', () => browser)],
    [notifications.switchOff, door('notifications.view')],
    [notifications.pushed, door('notifications.view', () => ({ id: objectId }), '404 not_found')],
  ],
})
