import { pageFromText } from '@diwan/core/page/document'
import { expect, test } from 'vitest'
import { applied, nodeOf, pageOf, readSteps, timeLimit } from './service/apply.ts'
import { currentOf, remember } from './service/current.ts'
import { putRight } from './service/put-right.ts'

const put = (at: number, text: string) => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})

/** Each look at it is some milliseconds later. */
function ticking(ms: number): () => number {
  let now = -ms
  return () => (now += ms)
}

test('steps that take longer than their time are refused between two of them; what is applied is counted', () => {
  const doc = nodeOf(pageFromText('', 'rtl'))
  const steps = readSteps(Array.from({ length: 50 }, () => put(1, 'x')))
  let looks = 0
  const clock = ticking(30)
  const limit = timeLimit(100, () => ((looks += 1), clock()))
  expect(() => applied(doc, steps, limit)).toThrowError(expect.objectContaining({ code: 'documents.too_much_work' }) as Error)
  expect(looks).toBe(5) // its beginning, and behind each of the first four steps
})

test('one step alone is never refused for its time', () => {
  const doc = nodeOf(pageFromText('', 'rtl'))
  expect(applied(doc, readSteps([put(1, 'x')]), timeLimit(100, ticking(1_000))).doc.textContent).toBe('x')
})

test('what the portal puts right is the same as its steps, applied one after the other', () => {
  const person = '019b0000-0000-7000-8000-000000000001'
  const paragraph = (text: string) => ({ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text }] })
  const mention = { type: 'mention', attrs: { id: person, label: 'someone else' }, marks: [{ type: 'bold' }] }
  const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph('cell')] }
  const doc = nodeOf({
    type: 'doc',
    content: [
      paragraph('سطر'),
      {
        type: 'bulletList',
        attrs: { dir: 'rtl' },
        content: [{ type: 'listItem', attrs: { dir: 'rtl' }, content: [paragraph('item')] }],
      },
      { type: 'table', attrs: { dir: 'rtl' }, content: [{ type: 'tableRow', content: [cell, cell] }] },
      { type: 'paragraph', attrs: { dir: 'ltr' }, content: [{ type: 'text', text: 'مع ' }, mention] },
      { type: 'horizontalRule' },
    ],
  })
  const right = putRight(doc, pageOf(doc), { names: new Map([[person, 'سارة']]), copies: new Map() })
  expect(right.steps.length).toBeGreaterThan(5)
  const oneByOne = applied(doc, readSteps(right.steps.map((step) => step.toJSON() as Record<string, unknown>)))
  expect(right.doc.toJSON()).toEqual(oneByOne.doc.toJSON())
  expect(right.doc.firstChild).toBe(doc.firstChild)
})

test('documents that are remembered are bounded by their bytes, the newest stay', async () => {
  const href = `https://diwan.test/${'a'.repeat(2_000_000)}`
  const text = { type: 'text', text: 'x', marks: [{ type: 'link' as const, attrs: { href } }] }
  const large = nodeOf({ type: 'doc', content: [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: [text] }] })
  for (let n = 0; n < 20; n += 1) remember(`document ${n}`, 1, large)
  const read = (n: number) => currentOf(undefined as never, { id: `document ${n}`, version: 1, doc_version: 1 } as never)
  expect(await read(19)).toBe(large)
  expect(await read(5)).toBe(large)
  await expect(read(4)).rejects.toThrow(RangeError) // it would have to be read again
})
