import type { LessonKind } from '@diwan/contract/training/vocabulary'
import type { LessonOf } from './model/course-edit.ts'

/** What is dragged in the outline: a section or a lesson, by its key. */
export interface Drag {
  readonly key: string | undefined
  /** Whose handle is pressed. */
  readonly held: string | undefined
  readonly hold: (key: string) => void
  readonly begin: (key: string) => void
  readonly end: () => void
}

/** What a lesson of one kind holds, as it is edited. */
export interface PartProps<K extends LessonKind> {
  readonly lesson: LessonOf<K>
  /** By what is wrong in the lesson: `bodyAr`. */
  readonly errors: Readonly<Record<string, string>>
  /** `where` names what is being typed in, for the steps of undoing. */
  readonly onChange: (some: Partial<LessonOf<K>>, where?: string) => void
}
