import { PAGE_SIZE } from './limits.ts'

/** A commit may touch this many times the size of its document: pasting, wrapping or marking all of it are a few times at most. */
const TIMES_DOCUMENT = 4
/** A document smaller than this counts as this large, so that pasting into an empty one fits. */
const SMALLEST = 20_000
/** No document is larger: each character counts once, each node at most twice. */
const LARGEST = PAGE_SIZE.text + 2 * PAGE_SIZE.nodes

/** A ProseMirror step of any kind, as far as its work is concerned; fields that its kind does not have are absent. */
interface StepSpan {
  readonly from?: number
  readonly to?: number
  readonly gapFrom?: number
  readonly gapTo?: number
  readonly slice?: { readonly size: number }
}

const spanOf = ({ from = 0, to = 0 }: StepSpan): number => Math.max(0, to - from)

/** Positions that a step passes over, and what it puts in. */
const workOfStep = (step: StepSpan): number => spanOf(step) + Math.max(0, step.slice?.size ?? 0)

/** How much longer a step makes its document. A step that puts nothing in is a mark or an attribute, or takes something out. */
function growthOf(step: StepSpan): number {
  if (!step.slice) return 0
  const kept = Math.min(spanOf(step), Math.max(0, (step.gapTo ?? 0) - (step.gapFrom ?? 0)))
  return step.slice.size + kept - spanOf(step)
}

export const workOf = (steps: readonly object[]): number => steps.reduce((sum, step) => sum + workOfStep(step), 0)

export const allowedWork = (before: number, after: number): number =>
  TIMES_DOCUMENT * Math.max(SMALLEST, Math.min(LARGEST, Math.max(before, after)))

/**
 * How many of the steps, from the first on, are taken in one commit of a document of this size. One step alone always is: it passes over no
 * more than there is, and puts in no more than there will be.
 */
export function fittingSteps(before: number, steps: readonly object[]): number {
  let [work, after, fitting] = [0, before, 1]
  steps.forEach((step, index) => {
    work += workOfStep(step)
    after += growthOf(step)
    if (work <= allowedWork(before, after)) fitting = index + 1
  })
  return Math.min(fitting, steps.length)
}
