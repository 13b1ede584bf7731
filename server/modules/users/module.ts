import type { Module } from '../../kit/module.ts'
import { routes } from './routes.ts'
import { maySee } from './service/sight.ts'
import { heardBy } from './topics.ts'

export const usersModule: Module = {
  name: 'users',
  routes,
  topics: heardBy,
  files: { photo: async ({ db }, caller, userId) => caller !== null && maySee(db, caller, userId) },
}
