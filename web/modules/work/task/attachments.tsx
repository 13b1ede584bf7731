import type { Attachment } from '@diwan/contract/files/schemas'
import { FILE_PROFILES } from '@diwan/contract/files/vocabulary'
import { taskFiles } from '@diwan/contract/work/endpoints/tasks'
import { MAX_TASK_FILES } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon, CloseButton, FileButton, Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../kit/problem-words.ts'
import { useWrite } from '../../../kit/write.ts'
import { AttachmentList } from '../../../ui/attachment-list.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { UploadProgress } from '../../../ui/photo/upload-progress.tsx'
import { useUpload } from '../../../ui/photo/use-upload.ts'
import classes from './task.module.css'

const accepted = FILE_PROFILES.attachment10.types.join(',')

/** The files of the task itself. One is removed for good, so that is asked first. */
export function Attachments({ task }: { task: TaskRecord }) {
  const { t } = useTranslation(['work', 'files', 'kit'])
  const { part, problem, send, cancel } = useUpload()
  const attach = useWrite(taskFiles.attach, { scope: `task:${task.id}` })
  const [leaving, leave] = useState<Attachment>()
  const choose = async (file: File | null) => {
    const sent = file && (await send(file, { purpose: 'attachment10' }))
    if (sent) attach.mutate({ id: task.id, fileIds: [sent.id] })
  }
  const { edit } = task.can
  if (task.attachments.length === 0 && !edit) return null
  return (
    <section className={classes['part']} aria-label={t('attachments', { ns: 'files' })} data-attachments>
      <header className={classes['partHead']}>
        <h3>{t('attachments', { ns: 'files' })}</h3>
        {edit && task.attachments.length < MAX_TASK_FILES && (
          <FileButton accept={accepted} onChange={(file) => void choose(file)}>
            {(button) => (
              <ActionIcon
                {...button}
                variant="subtle"
                color="gray"
                size={28}
                aria-label={t('attachFile')}
                title={t('attachFile')}
              >
                <IconPaperclip size={17} stroke={1.7} aria-hidden />
              </ActionIcon>
            )}
          </FileButton>
        )}
      </header>
      {task.attachments.map((file) => (
        <div key={file.id} className={classes['fileLine']}>
          <AttachmentList files={[file]} />
          {edit && (
            <CloseButton
              aria-label={t('removeFileTitle', { name: file.name })}
              title={t('remove', { ns: 'kit' })}
              onClick={() => leave(file)}
            />
          )}
        </div>
      ))}
      {part !== undefined && (
        <div className={classes['fileLine']}>
          <UploadProgress part={part} />
          <CloseButton aria-label={t('cancel', { ns: 'kit' })} onClick={cancel} />
        </div>
      )}
      {problem && <Input.Error role="alert">{problemText(problem)}</Input.Error>}
      {leaving && <RemoveFile task={task} file={leaving} onClose={() => leave(undefined)} />}
    </section>
  )
}

function RemoveFile({ task: { id }, file, onClose }: { task: TaskRecord; file: Attachment; onClose: () => void }) {
  const { t } = useTranslation(['work', 'kit'])
  const remove = useWrite(taskFiles.detach, { quiet: true, scope: `task:${id}` })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeFileTitle', { name: file.name })}
      action={t('remove', { ns: 'kit' })}
      write={remove}
      onConfirm={() => remove.mutate({ id, fileId: file.id }, { onSuccess: onClose })}
    >
      <p>{t('removeFileText')}</p>
    </ConfirmDialog>
  )
}
