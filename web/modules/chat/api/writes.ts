import { chatForward, chatPolls, chatScheduled } from '@diwan/contract/chat/endpoints'
import type { PollResult, TalkMessage } from '@diwan/contract/talk/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { registerWrite, type Attempt } from '../../../kit/write.ts'
import { chatLists } from './api.ts'
import { chatTalk } from './chat-talk.ts'
import { scheduledQuery } from './scheduled.ts'

const { queries, shows } = chatTalk

type Of = Attempt<{ readonly id: string }>
const windows = ({ input: { id } }: Of) => [queries.windows(id)]
const done = (client: QueryClient, answer: TalkMessage | PollResult, { input: { id } }: Of) => shows(client, id, answer)

registerWrite(chatPolls.ask, { renews: (attempt) => [...windows(attempt), ...chatLists.lists()], done })
registerWrite(chatPolls.vote, { renews: windows, done })
registerWrite(chatPolls.closePoll, { renews: windows, done })

const waiting = [scheduledQuery().queryKey]
registerWrite(chatScheduled.schedule, { renews: waiting, says: ['chat', 'done_scheduled'] })
registerWrite(chatScheduled.change, { renews: waiting, says: ['chat', 'done_rescheduled'] })
registerWrite(chatScheduled.cancel, { renews: waiting, says: ['chat', 'done_unscheduled'] })
registerWrite(chatScheduled.send, { renews: [...waiting, ...chatLists.lists()], says: ['chat', 'done_sentNow'] })
registerWrite(chatForward.forward, { renews: chatLists.lists(), says: ['chat', 'done_forwarded'] })

export const { ask, vote, closePoll } = chatPolls
export const { schedule, change: changeScheduled, cancel: cancelScheduled, send: sendScheduled } = chatScheduled
export const { forward } = chatForward
