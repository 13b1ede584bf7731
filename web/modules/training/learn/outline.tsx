import type { Learning } from '@diwan/contract/training/schemas/learning'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { NewerVersion } from './newer-version.tsx'
import { OutlineLesson } from './outline-lesson.tsx'
import classes from './outline.module.css'

interface CourseOutlineProps {
  readonly learning: Learning
  /** The lesson that is read. */
  readonly current?: string | undefined
}

/** The lessons of a course, section by section; those that may be opened lead there. */
export function CourseOutline({ learning, current }: CourseOutlineProps) {
  const { t } = useTranslation('training')
  return (
    <nav className={classes['outline']} aria-label={t('courseOutline')}>
      {learning.outdated && learning.enrolment?.status === 'OPEN' && <NewerVersion enrolment={learning.enrolment} />}
      {learning.sequential && current !== undefined && <p className={classes['note']}>{t('inOrderNote')}</p>}
      {learning.sections.map((section) => (
        <OutlineSection key={section.key} learning={learning} section={section} current={current} />
      ))}
    </nav>
  )
}

interface OutlineSectionProps extends CourseOutlineProps {
  readonly section: Learning['sections'][number]
}

function OutlineSection({ learning, section: { titleAr, titleEn, lessons }, current }: OutlineSectionProps) {
  const nameOf = useLocalName()
  const heading = useId()
  const title = nameOf({ nameAr: titleAr, nameEn: titleEn })
  return (
    <section {...(title && { 'aria-labelledby': heading })}>
      {title && (
        <h2 id={heading}>
          <UserText text={title} />
        </h2>
      )}
      <ol>
        {lessons.map((lesson) => (
          <OutlineLesson key={lesson.key} learning={learning} lesson={lesson} isCurrent={lesson.key === current} />
        ))}
      </ol>
    </section>
  )
}
