import type { Node } from 'prosemirror-model'
import { Mapping, ReplaceAroundStep, ReplaceStep, Transform, type Step } from 'prosemirror-transform'

/** Whether all of it, in this order, stands in the other text, so that nothing in it is new. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (part.startsWith(letter, at)) at += letter.length
  return at === part.length
}

interface Foreign {
  /** So many of the steps made here come back first. */
  readonly ours: number
  readonly steps: readonly Step[]
}

const textOf = (doc: Node, from: number, to: number): string => doc.textBetween(from, to, '\n', ' ')

/** What a step puts in; what it wraps around was there before. */
function putIn(step: Step): string {
  if (!(step instanceof ReplaceStep || step instanceof ReplaceAroundStep)) return ''
  const { content } = step.slice
  return content.textBetween(0, content.size, '\n', ' ')
}

/** What a step takes out of the document that it is made for; also one that moves what stays, as joining lines does. */
function takenOut(step: Step, doc: Node): string {
  if (step instanceof ReplaceStep) return textOf(doc, step.from, step.to)
  return step instanceof ReplaceAroundStep ? textOf(doc, step.from, step.gapFrom) + textOf(doc, step.gapTo, step.to) : ''
}

/**
 * Words that no copy would hold any more, though nobody decided it: what was typed here where others took the place away, and what
 * others typed inside of a deletion made here. Goes through what `prosemirror-collab` is about to do.
 */
export function lostPlaces(doc: Node, confirmed: Node, mine: readonly Step[], { ours, steps }: Foreign): string {
  const before = new Transform(confirmed)
  for (const step of mine) before.step(step)
  const waiting = mine.slice(ours)
  if (waiting.length === 0) return ''
  const mapping = new Mapping()
  let now = doc
  const apply = (step: Step, mirror?: number): boolean => {
    const { doc: next } = step.apply(now)
    if (!next) return false
    now = next
    mapping.appendMap(step.getMap(), mirror)
    return true
  }
  for (let at = mine.length - 1; at >= ours; at -= 1) apply(mine[at]!.invert(before.docs[at]!))
  for (const step of steps) apply(step)
  const lost: string[] = []
  waiting.forEach((step, index) => {
    const from = waiting.length - index
    const mapped = step.map(mapping.slice(from))
    const held = now
    if (!mapped || !apply(mapped, from - 1)) return void lost.push(putIn(step))
    const [knew, takes] = [takenOut(step, before.docs[ours + index]!), takenOut(mapped, held)]
    if (!isWithin(takes, knew)) lost.push(`\n${takes}\n`)
  })
  return lost.join('').trim()
}

/** All that was written since the portal took the last of it. */
export function typedIn(doc: Node, confirmed: Node, mine: readonly Step[]): string {
  if (mine.length === 0) return ''
  const parts = mine.map(putIn).join('')
  return parts.trim() === '' && doc.textContent !== confirmed.textContent ? doc.textContent : parts.trim()
}
