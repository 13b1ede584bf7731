import fc from 'fast-check'
import { collab, getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab'
import { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { Step } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { PageDocument, pageFromText } from '@diwan/core/page/document'
import { fittingSteps } from '@diwan/core/page/work'
import { deep } from '../../testing/seeded.ts'
import { applied, nodeOf, pageOf, readSteps } from './service/apply.ts'
import { putRight } from './service/put-right.ts'

/** The document of the portal, without its database: the same functions take, judge and put right what editors send. */
class Shelf {
  doc
  readonly log: { step: Record<string, unknown>; client: string | null }[] = []

  constructor(text = 'سطر أول\nsecond line\nثالث') {
    this.doc = nodeOf(pageFromText(text, 'rtl'))
  }

  take(client: string, version: number, steps: readonly Record<string, unknown>[]): boolean {
    if (version !== this.log.length) return false
    const read = readSteps(steps)
    if (fittingSteps(this.doc.content.size, read) < read.length) throw new Error('An editor sent too much work at once.')
    const change = applied(this.doc, read)
    const right = putRight(change.doc, pageOf(change.doc), { names: new Map(), copies: new Map() })
    this.log.push(...change.steps.map((step) => ({ step: step.toJSON() as Record<string, unknown>, client })))
    this.log.push(...right.steps.map((step) => ({ step: step.toJSON() as Record<string, unknown>, client: null })))
    this.doc = right.doc
    return true
  }
}

class Editor {
  state: EditorState
  readonly #client: string
  readonly #shelf: Shelf

  constructor(shelf: Shelf, client: string) {
    this.#shelf = shelf
    this.#client = client
    this.state = EditorState.create({ doc: shelf.doc, plugins: [collab({ clientID: client, version: 0 })] })
  }

  /** One of the things people do, at a place anywhere in what they see. */
  does({ kind, at, length, text }: CommandEffect): void {
    const { tr, doc, schema } = this.state
    const size = doc.content.size
    const from = 1 + (at % Math.max(1, size - 1))
    const to = Math.min(size, from + length)
    try {
      if (kind === 'type') tr.insertText(text, from)
      else if (kind === 'delete') tr.delete(from, to)
      else if (kind === 'split') tr.split(from)
      else if (kind === 'bold' && doc.rangeHasMark(from, to, schema.marks['bold']!)) tr.removeMark(from, to, schema.marks['bold'])
      else if (kind === 'bold') tr.addMark(from, to, schema.marks['bold']!.create())
      else if (kind === 'heading') tr.setBlockType(from, to, schema.nodes['heading']!, { dir: 'rtl', level: 2 })
      else {
        const range = doc.resolve(from).blockRange(doc.resolve(to))
        if (range) tr.wrap(range, [{ type: schema.nodes['blockquote']!, attrs: { dir: 'rtl' } }])
      }
      if (PageDocument.safeParse(tr.doc.toJSON()).success) this.state = this.state.apply(tr)
    } catch {
      // A place where this cannot be done: nobody could have done it.
    }
  }

  /** What others did comes, and what was done here goes: as often as the network lets. */
  meets(): void {
    for (let tried = 0; tried < 100; tried += 1) {
      const missed = this.#shelf.log.slice(getVersion(this.state))
      const steps = missed.map(({ step }) => Step.fromJSON(this.state.schema, step))
      this.state = this.state.apply(
        receiveTransaction(
          this.state,
          steps,
          missed.map(({ client }) => client ?? 'portal'),
        ),
      )
      const waiting = sendableSteps(this.state)
      if (!waiting) return
      const fitting = waiting.steps.slice(0, fittingSteps(this.#shelf.doc.content.size, waiting.steps))
      const sent = fitting.map((step) => JSON.parse(JSON.stringify(step.toJSON())) as Record<string, unknown>)
      if (!this.#shelf.take(this.#client, waiting.version, sent)) throw new Error('Who has all steps is never behind.')
    }
  }
}

interface CommandEffect {
  readonly kind: 'type' | 'delete' | 'split' | 'bold' | 'heading' | 'quote'
  readonly at: number
  readonly length: number
  readonly text: string
}

const effect = fc.record({
  who: fc.nat({ max: 2 }),
  kind: fc.constantFrom<CommandEffect['kind']>('type', 'type', 'type', 'delete', 'split', 'bold', 'heading', 'quote'),
  at: fc.nat({ max: 400 }),
  length: fc.nat({ max: 12 }),
  text: fc.constantFrom('كلمة ', 'word ', '٥٠%', '🙂', 'a'),
  /** Connected at this moment, or cut off. */
  online: fc.boolean(),
})

test('three editors who write at once, cut off now and then, end with the same document, and it is one that may be kept', () => {
  fc.assert(
    fc.property(fc.array(effect, { minLength: 5, maxLength: 40 }), (effects) => {
      const shelf = new Shelf()
      const editors = ['one', 'two', 'three'].map((name) => new Editor(shelf, `client-${name}`))
      for (const one of effects) {
        const editor = editors[one.who]!
        editor.does(one)
        if (one.online) editor.meets()
      }
      for (let round = 0; round < 2; round += 1) for (const editor of editors) editor.meets()
      for (const { state } of editors) expect(state.doc.toJSON()).toEqual(shelf.doc.toJSON())
      pageOf(shelf.doc)
    }),
    { numRuns: 150 },
  )
})

/** 300 paragraphs in both languages. */
const LONG = Array.from({ length: 300 }, (_, n) =>
  (n % 3 === 0 ? `Paragraph ${n} of the article. ` : `فقرة ${n} من المقالة. `).repeat(5),
).join('\n')

test(
  'three editors of a long article, each cut off for many changes, end with the same article, and no commit is too much work',
  { timeout: 600_000 },
  () => {
    // Half of the changes mark nearly all of the article: those of an editor who was cut off are more than one commit may touch.
    const far = effect.chain((one) =>
      fc.record({ at: fc.nat({ max: 60_000 }), chance: fc.nat({ max: 15 }) }).map(({ at, chance }): typeof one => {
        const marks = chance % 2 === 1
        return { ...one, at: marks ? at % 100 : at, online: chance === 0, ...(marks && { kind: 'bold', length: 30_000 }) }
      }),
    )
    fc.assert(
      fc.property(fc.array(far, { minLength: 60, maxLength: 200 }), (effects) => {
        const shelf = new Shelf(LONG)
        const editors = ['one', 'two', 'three'].map((name) => new Editor(shelf, `client-${name}`))
        for (const one of effects) {
          editors[one.who]!.does(one)
          if (one.online) editors[one.who]!.meets()
        }
        for (let round = 0; round < 2; round += 1) for (const editor of editors) editor.meets()
        for (const { state } of editors) expect(state.doc.eq(shelf.doc)).toBe(true)
        pageOf(shelf.doc)
      }),
      { numRuns: deep ? 40 : 2 },
    )
  },
)

test('a word that was typed stands unless somebody deleted around it', () => {
  const word = fc.record({ who: fc.nat({ max: 2 }), at: fc.nat({ max: 200 }), online: fc.boolean() })
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 30 }), (words) => {
      const shelf = new Shelf()
      const editors = ['one', 'two', 'three'].map((name) => new Editor(shelf, `client-${name}`))
      words.forEach(({ who, at, online }, n) => {
        editors[who]!.does({ kind: n % 3 === 0 ? 'split' : 'type', at, length: 0, text: `<${n}>` })
        if (online) editors[who]!.meets()
      })
      for (let round = 0; round < 2; round += 1) for (const editor of editors) editor.meets()
      const letters = shelf.doc.textContent
      const typed = words.flatMap((_, n) => (n % 3 === 0 ? [] : String(n).split('')))
      for (const digit of typed) expect(letters).toContain(digit)
      expect(letters.match(/</g)?.length ?? 0).toBe(letters.match(/>/g)?.length ?? 0)
    }),
    { numRuns: 80 },
  )
})

test('a document read from its steps is the one that was written', () => {
  const shelf = new Shelf()
  const begun = shelf.doc
  const editor = new Editor(shelf, 'client-one')
  for (const kind of ['type', 'split', 'heading', 'quote', 'bold'] as const) editor.does({ kind, at: 5, length: 4, text: 'هنا ' })
  editor.meets()
  const again = applied(begun, readSteps(shelf.log.map(({ step }) => step))).doc
  expect(Node.fromJSON(again.type.schema, again.toJSON()).eq(shelf.doc)).toBe(true)
})
