import fc from 'fast-check'
import { getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab'
import { joinBackward, lift, setBlockType, splitBlock, wrapIn } from 'prosemirror-commands'
import { wrapInList } from 'prosemirror-schema-list'
import { Selection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import type { Step } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { baseOf, unsentOf, wordsOf, writingFrom, type Copied, type Writing } from './copied.ts'
import { lostPlaces, typedIn } from './lost.ts'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema
const begun = nodes.doc.create(
  null,
  ['الأول', 'second', 'ثالث'].map((text) => nodes.paragraph.create(null, pageSchema.text(text))),
)

interface Kept {
  readonly step: Step
  readonly client: string
}

/** One copy, with what it would say in its cards. */
class Copy {
  writing: Writing
  cards = ''
  readonly #client: string
  readonly #log: Kept[]

  constructor(log: Kept[], client: string) {
    this.#log = log
    this.#client = client
    this.writing = writingFrom({ client, version: 0, doc: begun.toJSON(), steps: [] })
  }

  get state(): EditorState {
    return this.writing.state
  }

  #apply(tr: Transaction): void {
    this.writing = { ...this.writing, state: this.state.apply(tr) }
  }

  #textPlace(at: number): number {
    const { doc } = this.state
    const place = doc.resolve(1 + (at % (doc.content.size - 1)))
    return place.parent.isTextblock ? place.pos : Selection.near(place).from
  }

  type(at: number, text: string): void {
    this.#apply(this.state.tr.insertText(text, this.#textPlace(at)))
  }

  /** Answers what was there before the eyes of who deletes it. */
  delete(at: number, length: number): string {
    const { tr, doc } = this.state
    const from = 1 + (at % Math.max(1, doc.content.size - 1))
    const to = Math.min(doc.content.size - 1, from + length)
    if (to <= from) return ''
    this.#apply(tr.delete(from, to))
    return doc.textBetween(from, to)
  }

  /** Breaks a line, or makes something else of it. */
  turn(at: number, kind: number): void {
    const place = this.#textPlace(at)
    this.#apply(this.state.tr.setSelection(TextSelection.create(this.state.doc, place)))
    turns[kind % turns.length]!(this.state, (tr) => this.#apply(tr))
  }

  #receive(kept: readonly Kept[]): void {
    if (kept.length === 0) return
    const [steps, clients] = [kept.map(({ step }) => step), kept.map(({ client }) => client)]
    const mine = sendableSteps(this.state)?.steps ?? []
    const ours = clients.findIndex((client) => client !== this.#client)
    if (ours >= 0) this.cards += lostPlaces(this.state.doc, this.writing.confirmed, mine, { ours, steps: steps.slice(ours) })
    let { confirmed } = this.writing
    for (const step of steps) confirmed = step.apply(confirmed).doc!
    this.writing = { confirmed, state: this.state.apply(receiveTransaction(this.state, steps, clients)) }
  }

  /** Hears what it missed, then sends; the answer may get lost on its way. */
  meet(answered = true): void {
    this.#receive(this.#log.slice(getVersion(this.state)))
    const sent = (sendableSteps(this.state)?.steps ?? []).map((step) => ({ step, client: this.#client }))
    this.#log.push(...sent)
    if (answered) this.#receive(sent)
  }

  /** The page is gone, and another one goes on with what was kept. */
  reload(): void {
    const left = { ...baseOf(this.writing), client: this.#client, steps: unsentOf(this.state) }
    this.writing = writingFrom(JSON.parse(JSON.stringify(left)) as Copied)
  }
}

const turns: readonly Command[] = [
  splitBlock,
  setBlockType(nodes.heading, { level: 2 }),
  wrapIn(nodes.blockquote),
  wrapInList(nodes.bulletList),
  lift,
  joinBackward,
]

const copies = (): [Copy, Copy, Copy] => {
  const log: Kept[] = []
  return [new Copy(log, 'one'), new Copy(log, 'two'), new Copy(log, 'three')]
}

test('what was typed where somebody else took the paragraph away lies in a card', () => {
  const [writer, other] = copies()
  for (const letter of 'كلمات') writer.type(writer.state.doc.textContent.indexOf('ل') + 1, letter)
  other.delete(0, 8)
  other.meet()
  writer.meet()
  expect(Array.from('كلمات').every((letter) => writer.cards.includes(letter))).toBe(true)
})

test('what others typed inside of a deletion that is still on its way lies in a card of who deleted', () => {
  const [writer, other] = copies()
  writer.type(2, 'جديد')
  writer.meet()
  other.delete(0, 4)
  other.meet()
  expect(other.cards).toContain('جديد')
  expect(other.state.doc.textContent).not.toContain('جديد')
})

test('without the network, all that waits is offered when it is refused', () => {
  const [writer] = copies()
  writer.type(0, 'كلمة')
  writer.type(4, ' أخرى')
  expect(typedIn(writer.state.doc, writer.writing.confirmed, sendableSteps(writer.state)!.steps)).toBe('كلمة أخرى')
})

const effect = fc.record({
  who: fc.nat({ max: 2 }),
  does: fc.constantFrom('types' as const, 'types' as const, 'deletes' as const, 'turns' as const),
  at: fc.nat({ max: 200 }),
  length: fc.nat({ max: 9 }),
  goes: fc.constantFrom('nothing' as const, 'meets' as const, 'is not answered' as const, 'reloads' as const),
})

test('of three who write, delete, turn lines, are cut off and reload, each letter typed stands, was deleted knowingly, or lies in a card', () => {
  fc.assert(
    fc.property(fc.array(effect, { minLength: 4, maxLength: 40 }), (effects) => {
      const all = copies()
      let [typed, deleted] = ['', '']
      effects.forEach(({ who, does, at, length, goes }, n) => {
        const copy = all[who]!
        const letter = String.fromCodePoint(0x4e00 + n) // each is typed once
        if (does === 'deletes') deleted += copy.delete(at, length)
        else if (does === 'turns') copy.turn(at, length)
        else {
          copy.type(at, letter)
          typed += letter
        }
        if (goes === 'reloads') copy.reload()
        else if (goes !== 'nothing') copy.meet(goes === 'meets')
      })
      for (let round = 0; round < 3; round += 1) for (const copy of all) copy.meet()
      const [first] = all
      for (const { state } of all) expect(state.doc.toJSON()).toEqual(first.state.doc.toJSON())
      const held = first.state.doc.textContent + deleted + all.map(({ cards }) => cards).join('')
      expect(Array.from(typed).filter((letter) => !held.includes(letter))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a copy whose steps this page does not understand gives back the words in them', () => {
  const steps = [{ stepType: 'replace', slice: { content: [{ type: 'new', content: [{ type: 'text', text: 'كلمة' }] }] } }]
  expect(wordsOf(steps)).toBe('كلمة')
})
