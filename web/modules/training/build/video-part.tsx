import { SegmentedControl, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonMb } from '../../../kit/upload.ts'
import { FileField } from '../../../ui/file-field.tsx'
import type { CourseWriting } from '../details/use-course-content.ts'
import { FILM_TYPES, LESSON_PURPOSE } from '../model/purposes.ts'
import { lengthText } from '../model/length-text.ts'
import { useTypedAddress } from './use-typed-address.ts'
import type { PartProps } from '../types.ts'
import classes from './build.module.css'

/** A film of the portal, or one elsewhere, of which nobody can say whether it was watched. */
export function VideoPart({ lesson, errors, writing, onChange }: PartProps<'video'> & { readonly writing: CourseWriting }) {
  const { t, i18n } = useTranslation('training')
  const [elsewhere, setElsewhere] = useState(lesson.url !== '')
  const address = useTypedAddress(lesson.url, (url) => onChange({ url, ...(url !== '' && { fileId: null, mustWatch: false }) }))
  const file = writing.fileOf(lesson.fileId)
  const seconds = file?.media?.seconds
  return (
    <>
      <SegmentedControl
        aria-label={t('videoFrom')}
        className={classes['choice'] ?? ''}
        data={[
          { value: 'file', label: t('videoFile') },
          { value: 'url', label: t('videoElsewhere') },
        ]}
        value={elsewhere ? 'url' : 'file'}
        onChange={(chosen) => {
          setElsewhere(chosen === 'url')
          if (chosen === 'file' && lesson.url !== '') onChange({ url: '' })
        }}
      />
      {elsewhere ? (
        <TextInput
          data-field="url"
          label={t('videoAddress')}
          description={t('videoAddressText')}
          required
          {...address}
          error={address.error ?? errors['url'] ?? errors['fileId']}
        />
      ) : (
        <>
          <FileField
            data-field="fileId"
            label={t('videoFile')}
            description={t('videoFileText', { megabytes: lessonMb() })}
            required
            purpose={LESSON_PURPOSE}
            types={FILM_TYPES}
            name={lesson.fileId === null ? undefined : (file?.name ?? t('kind_video'))}
            error={errors['fileId']}
            onChange={(sent) => {
              if (sent) writing.addFile(sent)
              onChange({ fileId: sent?.id ?? null, url: '', ...(!sent && { mustWatch: false }) })
            }}
          >
            {seconds !== undefined && (
              <p className={classes['dim']}>{t('videoLength', { length: lengthText(seconds, i18n.language) })}</p>
            )}
          </FileField>
          <Switch
            label={t('mustWatch')}
            description={t(lesson.fileId !== null && seconds === undefined ? 'mustWatchUnknown' : 'mustWatchText')}
            disabled={lesson.fileId === null || (seconds === undefined && !lesson.mustWatch)}
            checked={lesson.mustWatch}
            error={errors['mustWatch']}
            onChange={(event) => onChange({ mustWatch: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  )
}
