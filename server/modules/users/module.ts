import type { Module } from '../../kit/module.ts'
import { maySee } from './service/sight.ts'

export const usersModule: Module = {
  name: 'users',
  files: { photo: async ({ db }, caller, userId) => caller !== null && maySee(db, caller, userId) },
}
