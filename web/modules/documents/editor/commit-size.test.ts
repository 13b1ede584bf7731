import { MAX_COMMIT_BYTES, MAX_STEPS } from '@diwan/contract/documents/limits'
import { fittingSteps } from '@diwan/core/page/work'
import type { Node } from 'prosemirror-model'
import { Transform, type Step } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { CommitSize } from './commit-size.ts'
import { pageSchema } from './schema.ts'

const { nodes, marks } = pageSchema
const written = (...lines: string[]): Node =>
  nodes.doc.create(
    null,
    lines.map((line) => nodes.paragraph.create(null, line === '' ? null : pageSchema.text(line))),
  )

interface Portal {
  readonly doc: Node
  readonly commits: number[]
}

/** All of it goes, commit by commit, and the portal takes each: it refuses by the same rule. */
function sentAll(begun: Node, unsent: readonly Step[]): Portal {
  const size = new CommitSize()
  const commits: number[] = []
  let [doc, waiting] = [begun, unsent]
  while (waiting.length > 0) {
    const steps = size.first(doc, waiting)
    expect(fittingSteps(doc.content.size, steps)).toBe(steps.length)
    commits.push(steps.length)
    for (const step of steps) doc = step.apply(doc).doc!
    waiting = waiting.slice(steps.length)
  }
  return { doc, commits }
}

test('what was written in a long time without a network goes in commits that the portal takes', () => {
  const begun = written('x'.repeat(30_000))
  const change = new Transform(begun)
  for (let turn = 0; turn < 30; turn += 1) {
    for (let at = 0; at < 40; at += 1) change.insert(1, pageSchema.text('ا'))
    change.addMark(0, change.doc.content.size, marks.bold.create())
    change.removeMark(0, change.doc.content.size, marks.bold)
  }
  const { doc, commits } = sentAll(begun, change.steps)
  expect(doc.eq(change.doc)).toBe(true)
  expect(commits.length).toBeGreaterThan(10)
  expect(commits.length).toBeLessThan(60)
})

test('letters typed one by one go by the hundreds', () => {
  const change = new Transform(written(''))
  for (let at = 0; at < MAX_STEPS + 20; at += 1) change.insert(1, pageSchema.text('x'))
  expect(sentAll(written(''), change.steps).commits).toEqual([MAX_STEPS, 20])
})

test('a commit ends before its bytes are too many, and one step goes alone', () => {
  const begun = written('')
  const change = new Transform(begun)
  for (let turn = 0; turn < 6; turn += 1) change.insert(1, pageSchema.text('ا'.repeat(290_000)))
  const first = new CommitSize().first(begun, change.steps)
  expect(first.length).toBeLessThan(6)
  expect(new TextEncoder().encode(JSON.stringify(first.map((step) => step.toJSON() as unknown))).length).toBeLessThan(
    MAX_COMMIT_BYTES,
  )
})

test('what was too much for the portal is halved until one step is left, and grows again', () => {
  const change = new Transform(written(''))
  for (let at = 0; at < 10; at += 1) change.insert(1, pageSchema.text('x'))
  const size = new CommitSize()
  const count = () => size.first(written(''), change.steps).length
  const tried: number[] = []
  for (let more = true; more; more = size.tooMuch(tried.at(-1)!)) tried.push(count())
  expect(tried).toEqual([10, 5, 2, 1])
  size.taken()
  size.taken()
  expect(count()).toBe(4)
})
