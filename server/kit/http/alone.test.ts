import { expect, test } from 'vitest'
import { createAlone } from './alone.ts'

const refused = expect.objectContaining({ code: 'still_running', status: 429 }) as Error

test('one of a kind at a time for each person, and again once it has ended', () => {
  const alone = createAlone()
  const end = alone.begin('import', 'sara')
  expect(() => alone.begin('import', 'sara')).toThrowError(refused)
  alone.begin('import', 'omar')
  alone.begin('pdf', 'sara')
  end()
  alone.begin('import', 'sara')
})
