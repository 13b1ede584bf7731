import type { Module } from '../../kit/module.ts'
import { forgetAudiences } from './queries/tokens.ts'

/** It keeps whom a record of any kind addresses; `reach` reads it. */
export const manifest: Module = {
  name: 'audience',
  forget: (_portal, { db }, ids) => forgetAudiences(db, ids),
}
