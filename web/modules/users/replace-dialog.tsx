import { Select } from '@mantine/core'
import type { partners } from '@diwan/contract/users/endpoints/partners'
import type { titles } from '@diwan/contract/users/endpoints/titles'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useLocalName } from '../../kit/formats.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

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

const empty = { replaceWith: null as string | null }

/** Deletes a record nobody uses; the people who use it are given another one first. */
export function ReplaceDialog({ endpoint, record, choices, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const { id, version, users } = record
  const used = users > 0
  const form = useForm({
    endpoint,
    initial: empty,
    toInput: ({ replaceWith }) => ({ id, version, ...(used && { replaceWith: replaceWith ?? '' }) }),
    whenEmpty: { replaceWith: 'required' },
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('deleteRecordTitle', { name: nameOf(record) })}
      form={form}
      action={t('deleteRecord')}
      danger
      size={480}
    >
      <p>{used ? t('deleteUsedText', { count: users }) : t('deleteRecordText')}</p>
      {used && (
        <Select
          label={t('replaceWith')}
          data={choices.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: nameOf(one) }))}
          searchable
          {...form.pick('replaceWith')}
        />
      )}
    </FormDialog>
  )
}
