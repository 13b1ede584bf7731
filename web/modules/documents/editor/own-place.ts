import type { EditorState, Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'

/**
 * Where the words that were typed here last end. What goes on from there stays with them: without it, two who write at one place would tear
 * each other's sentences apart, since what comes to the portal later is put behind what came before.
 */
export class OwnPlace {
  #end: number | undefined

  /** Before a transaction of this person is applied. */
  typed(tr: Transaction): void {
    const [first] = tr.steps
    if (!first) return
    const puts = first instanceof ReplaceStep && first.slice.size > 0
    if (puts && first.from === first.to && first.from === this.#end) stay(first)
    if (puts && tr.selection.empty) this.#end = tr.selection.head
    else this.follow(tr)
  }

  /** After what others wrote was put in. */
  follow({ mapping }: Transaction): void {
    if (this.#end !== undefined) this.#end = mapping.map(this.#end, -1)
  }

  /** Whether the next letter goes on from the words that were typed here last. */
  goesOn({ selection: { empty, head } }: EditorState): boolean {
    return empty && head === this.#end
  }
}

/** Where somebody else wrote at the same place, it comes before theirs. */
function stay(step: ReplaceStep): void {
  step.map = (mapping) => {
    const at = mapping.mapResult(step.from, -1)
    if (at.deletedAcross) return null
    const mapped = new ReplaceStep(at.pos, at.pos, step.slice)
    stay(mapped)
    return mapped
  }
}
