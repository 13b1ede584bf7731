import { ar } from '@diwan/contract/dashboard/words.ar'
import { en } from '@diwan/contract/dashboard/words.en'
import { expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { PUBLIC_URL } from './world.ts'

test('every widget, waiting list and first step has its words in both languages', () => {
  const modules = allModules(PUBLIC_URL)
  const keys = [
    ...modules.flatMap(({ widgets = [], waiting = [] }) => [...widgets, ...waiting]).map(({ key }) => key.replace('.', '_')),
    ...modules.flatMap(({ firstSteps = [] }) => firstSteps).map(({ key }) => `begin_${key}`),
  ]
  const missing = [ar, en].map((words) => keys.filter((key) => !(`widget_${key}` in words)))
  expect([keys.length > 20, ...missing]).toEqual([true, [], []])
})
