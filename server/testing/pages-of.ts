import type { TestPerson } from './people.ts'
import type { Facts, ListProof } from './proof.ts'
import type { World } from './world.ts'

interface Page {
  readonly items: readonly object[]
  readonly next: string | null
}

/** Ids in the order they come, page by page; none for a person who holds the flag on no relation. */
export async function pagesOf<F extends Facts>(
  w: World,
  person: TestPerson,
  { endpoint, query, idOf, pageIn = (body) => body }: ListProof<F>,
  limit: number,
): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined
  do {
    const { status, text } = await w.call(person, endpoint, {
      ...query,
      limit,
      ...(after && { after }),
    })
    if (status === 403) return []
    const page = pageIn(JSON.parse(text) as object) as Page | undefined
    found.push(...(page?.items ?? []).map((item) => idOf(item)))
    after = page?.next ?? undefined
  } while (after)
  return found
}
