interface Workspace {
  readonly id: string
  readonly name: string
}
interface Project {
  readonly id: string
  readonly title: string
  readonly workspace: Workspace
}

const LONGEST = 60

/** A title as it is read in an address: the id decides. Slashes and signs that mean something else there become dashes. */
export function titleForPath(title: string): string {
  const words = title
    .slice(0, LONGEST)
    .replace(/[\s/\\?#%&.+]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words.toWellFormed() || '-'
}

const titleInPath = (title: string): string => encodeURIComponent(titleForPath(title))

export const workspacePath = ({ id, name }: Workspace): string => `/user/workspaces/${id}/${titleInPath(name)}/workspace-projects`

const insideProject = ({ id, title, workspace }: Project): string =>
  `/user/workspaces/${workspace.id}/${titleInPath(workspace.name)}/workspace-project/${id}/${titleInPath(title)}`

export const projectPath = (project: Project): string => `${insideProject(project)}/workspace-project-tasks`
export const subtasksPath = (project: Project): string => `${insideProject(project)}/workspace-project-subtasks`
/** The time spent in a project, by task. */
export const timePath = ({ id, workspace }: Project): string => `${workspacePath(workspace)}?view=time&group=task&projectId=${id}`
export const taskPath = (taskId: string, project: Project): string => `${projectPath(project)}?task=${taskId}`
