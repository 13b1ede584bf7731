import { ActionIcon } from '@mantine/core'
import { IconAlertCircle, IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Attachment, Sending } from '../../kit/attached-files.ts'
import { sizeText } from '../../kit/size-text.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import classes from '../attachment-field.module.css'
import { UploadProgress } from '../photo/upload-progress.tsx'
import { FileIcon } from './file-icon.tsx'
import { FileName } from './file-name.tsx'

/** It is there, and may still be taken away. */
export function ArrivedRow({ file, remove }: { file: Attachment; remove: () => void }) {
  const { t, i18n } = useTranslation('files')
  const { id, name, type, bytes, picture } = file
  return (
    <li className={classes['row']} data-arrived>
      {picture ? <img className={classes['thumb']} src={`/files/${id}?size=thumb`} alt="" /> : <FileIcon type={type} />}
      <div className={classes['words']}>
        <FileName name={name} />
        <small className={classes['dim']}>
          <bdi>{sizeText(bytes, i18n.language)}</bdi> <span>{t('arrived')}</span>
        </small>
      </div>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('takeAway', { name })} onClick={remove}>
        <IconX size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}

export function SendingRow({ sending, drop, retry }: { sending: Sending; drop: () => void; retry: () => void }) {
  const { t } = useTranslation('files')
  const { t: kit } = useTranslation('kit')
  const { file, part, waits, problem } = sending
  const { name, type } = file
  return (
    <li className={classes['row']} data-refused={problem ? true : undefined}>
      <FileIcon type={type} />
      <div className={classes['words']}>
        <FileName name={name} />
        {problem ? (
          <span role="alert" className={classes['wrong']}>
            <IconAlertCircle size={15} stroke={1.8} aria-hidden />
            {fieldTexts(problem, ['file'])['file'] ?? problemText(problem)}
          </span>
        ) : (
          <UploadProgress part={waits === 'turn' ? 'queued' : part} />
        )}
        {waits === 'network' && <small className={classes['dim']}>{kit('waiting')}</small>}
      </div>
      {problem && problem.fields.length === 0 && (
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('again', { name })} onClick={retry}>
          <IconRefresh size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t(problem ? 'takeAway' : 'stop', { name })} onClick={drop}>
        <IconX size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}
