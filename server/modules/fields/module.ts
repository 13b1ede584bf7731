import type { Module } from '../../kit/module.ts'
import { forgetAnswers } from './queries.ts'

export const manifest: Module = {
  name: 'fields',
  forget: (_portal, { db }, ids) => forgetAnswers(db, ids),
}
