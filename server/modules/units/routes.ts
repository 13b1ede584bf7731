import { units } from '@diwan/contract/units/endpoints'
import { route } from '../../kit/http/route.ts'
import { archiveUnit, createUnit, renameUnitTo, reorderUnit, restoreUnit } from './service/change.ts'
import { exportUnits } from './service/export.ts'
import { importUnits } from './service/import.ts'
import { joinUnit, leaveUnit, listHistory, listMembers } from './service/members.ts'
import { moveUnit, previewMove } from './service/move.ts'
import { deleteUnit, previewDelete } from './service/remove.ts'
import type { Surroundings } from './service/access-preview.ts'
import { countListed, listChildren, listChoices, openUnit, searchByName } from './service/read.ts'

export const routesOf = (around: Surroundings) => [
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
  route(units.previewMove, (ctx, input) => previewMove(ctx, around, input)),
  route(units.move, async (ctx, input) => openUnit(ctx, await moveUnit(ctx, around, input))),
  route(units.previewDelete, (ctx, input) => previewDelete(ctx, around, input)),
  route(units.delete, (ctx, input) => deleteUnit(ctx, around, input)),
  route(units.members, listMembers),
  route(units.join, joinUnit),
  route(units.leave, leaveUnit),
  route(units.history, listHistory),
  route(units.import, importUnits.run),
  route(units.export, exportUnits),
]
