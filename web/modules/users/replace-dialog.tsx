import { Select } from '@mantine/core'
import type { partners } from '@diwan/contract/users/endpoints/partners'
import type { titles } from '@diwan/contract/users/endpoints/titles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface Named {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

export interface ReplaceDialogProps {
  readonly endpoint: typeof titles.delete | typeof partners.delete
  readonly record: Named & { readonly version: number; readonly users: number }
  readonly choices: readonly Named[]
  readonly onClose: () => void
}

/** Deletes a record nobody uses; the people who use it are given another one first. */
export function ReplaceDialog({ endpoint, record, choices, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const write = useWrite(endpoint, { quiet: true })
  const [replaceWith, setReplaceWith] = useState<string | null>(null)
  const { id, version, users } = record
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteRecordTitle', { name: nameOf(record) })}
      action={t('deleteRecord')}
      write={write}
      onConfirm={() => write.mutate({ id, version, ...(replaceWith && { replaceWith }) }, { onSuccess: onClose })}
    >
      {users === 0 ? (
        t('deleteRecordText')
      ) : (
        <>
          {t('deleteUsedText', { count: users })}
          <Select
            mt={12}
            label={t('replaceWith')}
            data={choices.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: nameOf(one) }))}
            value={replaceWith}
            onChange={setReplaceWith}
            searchable
          />
        </>
      )}
    </ConfirmDialog>
  )
}
