import { quickTaskChannel } from '@diwan/contract/quick-tasks/events'
import type { Actor } from '../../kit/access/actor.ts'
import type { Delivery } from '../../kit/record/recorded.ts'
import type { QuickTaskReach } from './queries/quick-task.ts'

/** Heard by this person only, on every device. */
export const topicOf = (userId: string): string => `quickTasks:${userId}`

/** On the channel of the quick task, and as a hint in the lists of its person. */
export const deliveryFor = ({ id, created_by }: Pick<QuickTaskReach, 'id' | 'created_by'>): Delivery => ({
  object: id,
  channels: [quickTaskChannel(id)],
  topics: [topicOf(created_by)],
})

/** The topics that this person may hear. */
export const quickTaskTopics = (actor: Actor): string[] => (actor.grants.get('quickTasks.view')?.size ? [topicOf(actor.id)] : [])
