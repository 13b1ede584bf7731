import type { Module } from '../../kit/module.ts'
import { forgetMessages } from './queries/messages.ts'
import { forgetMarks } from './queries/reading.ts'
import { pollsOf, topicOf } from './topics.ts'

export const manifest: Module = {
  name: 'talk',
  topics: ({ id }) => [topicOf(id), pollsOf(id)],
  forget: async (_portal, { db }, ids) => {
    await forgetMarks(db, ids)
    await forgetMessages(db, ids)
  },
}
