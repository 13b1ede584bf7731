import { access } from '@diwan/contract/access/endpoints'
import { matrixFlags } from '@diwan/contract/access/matrix'
import type { Relation } from '@diwan/contract/access/vocabulary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plantSituations, player, setStage } from '../cast.ts'
import { ticketProof } from '../../modules/tickets/proof/proof.ts'
import { askerOf, type Cells } from '../oracle.ts'
import { seeded } from '../seeded.ts'
import { world } from '../world.ts'

const roles = ['USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SYSTEM_ADMIN'] as const
const flags = ['tickets.view', 'tickets.reply', 'tickets.internal_note', 'tickets.close'] as const
const can = ticketProof.can!
const cell = fc.subarray<Relation>([...matrixFlags.get('tickets.view')!.offers])
const edits = fc.tuple(...roles.map(() => fc.record({ cells: fc.tuple(...flags.map(() => cell)), administers: fc.boolean() })))
/** The relations that have no effect for a role that may not open the administration of tickets. */
const overUnits: readonly Relation[] = ['group', 'department', 'tree', 'all']

test(
  'whatever the matrix is edited to, every ticket opens and carries in `can` what those cells say (H1)',
  { timeout: 120_000 },
  async () => {
    const w = await world()
    const stage = await setStage(w)
    const owner = await w.person('SUPER_ADMIN')
    const players = await Promise.all(roles.map((role) => player(w, stage, role)))
    await seeded(
      fc.asyncProperty(edits, async (drawn) => {
        const changes = roles.flatMap((role, r) => [
          ...flags.map((name, f) => ({ role, name, relations: drawn[r]!.cells[f]! })),
          { role, name: 'tickets.administer', relations: drawn[r]!.administers ? ['all' as const] : [] },
        ])
        const { version } = (await w.call(owner, access.matrix, {})).body
        const saved = await w.call(owner, access.save, { version, changes })
        expect(saved.status).toBe(200)
        const administers = new Set(roles.filter((_role, r) => drawn[r]!.administers))
        const cells: Cells = new Map(
          saved.body.cells.map(({ role, name, relations }) => [
            `${role} ${name}`,
            relations.filter((one) => administers.has(role as (typeof roles)[number]) || !overUnits.includes(one)),
          ]),
        )
        for (const me of players) {
          for (const [situation, ticket] of await plantSituations(w, ticketProof, stage, me.id)) {
            const asker = askerOf(ticketProof, cells, me, ticket, stage.tree)
            const expected = asker.may('tickets.view') && can.expected(asker)
            const { status, body } = await w.call(me, can.endpoint, { id: ticket.id })
            expect([me.role, situation, status === 200 && can.shown(body)]).toEqual([me.role, situation, expected])
          }
        }
      }),
      4,
    )
  },
)
