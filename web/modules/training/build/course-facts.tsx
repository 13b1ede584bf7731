import { MAX_DUE_DAYS, MAX_VALID_MONTHS } from '@diwan/contract/training/limits'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { Switch } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '@diwan/contract/files/addresses'
import { FileField } from '../../../ui/file-field.tsx'
import '../../../ui/switch-styles.ts'
import { BothLanguages } from '../../fields/public.ts'
import { ContentNames } from '../../publishing/public.ts'
import type { CourseWriting } from '../details/use-course-content.ts'
import { COVER_PURPOSE, PICTURE_TYPES } from '../model/purposes.ts'
import classes from './build.module.css'
import { lazyExtra } from '../../../ui/lazy-part.tsx'

const FigureInput = lazyExtra(() => import('./figure-input.tsx'))

type Both = 'category' | 'signatory'
const USUAL_DAYS = 30
const USUAL_MONTHS = 12

/** What a course is called, whose it is, and by which rules it is learnt. */
export function CourseFacts({ writing, record }: { writing: CourseWriting; record: EditedCourse | null }) {
  const { t } = useTranslation('training')
  const { content, set } = writing
  const errors = writing.errorsOf()
  const words = { name: t('name'), description: t('description'), owner: t('owner'), ownerText: t('ownerText') }
  const cover = writing.fileOf(content.coverId)
  const both = (field: Both) => ({
    field,
    ar: content[`${field}Ar`],
    en: content[`${field}En`],
    errors: [errors[`${field}Ar`], errors[`${field}En`]] as const,
    onChange: (ar: string, en: string) => set({ [`${field}Ar`]: ar, [`${field}En`]: en }, field),
  })
  return (
    <div className={classes['part']}>
      <h2>{t('aboutCourse')}</h2>
      {errors['sections'] && (
        <p className={classes['error']} role="alert">
          {t('noLessonsYet')}
        </p>
      )}
      <ContentNames writing={writing} errors={errors} places={record?.places ?? []} words={words}>
        <BothLanguages label={t('category')} optional {...both('category')} />
        <FileField
          data-field="coverId"
          label={t('cover')}
          description={t('coverText')}
          purpose={COVER_PURPOSE}
          types={PICTURE_TYPES}
          name={content.coverId === null ? undefined : (cover?.name ?? t('cover'))}
          error={errors['coverId']}
          onChange={(file) => {
            if (file) writing.addFile(file)
            set({ coverId: file?.id ?? null })
          }}
        >
          {content.coverId !== null && (
            <img className={classes['cover']} src={`${fileUrl(content.coverId)}?size=shown`} alt={t('coverShown')} />
          )}
        </FileField>
      </ContentNames>
      <h2>{t('rules')}</h2>
      <Switch
        label={t('sequential')}
        description={t('sequentialText')}
        checked={content.sequential}
        onChange={(event) => set({ sequential: event.currentTarget.checked })}
      />
      <Switch
        label={t('selfEnrolment')}
        description={t('selfEnrolmentText')}
        checked={content.selfEnrolment}
        onChange={(event) => set({ selfEnrolment: event.currentTarget.checked })}
      />
      <Switch
        label={t('hasDueDays')}
        description={t('hasDueDaysText')}
        checked={content.dueDays !== null}
        onChange={(event) => set({ dueDays: event.currentTarget.checked ? USUAL_DAYS : null })}
      />
      {content.dueDays !== null && (
        <Suspense>
          <FigureInput
            data-field="dueDays"
            className={classes['figure'] ?? ''}
            label={t('dueDays')}
            max={MAX_DUE_DAYS}
            value={content.dueDays}
            error={errors['dueDays']}
            onChange={(days) => typeof days === 'number' && set({ dueDays: days }, 'dueDays')}
          />
        </Suspense>
      )}
      <Switch
        label={t('certificate')}
        description={t('certificateText')}
        checked={content.certificate}
        onChange={(event) => set({ certificate: event.currentTarget.checked })}
      />
      {content.certificate && (
        <>
          <Switch
            label={t('expires')}
            checked={content.validMonths !== null}
            onChange={(event) => set({ validMonths: event.currentTarget.checked ? USUAL_MONTHS : null })}
          />
          {content.validMonths !== null && (
            <Suspense>
              <FigureInput
                data-field="validMonths"
                className={classes['figure'] ?? ''}
                label={t('validMonths')}
                max={MAX_VALID_MONTHS}
                value={content.validMonths}
                error={errors['validMonths']}
                onChange={(months) => typeof months === 'number' && set({ validMonths: months }, 'validMonths')}
              />
            </Suspense>
          )}
          <BothLanguages label={t('signatory')} optional {...both('signatory')} />
        </>
      )}
    </div>
  )
}
