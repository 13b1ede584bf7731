import type { DraftLesson } from '@diwan/contract/training/schemas/outline'
import type { LessonKind } from '@diwan/contract/training/vocabulary'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'
import type { CourseWriting } from '../details/use-course-content.ts'
import {
  lessonAdded,
  lessonMoved,
  lessonStepped,
  newLesson,
  newSection,
  placeOf,
  sectionMoved,
  withLesson,
  withoutLesson,
  withSection,
  type Section,
} from '../model/course-edit.ts'

/** What is written of the course itself. */
export const ABOUT = 'about'

/** Choosing, adding, moving and taking away sections and lessons; the course itself is kept by its writing. */
export function useOutline(writing: CourseWriting, root: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('training')
  const localName = useLocalName()
  const navigate = useNavigate()
  const { lesson: asked }: { lesson?: unknown } = useSearch({ strict: false })
  const [said, setSaid] = useState('')
  const [added, setAdded] = useState<string>()
  const { sections } = writing.content
  const latest = useRef({ sections, set: writing.set })
  useEffect(() => {
    latest.current = { sections, set: writing.set }
  }, [sections, writing.set])

  const choose = (key: string | undefined): void =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, lesson: key }), replace: true })
  const put = (next: typeof sections, where?: string): void => writing.set({ sections: next }, where)
  const nameOf = (one: { titleAr: string; titleEn: string }): string => localName({ nameAr: one.titleAr, nameEn: one.titleEn })
  const sectionName = (section: Section): string =>
    nameOf(section) || t('sectionNumber', { number: sections.indexOf(section) + 1 })
  const lessonName = (lesson: DraftLesson): string => nameOf(lesson) || t(`kind_${lesson.kind}`)

  /** After the screen has drawn it. */
  const focus = (selector: string): void => {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus())
  }
  const tellPlace = (key: string, next: typeof sections): void => {
    const place = placeOf(next, key)
    if (!place) return
    const { section, within } = place
    const at = { place: within + 1, all: section.lessons.length }
    setSaid(t('lessonMovedTo', { name: lessonName(place.lesson), section: sectionNameIn(next, section), ...at }))
  }
  const sectionNameIn = (all: typeof sections, section: Section): string =>
    nameOf(section) || t('sectionNumber', { number: all.indexOf(section) + 1 })
  const moveTo = (next: typeof sections, key: string): void => {
    if (next === sections) return
    put(next)
    tellPlace(key, next)
    focus(`[data-handle="${key}"]`)
  }
  const takenAway = (
    name: string,
    without: typeof sections,
    back: (now: typeof sections) => typeof sections,
    beside: string,
  ): void => {
    const before = sections
    put(without)
    choose(undefined)
    focus(beside) // its menu is gone with it
    offerUndo({
      says: ['training', 'takenAway', { name }],
      ms: UNDO_MS,
      // what changed since stays
      undo: () => {
        const now = latest.current
        now.set({ sections: now.sections === without ? before : back(now.sections) })
      },
    })
  }
  return {
    asked: typeof asked === 'string' ? asked : undefined,
    sections,
    said,
    /** The lesson that was added last: its editor begins with its titles. */
    added,
    choose,
    sectionName,
    lessonName,
    addSection: (): void => {
      const section = newSection()
      put([...sections, section])
      choose(section.key)
      focus('[data-side] input[lang]')
    },
    addLesson: (to: string, kind: LessonKind): void => {
      const lesson = newLesson(kind)
      put(lessonAdded(sections, to, lesson))
      choose(lesson.key)
      setAdded(lesson.key)
    },
    setSection: (section: Section, some: Partial<Section>): void => {
      put(withSection(sections, { ...section, ...some }), `${section.key}.${Object.keys(some).join('.')}`)
      writing.right(section.key, Object.keys(some))
    },
    setLesson: <L extends DraftLesson>(lesson: L, some: Partial<L>, where = Object.keys(some).join('.')): void => {
      put(withLesson(sections, { ...lesson, ...some }), `${lesson.key}.${where}`)
      writing.right(lesson.key, Object.keys(some))
    },
    moveSection: (key: string, to: number): void => {
      const next = sectionMoved(sections, key, to)
      if (next === sections) return
      put(next)
      const section = next[to]!
      setSaid(t('sectionMovedTo', { name: sectionNameIn(next, section), place: to + 1, all: next.length }))
      focus(`[data-handle="${key}"]`)
    },
    stepLesson: (key: string, step: -1 | 1): void => moveTo(lessonStepped(sections, key, step), key),
    /** Without a place: to the end of that section. */
    moveLesson: (key: string, to: string, at?: number): void => moveTo(lessonMoved(sections, key, to, at), key),
    removeLesson: (key: string): void => {
      const place = placeOf(sections, key)
      if (!place) return
      const { section, within, lesson } = place
      const back = (now: typeof sections) => lessonAdded(now, section.key, lesson, within)
      takenAway(lessonName(lesson), withoutLesson(sections, key), back, `[data-add="${section.key}"]`)
    },
    removeSection: (section: Section): void => {
      const at = sections.indexOf(section)
      const back = (now: typeof sections) => now.toSpliced(at, 0, section)
      takenAway(sectionName(section), sections.toSpliced(at, 1), back, '[data-add="section"]')
    },
  }
}
export type OutlineWriting = ReturnType<typeof useOutline>
