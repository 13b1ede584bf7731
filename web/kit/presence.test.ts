import { page } from './testing/page.ts'
import type { PresenceState } from '@diwan/contract/kit/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPresence, typed } from './presence.ts'

const { sent } = vi.hoisted(() => ({ sent: [] as (readonly [string, PresenceState | null])[] }))
vi.mock('./live/live.ts', () => ({
  onPresence: () => () => undefined,
  sayPresent: (channel: string, state: PresenceState | null) => sent.push([channel, state]),
}))
vi.mock('./session.ts', () => ({ useSession: () => undefined }))

const look = (visibilityState: DocumentVisibilityState) => {
  page.document.visibilityState = visibilityState
  page.document.dispatchEvent(new Event('visibilitychange'))
}
const viewing = { doing: 'viewing' }

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = reportPresence('note:1', ['typing', 'drawing'])
})
afterEach(() => {
  stop()
  sent.length = 0
  look('visible')
  vi.useRealTimers()
})

test('a word holds while the keys move and rests six seconds after the last', () => {
  typed('note:1', 'typing', 'title')
  vi.advanceTimersByTime(5_000)
  typed('note:1', 'typing', 'title')
  vi.advanceTimersByTime(5_999)
  expect(sent).toEqual([
    ['note:1', viewing],
    ['note:1', { doing: 'typing', where: 'title' }],
  ])
  vi.advanceTimersByTime(1)
  expect(sent.at(-1)).toEqual(['note:1', viewing])
})

test('another word or another part is reported at once; a word this screen does not say never', () => {
  typed('note:1', 'typing', 'title')
  typed('note:1', 'typing', 'body')
  typed('note:1', 'drawing', 'body')
  typed('note:1', 'singing')
  typed('note:2', 'typing')
  typed(undefined, 'typing')
  expect(sent.map(([, state]) => `${state?.doing} ${state?.where}`)).toEqual([
    'viewing undefined',
    'typing title',
    'typing body',
    'drawing body',
  ])
})

test('presence is repeated every quarter of a minute, ends with a hidden tab and with the screen', () => {
  vi.advanceTimersByTime(15_000)
  look('hidden')
  look('visible')
  stop()
  typed('note:1', 'typing')
  expect(sent.map(([, state]) => state)).toEqual([viewing, viewing, null, viewing, null])
})
