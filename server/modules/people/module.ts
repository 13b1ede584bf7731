import type { Module } from '../../kit/module.ts'
import { forgetPeople } from './queries.ts'

/** It keeps who stands to a record of any kind; the routes belong to the kinds. */
export const manifest: Module = {
  name: 'people',
  forget: (_portal, { db }, ids) => forgetPeople(db, ids),
}
