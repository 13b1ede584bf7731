import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects, taskLists } from '@diwan/contract/work/endpoints/projects'
import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { timeReports, times, watching } from '@diwan/contract/work/endpoints/times'
import { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import { actionItems, taskFiles, tasks, taskTalk as comments } from '@diwan/contract/work/endpoints/tasks'
import { route } from '../../kit/http/route.ts'
import { listProjectBars } from './service/bars.ts'
import { archiveProject, changeProject, createProject, deleteProject, moveProject } from './service/projects/edit.ts'
import { changeList, createList, deleteList, moveList } from './service/projects/lists.ts'
import { changeMilestone, createMilestone, deleteMilestone } from './service/projects/milestones.ts'
import { listProjects, openProject } from './service/projects/read.ts'
import { changeTask } from './service/tasks/change.ts'
import { listTaskRuns, openTaskBulk, startTaskBulk } from './service/tasks/bulk.ts'
import { createTask } from './service/tasks/create.ts'
import { openCriticalPath } from './service/tasks/critical-path.ts'
import { deleteTask } from './service/tasks/delete.ts'
import { describeTask } from './service/tasks/description.ts'
import { listNamed, removeDependency, setDependency } from './service/tasks/dependencies.ts'
import { attachFiles, detachFile } from './service/tasks/files.ts'
import { openGroups, listTableGroups } from './service/tasks/groups.ts'
import { importTasks } from './service/tasks/import/import-tasks.ts'
import { addItem, changeItem, moveItem, removeItem } from './service/tasks/items.ts'
import { placeTask } from './service/tasks/move.ts'
import { countMineByGroup, countTasks, listMine, listTasks, openBoard, openTask } from './service/tasks/read.ts'
import { previewShift, shiftTasks } from './service/tasks/shift.ts'
import { changeTemplate, deleteTemplate, listTemplates } from './service/templates/edit.ts'
import { beginFromTemplate } from './service/templates/begin.ts'
import { saveTemplate } from './service/templates/save.ts'
import { openWorkload } from './service/tasks/workload.ts'
import { addTime, removeTime, startTimer, stopTimer, watchTask } from './service/tasks/times.ts'
import { exportTime, reportTime } from './service/tasks/time-report.ts'
import { moveTask } from './service/tasks/status.ts'
import { exportTasks } from './service/tasks/export.ts'
import { findMentionable, taskTalk } from './service/tasks/talk.ts'
import { archiveWorkspace, changeWorkspace, createWorkspace, deleteWorkspace } from './service/workspaces/edit.ts'
import { addPeople, changePerson, handOver, leaveWorkspace, listPeople, removePerson } from './service/workspaces/people.ts'
import { countWorkspaces, listWorkspaces, openWorkspace } from './service/workspaces/read.ts'

export const workRoutes = [
  route(workspaces.list, listWorkspaces),
  route(workspaces.count, countWorkspaces),
  route(workspaces.open, openWorkspace),
  route(workspaces.create, createWorkspace),
  route(workspaces.change, changeWorkspace),
  route(workspaces.archive, archiveWorkspace),
  route(workspaces.delete, deleteWorkspace),
  route(workspacePeople.people, listPeople),
  route(workspacePeople.addPeople, addPeople),
  route(workspacePeople.changePerson, changePerson),
  route(workspacePeople.removePerson, removePerson),
  route(workspacePeople.handOver, handOver),
  route(workspacePeople.leave, leaveWorkspace),
  route(projects.list, listProjects),
  route(projects.create, createProject),
  route(projects.open, openProject),
  route(projects.bars, listProjectBars),
  route(projects.workload, openWorkload),
  route(projects.change, changeProject),
  route(projects.begin, moveProject('open')),
  route(projects.pause, moveProject('pause')),
  route(projects.resume, moveProject('resume')),
  route(projects.finish, moveProject('finish')),
  route(projects.reopen, moveProject('reopen')),
  route(projects.cancel, moveProject('cancel')),
  route(projects.archive, archiveProject),
  route(projects.delete, deleteProject),
  route(taskLists.create, createList),
  route(taskLists.change, changeList),
  route(taskLists.move, moveList),
  route(taskLists.delete, deleteList),
  route(milestones.create, createMilestone),
  route(milestones.change, changeMilestone),
  route(milestones.delete, deleteMilestone),
  route(projectTemplates.list, listTemplates),
  route(projectTemplates.save, saveTemplate),
  route(projectTemplates.change, changeTemplate),
  route(projectTemplates.delete, deleteTemplate),
  route(projectTemplates.begin, beginFromTemplate),
  route(tasks.list, listTasks),
  route(tasks.count, countTasks),
  route(tasks.tableGroups, listTableGroups),
  route(tasks.export, exportTasks),
  route(taskBulk.start, startTaskBulk),
  route(taskBulk.list, listTaskRuns),
  route(taskBulk.open, openTaskBulk),
  route(tasks.board, openBoard),
  route(tasks.groups, openGroups),
  route(tasks.mine, listMine),
  route(tasks.mineCounts, countMineByGroup),
  route(tasks.open, openTask),
  route(tasks.create, createTask),
  route(tasks.describe, describeTask),
  route(tasks.import, importTasks.run),
  route(tasks.change, changeTask),
  route(tasks.move, placeTask),
  route(tasks.start, moveTask('start')),
  route(tasks.wait, moveTask('wait')),
  route(tasks.resume, moveTask('resume')),
  route(tasks.done, moveTask('done')),
  route(tasks.reopen, moveTask('reopen')),
  route(tasks.cancel, moveTask('cancel')),
  route(tasks.restore, moveTask('restore')),
  route(tasks.delete, deleteTask),
  route(watching.watch, watchTask),
  route(timeReports.report, reportTime),
  route(timeReports.export, exportTime),
  route(times.start, startTimer),
  route(times.stop, stopTimer),
  route(times.add, addTime),
  route(times.remove, removeTime),
  route(dependencies.named, listNamed),
  route(dependencies.criticalPath, openCriticalPath),
  route(dependencies.set, setDependency),
  route(dependencies.remove, removeDependency),
  route(dependencies.preview, previewShift),
  route(dependencies.shift, shiftTasks),
  route(actionItems.add, addItem),
  route(actionItems.change, changeItem),
  route(actionItems.move, moveItem),
  route(actionItems.remove, removeItem),
  route(taskFiles.attach, attachFiles),
  route(taskFiles.detach, detachFile),
  route(comments.mentionable, findMentionable),
  ...taskTalk.routes,
]
