import { dashboard } from '@diwan/contract/dashboard/endpoints'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let tech: TestPerson

beforeAll(async () => {
  w = await world({ widgetMs: 2_000 })
  const [group, other] = [await w.group(), await w.group()]
  admin = await w.person('ADMIN')
  tech = await w.person('TECH', group)
  const taken = await w.ticket({ group })
  await w.call(tech, ticketCommands.take, { id: taken.id, version: 1 })
  const waits = await w.ticket({ group })
  await w.call(tech, ticketCommands.take, { id: waits.id, version: 1 })
  await w.call(tech, ticketCommands.wait, { id: waits.id, version: 2, reason: 'requester' })
  const closed = await w.ticket({ group: other })
  await w.call(admin, ticketCommands.close, { id: closed.id, version: 1, reason: 'solved' })
  await w.ticket({ group: other })
})

/** Every number of a widget with the list that it leads to. */
function numbersOf(content: WidgetContent | null): [value: number, path: string][] {
  switch (content?.shape) {
    case 'figures':
      return content.items.flatMap(({ value, unit, path }) =>
        unit === 'count' && path ? [[value ?? 0, path] as [number, string]] : [],
      )
    case 'days':
      return content.series.flatMap(({ values, paths = [] }) =>
        paths.map((path, at): [number, string] => [values[at] ?? 0, path]),
      )
    case 'bars':
      return content.items.map(({ values, path }): [number, string] => [values.reduce((sum, one) => sum + one, 0), path!])
    case 'share':
      return content.items.map(({ value, path }): [number, string] => [value, path!])
    default:
      return []
  }
}

test.each(['admin', 'technician'])(
  'each number that the help desk shows to the %s is the length of the list it opens',
  async (name) => {
    const who = name === 'admin' ? admin : tech
    const { body } = await w.call(who, dashboard.admin, { tab: 'desk' })
    const widgets = body.widgets.filter(({ key }) => key.startsWith('tickets.') && key !== 'tickets.unassigned')
    expect(widgets).toHaveLength(6)
    expect(widgets.filter(({ failed }) => failed)).toEqual([])
    const numbers = widgets.flatMap(({ content }) => numbersOf(content))
    expect(numbers.length).toBeGreaterThan(30)
    expect(numbers.reduce((sum, [value]) => sum + value, 0)).toBeGreaterThan(8)
    for (const [value, path] of numbers) {
      const query = Object.fromEntries(new URL(path, 'http://portal').searchParams)
      const { body: count } = await w.call(who, tickets.count, { view: 'queue', ...query } as never)
      expect([path, value]).toEqual([path, count.count])
    }
  },
)

test('for days that are over, the open tickets are those that were open at their end, and for today those of now', async () => {
  const dayOf = (days: number) => new Date(w.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const openOf = async (days: object) => {
    const { body } = await w.call(admin, dashboard.admin, { tab: 'desk', keys: 'tickets.figures', ...days })
    const content = body.widgets[0]?.content
    const open = content?.shape === 'figures' ? content.items.find(({ key }) => key === 'open') : undefined
    const query = Object.fromEntries(new URL(open?.path ?? '', 'http://portal').searchParams)
    const { body: count } = await w.call(admin, tickets.count, { view: 'queue', ...query } as never)
    expect(count.count).toBe(open?.value)
    return open
  }
  const past = { from: dayOf(0), to: dayOf(0) }
  const before = await openOf(past)
  expect(before).toMatchObject({ value: 3, path: '/admin/tickets?queue=all&status=NEW%2COPEN%2CPENDING' })
  w.clock.advance(3 * 86_400_000)
  await w.ticket({ by: await w.person('USER'), group: await w.group() })
  expect((await openOf({ from: past.from, to: dayOf(0) }))?.value).toBe(4)
  const over = await openOf(past)
  expect(over).toMatchObject({ value: 3, change: 3, path: `/admin/tickets?queue=all&backlogTo=${past.to}` })
  expect(over?.points?.at(-1)).toBe(3)
})

test('a system administrator has the portal alone, with storage and health', async () => {
  const { body } = await w.call(await w.person('SYSTEM_ADMIN'), dashboard.admin, {})
  expect(body.tabs).toEqual(['portal'])
  expect(body.widgets.filter(({ content }) => content).map(({ key }) => key)).toEqual(['settings.storage', 'settings.health'])
})
