import { Button } from '@mantine/core'
import { IconCamera, IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldTexts } from '../kit/problem-words.ts'
import { refusalOf } from '../kit/upload.ts'
import classes from './photo-field.module.css'
import { Letter } from './person-chip.tsx'
import { useDrop } from './photo/use-drop.ts'
import { lazyDialog } from './lazy-part.tsx'

const CropDialog = lazyDialog(() => import('./photo/crop-dialog.tsx'))

export interface PhotoFieldProps {
  /** Whose photo it is: the letter stands where there is none. */
  readonly person: { readonly id: string; readonly fullName: string }
  /** Where the photo that is kept now is read, as the portal says it. */
  readonly current: string | null
  /** What was chosen here: the id of an uploaded file, nothing for "removed"; absent as long as nothing was changed. */
  readonly value?: string | null | undefined
  readonly onChange: (fileId: string | null) => void
  readonly label?: ReactNode
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly 'data-field'?: string
}

/** A photo: chosen, dropped or taken, cut round, uploaded. The record takes the file by its id when it is saved. */
export function PhotoField({ person, current, value, onChange, label, error, disabled = false, ...field }: PhotoFieldProps) {
  const { t } = useTranslation('files')
  const { t: kit } = useTranslation('kit')
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [choosing, taking] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const name = useId()
  const shown = value === undefined ? current : value && `/files/${value}`
  const wrong = refusal ?? error

  const choose = (chosen: File | undefined) => {
    if (!chosen || disabled) return
    const problem = refusalOf(chosen, 'photo')
    setRefusal(problem && fieldTexts(problem, ['file'])['file'])
    if (!problem) setFile(chosen)
  }
  const { place, over } = useDrop<HTMLDivElement>(choose)
  const input = (ref: typeof choosing, capture?: 'user') => (
    <input
      ref={ref}
      type="file"
      accept="image/png,image/jpeg"
      {...(capture && { capture })}
      tabIndex={-1}
      aria-hidden
      hidden
      onChange={(event) => {
        choose(event.currentTarget.files?.[0])
        event.currentTarget.value = '' // the same file may be chosen again
      }}
    />
  )
  return (
    <div {...field} ref={place} className={classes['field']} role="group" aria-labelledby={name} data-over={over || undefined}>
      <Letter id={person.id} name={person.fullName} photo={shown} size={88} />
      <div className={classes['words']}>
        <span id={name} className={classes['label']}>
          {label ?? t('photo')}
        </span>
        <div className={classes['tools']}>
          <Button
            variant="default"
            disabled={disabled}
            leftSection={<IconPhotoUp size={17} stroke={1.6} aria-hidden />}
            onClick={() => choosing.current?.click()}
          >
            {t(shown ? 'photoChange' : 'photoChoose')}
          </Button>
          <Button
            className={classes['camera'] ?? ''}
            variant="default"
            disabled={disabled}
            leftSection={<IconCamera size={17} stroke={1.6} aria-hidden />}
            onClick={() => taking.current?.click()}
          >
            {t('photoTake')}
          </Button>
          {shown && (
            <Button
              variant="subtle"
              color="red"
              disabled={disabled}
              leftSection={<IconTrash size={17} stroke={1.6} aria-hidden />}
              onClick={() => {
                setRefusal(undefined)
                onChange(null)
              }}
            >
              {kit('remove')}
            </Button>
          )}
        </div>
        <small className={classes['hint']}>{t('photoHint')}</small>
        {wrong && (
          <span role="alert" className={classes['wrong']}>
            {wrong}
          </span>
        )}
      </div>
      {input(choosing)}
      {input(taking, 'user')}
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            onClose={() => setFile(undefined)}
            onDone={({ id }) => {
              setFile(undefined)
              onChange(id)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
