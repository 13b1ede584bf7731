import { labelOf } from '@diwan/core/fields/labels'
import { Button, CloseButton, FileButton, Input } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { FILE_PROFILES } from '@diwan/contract/files/vocabulary'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fieldTexts, problemText } from '../../../kit/problem-words.ts'
import { UploadProgress } from '../../../ui/photo/upload-progress.tsx'
import { useUpload } from '../../../ui/photo/use-upload.ts'
import type { InputOf } from '../types.ts'
import classes from '../fields.module.css'
import { inputProps, textOf } from './written-input.tsx'

/** One file, sent while the rest is still being filled in; it belongs to nothing until the answers do. */
export function FileAnswerInput({ field, ...filling }: InputOf<Extract<Field, { type: 'person' | 'unit' | 'file' }>>) {
  const { t } = useTranslation(['fields', 'files', 'kit'])
  const { part, problem, send, cancel, forget } = useUpload()
  const { filePurpose: purpose = 'attachment5' } = filling
  const accepted = FILE_PROFILES[purpose].types.join(',')
  const id = textOf(filling.answers[field.key])
  const name = filling.names[id]?.nameEn ?? ''
  const { 'data-field': key, error, label, description, required } = inputProps(field, filling)
  const called = labelOf(field, filling.language)
  const refused = problem && (fieldTexts(problem, ['file'])['file'] ?? problemText(problem))

  const choose = async (file: File | null) => {
    const kept = file && (await send(file, { purpose }))
    if (kept) filling.change(field.key, kept.id, { id: kept.id, nameAr: kept.name, nameEn: kept.name })
  }
  return (
    <Input.Wrapper
      data-field={key}
      label={label}
      labelElement="div"
      required={required}
      description={description ?? t(purpose === 'attachment5' ? 'fileHint' : 'fileHint10')}
      error={refused ?? error}
    >
      <div className={classes['file']}>
        <FileButton accept={accepted} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              aria-label={`${called}: ${t(id ? 'changeFile' : 'chooseFile')}`}
              leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden />}
            >
              {t(id ? 'changeFile' : 'chooseFile')}
            </Button>
          )}
        </FileButton>
        {part !== undefined && <UploadProgress part={part} />}
        {part === undefined && id && <bdi className={classes['fileName']}>{name}</bdi>}
        {(part !== undefined || id) && (
          <CloseButton
            aria-label={t('removeFile', { name: part === undefined ? name : called })}
            onClick={() => {
              cancel()
              forget()
              filling.change(field.key, '')
            }}
          />
        )}
      </div>
    </Input.Wrapper>
  )
}
