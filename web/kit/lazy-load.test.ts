import { beforeEach, expect, test, vi } from 'vitest'
import { lazyLoad } from './lazy-load.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))

test('a part is asked for once, and is there from then on', async () => {
  const ask = vi.fn<() => Promise<{ default: string }>>(() => Promise.resolve({ default: 'dialog' }))
  const part = lazyLoad(ask)
  expect(part.now()).toBeUndefined()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['dialog', 'dialog'])
  part.forget()
  expect([part.now(), await part.load()]).toEqual(['dialog', 'dialog'])
  expect(ask).toHaveBeenCalledOnce()
})

test('without a network nothing is asked for, and it comes with the network', async () => {
  const ask = vi.fn<() => Promise<{ default: string }>>(() => Promise.resolve({ default: 'dialog' }))
  const part = lazyLoad(ask)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await part.load()).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
  part.forget()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await part.load()).toBe('dialog')
})

test('a portal that is away is asked again, and nothing is thrown at the screen', async () => {
  const ask = vi.fn<() => Promise<{ default: string }>>(() => Promise.resolve({ default: 'dialog' }))
  ask.mockImplementationOnce(notFetched)
  const part = lazyLoad(ask)
  expect(await part.load()).toBeUndefined()
  part.forget()
  expect(await part.load()).toBe('dialog')
})

test('what breaks inside of a file is a bug, and no matter of the network', async () => {
  const part = lazyLoad(() => Promise.reject(new TypeError('x is not a function')))
  await expect(part.load()).rejects.toThrow('x is not a function')
})
