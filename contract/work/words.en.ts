export const en = {
  // name, what it is, entries of the menus
  name_workspace: 'Workspaces',
  about_workspace: 'Projects with their tasks, sub-tasks and timelines.',
  menu_user_Workspace: 'Workspace',

  // rights: a name and a sentence each
  'flag_workspace.view': 'Workspaces',
  'about_workspace.view': 'Sees and edits workspaces one is a member of.',
  'flag_workspace.create': 'Create workspaces',
  'about_workspace.create': 'Creates workspaces.',
}
