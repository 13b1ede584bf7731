/** Somebody who is away today. */
export interface Away {
  /** The last day of the absence. */
  readonly untilDay: string
  /** The delegate, who decides for the person; null where there is none. */
  readonly cover: { readonly fullName: string } | null
}
/** Those of the people asked about who are away, by id. */
type AwayPeople = ReadonlyMap<string, Away>

let ask = (_ids: readonly string[]): Promise<AwayPeople> => Promise.resolve(new Map())

/** Sets the lookup of absences; the application calls it once, at start. */
export function askAwayWith(answer: typeof ask): void {
  ask = answer
}

/** All ids that the names on one screen ask about are sent in one question. */
let waiting: { readonly ids: Set<string>; readonly answer: Promise<AwayPeople> } | undefined

/** Returns null where the person is here, or may not be seen by the reader. */
export async function awayOf(id: string): Promise<Away | null> {
  waiting ??= gathered()
  waiting.ids.add(id)
  return (await waiting.answer).get(id) ?? null
}

function gathered() {
  const ids = new Set<string>()
  const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    waiting = undefined
    return ask([...ids])
  })
  return { ids, answer }
}
