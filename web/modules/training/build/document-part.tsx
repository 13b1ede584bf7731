import { useTranslation } from 'react-i18next'
import { lessonMb } from '../../../kit/upload.ts'
import { FileField } from '../../../ui/file-field.tsx'
import type { CourseWriting } from '../details/use-course-content.ts'
import { LESSON_PURPOSE, PAPER_TYPES } from '../model/purposes.ts'
import type { PartProps } from '../types.ts'

export function DocumentPart({ lesson, errors, writing, onChange }: PartProps<'document'> & { readonly writing: CourseWriting }) {
  const { t } = useTranslation('training')
  return (
    <FileField
      data-field="fileId"
      label={t('documentFile')}
      description={t('documentFileText', { megabytes: lessonMb() })}
      required
      purpose={LESSON_PURPOSE}
      types={PAPER_TYPES}
      name={lesson.fileId === null ? undefined : (writing.fileOf(lesson.fileId)?.name ?? t('kind_document'))}
      error={errors['fileId']}
      onChange={(sent) => {
        if (sent) writing.addFile(sent)
        onChange({ fileId: sent?.id ?? null })
      }}
    />
  )
}
