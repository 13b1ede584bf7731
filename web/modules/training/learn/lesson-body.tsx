import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { Learning, LearntLesson } from '@diwan/contract/training/schemas/learning'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { progressOf } from '../model/walk.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const TextLesson = lazyPart(() => import('./lessons/text-lesson.tsx'))
const QuizLesson = lazyPart(() => import('../quiz/quiz-lesson.tsx'))
const DocumentLesson = lazyPart(() => import('./lessons/document-lesson.tsx'))
const FormLesson = lazyPart(() => import('./lessons/form-lesson.tsx'))
const LinkLesson = lazyPart(() => import('./lessons/link-lesson.tsx'))
const VideoLesson = lazyPart(() => import('./video/video-lesson.tsx'))

interface LessonBodyProps {
  readonly lesson: LearntLesson
  readonly learning: Learning
  readonly enrolment: Enrolment
  readonly title: string
}

export function LessonBody(props: LessonBodyProps) {
  return (
    <Suspense fallback={<Skeleton height={220} radius={10} />}>
      <Body {...props} />
    </Suspense>
  )
}

function Body({ lesson, learning, enrolment, title }: LessonBodyProps) {
  switch (lesson.kind) {
    case 'text':
      return <TextLesson lesson={lesson} />
    case 'document':
      return <DocumentLesson lesson={lesson} />
    case 'link':
      return <LinkLesson lesson={lesson} />
    case 'form':
      return <FormLesson lesson={lesson} enrolmentId={enrolment.id} courseVersion={learning.courseVersion} />
    case 'quiz':
      return <QuizLesson lesson={lesson} enrolment={enrolment} />
    case 'video':
      return (
        <VideoLesson
          lesson={lesson}
          title={title}
          film={{ course: learning.course.id, id: enrolment.id, lesson: lesson.key }}
          progress={progressOf(learning, lesson.key)}
          counts={enrolment.status === 'OPEN'}
        />
      )
  }
}
