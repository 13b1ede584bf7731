import { chat } from '@diwan/contract/chat/endpoints'
import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { expect, test } from 'vitest'
import type { TestPerson } from './people.ts'
import { world } from './world.ts'

test('on the first day home says what to begin with and has no empty list; the card goes once somebody has begun', async () => {
  const w = await world()
  const [person, colleague] = [await w.person('USER'), await w.person('USER')]
  const contentsOf = async (who: TestPerson) => {
    const { widgets } = (await w.call(who, dashboard.user, {})).body
    return new Map(widgets.map(({ key, content }) => [key, content]))
  }
  const contents = await contentsOf(person)
  const begin = contents.get('dashboard.begin')
  const steps = ['profile', 'tickets', 'chat', 'quickTasks', 'knowledgeHub']
  expect(begin?.shape === 'rows' && begin.items.map(({ id }) => id)).toEqual(steps)
  expect([...contents.values()].filter((one) => one?.shape === 'rows' && one.items.length === 0)).toEqual([])
  await w.call(person, quickTasks.create, { title: 'قراءة دليل الموظف' })
  expect((await contentsOf(person)).get('dashboard.begin')).not.toBeNull()
  await w.call(person, chat.create, { name: 'فريق الاستقبال', userIds: [colleague.id] })
  expect((await contentsOf(person)).get('dashboard.begin')).toBeNull()
})
