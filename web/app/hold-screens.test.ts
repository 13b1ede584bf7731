import { expect, test, vi } from 'vitest'
import { holdScreens } from './hold-screens.ts'

interface Screen {
  (): null
  preload?: (() => Promise<void>) | undefined
}

/** As the router makes them: what loads a screen ends well in any case, and goes once it is loaded. */
function screenLoadedBy(load: () => Promise<void>): { preload?: (() => Promise<void>) | undefined } {
  const screen: Screen = Object.assign(() => null, {
    preload: () =>
      load().then(
        () => void (screen.preload = undefined),
        () => undefined,
      ),
  })
  return screen
}

const unavailable = { code: 'unavailable', status: 0 }

test('a screen is asked for when the network is there, and not once without it', async () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const screen = screenLoadedBy(load)
  holdScreens([{ options: { component: screen } }])
  vi.stubGlobal('navigator', { onLine: false })
  for (let again = 0; again < 3; again += 1) await expect(screen.preload?.()).rejects.toMatchObject(unavailable)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await screen.preload?.()
  expect(load).toHaveBeenCalledOnce()
})

test('a screen that a portal does not send is refused, and asked for again', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const screen = screenLoadedBy(load)
  holdScreens([{ options: { component: screen } }])
  await expect(screen.preload?.()).rejects.toMatchObject(unavailable)
  await screen.preload?.()
  expect(screen.preload).toBeUndefined()
})
