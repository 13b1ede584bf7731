import { Key } from '@diwan/core/fields/field'
import { Uuid } from '../../kit/ids.ts'
import { ImportInput } from '../../kit/import.ts'

/** Into one quiz of what is written. */
export const ImportQuestions = ImportInput.extend({ id: Uuid, lesson: Key })
export const ImportAssignments = ImportInput.extend({ id: Uuid })
