import { INQUIRY_CATEGORIES, INQUIRY_STATUSES } from '@diwan/contract/support/vocabulary'
import fc from 'fast-check'
import type { Settling, Sizes } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { plantInquiries, type PlantedInquiry } from './planted.ts'

const index = (below: number) => fc.nat({ max: below - 1 })

const drawn = ({ people }: Sizes) =>
  fc.array(
    fc.record({
      /** Nobody: a guest. */
      asker: fc.option(index(people)),
      assignee: fc.option(index(people)),
      category: fc.constantFrom(...INQUIRY_CATEGORIES),
      status: fc.constantFrom(...INQUIRY_STATUSES),
      /** Few instants, so that many are the same; microseconds, so that a cursor in milliseconds loses some. */
      instant: index(3),
    }),
    { maxLength: 16 },
  )

type Drawn = ReturnType<typeof drawn> extends fc.Arbitrary<infer T> ? T : never

async function forget({ db }: World): Promise<void> {
  await db.deleteFrom('inquiries').execute()
}

async function settle(w: World, all: Drawn, { people }: Settling): Promise<PlantedInquiry[]> {
  const planted = await plantInquiries(
    w.db,
    all.map(({ asker, assignee, category, status, instant }) => ({
      askerId: asker === null ? null : people[asker]!.id,
      assigneeId: assignee === null || status === 'NEW' ? null : people[assignee]!.id,
      category,
      status,
      createdAt: new Date(Date.UTC(2026, 10, 1) + instant),
    })),
  )
  for (const [n, { id }] of planted.entries())
    await w.db
      .updateTable('inquiries')
      .set({ created_at: `2026-11-01 00:00:00.00000${all[n]!.instant}+00` })
      .where('id', '=', id)
      .execute()
  return planted
}

export const randomInquiries = { drawn, forget, settle }
