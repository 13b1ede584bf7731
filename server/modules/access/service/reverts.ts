import { accessEvents } from '@diwan/contract/access/events'
import { matrixFlags } from '@diwan/contract/access/matrix'
import { SaveMatrix } from '@diwan/contract/access/schemas'
import { z } from 'zod'
import { inputOf } from '../../../kit/http/input.ts'
import type { Reverts } from '../../../kit/module.ts'
import { readRole } from '../queries/roles.ts'
import { readMatrix, saveMatrix } from './matrix.ts'

const Cells = z.record(z.string(), z.string())

/** A saved difference of one role: its other cells stay as they stand, and nobody gives back what he does not hold. */
export const reverts: Reverts = {
  [accessEvents.roleChanged.name]: {
    needs: ['settings', 'roles'],
    now: async ({ db }, id) => {
      const role = await readRole(db, id)
      if (!role) return null
      const { version, cells } = await readMatrix(db)
      const empty = [...matrixFlags.keys()].map((name) => [name, ''] as const)
      const held = cells.filter((cell) => cell.role === role).map(({ name, relations }) => [name, relations.join(' ')] as const)
      return { version, values: Object.fromEntries([...empty, ...held]) }
    },
    change: async (ctx, id, version, values) => {
      const role = await readRole(ctx.db, id)
      const changes = Object.entries(inputOf(Cells, values)).map(([name, cell]) => ({
        role,
        name,
        relations: cell.split(' ').filter(Boolean),
      }))
      return saveMatrix(ctx, inputOf(SaveMatrix, { version, changes }))
    },
  },
}
