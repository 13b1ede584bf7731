import { courses } from '@diwan/contract/training/endpoints/courses'
import type { CourseContent, EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Attachment } from '@diwan/contract/files/schemas'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldText, problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { useAutosave, useUndo } from '../../fields/public.ts'
import { stillWrong, wrongPlaces, type WrongPlace } from '../model/wrong-places.ts'

export type Content = CourseContent & { readonly unitId: string | null }

const empty: Content = {
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
  unitId: null,
}

/** What was typed, on which version, and whether the portal has it. */
interface Kept {
  readonly version: number
  readonly content: Content
  readonly saved: boolean
}

const contentOf = (record: EditedCourse): Content => ({ ...record.content, unitId: record.unit?.id ?? null })

/**
 * One course being written: saved as it is typed once it is begun, fifty steps to undo, told when somebody else was faster. What is
 * typed stays as it was typed: the portal trims what it keeps.
 */
export function useCourseContent(record: EditedCourse | null) {
  const { t } = useTranslation(['kit', 'checks'])
  const navigate = useNavigate()
  const name = `course/${record?.id ?? 'new'}`
  const [kept, keep] = useKeptText<Kept | undefined>(name, undefined)
  const [problem, setProblem] = useState<Problem>()
  const [wrong, setWrong] = useState<readonly WrongPlace[]>([])
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const create = useWrite(courses.create, { quiet: true })
  const change = useWrite(courses.change, { quiet: true })

  const stale = kept?.saved === true && record !== null && record.version > kept.version
  const shown = stale ? undefined : kept
  const saved = useMemo(() => (record ? contentOf(record) : empty), [record])
  const content = shown?.content ?? saved
  const version = shown && !shown.saved ? shown.version : (record?.version ?? 0)
  const overtaken = problem?.code === 'changed_meanwhile'

  const history = useUndo(content, (next) => keep({ version, content: next, saved: false }))
  const set = (some: Partial<Content>, where?: string): void => {
    setWrong((now) => stillWrong(now, undefined, Object.keys(some)))
    history.change({ ...content, ...some }, where)
  }

  const save = async (): Promise<void> => {
    const sent = keptText<Kept | undefined>(name, undefined)
    if (!record || !sent || sent.saved) return
    try {
      const { version: now } = await change.mutateAsync({ id: record.id, version: sent.version, ...sent.content })
      const newest = keptText<Kept | undefined>(name, undefined)
      if (newest) keepText(name, { version: now, content: newest.content, saved: newest.content === sent.content })
      setProblem(undefined)
    } catch (error) {
      const refused = asProblem(error)
      setProblem(refused)
      if (refused.fields.length > 0) setWrong(wrongPlaces(refused.fields, sent.content.sections))
      throw refused
    }
  }
  const unsaved = shown?.saved === false // of an earlier visit
  const state = useAutosave(content, () => (overtaken ? Promise.reject(problem) : save()), { unsaved })
  const leave = useEffectEvent(() => void save().catch(() => undefined))
  useEffect(() => () => leave(), [])

  const begin = async (): Promise<void> => {
    setProblem(undefined)
    try {
      const { id } = await create.mutateAsync(content)
      keep(undefined)
      await navigate({ to: '.', search: (now: object) => ({ ...now, id }), replace: true })
    } catch (error) {
      const refused = asProblem(error)
      setProblem(refused)
      setWrong(wrongPlaces(refused.fields, content.sections))
    }
  }
  return {
    content,
    set,
    /** What is wrong at one place: of a section, of a lesson, or without a key of the course. */
    errorsOf: (key?: string): Readonly<Record<string, string>> =>
      Object.fromEntries(wrong.filter((one) => one.key === key).map(({ path, field }) => [path, fieldText(field)])),
    wrong,
    /** After a change of these of a section or a lesson. */
    right: (key: string, changed: readonly string[]) => setWrong((now) => stillWrong(now, key, changed)),
    /** What was refused as it was published; the portal judged what it has. */
    refused: (refusal: Problem): readonly WrongPlace[] => {
      const places = wrongPlaces(refusal.fields, record?.content.sections ?? [])
      setWrong(places)
      return places
    },
    undo: history.undo,
    redo: history.redo,
    state,
    pending: create.isPending,
    begin: () => void begin(),
    problem: problem && (problem.fields.length > 0 ? t('correctErrors') : problemText(problem)),
    /** Somebody else saved before: theirs is taken, or mine is put in its place. */
    overtaken:
      overtaken && record
        ? {
            takeTheirs: () => {
              keep(undefined)
              history.forget()
              setProblem(undefined)
            },
            keepMine: () => {
              setProblem(undefined)
              keep({ version: record.version, content: { ...content }, saved: false })
            },
          }
        : undefined,
    /** Files of this course: those it has, and those that were sent just now. */
    fileOf: (id: string | null): Attachment | undefined => [...files, ...(record?.files ?? [])].find((file) => file.id === id),
    addFile: (file: Attachment) => setFiles((now) => [...now, file]),
  }
}
export type CourseWriting = ReturnType<typeof useCourseContent>
