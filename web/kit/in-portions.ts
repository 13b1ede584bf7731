/** Asks for many things a portion at a time, one portion after the other. */
export async function inPortions<Asked, Answer>(
  all: readonly Asked[],
  size: number,
  ask: (some: readonly Asked[]) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < all.length; from += size) answers.push(...(await ask(all.slice(from, from + size))))
  return answers
}
