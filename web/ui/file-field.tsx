import { Button, CloseButton, FileButton, Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilePurpose, FileType } from '../kit/attached-files.ts'
import { asProblem, type Problem } from '../kit/problem.ts'
import { fieldTexts, problemText } from '../kit/problem-words.ts'
import { newRequestId } from '../kit/request-id.ts'
import { uploadInParts } from '../kit/upload-parts.ts'
import { refusalOf, type UploadedFile } from '../kit/upload.ts'
import { FileName } from './attachment/file-name.tsx'
import classes from './file-field.module.css'
import { UploadProgress, type Part } from './photo/upload-progress.tsx'

interface FileFieldProps {
  readonly label: string
  readonly description?: ReactNode
  readonly purpose: FilePurpose
  /** Those of its types that are offered here. */
  readonly types: readonly FileType[]
  /** What it is called now; nothing where there is none. */
  readonly name: string | undefined
  readonly onChange: (file: UploadedFile | null) => void
  readonly error?: ReactNode
  readonly required?: boolean
  /** Of what is chosen, below its name. */
  readonly children?: ReactNode
  readonly 'data-field'?: string
}

/** One file, sent as soon as it is chosen, in parts; the record takes it by its id when it is saved. */
export function FileField(props: FileFieldProps) {
  const { label, description, purpose, types, name, onChange, error, required = false, children } = props
  const { t } = useTranslation(['files', 'kit'])
  const { part, problem, send, cancel } = useSending(purpose)
  const wrong = problem ? (fieldTexts(problem, ['file'])['file'] ?? problemText(problem)) : error
  const has = name !== undefined
  const choose = async (file: File | null) => {
    const kept = file && (await send(file))
    if (kept) onChange(kept)
  }
  return (
    <Input.Wrapper
      data-field={props['data-field']}
      label={label}
      labelElement="div"
      required={required}
      description={description}
      error={wrong}
      tabIndex={-1}
    >
      <div className={classes['field']}>
        <FileButton accept={types.join(',')} onChange={(file) => void choose(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              aria-label={`${label}: ${t(has ? 'fileChange' : 'fileChoose')}`}
              disabled={part !== undefined}
              leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden />}
            >
              {t(has ? 'fileChange' : 'fileChoose')}
            </Button>
          )}
        </FileButton>
        {part !== undefined && <UploadProgress part={part} />}
        {part === undefined && has && (
          <span className={classes['name']}>
            <FileName name={name} />
          </span>
        )}
        {(part !== undefined || has) && (
          <CloseButton
            aria-label={t('takeAway', { name: name ?? label })}
            onClick={() => (part === undefined ? onChange(null) : cancel())}
          />
        )}
      </div>
      {children}
    </Input.Wrapper>
  )
}

/** One upload at a time; leaving the screen ends it. */
function useSending(purpose: FilePurpose) {
  const [part, setPart] = useState<Part>()
  const [problem, setProblem] = useState<Problem>()
  const running = useRef<AbortController>(undefined)
  const leave = () => {
    running.current?.abort()
    running.current = undefined
  }
  useEffect(() => leave, [])
  const send = async (file: File): Promise<UploadedFile | undefined> => {
    leave()
    const refusal = refusalOf(file, purpose)
    setProblem(refusal)
    if (refusal) return undefined
    const mine = new AbortController()
    running.current = mine
    setPart(0)
    try {
      return await uploadInParts(file, purpose, {
        requestId: newRequestId(),
        signal: mine.signal,
        onProgress: setPart,
        onWait: (waits) => waits === 'turn' && setPart('queued'),
      })
    } catch (failure) {
      if (!mine.signal.aborted) setProblem(asProblem(failure))
      return undefined
    } finally {
      if (running.current === mine) setPart(undefined)
    }
  }
  const cancel = () => {
    leave()
    setPart(undefined)
  }
  return { part, problem, send, cancel }
}
