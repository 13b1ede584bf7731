import { page } from '../../../kit/testing/page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepText, keptText } from '../../../kit/kept-text.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Draft } from '../api.ts'
import { openDraft, type OpenDraft } from './open-draft.ts'

type Sent = Pick<Draft, 'id' | 'content' | 'version'>
const { portal } = vi.hoisted(() => ({
  portal: {
    draft: null as Draft | null,
    saves: [] as Sent[],
    calledOff: [] as string[],
    discards: [] as string[],
    refusal: undefined as Problem | undefined,
    answers: Promise.resolve(),
    reads: undefined as Promise<Draft | null> | undefined,
  },
}))
vi.mock('../api.ts', () => ({
  readDraft: () => {
    const asked = portal.reads
    portal.reads = undefined
    return asked ?? Promise.resolve(portal.draft)
  },
  discardDraft: (id: string) => {
    portal.discards.push(id)
    if (portal.draft?.id === id) portal.draft = null
    return Promise.resolve()
  },
  saveDraft: async (sent: Sent, signal: AbortSignal) => {
    portal.saves.push(sent)
    await portal.answers
    if (signal.aborted) portal.calledOff.push(sent.id)
    if (portal.refusal) throw portal.refusal
    if (portal.draft && portal.draft.id !== sent.id) throw new Problem('changed_meanwhile', 409, { current: portal.draft })
    portal.draft = { ...sent, kind: 'reply', key: 'k', files: [], updatedDate: 0, version: sent.version + 1 }
    return portal.draft
  },
}))

const FIELD = 'reply/k'
const type = (text: string | undefined) => keepText(FIELD, text)
const typed = () => keptText(FIELD, '')
const rest = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms)
const texts = () => portal.saves.map(({ content, version }) => `${String(content['text'])} on ${version}`)
const elsewhere = (text: string, version: number) => {
  portal.draft = { ...portal.draft!, content: { text }, version }
}

let draft: OpenDraft
beforeEach(() => {
  vi.useFakeTimers()
  page.sessionStorage.clear()
  Object.assign(portal, {
    draft: null,
    saves: [],
    calledOff: [],
    discards: [],
    refusal: undefined,
    answers: Promise.resolve(),
    reads: undefined,
  })
  for (const name of [FIELD, 'draft/reply/k', 'drafts-sent']) keepText(name, undefined)
  draft = openDraft('reply', 'k', { text: FIELD }, () => [])
})
afterEach(() => {
  draft.close()
  vi.useRealTimers()
})

test('what is typed is saved a second after the last key, each time on the version before', async () => {
  type('a')
  await rest(999)
  type('ab')
  await rest(999)
  expect(texts()).toEqual([])
  await rest(1)
  type('abc')
  await rest()
  expect(texts()).toEqual(['ab on 0', 'abc on 1'])
})

test('an answer from before what was saved since clears nothing', async () => {
  let answer: (found: null) => void = () => undefined
  portal.reads = new Promise((resolve) => (answer = resolve))
  const looking = draft.look()
  type('first line')
  await rest()
  expect(texts()).toEqual(['first line on 0'])
  answer(null)
  await looking
  expect([typed(), draft.other()]).toEqual(['first line', undefined])
})

test('an emptied field discards the draft', async () => {
  type('a')
  await rest()
  const { id } = portal.saves[0]!
  type(undefined)
  await rest()
  expect([portal.discards, portal.saves.length]).toEqual([[id], 1])
})

test('what another device wrote is adopted while nothing is unsaved here', async () => {
  type('a')
  await rest()
  elsewhere('from the phone', 2)
  await draft.look()
  expect([typed(), draft.other()]).toEqual(['from the phone', undefined])
  await rest(60_000)
  expect(portal.saves.length).toBe(1)
})

test('two texts at once are both kept until their writer chooses; mine then continues from the other version', async () => {
  type('a')
  await rest()
  elsewhere('from the phone', 2)
  type('ab')
  await draft.look()
  await rest(60_000)
  expect([typed(), draft.other()?.content, portal.saves.length]).toEqual(['ab', { text: 'from the phone' }, 1])
  draft.keepMine()
  await rest()
  expect([texts().at(-1), draft.other()]).toEqual(['ab on 2', undefined])
})

test('a save that another device forestalled shows its text, and taking it gives mine up', async () => {
  type('a')
  await rest()
  elsewhere('from the phone', 2)
  portal.refusal = new Problem('changed_meanwhile', 409, { current: portal.draft })
  type('ab')
  await rest()
  expect(draft.other()?.content).toEqual({ text: 'from the phone' })
  draft.takeOther()
  expect([typed(), draft.other()]).toEqual(['from the phone', undefined])
})

test('without the portal it is tried again after five seconds', async () => {
  portal.refusal = new Problem('unavailable')
  type('a')
  await rest()
  portal.refusal = undefined
  await rest(4_999)
  expect(portal.saves.length).toBe(1)
  await rest(1)
  expect(texts()).toEqual(['a on 0', 'a on 0'])
})

test('what was sent is not saved again nor taken back into the field, and the next text is a new draft', async () => {
  type('a')
  await rest()
  const first = draft.id()
  draft.sent()
  await draft.look()
  await rest(60_000)
  expect([typed(), portal.saves.length]).toEqual(['a', 1])
  type('b')
  await rest()
  expect([texts().at(-1), portal.saves.at(-1)?.id === first]).toEqual(['b on 0', false])
})

test('a save on its way is called off when its draft is sent, so that it cannot come after it', async () => {
  const answer = Promise.withResolvers<void>()
  portal.answers = answer.promise
  type('a')
  await rest()
  const id = draft.id()
  draft.sent()
  answer.resolve()
  await rest()
  expect(portal.calledOff).toEqual([id])
})

test('the next text is saved although the portal does not know yet that the one before was sent', async () => {
  type('a')
  await rest()
  const first = draft.id()
  draft.sent()
  type('b')
  await rest()
  expect([texts(), portal.discards, draft.other()]).toEqual([['a on 0', 'b on 0'], [first], undefined])
})

test('a draft that was sent elsewhere leaves the field, and typing into it begins a new one', async () => {
  type('a')
  await rest()
  portal.draft = null
  await draft.look()
  expect(typed()).toBe('')
  portal.refusal = new Problem('drafts.sent', 409)
  type('b')
  await rest()
  portal.refusal = undefined
  await rest()
  expect(texts().slice(1)).toEqual(['b on 0', 'b on 0'])
  expect(portal.saves[1]?.id).not.toBe(portal.saves[2]?.id)
})
