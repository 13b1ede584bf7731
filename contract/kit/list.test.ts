import { expect, test } from 'vitest'
import { z } from 'zod'
import { filterFields, orderFields } from './list-schemas.ts'
import { days, listOf, records, several, text } from './list.ts'

const notes = listOf({
  views: ['mine', 'all'],
  sorts: ['updated', 'title'],
  filters: { colour: several(['red', 'green', 'blue']), owner: records(), label: text(5), made: days('madeFrom', 'madeTo') },
})
const Query = z.strictObject({ ...filterFields(notes), ...orderFields(notes) })
const [ada, nur] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']

test('a filter takes one value as well as several with commas between them, each once', () => {
  expect(Query.parse({ colour: 'red' }).colour).toEqual(['red'])
  expect(Query.parse({ colour: 'red,blue' }).colour).toEqual(['red', 'blue'])
  expect(Query.parse({ owner: `${ada},${nur},${ada}` }).owner).toEqual([ada, nur])
  expect(Query.parse({ label: 'a,b' }).label).toBe('a,b')
  expect(Query.parse({ madeFrom: '2026-11-22' })).toMatchObject({ madeFrom: '2026-11-22', sort: 'updated', direction: 'falling' })
})

test('a filter of named values takes all but some of them', () => {
  expect(Query.parse({ colour: '!red' }).colour).toEqual(['green', 'blue'])
  expect(Query.parse({ colour: '!blue,red' }).colour).toEqual(['green'])
  expect(Query.parse({ colour: '!red,green,blue' }).colour).toEqual([])
})

test.each([
  { colour: '' },
  { colour: '!' },
  { colour: 'red,!blue' },
  { owner: `!${ada}` },
  { colour: 'red,' },
  { colour: 'red,pink' },
  { colour: 'red;blue' },
  { owner: 'nobody' },
  { owner: `${ada} ,${nur}` },
  { owner: Array.from({ length: 21 }, () => ada).join(',') },
  { label: 'longer' },
  { madeTo: '2026-02-30' },
  { made: '2026-02-03' },
  { sort: 'colour' },
])('%o is refused by its field', (asked) => {
  const { error } = Query.safeParse(asked)
  expect(error?.issues).toHaveLength(1)
})
