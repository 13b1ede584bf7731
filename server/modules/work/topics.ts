import { projectChannel, taskChannel, workspaceChannel } from '@diwan/contract/work/channels'
import type { Actor } from '../../kit/access/actor.ts'
import type { Delivery } from '../../kit/record/recorded.ts'

/** The lists of one person, or of all whom a token means. */
const topicOf = (holder: string): string => `workspaces:${holder}`
/** What is assigned to one person. */
const taskTopicOf = (userId: string): string => `tasks:${userId}`

interface Heard {
  readonly id: string
  readonly members: readonly string[]
  readonly tokens: readonly string[]
}

/** Whose lists show it, by membership or because it is open to them. */
export const topicsOf = ({ members, tokens }: Omit<Heard, 'id'>): string[] => [...new Set([...members, ...tokens])].map(topicOf)

/** On its channel, and as a hint in the lists that may show it. */
export const deliveryFor = (heard: Heard): Delivery => ({
  object: heard.id,
  audience: 'members',
  channels: [workspaceChannel(heard.id)],
  topics: topicsOf(heard),
})

/** The same of a project, in the lists of its workspace. */
export const deliveryForProject = (heard: Heard): Delivery => ({ ...deliveryFor(heard), channels: [projectChannel(heard.id)] })

interface HeardTask {
  readonly id: string
  readonly projectId: string
  /** Whose it is and was. */
  readonly assignees: readonly string[]
}

/** Where the board is open and where the task is, and as a hint in what its people have to do. */
export const deliveryForTask = ({ id, projectId, assignees }: HeardTask): Delivery => ({
  object: id,
  audience: 'members',
  channels: [projectChannel(projectId), taskChannel(id)],
  topics: [...new Set(assignees)].map(taskTopicOf),
})

export const workspaceTopics = ({ id, tokens, grants }: Actor): string[] =>
  grants.get('workspace.view')?.size ? [taskTopicOf(id), ...[id, ...tokens].map(topicOf)] : []
