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

/** What the steps, all of them, make of a document; nothing is taken of those that do not fit. */
export function applied(doc: Node, sent: readonly SentStep[]): Transform {
  const change = new Transform(doc)
  for (const one of sent) {
    const step = readStep(one)
    if (!fits(change, step)) throw refused('invalid_value')
  }
  return change
}

function fits(change: Transform, step: Step): boolean {
  const attr: unknown = Reflect.get(step, 'attr')
  try {
    if (typeof attr === 'string' && change.doc.nodeAt(Number(Reflect.get(step, 'pos')))?.type.spec.attrs?.[attr] === undefined)
      return false
    return !change.maybeStep(step).failed
  } catch {
    return false // places outside of the document
  }
}

/** Read again from what it was read as: nothing else of what was sent is kept. */
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

/** As it is stored and shown, if that is allowed. */
export function pageOf(doc: Node): PageDocument {
  const read = PageDocument.safeParse(doc.toJSON())
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw refused(issue?.message.startsWith('too_') ? issue.message : 'invalid_value')
}
