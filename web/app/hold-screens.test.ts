import { expect, test, vi } from 'vitest'
import { holdScreens } from './hold-screens.ts'

test('a screen is asked for when the network is there, and not once without it', async () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const screen = Object.assign(() => null, { preload: load })
  holdScreens([{ options: { component: screen } }])
  vi.stubGlobal('navigator', { onLine: false })
  for (let again = 0; again < 3; again += 1)
    await expect(screen.preload()).rejects.toMatchObject({ code: 'unavailable', status: 0 })
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await screen.preload()
  expect(load).toHaveBeenCalledOnce()
})
