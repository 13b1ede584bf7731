import { notifications } from '@diwan/contract/notifications/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../../kit/follow.ts'
import { query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

/** Kept from an earlier visit, and fetched again: an administrator may have changed it since. */
const again = { refetchOnMount: 'always' } as const

export const ruleQueries = {
  rules: () => queryOptions({ queryKey: ['notification-rules'], ...query(notifications.rules, {}), ...again }),
  choices: () => queryOptions({ queryKey: ['notification-choices'], ...query(notifications.choices, {}), ...again }),
}

export const deviceQueries = {
  device: () => queryOptions({ queryKey: ['notification-device'], ...query(notifications.device, {}) }),
}

/** Changed by another administrator. */
export const rulesLive: LiveLists = { topics: ['settings'], lists: () => [ruleQueries.rules().queryKey] }

registerWrite(notifications.changeRules, {
  renews: [ruleQueries.rules().queryKey],
  says: ['notifications', 'rulesSaved'],
  done: (client, rules) => void client.setQueryData(ruleQueries.rules().queryKey, rules),
})
const keeps = {
  renews: [ruleQueries.choices().queryKey],
  says: ['notifications', 'choicesSaved'],
} as const
registerWrite(notifications.choose, keeps)
registerWrite(notifications.keepQuiet, keeps)

export const { changeRules, choose, keepQuiet } = notifications
