import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import type { CourseWriting } from '../details/use-course-content.ts'
import { placeOf } from '../model/course-edit.ts'
import { CourseFacts } from './course-facts.tsx'
import { OutlineList } from './outline-list.tsx'
import { SectionEditor } from './section-editor.tsx'
import { useOutline } from './use-outline.ts'
import classes from './build.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Fetched with the first lesson: it brings what texts are written with. */
const LessonEditor = lazyPart(() => import('./lesson-editor.tsx'))

interface BuildPartProps {
  readonly writing: CourseWriting
  readonly record: EditedCourse | null
}

/** The outline, and beside it what is chosen in it; where there is no room, one after the other. */
export function BuildPart({ writing, record }: BuildPartProps) {
  const { t } = useTranslation('training')
  const root = useRef<HTMLDivElement>(null)
  const outline = useOutline(writing, root)
  const { asked, sections } = outline
  const place = asked === undefined ? undefined : placeOf(sections, asked)
  const section = sections.find(({ key }) => key === asked)
  return (
    <div
      ref={root}
      className={classes['build']}
      data-build
      data-open={asked !== undefined || undefined}
      // where there is room for one of both, what it is called comes first
      data-new={(record === null && asked === undefined) || undefined}
    >
      <OutlineList outline={outline} writing={writing} chosen={place?.lesson.key ?? section?.key} />
      <div className={classes['side']} data-side>
        <Button
          className={classes['back'] ?? ''}
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowLeft size={16} stroke={1.7} className="turns" aria-hidden />}
          onClick={() => outline.choose(undefined)}
        >
          {t('backToOutline')}
        </Button>
        {place ? (
          <Suspense fallback={<FormSkeleton />}>
            <LessonEditor key={place.lesson.key} lesson={place.lesson} outline={outline} writing={writing} />
          </Suspense>
        ) : section ? (
          <SectionEditor key={section.key} section={section} outline={outline} writing={writing} />
        ) : (
          <CourseFacts writing={writing} record={record} />
        )}
      </div>
      <VisuallyHidden role="status">{outline.said}</VisuallyHidden>
    </div>
  )
}
