import { MAX_COMMIT_BYTES, MAX_STEPS } from '@diwan/contract/documents/limits'
import { fittingSteps } from '@diwan/core/page/work'
import type { Node } from 'prosemirror-model'
import type { Step } from 'prosemirror-transform'

/** What a commit says besides its steps. */
const AROUND_STEPS = 1_000

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** How many steps go in one commit, so that the portal takes it: by their work, their bytes, and what it found too much before. */
export class CommitSize {
  #most = MAX_STEPS

  /** The first of the unsent steps; at least one. */
  first(confirmed: Node, unsent: readonly Step[]): readonly Step[] {
    const some = unsent.slice(0, this.#most)
    const fitting = some.slice(0, fittingSteps(confirmed.content.size, some))
    let bytes = AROUND_STEPS
    const tooMany = fitting.findIndex((step) => (bytes += bytesOf(step.toJSON()) + 1) > MAX_COMMIT_BYTES)
    return tooMany < 0 ? fitting : fitting.slice(0, Math.max(1, tooMany))
  }

  taken(): void {
    this.#most = Math.min(MAX_STEPS, this.#most * 2)
  }

  /** Sends half as many next time; false when it was one step already. */
  tooMuch(sent: number): boolean {
    this.#most = Math.max(1, Math.floor(sent / 2))
    return sent > 1
  }
}
