import { inTurn, type Step } from './in-turn.ts'

/** What was started, stopped in the opposite order. What fails to stop leaves nothing else running: it is thrown after the last. */
export function createStops() {
  const stops: Step[] = []
  return {
    add: (stop: Step): unknown => stops.push(stop),
    stop: (): Promise<void> => inTurn(stops.splice(0).toReversed()),
  }
}
