import { useInterface } from '../../kit/interface-state.ts'

const KEPT = 6

/** A question that led to a record is offered again until its person signs out. */
export function noteSearch(question: string): void {
  const asked = question.trim()
  if (asked === '') return
  useInterface.setState(({ searches }) => ({ searches: [asked, ...searches.filter((one) => one !== asked)].slice(0, KEPT) }))
}
