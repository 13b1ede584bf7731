import type { Module } from '../../kit/module.ts'
import { forgetMessages } from './queries/messages.ts'

export const manifest: Module = {
  name: 'talk',
  forget: (_portal, { db }, ids) => forgetMessages(db, ids),
}
