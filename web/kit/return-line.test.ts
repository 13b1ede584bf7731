import { page } from './testing/page.ts'
import { beforeEach, expect, test } from 'vitest'
import { keepText, keptText } from './kept-text.ts'
import { Problem } from './problem.ts'
import { returnLine } from './return-line.ts'

beforeEach(() => {
  page.sessionStorage.clear()
  keepText('lines', undefined)
})

test('refused lines are kept with their reasons, in the order in which they were refused, also over a reload', () => {
  const fields = [{ path: 'labels', code: 'too_big' }]
  returnLine({ name: 'lines', typed: 'اتصل بالمورد #عقود', notMeant: ['!1'] }, new Problem('invalid_input', 400, { fields }))
  returnLine({ name: 'lines', typed: 'two', notMeant: [] }, new Problem('forbidden', 403))
  expect(keptText('lines', [])).toEqual([
    { typed: 'اتصل بالمورد #عقود', notMeant: ['!1'], code: 'invalid_input', fields },
    { typed: 'two', notMeant: [], code: 'forbidden', fields: [] },
  ])
  expect(page.sessionStorage.getItem(page.sessionStorage.key(0) ?? '')).toContain('اتصل بالمورد')
})
