import type { Module } from '../../kit/module.ts'
import { forgetSpans } from './queries.ts'

/** When people are busy or away. It has no endpoints: the modules that show it ask their own policies. */
export const manifest: Module = {
  name: 'calendar',
  forget: (_portal, { db }, ids) => forgetSpans(db, ids),
}
