import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import { placeOf } from '../model/course-edit.ts'
import { ABOUT } from '../build/use-outline.ts'
import classes from '../build/build.module.css'
import type { CourseWriting } from './use-course-content.ts'

interface CourseProblemsProps {
  readonly writing: CourseWriting
  /** How often it was refused to be published: each time the keyboard goes on with what is wrong. */
  readonly refusals: number
}

/** That somebody else was faster, that it could not be saved, and what stands against publishing it, each with the way there. */
export function CourseProblems({ writing, refusals }: CourseProblemsProps) {
  const { t } = useTranslation(['training', 'kit', 'checks'])
  const navigate = useNavigate()
  const { overtaken, problem, wrong } = writing
  const nameOf = usePlaceName(writing)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (refusals > 0) list.current?.querySelector('button')?.focus()
  }, [refusals])
  const go = (key: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, part: undefined, lesson: key ?? ABOUT }) })
  if (overtaken)
    return (
      <Alert color="red" variant="light" role="alert" mb={14} title={t('overtakenCourse')}>
        <div className={classes['choices']}>
          <Button size="compact-sm" variant="default" onClick={overtaken.takeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={overtaken.keepMine}>
            {t('keepMine')}
          </Button>
        </div>
      </Alert>
    )
  if (wrong.length > 0)
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
  return problem === undefined ? null : (
    <Alert color="red" variant="light" role="alert" mb={14}>
      {problem}
    </Alert>
  )
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
