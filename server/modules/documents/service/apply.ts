import { Node, Schema } from 'prosemirror-model'
import { Step, Transform } from 'prosemirror-transform'
import { PageDocument } from '@diwan/core/page/document'
import { PAGE_SIZE } from '@diwan/core/page/limits'
import { pageMarks, pageNodes } from '@diwan/core/page/schema'
import { brokenDocumentLimit } from '@diwan/core/document-limits'
import { Problem } from '../../../kit/http/problem.ts'

const schema = new Schema({ nodes: pageNodes, marks: pageMarks })
const KINDS = new Set(['replace', 'replaceAround', 'addMark', 'removeMark', 'attr'])
const PLACES = ['from', 'to', 'gapFrom', 'gapTo', 'insert', 'pos']
const SLICE_SIZE = { ...PAGE_SIZE, depth: PAGE_SIZE.depth + 2 }

export type SentStep = Readonly<Record<string, unknown>>

export const nodeOf = (doc: PageDocument): Node => Node.fromJSON(schema, doc)

const refused = (code: string): Problem => new Problem('invalid_input', { fields: [{ path: 'steps', code }] })

/** Applies all of the steps, or none of them. `demandTime` is called between two steps and throws when they take too long. */
export function applied(doc: Node, steps: readonly Step[], demandTime: () => void = () => undefined): Transform {
  const change = new Transform(doc)
  steps.forEach((step, index) => {
    if (index > 0) demandTime()
    if (!fits(change, step)) throw refused('invalid_value')
  })
  return change
}

/** Refuses once so many milliseconds have passed. A single step is never refused by it, so that a browser can always send less. */
export function timeLimit(ms: number, now: () => number = () => performance.now()): () => void {
  const end = now() + ms
  return () => {
    if (now() > end) throw new Problem('documents.too_much_work')
  }
}

function fits(change: Transform, step: Step): boolean {
  const attr: unknown = Reflect.get(step, 'attr')
  try {
    if (typeof attr === 'string' && !hasAttribute(change.doc, Number(Reflect.get(step, 'pos')), attr)) return false
    return !change.maybeStep(step).failed
  } catch {
    return false // places outside of the document
  }
}

const hasAttribute = (doc: Node, pos: number, name: string): boolean =>
  Object.hasOwn(doc.nodeAt(pos)?.type.spec.attrs ?? {}, name)

/** Steps as they were sent, checked one by one; only what a step of its kind has is read. */
export const readSteps = (sent: readonly SentStep[]): Step[] => sent.map(readStep)

function readStep(sent: SentStep): Step {
  const slice = sent['slice']
  const wrong =
    !KINDS.has(String(sent['stepType'])) ||
    PLACES.some((place) => sent[place] !== undefined && !isPlace(sent[place])) ||
    (slice !== undefined && brokenDocumentLimit(slice, SLICE_SIZE) !== undefined)
  if (wrong) throw refused('invalid_value')
  try {
    return Step.fromJSON(schema, sent)
  } catch (error) {
    // What a newer browser may write, this server does not know.
    if (error instanceof RangeError && /node type|mark type/.test(error.message)) throw new Problem('documents.reload_needed')
    throw refused('invalid_value')
  }
}

const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

const pages = new WeakMap<Node, PageDocument>()

/** The document as it is stored and shown, or a refusal. A node never changes, so each is judged once. */
export function pageOf(doc: Node): PageDocument {
  const known = pages.get(doc)
  if (known) return known
  const read = PageDocument.safeParse(doc.toJSON())
  if (!read.success) {
    const [issue] = read.error.issues
    throw refused(issue?.message.startsWith('too_') ? issue.message : 'invalid_value')
  }
  pages.set(doc, read.data)
  return read.data
}
