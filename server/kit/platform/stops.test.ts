import { expect, test } from 'vitest'
import { createStops } from './stops.ts'

const failing = (reason: string) => (): Promise<void> => Promise.reject(new Error(reason))

test('what was started last stops first, once, and what fails to stop leaves nothing else running', async () => {
  const stops = createStops()
  const stopped: string[] = []
  stops.add(() => void stopped.push('home'))
  stops.add(failing('the database hangs'))
  stops.add(() => void stopped.push('server'))
  await expect(stops.stop()).rejects.toThrow('the database hangs')
  expect(stopped).toEqual(['server', 'home'])
  await stops.stop()
  expect(stopped).toHaveLength(2)
})

test('of several failures each is told', async () => {
  const stops = createStops()
  for (const reason of ['one', 'two']) stops.add(failing(reason))
  await expect(stops.stop()).rejects.toThrow('Error: two; Error: one')
})
