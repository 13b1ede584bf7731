import { beforeEach, expect, test, vi } from 'vitest'
import { drawingOf } from '../kit/testing/hooks.ts'
import { useLeaveWrite } from './use-leave-write.ts'

const cleanups: (() => void)[] = []
vi.mock('react', async (original) => {
  const { hooks } = await import('../kit/testing/hooks.ts')
  const useEffect = (effect: () => () => void) => cleanups.push(effect())
  return { ...(await original<object>()), ...hooks, useEffect }
})
const showToast = vi.hoisted(() => vi.fn<(toast: object) => void>())
vi.mock('./toasts.ts', () => ({ showToast }))

function leaving(waits: boolean, withdraw: () => 'withdrawn' | 'settled') {
  const form = { waits: false, withdraw }
  const draw = drawingOf(() => useLeaveWrite({ ...form }))
  draw()
  form.waits = waits
  draw()
  cleanups.at(0)?.()
}

beforeEach(() => {
  cleanups.length = 0
  showToast.mockClear()
})

test('a form that waits for the network is withdrawn when it goes away, and that is shown', () => {
  const withdraw = vi.fn<() => 'withdrawn'>(() => 'withdrawn')
  leaving(true, withdraw)
  expect(withdraw).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenCalledOnce()
})

test('a form that waits for nothing goes away quietly', () => {
  const withdraw = vi.fn<() => 'settled'>(() => 'settled')
  leaving(false, withdraw)
  expect(withdraw).not.toHaveBeenCalled()
})
