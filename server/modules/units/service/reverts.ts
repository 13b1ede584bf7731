import { unitEvents } from '@diwan/contract/units/events'
import { MoveUnit, RenameUnit } from '@diwan/contract/units/schemas'
import { z } from 'zod'
import { inputOf } from '../../../kit/http/input.ts'
import type { Reverts } from '../../../kit/module.ts'
import { readUnitPlain } from '../queries/units.ts'
import { renameUnitTo } from './change.ts'
import { moveUnit, nameOf } from './move.ts'
import type { Surroundings } from './access-preview.ts'

const Moved = z.object({ parent: z.object({ id: z.uuid() }).nullable() })

/** Where it stood; nothing for the root. */
const placeOf = (values: object): string | undefined => inputOf(Moved, values).parent?.id

/** A unit gets its name or its place back; at the place it goes behind those that stand there. */
export const revertsOf = (around: Surroundings): Reverts => ({
  [unitEvents.renamed.name]: {
    needs: ['departments', 'manage'],
    now: async ({ db }, id) => {
      const unit = await readUnitPlain(db, id)
      return unit ? { version: unit.version, values: { nameAr: unit.name_ar, nameEn: unit.name_en } } : null
    },
    change: async (ctx, id, version, values) => {
      const unit = await readUnitPlain(ctx.db, id)
      return renameUnitTo(ctx, inputOf(RenameUnit, { nameAr: unit?.name_ar, nameEn: unit?.name_en, ...values, id, version }))
    },
  },
  [unitEvents.moved.name]: {
    needs: ['departments', 'manage'],
    now: async ({ db }, id) => {
      const unit = await readUnitPlain(db, id)
      if (!unit) return null
      const parent = unit.parent_id === null ? null : await readUnitPlain(db, unit.parent_id)
      return { version: unit.version, values: { parent: nameOf(parent) } }
    },
    refuses: async ({ db }, values) => {
      const place = placeOf(values)
      return place === undefined || (await readUnitPlain(db, place)) ? undefined : 'units.place_gone'
    },
    change: (ctx, id, version, values) => moveUnit(ctx, around, inputOf(MoveUnit, { id, version, parentId: placeOf(values) })),
  },
})
