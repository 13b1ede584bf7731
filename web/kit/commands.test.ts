import { expect, test, vi } from 'vitest'
import { commandsNow, useCommands, type Command } from './commands.ts'
import { drawingOf } from './testing/hooks.ts'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('./testing/hooks.ts')).hooks,
}))
vi.mock('./session.ts', () => ({ session: () => undefined }))

const on = (id: string, code: string): Command => ({ id, label: id, part: 'list', stroke: { code }, run: () => undefined })
const mount = (place: Parameters<typeof useCommands>[1], ...commands: Command[]) =>
  drawingOf(() => useCommands(commands, place))()

test('an open panel owns its keys, whether the list beside it was mounted before or after it', () => {
  mount('frame', on('frame next', 'KeyJ'), on('search', 'Slash'))
  mount('screen', on('old list next', 'KeyJ'), on('choose', 'KeyX'))
  mount('panel', on('next task', 'KeyJ'))
  mount('screen', on('new list next', 'KeyJ'), on('new choose', 'KeyX'))
  expect(commandsNow().map(({ id }) => id)).toEqual(['next task', 'new choose', 'search'])
})
