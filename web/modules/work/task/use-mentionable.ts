import { taskTalk } from '@diwan/contract/work/endpoints/tasks'
import { call } from '../../../kit/call.ts'
import type { MentionSource } from '../../writing/public.ts'

/** Those who read a task, for its comments and its description. */
export const useMentionable = (id: string): MentionSource => ({
  people: (text) => ({
    queryKey: ['tasks', 'mentionable', id, text],
    queryFn: async () => (await call(taskTalk.mentionable, { id, text })).items,
  }),
})
