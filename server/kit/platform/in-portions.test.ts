import { expect, test } from 'vitest'
import { inPortions } from './in-portions.ts'

test('a long work is done in portions and in order, and others have their turn in between', async () => {
  const done: (number | string)[] = []
  const others = (): void => void setImmediate(() => done.push('another'))
  await inPortions([1, 2, 3, 4, 5], 2, (some) => {
    done.push(...some)
    others()
  })
  expect(done).toEqual([1, 2, 'another', 3, 4, 'another', 5])
})

test('work that fails goes no further', async () => {
  const done: number[] = []
  const work = inPortions([1, 2, 3], 1, ([one]) => {
    done.push(one!)
    if (one === 2) throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(done).toEqual([1, 2])
})
