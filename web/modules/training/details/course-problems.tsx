import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import { EditorProblem } from '../../publishing/public.ts'
import { placeOf } from '../model/course-edit.ts'
import { ABOUT } from '../build/use-outline.ts'
import classes from '../build/build.module.css'
import type { CourseWriting } from './use-course-content.ts'

interface CourseProblemsProps {
  readonly writing: CourseWriting
  /** Counts the refusals to publish it: each moves the focus to the first wrong place. */
  readonly refusals: number
}

/** Shows why the course could not be saved, or each place that keeps it from being published. */
export function CourseProblems({ writing, refusals }: CourseProblemsProps) {
  const { t } = useTranslation(['training', 'kit', 'checks'])
  const navigate = useNavigate()
  const { wrong } = writing
  const nameOf = usePlaceName(writing)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (refusals > 0) list.current?.querySelector('button')?.focus()
  }, [refusals])
  const go = (key: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, part: undefined, lesson: key ?? ABOUT }) })
  if (!writing.overtaken && wrong.length > 0)
    return (
      <Alert color="red" variant="light" role="alert" mb={14} title={t('correctErrors', { ns: 'kit' })}>
        <ul ref={list} className={classes['problems']} aria-label={t('problems')}>
          {[...Map.groupBy(wrong, ({ key }) => key)].map(([key, places]) => (
            <li key={key ?? ''}>
              <button type="button" onClick={() => go(key)}>
                {nameOf(key)}
              </button>
              <span>{[...new Set(places.map(({ field }) => fieldText(field)))].join(' · ')}</span>
            </li>
          ))}
        </ul>
      </Alert>
    )
  return <EditorProblem writing={writing} overtaken={t('overtakenCourse')} keepsMine />
}

function usePlaceName({ content: { sections } }: CourseWriting): (key: string | undefined) => string {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  return (key) => {
    if (key === undefined) return t('aboutCourse')
    const lesson = placeOf(sections, key)?.lesson
    if (lesson) return nameOf({ nameAr: lesson.titleAr, nameEn: lesson.titleEn }) || t(`kind_${lesson.kind}`)
    const at = sections.findIndex((section) => section.key === key)
    const section = sections[at]
    return (section && nameOf({ nameAr: section.titleAr, nameEn: section.titleEn })) || t('sectionNumber', { number: at + 1 })
  }
}
