import { sendableSteps } from 'prosemirror-collab'
import type { Node } from 'prosemirror-model'
import { dropParts, keepParts, keptNames, keptParts } from '../../../kit/kept-parts.ts'
import { holdAlone } from '../../../kit/live/leader.ts'
import { session } from '../../../kit/session.ts'
import { baseOf, unsentOf, type Base, type Copied, type Writing } from './copied.ts'

const PARTS = ['base', 'steps'] as const
interface KeptSteps {
  /** Of the document they are made for. */
  readonly version: number
  readonly steps: readonly unknown[]
}

/** What is written in one copy, kept in this browser until the portal has it; no other tab writes in it as long as it is held. */
export class KeptCopy {
  readonly client: string
  /** What another page left in it. */
  readonly left: Copied | undefined
  readonly #person: string
  readonly #name: string
  readonly #release: (() => void) | undefined
  #base: Node | undefined
  #latest: Writing | undefined
  #keeping: Promise<void> | undefined

  constructor({ person, document, client, release, left }: Place & { readonly left?: Copied | undefined }) {
    this.client = client
    this.left = left
    this.#person = person
    this.#name = `${document}/${client}`
    this.#release = release
  }

  /** Done when the last that was asked for is kept; where nobody could know whether another tab goes on with it, nothing is. */
  keep(writing: Writing): Promise<void> {
    if (!this.#release || session()?.metadata.id !== this.#person) return Promise.resolve()
    this.#latest = writing
    this.#keeping ??= this.#keepAll()
    return this.#keeping
  }

  async #keepAll(): Promise<void> {
    for (let writing = this.#latest; writing; writing = this.#latest) {
      this.#latest = undefined
      await this.#put(writing)
    }
    this.#keeping = undefined
  }

  #put(writing: Writing): Promise<void> {
    const { confirmed, state } = writing
    if (!sendableSteps(state)) {
      const had = this.#base ?? this.left
      this.#base = undefined
      return had ? dropParts(this.#person, this.#name, PARTS) : Promise.resolve()
    }
    const base = baseOf(writing)
    const steps: KeptSteps = { version: base.version, steps: unsentOf(state) }
    const isKnown = this.#base === confirmed
    this.#base = confirmed
    return keepParts(this.#person, this.#name, isKnown ? { steps } : { base, steps })
  }

  drop(): void {
    this.#latest = undefined
    void dropParts(this.#person, this.#name, PARTS)
  }

  /** Another tab may go on with what is left in it. */
  release(): void {
    this.#release?.()
  }
}

interface Place {
  readonly person: string
  readonly document: string
  readonly client: string
  readonly release: (() => void) | undefined
}

const lockOf = (client: string): string => `diwan-copy/${client}`

/** One to write in, which may be one that a page of this browser left behind, and the others that were left. */
export async function copiesOf(document: string): Promise<[KeptCopy, ...KeptCopy[]]> {
  const person = session()?.metadata.id ?? ''
  const left: KeptCopy[] = []
  for (const client of await keptNames(person, document)) {
    const release = await holdAlone(lockOf(client))
    const copied = release && (await leftIn(person, document, client))
    if (copied) left.push(new KeptCopy({ person, document, client, release, left: copied }))
    else release?.()
  }
  const [first, ...others] = left
  if (first) return [first, ...others]
  const client = crypto.randomUUID()
  return [new KeptCopy({ person, document, client, release: await holdAlone(lockOf(client)) })]
}

async function leftIn(person: string, document: string, client: string): Promise<Copied | undefined> {
  const [base, kept] = (await keptParts(person, `${document}/${client}`, PARTS)) as [Base?, KeptSteps?]
  return base && kept?.version === base.version ? { ...base, client, steps: kept.steps } : undefined
}
