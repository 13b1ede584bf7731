import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { useFollowLists } from '../../kit/follow.ts'
import { useHolds } from '../../kit/rights.ts'
import { DataList, type Column, type DataListProps } from '../../ui/data-list.tsx'
import { FormDialog, type FormDialogProps } from '../../ui/form-dialog.tsx'
import { PageActions } from '../../ui/page-actions.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { userLive } from './api.ts'
import { ReplaceDialog, type ReplaceDialogProps } from './replace-dialog.tsx'

type Carried = ReplaceDialogProps['record']

export interface RecordsSectionProps<T extends Carried> {
  /** Also the name of its rights, and of its heading among the words. */
  readonly kind: 'titles' | 'partners'
  readonly words: { readonly add: string; readonly empty: string }
  readonly list: DataListProps<T>['list']
  readonly columns: readonly Column<T>[]
  /** The form of one of them, or of a new one. */
  readonly dialog: (record: T | null, onClose: () => void) => ReactNode
}

/** Records that people carry, with how many do: listed, added, changed. */
export function RecordsSection<T extends Carried>({ kind, words, list, columns, dialog }: RecordsSectionProps<T>) {
  const { t } = useTranslation('users')
  const mayManage = useHolds(kind, 'manage')
  const [open, setOpen] = useState<T | 'new'>()
  useFollowLists(userLive)
  const people: Column<T> = {
    name: 'users',
    head: t('people'),
    width: 110,
    cell: ({ users }) => t('peopleCount', { count: users }),
  }
  return (
    <section aria-label={t(kind)}>
      {mayManage && (
        <PageActions>
          <Button h={32} leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        </PageActions>
      )}
      <DataList
        label={t(kind)}
        list={list}
        columns={[...columns, people]}
        keyOf={({ id }) => id}
        {...(mayManage && { onOpen: setOpen })}
        empty={{ text: words.empty }}
      />
      {open && dialog(open === 'new' ? null : open, () => setOpen(undefined))}
    </section>
  )
}

interface NameFields {
  text: (name: 'nameAr' | 'nameEn') => object
}

export interface RecordDialogProps {
  readonly record: Carried | null
  readonly newTitle: string
  readonly form: FormDialogProps['form'] & NameFields
  readonly remove: ReplaceDialogProps['endpoint']
  readonly choices: ReplaceDialogProps['choices']
  readonly onClose: () => void
  /** What follows the two names. */
  readonly children: ReactNode
}

export function RecordDialog({ record, newTitle, form, remove, choices, onClose, children }: RecordDialogProps) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const [deleting, setDeleting] = useState(false)
  if (record && deleting) return <ReplaceDialog endpoint={remove} record={record} choices={choices} onClose={onClose} />
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={record ? <UserText text={nameOf(record)} /> : newTitle}
      form={form}
      aside={
        record && (
          <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
            {t('deleteRecord')}
          </Button>
        )
      }
    >
      <div data-pair>
        <TextInput label={t('nameAr')} lang="ar" dir="rtl" data-autofocus {...form.text('nameAr')} />
        <TextInput label={t('nameEn')} lang="en" dir="ltr" {...form.text('nameEn')} />
      </div>
      {children}
    </FormDialog>
  )
}
