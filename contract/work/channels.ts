export const workspaceChannel = (id: string) => `workspace:${id}`
/** What happens in a project, its board and its tasks. */
export const projectChannel = (id: string) => `project:${id}`
/** What happens to one task, and what is said about it. */
export const taskChannel = (id: string) => `task:${id}`
