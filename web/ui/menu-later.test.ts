import { beforeEach, expect, test, vi } from 'vitest'
import { lazyLoad } from '../kit/lazy-load.ts'
import { lazyDialog } from './lazy-part.tsx'
import { fetchMenu } from './menu-later.tsx'

vi.mock('../kit/environment.ts', () => ({ environment: {} }))

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

const Menu = () => null
const file = () => vi.fn<() => Promise<{ default: typeof Menu }>>(() => Promise.resolve({ default: Menu }))

test('a menu that was fetched while the screen was idle opens without a network', async () => {
  const load = file()
  lazyDialog(load)
  await lazyLoad(load).load() // as while the screen is idle
  vi.stubGlobal('navigator', { onLine: false })
  expect(await fetchMenu(load, 'person')).toBe(true)
  expect(load).toHaveBeenCalledOnce()
})

test('a menu that could not be fetched is fetched the next time', async () => {
  const load = file()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await fetchMenu(load, 'person')).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  expect(await fetchMenu(load, 'person')).toBe(true)
})
