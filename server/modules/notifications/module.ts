import { notificationEvents } from '@diwan/contract/notifications/events'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { ar } from '@diwan/contract/notifications/words.ar'
import { en } from '@diwan/contract/notifications/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { notifyReaction, tellSome } from './jobs.ts'
import { openDevice, switchOff, switchOn } from './service/devices.ts'
import { readPushedWords } from './service/pushed.ts'
import { pushJob, pushWaiting } from './service/push.ts'
import { prepareVapid } from './service/vapid.ts'
import { choose, keepQuiet, openChoices } from './service/choices.ts'
import { gatherLetters } from './service/gather.ts'
import { letterJob } from './service/letters.ts'
import { changeRules, openRules, reverts, notificationRulesOf } from './service/rules.ts'
import { prepareKey } from './service/unsubscribe.ts'
import { forgetNotifications } from './queries/notifications.ts'
import {
  finishRow,
  listInbox,
  markSeen,
  markUnseen,
  muteRow,
  putBackRow,
  snoozeRow,
  unmuteRow,
  wakeRow,
  wakeSnoozed,
} from './service/inbox.ts'
import { listNotifications, unreadOf } from './service/read.ts'
import { topicOf } from './topics.ts'

/** It tells people what all modules declare, and asks the kinds of objects again each time somebody reads what was told. */
export const manifest = (house: House): Module => {
  const kinds = () => house.all((module) => module.kinds)
  const modules = () => house.all((module) => [module])
  const rules = () => notificationRulesOf(modules())
  return {
    name: 'notifications',
    words: { ar, en },
    events: Object.values(notificationEvents),
    routes: [
      route(notifications.inbox, (ctx, input) => listInbox(ctx, input, kinds())),
      route(notifications.list, (ctx, input) => listNotifications(ctx, input, kinds())),
      route(notifications.unread, unreadOf),
      route(notifications.markSeen, markSeen),
      route(notifications.markUnread, markUnseen),
      route(notifications.snooze, snoozeRow),
      route(notifications.wake, wakeRow),
      route(notifications.finish, finishRow),
      route(notifications.putBack, putBackRow),
      route(notifications.mute, muteRow),
      route(notifications.unmute, unmuteRow),
      route(notifications.rules, (ctx) => openRules(ctx, rules())),
      route(notifications.changeRules, (ctx, input) => changeRules(ctx, input, rules())),
      route(notifications.choices, (ctx) => openChoices(ctx, rules())),
      route(notifications.choose, (ctx, input) => choose(ctx, input, rules())),
      route(notifications.keepQuiet, (ctx, input) => keepQuiet(ctx, input, rules())),
      route(notifications.device, openDevice),
      route(notifications.switchOn, switchOn),
      route(notifications.switchOff, switchOff),
      route(notifications.pushed, (ctx, input) => readPushedWords(ctx, input, { house, kinds: kinds() })),
    ],
    reactions: (portal) => [notifyReaction(portal, modules())],
    backgroundJobs: [tellSome(modules), letterJob({ house, rules, kinds }), pushJob({ house, rules, kinds })],
    reverts: reverts(rules),
    prepare: (db) => Promise.all([prepareKey(db), prepareVapid(db)]),
    everyMinute: async (portal) => {
      await wakeSnoozed(portal)
      await gatherLetters(portal, rules())
      await pushWaiting(portal)
    },
    forget: async (portal, tx, ids) => {
      const people = await forgetNotifications(tx.db, ids)
      tx.afterwards(() => Promise.resolve(portal.bus.publish({ topics: people.map(topicOf) })))
    },
    topics: (actor) => [topicOf(actor.id)],
  }
}
