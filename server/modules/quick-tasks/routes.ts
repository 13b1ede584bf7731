import { quickTaskItems, quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { route } from '../../kit/http/route.ts'
import { changeQuickTask, moveQuickTask } from './service/change.ts'
import { completeQuickTask, reopenQuickTask } from './service/complete.ts'
import { giveBack } from './service/assign.ts'
import { createQuickTask } from './service/create.ts'
import { empty, restore, trash } from './service/delete.ts'
import { addItem, changeItem, removeItem } from './service/items.ts'
import { countQuickTasks, listQuickTasks, openQuickTask } from './service/read.ts'

export const quickTaskRoutes = [
  route(quickTasks.list, listQuickTasks),
  route(quickTasks.count, countQuickTasks),
  route(quickTasks.open, openQuickTask),
  route(quickTasks.create, createQuickTask),
  route(quickTasks.change, changeQuickTask),
  route(quickTasks.giveBack, giveBack),
  route(quickTasks.complete, completeQuickTask),
  route(quickTasks.reopen, reopenQuickTask),
  route(quickTasks.move, moveQuickTask),
  route(quickTasks.trash, trash),
  route(quickTasks.restore, restore),
  route(quickTasks.emptyTrash, empty),
  route(quickTaskItems.add, addItem),
  route(quickTaskItems.change, changeItem),
  route(quickTaskItems.remove, removeItem),
]
