import { units } from '@diwan/contract/units/endpoints'
import { route } from '../../kit/http/route.ts'
import { archiveUnit, createUnit, renameUnitTo, reorderUnit, restoreUnit } from './service/change.ts'
import { countListed, listChildren, listChoices, openUnit, searchByName } from './service/read.ts'

export const routes = [
  route(units.choices, listChoices),
  route(units.children, listChildren),
  route(units.count, countListed),
  route(units.search, searchByName),
  route(units.open, (ctx, { id }) => openUnit(ctx, id)),
  route(units.create, async (ctx, input) => openUnit(ctx, await createUnit(ctx, input))),
  route(units.rename, async (ctx, input) => openUnit(ctx, await renameUnitTo(ctx, input))),
  route(units.reorder, async (ctx, input) => openUnit(ctx, await reorderUnit(ctx, input))),
  route(units.archive, async (ctx, input) => openUnit(ctx, await archiveUnit(ctx, input))),
  route(units.restore, async (ctx, input) => openUnit(ctx, await restoreUnit(ctx, input))),
]
