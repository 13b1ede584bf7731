import type { FirstStep } from '../../../kit/module.ts'

/** A photo shows colleagues whom they speak with. */
export const ownPhoto: FirstStep = {
  key: 'profile',
  module: 'profile',
  flag: 'enter',
  order: 10,
  path: '/user/profile',
  isDone: ({ actor }) => Promise.resolve(actor.photo !== null),
}
