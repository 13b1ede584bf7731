import { beforeEach, expect, test, vi } from 'vitest'
import { lazyLoad } from '../kit/lazy-load.ts'
import { useNewVersion } from '../kit/service-worker.ts'
import { renewAfterDeployment } from './renew.ts'

vi.mock('virtual:pwa-register', () => ({}))
vi.mock('../kit/reached.ts', () => ({ isReached: () => new Promise((answer) => setImmediate(answer, true)) }))

const page = new EventTarget()
const kept = new Map<string, string>()
const reload = vi.fn<() => void>()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('location', { reload })
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
let navigating = false
renewAfterDeployment(() => navigating)

beforeEach(() => {
  kept.clear()
  reload.mockClear()
  navigating = false
  useNewVersion.setState({ start: undefined })
})

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

/** An import of a file that is gone, as Vite writes it. */
async function importOf(error: Error): Promise<{ default: string }> {
  await new Promise(setImmediate)
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  throw error
}
const isOffered = () => useNewVersion.getState().start !== undefined

test('a file that a person asked for reloads the page, once', async () => {
  await lazyLoad(() => importOf(gone())).load()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await lazyLoad(() => importOf(gone())).load()
  await new Promise(setImmediate)
  expect(reload).toHaveBeenCalledOnce()
  expect(isOffered()).toBe(false)
})

test('a file that is fetched ahead of time, or again, reloads nothing: the new version is offered', async () => {
  expect(await lazyLoad(() => importOf(gone())).load('page')).toBeUndefined()
  await vi.waitFor(() => expect(isOffered()).toBe(true))
  expect(reload).not.toHaveBeenCalled()
  useNewVersion.getState().start?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('a version that waits already is started as it asks to be', async () => {
  const start = vi.fn<() => void>()
  useNewVersion.setState({ start })
  await lazyLoad(() => importOf(gone())).load('page')
  await new Promise(setImmediate)
  expect(useNewVersion.getState().start).toBe(start)
})

test('a person who asks for what is being fetched ahead of time has asked for it', async () => {
  const part = lazyLoad(() => importOf(gone()))
  await Promise.all([part.load('page'), part.load(), part.load('page')])
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a browser that keeps the error of a file answers a person with it too', async () => {
  const error = gone()
  const part = lazyLoad(() => importOf(error))
  await part.load('page')
  await vi.waitFor(() => expect(isOffered()).toBe(true))
  part.forget()
  await part.load()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a link that is pointed at offers the new version, and one that is followed reloads the page', async () => {
  await importOf(gone()).catch(() => undefined)
  await vi.waitFor(() => expect(isOffered()).toBe(true))
  expect(reload).not.toHaveBeenCalled()
  navigating = true
  await importOf(gone()).catch(() => undefined)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
