import { useTranslation } from 'react-i18next'
import { BothLanguages } from '../../fields/public.ts'
import type { CourseWriting } from '../details/use-course-content.ts'
import type { Section } from '../model/course-edit.ts'
import type { OutlineWriting } from './use-outline.ts'
import classes from './build.module.css'

interface SectionEditorProps {
  readonly section: Section
  readonly outline: OutlineWriting
  readonly writing: CourseWriting
}

export function SectionEditor({ section, outline, writing }: SectionEditorProps) {
  const { t } = useTranslation('training')
  const errors = writing.errorsOf(section.key)
  return (
    <div className={classes['part']}>
      <h2>{t('section')}</h2>
      <BothLanguages
        label={t('sectionTitle')}
        field="title"
        ar={section.titleAr}
        en={section.titleEn}
        errors={[errors['titleAr'], errors['titleEn']]}
        onChange={(titleAr, titleEn) => outline.setSection(section, { titleAr, titleEn })}
      />
    </div>
  )
}
