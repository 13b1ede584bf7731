import { ActionIcon, Button } from '@mantine/core'
import { IconPaperclip, IconPlus } from '@tabler/icons-react'
import { useId, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedTypes, type Attached, type FilePurpose } from '../kit/attached-files.ts'
import classes from './attachment-field.module.css'
import { ArrivedRow, SendingRow } from './attachment/attached-rows.tsx'
import { accepted, roomFor } from './attachment/room.ts'
import { lessonMb } from '../kit/upload.ts'
import { useDrop } from './photo/use-drop.ts'

export interface AttachmentFieldProps {
  readonly attached: Attached
  readonly purpose: FilePurpose
  /** So many files and no more. */
  readonly most: number
  readonly error?: ReactNode
  /** What is written stands in it: files dropped or pasted there belong to it. */
  readonly children: ReactNode
  /** On the line of its button, at the other end. */
  readonly beside?: ReactNode
  /** One line: a sign alone chooses files, then the words, then what is beside. */
  readonly line?: boolean
  readonly 'data-field'?: string
}

/** Files beside words: chosen, dropped or pasted, on their way, arrived or refused. */
export function AttachmentField({
  attached,
  purpose,
  most,
  error,
  children,
  beside,
  line = false,
  ...named
}: AttachmentFieldProps) {
  const { t } = useTranslation('files')
  const { files, sending, add, drop, retry, remove } = attached
  const choosing = useRef<HTMLInputElement>(null)
  const hint = useId()
  const hintText = useHintText(purpose)
  const [tooMany, setTooMany] = useState(false)

  const room = most - accepted(attached)
  if (tooMany && room > 0) setTooMany(false) // it goes with the file that was too many
  const take = (given: Iterable<File>) => {
    const chosen = roomFor([...given], { purpose, room })
    setTooMany(chosen.tooMany)
    add(chosen.taken)
  }
  const { place, over } = useDrop<HTMLDivElement>((_first, all) => take(all))
  const paste = (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData
    if (pasted.length === 0 || types.includes('text/plain')) return // a table comes as words and as a picture of them
    event.preventDefault()
    take(pasted)
  }
  const wrong = tooMany ? t('attachMost', { count: most }) : error
  const rows = files.length + sending.length > 0
  return (
    <div
      {...named}
      ref={place}
      className={classes['field']}
      data-over={over || undefined}
      data-attached={rows || undefined}
      onPaste={paste}
    >
      {!line && children}
      {over && <div className={classes['here']}>{t('attachHere')}</div>}
      {rows && (
        <ul className={classes['rows']} aria-label={t('attached')}>
          {files.map((file) => (
            <ArrivedRow key={file.id} file={file} remove={() => remove(file.id)} />
          ))}
          {sending.map((one) => (
            <SendingRow
              key={one.key}
              sending={one}
              drop={() => drop(one.key)}
              retry={() => (room > 0 ? retry(one.key) : setTooMany(true))}
            />
          ))}
        </ul>
      )}
      {wrong && (
        <span role="alert" className={classes['wrong']}>
          {wrong}
        </span>
      )}
      {line && (
        <div className={classes['together']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('attach')}
            title={hintText}
            onClick={() => choosing.current?.click()}
          >
            <IconPlus size={19} stroke={1.7} aria-hidden />
          </ActionIcon>
          {children}
          {beside}
        </div>
      )}
      {!line && (
        <div className={classes['line']} data-line>
          <Button
            variant="subtle"
            color="gray"
            aria-describedby={hint}
            leftSection={<IconPaperclip size={17} stroke={1.6} aria-hidden />}
            onClick={() => choosing.current?.click()}
          >
            {t('attach')}
          </Button>
          <small id={hint} className={classes['hint']} data-alone={beside === undefined || undefined}>
            {hintText}
          </small>
          {beside}
        </div>
      )}
      <input
        ref={choosing}
        type="file"
        multiple
        accept={acceptedTypes(purpose)}
        tabIndex={-1}
        aria-hidden
        hidden
        onChange={(event) => {
          take(event.currentTarget.files ?? [])
          event.currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </div>
  )
}

/** What may be attached, and how large it may be. */
function useHintText(purpose: FilePurpose): string {
  const { t } = useTranslation('files')
  if (purpose === 'lesson') return t('attachHintLesson', { megabytes: lessonMb() })
  return t(purpose === 'attachment5' ? 'attachHint5' : 'attachHint10')
}
