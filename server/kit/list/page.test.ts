import { expect, test } from 'vitest'
import { readCursor } from '../http/cursor.ts'
import { fitting, fittingPage, PAGE_BYTES, paged } from './page.ts'

const row = (n: number, bytes: number) => ({ id: String(n), sort: String(n), text: 'x'.repeat(bytes) })
const rows = (count: number, bytes: number) => Array.from({ length: count }, (_, n) => row(n, bytes))

test('a page of large rows ends before its limit, and the next one begins behind its last row', () => {
  const found = rows(51, 100_000)
  const seen: string[] = []
  for (let left = found; left.length > 0; left = found.slice(seen.length)) {
    const page = paged(left, 50)
    expect(Buffer.byteLength(JSON.stringify(page.rows))).toBeLessThan(PAGE_BYTES + 1_000)
    expect(page.next === null).toBe(seen.length + page.rows.length === found.length)
    seen.push(...page.rows.map(({ id }) => id))
  }
  expect(seen).toEqual(found.map(({ id }) => id))
})

test('rows of people’s usual size fill a page, and one row larger than a page is one', () => {
  expect(paged(rows(51, 200), 50).rows).toHaveLength(50)
  expect(paged(rows(50, 200), 50).next).toBeNull()
  expect(fitting(rows(3, PAGE_BYTES + 1))).toHaveLength(1)
  expect(fitting([])).toEqual([])
})

test('Arabic counts by its bytes', () => {
  const found = Array.from({ length: 10 }, (_, n) => ({ ...row(n, 0), text: 'ا'.repeat(100_000) }))
  expect(fitting(found)).toHaveLength(4)
})

test('what is presented of small rows may be large: the page ends with it, and the next begins behind its last row', () => {
  const small = Array.from({ length: 51 }, (_, n) => ({
    id: `019b0000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
    sort: String(n),
  }))
  const read = paged(small, 50)
  const present = (bytes: number, from = 0) =>
    fittingPage(
      read,
      read.rows.slice(from).map(({ id }) => ({ id, answers: 'x'.repeat(bytes) })),
    )
  const { items, next } = present(200_000)
  expect(items).toHaveLength(9)
  expect(readCursor(next!, 'position')).toMatchObject({ id: items.at(-1)!.id })
  expect(present(100)).toMatchObject({ next: read.next })
  const withoutTwo = present(200_000, 2)
  expect(withoutTwo.items.map(({ id }) => id)).toEqual(read.rows.slice(2, 11).map(({ id }) => id))
  expect(readCursor(withoutTwo.next!, 'position')).toMatchObject({ id: read.rows[10]!.id })
})
