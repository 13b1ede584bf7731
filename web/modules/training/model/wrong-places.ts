import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import type { Sections } from './course-edit.ts'

/** What is wrong at one place of a course: under the key of its section or lesson, so that it stays there when others move. */
export interface WrongPlace {
  /** Nothing for the course itself. */
  readonly key: string | undefined
  /** Within it: `titleAr`, `questions.2.field.labelAr`. */
  readonly path: string
  readonly field: WrongField
}

const FACTS = /^(?:name|description|category|signatory|cover|sections$|validMonths|dueDays|unitId)/

/** Of a refusal, what lies in the course and not in the plan of its publishing. */
export function wrongPlaces(fields: readonly WrongField[], sections: Sections): WrongPlace[] {
  return fields.flatMap((field): WrongPlace[] => {
    const [, at, , within, inLesson, inSection] =
      /^sections\.(\d+)\.(lessons\.(\d+)\.(.+)|(?!lessons\.\d)(.+))$/.exec(field.path) ?? []
    if (at === undefined) return FACTS.test(field.path) ? [{ key: undefined, path: field.path, field }] : []
    const section = sections[Number(at)]
    const found = within === undefined ? section : section?.lessons[Number(within)]
    return found ? [{ key: found.key, path: (inLesson ?? inSection)!, field }] : []
  })
}

/** Without what may be right again after these were changed. */
export const stillWrong = (places: readonly WrongPlace[], key: string | undefined, changed: readonly string[]): WrongPlace[] =>
  places.filter((place) => place.key !== key || !changed.some((name) => place.path === name || place.path.startsWith(`${name}.`)))
