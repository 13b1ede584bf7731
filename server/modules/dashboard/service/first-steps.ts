import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import type { FirstStep, House, Widget } from '../../../kit/module.ts'
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
    const left: FirstStep[] = []
    let done = 0
    for (const step of stepsIn(house).filter(isOpen)) {
      if (!(await step.isDone(ctx))) left.push(step)
      else if ((done += 1) > BEGUN) return undefined // most people: nothing more is asked
    }
    const items = left.slice(0, WIDGET_ROWS).map(({ key, module, path }) => ({
      id: key,
      title: '',
      says: { word: `widget_begin_${key}` },
      icon: module,
      path,
    }))
    return items.length > 0 ? { shape: 'rows', items } : undefined
  },
})
