/** What the dialog says that reads a file. */
export const en = {
  error_running: 'Another import of yours is still running. Wait until it is finished.',
  importText: 'Choose a CSV file, see what would happen, then import it.',
  importChoose: 'Choose a file',
  importTemplate: 'Download an empty file with the columns',
  importColumns: 'Columns: {{columns}}',
  importCheck: 'Check',
  importChecking: 'Checking…',
  importNow: 'Import',
  importing: 'Importing…',
  importDone: 'The import is finished',
  importNothing: 'There is nothing to import in this file.',
  importLine: 'Line {{line, number}}',
  importOnlyRefused: 'Only refused rows',
  importRefusedStay:
    'Refused rows are left out. Correct them in the file and import it again: what is already there stays as it is.',
  importTooLarge: 'This file is too large.',
  outcome_create: 'New',
  outcome_update: 'Changed',
  outcome_unchanged: 'Unchanged',
  outcome_refused: 'Refused',
}
