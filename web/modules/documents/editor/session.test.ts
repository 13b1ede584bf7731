import { documents } from '@diwan/contract/documents/endpoints'
import { documentChannel, documentEvents } from '@diwan/contract/documents/events'
import type { KeptStep, PageRecord } from '@diwan/contract/documents/schemas'
import type { Change } from '@diwan/contract/kit/event'
import { pageFromText, pageText, type PageDocument } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import type { Node } from 'prosemirror-model'
import { Step } from 'prosemirror-transform'
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../../../kit/problem.ts'
import type { KeptCopy } from './kept-copy.ts'
import { pageSchema } from './schema.ts'
import { WritingSession, type Saving } from './session.ts'

const ID = '019b0000-0000-7000-8000-000000000001'

/** What the portal does, without its server. */
const portal = {
  doc: undefined as unknown as Node,
  log: [] as KeptStep[],
  /** Steps before this version are kept no longer, and a page holds so many. */
  oldest: 0,
  page: 500,
  refusals: [] as Problem[],
  mostSteps: Infinity,
  commits: [] as number[],
  opened: 0,
  commit({ client, steps, version }: { client: string; steps: readonly object[]; version: number }) {
    const refusal = portal.refusals.shift()
    if (refusal) throw refusal
    if (steps.length > portal.mostSteps) throw new Problem('documents.too_much_work', 413)
    if (version < portal.oldest) throw new Problem('documents.too_old', 409)
    expect(version).toBe(portal.log.length)
    portal.commits.push(steps.length)
    for (const step of steps) portal.write(step, client)
    return { version: portal.log.length, steps: [] }
  },
  write(step: object, client = 'someone-else') {
    portal.doc = Step.fromJSON(pageSchema, step).apply(portal.doc).doc!
    portal.log.push({ version: portal.log.length + 1, client, step: step as KeptStep['step'] })
  },
  steps({ after }: { after: number }) {
    if (after < portal.oldest) throw new Problem('documents.too_old', 409)
    return { version: portal.log.length, steps: portal.log.slice(after, after + portal.page) }
  },
  record: (): PageRecord => ({
    id: ID,
    objectId: ID,
    slot: 'body',
    schema: PAGE_SCHEMA,
    version: portal.log.length,
    doc: portal.doc.toJSON() as PageDocument,
    can: { write: true },
  }),
}

const rested: number[] = []
let unfollowed = 0
let tell: (change: Change) => void

vi.mock('../../../kit/call.ts', () => ({
  call: async ({ name }: { name: string }, input: never) => {
    await Promise.resolve()
    if (name === documents.commit.name) return portal.commit(input)
    if (name === documents.steps.name) return portal.steps(input)
    portal.opened += 1
    return { document: portal.record(), positions: [] }
  },
}))
vi.mock('../../../kit/live/live.ts', () => ({
  subscribe: (_channel: string, _after: number, onChange: (change: Change) => void) => {
    tell = onChange
    return () => void (unfollowed += 1)
  },
}))
vi.mock('../../../kit/back-off.ts', () => ({
  backOff: () => 1_000,
  rest: (ms: number) => (rested.push(ms), Promise.resolve()),
  untilOnline: () => new Promise(() => undefined),
}))

beforeEach(() => {
  Object.assign(portal, { log: [], oldest: 0, page: 500, refusals: [], mostSteps: Infinity, commits: [], opened: 0 })
  portal.doc = pageSchema.nodeFromJSON(pageFromText('بداية', 'rtl'))
  rested.length = 0
})

const put = (text: string) => ({ stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text }] } })

function writing() {
  const lost: string[] = []
  const said: Saving[] = []
  const copy = {
    client: 'client-one',
    left: undefined,
    keep: () => Promise.resolve(),
    drop: () => undefined,
    release: () => undefined,
  }
  const session = new WritingSession({
    opened: { document: portal.record(), positions: [] },
    copy: copy as unknown as KeptCopy,
    onLost: (words) => lost.push(words),
  })
  session.open({ state: () => undefined, saving: (saving) => said.push(saving) }, [{ channel: documentChannel(ID), seq: 0 }])
  return {
    lost,
    said,
    session,
    type: (text: string) => session.apply(session.state.tr.insertText(text, 1)),
    text: () => pageText(session.state.doc.toJSON() as PageDocument),
    hear: (upTo: number, steps: readonly KeptStep[] = []) =>
      tell({
        channel: documentChannel(ID),
        seq: 1,
        id: ID,
        event: documentEvents.written.name,
        detail: { document: ID, upTo, steps: [...steps] },
        at: 0,
      }),
  }
}
const written = () => pageText(portal.doc.toJSON() as PageDocument)

