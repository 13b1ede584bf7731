import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import type { House, Widget } from '../../../kit/module.ts'
import { openTo, stepsIn } from './declared.ts'

/** People who have done more steps than this have begun. */
const BEGUN = 1

/** It shows new people what to begin with, and goes once they have begun. */
export const firstSteps = (house: House): Widget => ({
  key: 'dashboard.begin',
  module: 'dashboard',
  flag: 'enter',
  area: 'user',
  size: 'middle',
  column: 1,
  order: 15,
  path: '/user',
  topics: ['tickets', 'chats', 'quickTasks'],
  read: async (ctx) => {
    const isOpen = await openTo(ctx)
    const steps = stepsIn(house).filter(isOpen)
    const done = await Promise.all(steps.map(({ isDone }) => isDone(ctx)))
    if (done.filter(Boolean).length > BEGUN) return undefined
    const left = steps.filter((_step, place) => !done[place]).slice(0, WIDGET_ROWS)
    const items = left.map(({ key, module, path }) => ({
      id: key,
      title: '',
      says: { word: `widget_begin_${key}` },
      icon: module,
      path,
    }))
    return items.length > 0 ? { shape: 'rows', items } : undefined
  },
})
