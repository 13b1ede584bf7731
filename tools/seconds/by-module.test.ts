import { expect, test } from 'vitest'
import { byModule, formatSeconds } from './by-module.ts'

const isModule = (name: string) => !['offline', 'all modules'].includes(name)
const took = (...files: [path: string, seconds: number][]) =>
  byModule(
    files.map(([path, seconds]) => ({ path, seconds })),
    20,
    isModule,
  )

test('the seconds of a module are those of all its files, and the slowest comes first', () => {
  expect(
    took(['server/modules/chat/chat.test.ts', 6], ['server/testing/reach.test.ts', 40], ['server/modules/chat/talk.test.ts', 7]),
  ).toEqual([
    { module: 'all modules', seconds: 40, files: 1, over: false },
    { module: 'chat', seconds: 13, files: 2, over: false },
  ])
})

test('a module of the domain has a budget; what it stands on, the help desk and what belongs to no module have none', () => {
  const over = (path: string) => took([path, 21])[0]!.over
  expect(over('server/modules/chat/chat.test.ts')).toBe(true)
  expect(over('e2e/chat.spec.ts')).toBe(true)
  for (const path of ['server/modules/tickets/reply.test.ts', 'server/modules/users/users.test.ts', 'e2e/offline.spec.ts'])
    expect([path, over(path)]).toEqual([path, false])
})

test('a module past its budget is named, wherever it stands', () => {
  expect(formatSeconds('integration', 20, took(['server/modules/chat/chat.test.ts', 21]))).toContain(
    'chat                   21.0 s  over its 20 s',
  )
})
