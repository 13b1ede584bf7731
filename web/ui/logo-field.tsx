import { Button } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldTexts, problemText } from '../kit/problem-words.ts'
import classes from './logo-field.module.css'
import field from './photo-field.module.css'
import { UploadProgress } from './photo/upload-progress.tsx'
import { useDrop } from './photo/use-drop.ts'
import { useUpload } from './photo/use-upload.ts'

export interface LogoFieldProps {
  readonly label: ReactNode
  readonly current: string | null
  /** The id of an uploaded file, nothing for "removed"; absent as long as nothing was changed. */
  readonly value?: string | null | undefined
  readonly onChange: (fileId: string | null) => void
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly 'data-field'?: string
}

/** A logo in its own shape, on a light and on a dark ground as people will see it. */
export function LogoField({ label, current, value, onChange, error, disabled = false, ...named }: LogoFieldProps) {
  const { t } = useTranslation('files')
  const { t: kit } = useTranslation('kit')
  const choosing = useRef<HTMLInputElement>(null)
  const name = useId()
  const [last, setLast] = useState<File>()
  const { part, problem, send, cancel, forget } = useUpload()
  const shown = value === undefined ? current : value && `/files/${value}`
  const wrong = problem ? (fieldTexts(problem, ['file'])['file'] ?? problemText(problem)) : error
  const busy = disabled || part !== undefined

  const choose = async (file: File | undefined) => {
    if (!file || busy) return
    setLast(file)
    const kept = await send(file, { purpose: 'logo' })
    if (kept) onChange(kept.id)
  }
  const { place, over } = useDrop<HTMLDivElement>((file) => void choose(file))
  return (
    <div {...named} ref={place} className={field['field']} role="group" aria-labelledby={name} data-over={over || undefined}>
      {shown && (
        <div className={classes['grounds']}>
          {(['light', 'dark'] as const).map((ground) => (
            <span key={ground} className={classes['ground']} data-ground={ground}>
              <img src={shown} alt={ground === 'light' ? t('logoShown') : ''} />
            </span>
          ))}
        </div>
      )}
      <div className={field['words']}>
        <span id={name} className={field['label']}>
          {label}
        </span>
        <div className={field['tools']}>
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconPhotoUp size={17} stroke={1.6} aria-hidden />}
            onClick={() => choosing.current?.click()}
          >
            {t(shown ? 'logoChange' : 'logoChoose')}
          </Button>
          {problem?.mayPass && last && (
            <Button variant="default" disabled={busy} onClick={() => void choose(last)}>
              {kit('tryAgain')}
            </Button>
          )}
          {part !== undefined && (
            <Button variant="default" onClick={cancel}>
              {kit('cancel')}
            </Button>
          )}
          {shown && part === undefined && (
            <Button
              variant="subtle"
              color="red"
              disabled={busy}
              leftSection={<IconTrash size={17} stroke={1.6} aria-hidden />}
              onClick={() => {
                forget()
                onChange(null)
              }}
            >
              {kit('remove')}
            </Button>
          )}
        </div>
        {part !== undefined && <UploadProgress part={part} />}
        <small className={field['hint']}>{t('photoHint')}</small>
        {wrong && (
          <span role="alert" className={field['wrong']}>
            {wrong}
          </span>
        )}
      </div>
      <input
        ref={choosing}
        type="file"
        accept="image/png,image/jpeg"
        tabIndex={-1}
        aria-hidden
        hidden
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
