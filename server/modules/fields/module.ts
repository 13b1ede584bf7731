import type { Module } from '../../kit/module.ts'
import { forgetAnswers } from './queries/sheets.ts'
import { foldTallies, uncountAnswers } from './service/tallies.ts'

export const manifest: Module = {
  name: 'fields',
  everyMinute: foldTallies,
  forget: async (_portal, { db }, ids) => {
    await uncountAnswers({ db }, ids)
    await forgetAnswers(db, ids)
  },
}
