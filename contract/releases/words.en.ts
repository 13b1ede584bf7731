import { en as names } from '../gathered/names.en.gen.ts'

export const en = {
  ...names, // of every module

  // name, what it is, entries of the menus
  name_modules: 'Modules',
  about_modules: 'Release status and version of every module of the portal.',
  menu_admin_modules: 'Modules',

  // rights: a name and a sentence each
  'flag_modules.view': 'See the modules',
  'about_modules.view': 'Reads the register of modules.',
  'flag_modules.status': 'Release modules',
  'about_modules.status': 'Releases, withdraws and switches modules on or off.',
  'flag_modules.version': 'Version modules',
  'about_modules.version': 'Gives modules a version and notes.',
  'flag_modules.colours': 'Colour modules',
  'about_modules.colours': 'Gives modules a colour and a gradient.',

  // release statuses
  status_STABLE: 'Stable',
  status_BETA: 'Beta',
  status_COMING_SOON: 'Coming soon',

  // the same beside a menu entry, short

  comingSoonText: 'This module is being prepared. It opens here as soon as it is released.',

  // refusals
  error_core: 'The portal cannot run without this module: it can be neither withdrawn nor switched off.',
  error_not_built: 'This module is not part of this version of the portal yet.',
  error_version_not_newer: 'The new version must be higher than the present one.',

  // the register
  module: 'Module',
  allModules: 'All',
  noModules: 'No module has this status',
  changed: 'Last change',
  changedBy: 'Changed by',
  colours: 'Colour',
  disabled: 'Switched off',
  enabled: 'On',
  core: 'Core',
  notBuilt: 'Not built yet',
  ready: 'Ready to release',
  release: 'Release',
  never: 'never',
  changeStatus: 'Change status',
  changeVersion: 'Change version',
  openHistory: 'Version history',
  status: 'Status',
  switchedOn: 'Switched on',
  switchedOnAbout: 'Off, it is in no menu and its work waits. Its data stays.',
  version: 'Version',
  versionExample: 'e.g. 1.2.0',
  versionNow: 'Now: {{version}}',
  notesAr: 'Notes in Arabic',
  notesEn: 'Notes in English',
  notesAbout: 'Shown once to everyone who uses the module.',
  changeColours: 'Change colours',
  field_hex_color: 'Colour',
  field_hexColor1: 'Gradient from',
  field_hexColor2: 'Gradient to',
  signOnColour: 'Background of the module’s white icon.',
  startColours: 'Colours of the beginning',
  preview: 'Preview',
  toast_colours: 'The colours of the module were updated',
  failed_colours: 'Failed to update the colours of the module',
  field_enabled: 'Switched on',
  field_notes_ar: 'Notes in Arabic',
  field_notes_en: 'Notes in English',
  value_status_STABLE: 'Stable',
  value_status_BETA: 'Beta',
  value_status_COMING_SOON: 'Coming soon',
  toast_status: 'The status of the module was updated',
  toast_version: 'The version of the module was updated',
  failed_status: 'Update module status failed',
  failed_version: 'Failed to update module version',
  historyTitle: 'History of {{name}}',
  noHistory: 'Nothing was changed yet.',
  by: 'by {{name}}',
  actions: 'Actions',
  newsTitle: "What's new",
  newsVersion: '{{name}}, version {{version}}',
  newsSeen: 'Got it',
  disabledText: 'This module is switched off at the moment. What you typed here is kept.',
  withdrawnText: 'This module was withdrawn for now. What you typed here is kept and comes back with it.',

  // notifications
  told_ready: '\u2068{{name}}\u2069 is ready to release. People see it once you release it.',
  notice_ready: 'Module ready to release',

  // home of the administration
  widget_modules_states: 'Modules',
  widget_modules_states_stable: 'Released',
  widget_modules_states_beta: 'In trial',
  widget_modules_states_coming: 'Coming',
}
