import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { collab, getVersion, sendableSteps } from 'prosemirror-collab'
import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin } from 'prosemirror-state'
import { Step } from 'prosemirror-transform'
import { pageSchema } from './schema.ts'

/** A document as the portal had it in a version, as data. */
export interface Base {
  readonly schema: number
  readonly version: number
  readonly doc: unknown
}

/** One copy of a document with what it has not sent. Its steps come back under the name of the client, also after a reload. */
export interface Copied extends Base {
  readonly client: string
  readonly steps: readonly unknown[]
}

export interface Writing {
  /** As the portal has it, in the version of the state. */
  readonly confirmed: Node
  readonly state: EditorState
}

export const baseOf = ({ state, confirmed }: Writing): Base => ({
  schema: PAGE_SCHEMA,
  version: getVersion(state),
  doc: confirmed.toJSON(),
})

export const unsentOf = (state: EditorState): unknown[] =>
  (sendableSteps(state)?.steps ?? []).map((step) => step.toJSON() as unknown)

/** Goes on where the copy was left. */
export function writingFrom({ client, version, doc, steps }: Omit<Copied, 'schema'>, plugins: readonly Plugin[] = []): Writing {
  const confirmed = pageSchema.nodeFromJSON(doc)
  const begun = EditorState.create({ doc: confirmed, plugins: [...plugins, collab({ clientID: client, version })] })
  if (steps.length === 0) return { confirmed, state: begun }
  const tr = begun.tr.setMeta('addToHistory', false)
  for (const step of steps) tr.step(Step.fromJSON(pageSchema, step))
  return { confirmed, state: begun.apply(tr) }
}

/** The words of steps that this page does not understand any more. */
export function wordsOf(steps: readonly unknown[]): string {
  const words: string[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (typeof value !== 'object' || value === null) return
    if ('text' in value && typeof value.text === 'string') words.push(value.text)
    Object.values(value).forEach(look)
  }
  look(steps)
  return words.join('').trim()
}