test('a portal that asks for a pause gets it, and then all that was typed', async () => {
  portal.refusals.push(new Problem('too_many_requests', 429, { retryAfter: 42 }))
  const { type, session, said, lost } = writing()
  type('كلمة ')
  await vi.waitFor(() => expect(written()).toBe('كلمة بداية'))
  expect(rested).toContain(42_000)
  expect(said).toContain('waiting')
  expect([lost, (await session.close()).version]).toEqual([[], 1])
})

test('what is too much at once goes in smaller parts, until the portal takes it', async () => {
  portal.mostSteps = 3
  const { type, session, lost } = writing()
  for (const letter of 'dcba') type(letter)
  for (const letter of 'hgfe') type(letter)
  await session.close()
  expect(written()).toBe('efghabcdبداية')
  expect(Math.max(...portal.commits)).toBeLessThanOrEqual(3)
  expect(lost).toEqual([])
})

test('one step that the portal never takes is offered as words, and writing goes on', async () => {
  portal.mostSteps = 0
  const { type, text, lost } = writing()
  type('كثير')
  await vi.waitFor(() => expect(lost).toEqual(['كثير']))
  expect(text()).toBe('بداية')
  portal.mostSteps = Infinity
  type('قليل ')
  await vi.waitFor(() => expect(written()).toBe('قليل بداية'))
})

test('large steps, which the channel only names, are fetched', async () => {
  const { hear, text } = writing()
  portal.write(put('بعيد '))
  hear(1)
  await vi.waitFor(() => expect(text()).toBe('بعيد بداية'))
  expect(portal.opened).toBe(0)
})

test('a reader who is further behind than a page opens the document instead', async () => {
  portal.page = 1
  const { hear, text, lost } = writing()
  for (let n = 0; n < 9; n += 1) portal.write(put('س'))
  hear(9)
  await vi.waitFor(() => expect(text()).toBe(`${'س'.repeat(9)}بداية`))
  expect([portal.opened, lost]).toEqual([1, []])
})

test('a log that was dropped costs a reader nothing, and a writer no words', async () => {
  const { hear, text, type, lost, said } = writing()
  portal.write(put('أول '))
  portal.oldest = 1
  hear(1)
  await vi.waitFor(() => expect(text()).toBe('أول بداية'))
  expect([lost, said.includes('stopped')]).toEqual([[], false])
  portal.write(put('ثان '))
  portal.oldest = 2
  type('مني ')
  await vi.waitFor(() => expect(lost).toEqual(['مني']))
  expect(text()).toBe('ثان أول بداية')
  expect(said).not.toContain('stopped')
})

test.each(['signed out', 'not understood'])(
  'an editor that has stopped, here as it is %s, fetches no page again',
  async (why) => {
    const fetched = vi.spyOn(portal, 'steps').mockImplementation(() => {
      if (fetched.mock.calls.length > 5) throw new Problem('not_found', 404) // it would go on for ever
      return { version: 1, steps: [{ version: 1, client: 'other', step: { stepType: 'of the future' } }] as never }
    })
    try {
      unfollowed = 0
      const { type, hear, said, session } = writing()
      if (why === 'signed out') portal.refusals.push(new Problem('not_signed_in', 401))
      type('كلمة ')
      if (why === 'not understood') hear(1)
      await vi.waitFor(() => expect(said).toContain('stopped'))
      expect(unfollowed).toBe(1)
      hear(1)
      await session.close()
      expect(fetched).toHaveBeenCalledTimes(why === 'signed out' ? 0 : 1)
    } finally {
      fetched.mockRestore()
    }
  },
)
