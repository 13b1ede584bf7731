import { expect, test } from 'vitest'
import { withId } from './address.ts'

test('the first save keeps the tab and whatever else the address shows', () => {
  expect(withId('a')({ part: 'settings', lesson: 'one' })).toEqual({ part: 'settings', lesson: 'one', id: 'a' })
})
