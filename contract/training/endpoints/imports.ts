import { endpoint, flag } from '../../kit/endpoint.ts'
import { ImportAnswer, MAX_IMPORT_BYTES } from '../../kit/import.ts'
import { ImportAssignments, ImportQuestions } from '../schemas/import.ts'

const brings = {
  module: 'training',
  access: flag('training', 'create'),
  method: 'POST',
  output: ImportAnswer,
  maxBytes: MAX_IMPORT_BYTES,
  alone: 'import',
  perMinute: 20,
} as const

/** What a course gets from a file; a dry run says what would happen and changes nothing. */
export const imports = {
  questions: endpoint({
    ...brings,
    name: 'training.importQuestions',
    summary:
      'Adds questions of a CSV file to a quiz as it is written, with an answer for each row; a question it has stays as it is.',
    path: '/api/training/courses/{id}/lessons/{lesson}/import',
    input: ImportQuestions,
    errors: ['not_found', 'forbidden', 'invalid_input'],
  }),
  assignments: endpoint({
    ...brings,
    name: 'training.importAssignments',
    summary: 'Assigns a course to people, units, roles and titles of a CSV file, with an answer for each row.',
    path: '/api/training/courses/{id}/assignments/import',
    input: ImportAssignments,
    errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
  }),
}
