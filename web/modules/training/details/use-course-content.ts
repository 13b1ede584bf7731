import { courses } from '@diwan/contract/training/endpoints/courses'
import type { CourseContent, EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Attachment } from '@diwan/contract/files/schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Problem } from '../../../kit/problem.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { useAutosave } from '../../fields/public.ts'
import { useContent } from '../../publishing/public.ts'
import { stillWrong, wrongPlaces, type WrongPlace } from '../model/wrong-places.ts'

const empty: CourseContent = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  categoryAr: '',
  categoryEn: '',
  coverId: null,
  selfEnrolment: true,
  dueDays: null,
  certificate: false,
  validMonths: null,
  signatoryAr: '',
  signatoryEn: '',
  sequential: false,
  sections: [],
}

/** The draft of one course: saved as it is typed once it was created. What is wrong in it is known by section and lesson. */
export function useCourseContent(record: EditedCourse | null) {
  const [wrong, setWrong] = useState<readonly WrongPlace[]>([])
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const create = useWrite(courses.create, { quiet: true })
  const change = useWrite(courses.change, { quiet: true })
  const writing = useContent({
    name: 'course',
    record,
    empty,
    create,
    change,
    onRefused: ({ fields }, { sections }) => {
      if (record === null || fields.length > 0) setWrong(wrongPlaces(fields, sections))
    },
  })
  const { content, unsaved, overtaken, problem, send } = writing

  const save = (): Promise<void> => (record ? send() : Promise.resolve())
  const autosaved = useAutosave(content, () => (overtaken ? Promise.reject(problem!) : save()), { unsaved })
  const leave = useEffectEvent(() => void save().catch(() => undefined))
  useEffect(() => () => leave(), [])

  return {
    ...writing,
    autosaved,
    set: (some: Partial<typeof content>, where?: string): void => {
      setWrong((now) => stillWrong(now, undefined, Object.keys(some)))
      writing.set(some, where)
    },
    /** The messages at one place: of a section, of a lesson, or without a key of the course. */
    errorsOf: (key?: string): Readonly<Record<string, string>> =>
      Object.fromEntries(wrong.filter((one) => one.key === key).map(({ path, field }) => [path, fieldText(field)])),
    wrong,
    /** Forgets what was wrong at these properties of a section or a lesson, because they were changed. */
    right: (key: string, changed: readonly string[]) => setWrong((now) => stillWrong(now, key, changed)),
    /** Shows why it may not be published; the portal judged the version that it has. */
    refused: (refusal: Problem): readonly WrongPlace[] => {
      const places = wrongPlaces(refusal.fields, record?.content.sections ?? [])
      setWrong(places)
      return places
    },
    /** A file of this course: one that it has, or one that was uploaded since. */
    fileOf: (id: string | null): Attachment | undefined => [...files, ...(record?.files ?? [])].find((file) => file.id === id),
    addFile: (file: Attachment) => setFiles((now) => [...now, file]),
  }
}
export type CourseWriting = ReturnType<typeof useCourseContent>
