export const en = {
  tab_custom_fields: 'Custom fields',
  about: 'Fields that this organisation adds to its records. They show on the record, in its form, in lists, search and exports.',
  ofKind: 'Records',
  key: 'Key',
  keyText: 'The name of the field in addresses and programs. It never changes.',
  active: 'Active',
  inactive: 'Inactive',
  activeText: 'An inactive field is not asked or shown; what records say under it is kept.',
  error_type_fixed: 'A key keeps its type for ever: add a new field instead.',
  typeFixed: 'A saved field keeps its type.',
  removing: 'Answers under a removed field are kept for 30 days.',
  redo: 'Redo',
  save: 'Save',
  saved: 'The custom fields were saved',
  readOnly: 'You can read these fields but not change them.',
  takeTheirs: 'Use what was saved',
  keepMine: 'Keep mine',

  // on a record
  none: 'None',
  missing: 'Missing',
  saveValue: 'Save',
  clear: 'Clear',

  // what happened: one of them, from and to; or several
  line_set: '\u2068{{actor}}\u2069 set “\u2068{{field}}\u2069” to “\u2068{{to}}\u2069”',
  line_changed: '\u2068{{actor}}\u2069 changed “\u2068{{field}}\u2069” from “\u2068{{from}}\u2069” to “\u2068{{to}}\u2069”',
  line_cleared: '\u2068{{actor}}\u2069 cleared “\u2068{{field}}\u2069”, which was “\u2068{{from}}\u2069”',
  line_several: '\u2068{{actor}}\u2069 changed {{fields}}',
}
