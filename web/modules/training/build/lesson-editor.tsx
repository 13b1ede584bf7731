import type { DraftLesson } from '@diwan/contract/training/schemas/outline'
import { Switch } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import '../../../ui/switch-styles.ts'
import { BothLanguages } from '../../fields/public.ts'
import type { CourseWriting } from '../details/use-course-content.ts'
import { DocumentPart } from './document-part.tsx'
import { FormPart } from './form-part.tsx'
import { LessonSign } from './lesson-sign.tsx'
import { LinkPart } from './link-part.tsx'
import { TextPart } from './text-part.tsx'
import { VideoPart } from './video-part.tsx'
import type { OutlineWriting } from './use-outline.ts'
import classes from './build.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Fetched with the first quiz: it brings what fields are built with. */
const QuizPart = lazyPart(() => import('./quiz/quiz-part.tsx'))

interface LessonEditorProps {
  readonly lesson: DraftLesson
  readonly outline: OutlineWriting
  readonly writing: CourseWriting
}

/** One lesson: what it is called, whether it must be done, and what it holds. */
export default function LessonEditor({ lesson, outline, writing }: LessonEditorProps) {
  const { t } = useTranslation('training')
  const errors = writing.errorsOf(lesson.key)
  const root = useRef<HTMLDivElement>(null)
  const isAdded = outline.added === lesson.key
  useEffect(() => {
    if (isAdded) root.current?.querySelector<HTMLElement>('input[lang]')?.focus()
  }, [isAdded])
  return (
    <div ref={root} className={classes['part']} data-editing={lesson.kind}>
      <h2>
        <LessonSign kind={lesson.kind} />
        {t(`kind_${lesson.kind}`)}
      </h2>
      <BothLanguages
        label={t('lessonTitle')}
        field="title"
        ar={lesson.titleAr}
        en={lesson.titleEn}
        errors={[errors['titleAr'], errors['titleEn']]}
        onChange={(titleAr, titleEn) => outline.setLesson(lesson, { titleAr, titleEn })}
      />
      <Switch
        label={t('requiredLesson')}
        description={t('requiredLessonText')}
        checked={lesson.required}
        onChange={(event) => outline.setLesson(lesson, { required: event.currentTarget.checked })}
      />
      <Held lesson={lesson} outline={outline} writing={writing} errors={errors} />
    </div>
  )
}

function Held({ lesson, outline, writing, errors }: LessonEditorProps & { errors: Readonly<Record<string, string>> }) {
  const { setLesson } = outline
  switch (lesson.kind) {
    case 'text':
      return <TextPart lesson={lesson} errors={errors} onChange={(some) => setLesson(lesson, some)} />
    case 'video':
      return <VideoPart lesson={lesson} errors={errors} writing={writing} onChange={(some) => setLesson(lesson, some)} />
    case 'document':
      return <DocumentPart lesson={lesson} errors={errors} writing={writing} onChange={(some) => setLesson(lesson, some)} />
    case 'link':
      return <LinkPart lesson={lesson} errors={errors} onChange={(some) => setLesson(lesson, some)} />
    case 'form':
      return <FormPart lesson={lesson} errors={errors} onChange={(some) => setLesson(lesson, some)} />
    case 'quiz':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <QuizPart lesson={lesson} errors={errors} onChange={(some, where) => setLesson(lesson, some, where)} />
        </Suspense>
      )
  }
}
