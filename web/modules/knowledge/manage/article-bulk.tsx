import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import type { ArticleBulkCommand, ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { Person } from '@diwan/contract/users/schemas/person'
import { Button } from '@mantine/core'
import {
  IconCalendarDue,
  IconEye,
  IconEyeOff,
  IconFolderSymlink,
  IconLock,
  IconSend,
  IconTrash,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../kit/problem-words.ts'
import { Problem } from '../../../kit/problem.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { formOfWrite } from '../../../ui/form-of-write.ts'
import { SelectionBar } from '../../../ui/list/selection-bar.tsx'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { colleagues } from '../../people/public.ts'
import { CategoryField } from '../list/category-field.tsx'

type Name = ArticleBulkCommand['name']
type Asking = 'move' | 'setOwner' | 'setReviewDate' | 'delete'

interface ArticleBulkProps {
  readonly selection: Selection<ManagedArticle>
  readonly categories: readonly Category[]
}

/** Offered where at least one of the selected articles allows it; the portal says of each of the others why not. */
const COMMANDS: readonly { readonly name: Name; readonly icon: Icon; readonly may: (article: ManagedArticle) => boolean }[] = [
  { name: 'publish', icon: IconSend, may: ({ can, status }) => can.publish && status !== 'published' },
  { name: 'close', icon: IconLock, may: ({ can, status }) => can.publish && status === 'published' },
  { name: 'activate', icon: IconEye, may: ({ can, active }) => can.publish && !active },
  { name: 'deactivate', icon: IconEyeOff, may: ({ can, active }) => can.publish && active },
  { name: 'move', icon: IconFolderSymlink, may: ({ can }) => can.edit },
  { name: 'setOwner', icon: IconUser, may: ({ can }) => can.edit },
  { name: 'setReviewDate', icon: IconCalendarDue, may: ({ can }) => can.edit },
  { name: 'delete', icon: IconTrash, may: ({ can }) => can.delete },
]

const asks = (name: Name): name is Asking =>
  name === 'move' || name === 'setOwner' || name === 'setReviewDate' || name === 'delete'

/** The commands for all selected articles at once. */
export default function ArticleBulk({ selection, categories }: ArticleBulkProps) {
  const { t } = useTranslation('knowledge')
  const [asked, ask] = useState<Asking>()
  const write = useWrite(managedArticles.bulk, { quiet: true })
  const { rows } = selection
  const run = (command: ArticleBulkCommand) =>
    write.mutate(
      { articles: rows.map(({ id, version }) => ({ id, version })), command },
      {
        onSuccess: ({ items }) => {
          ask(undefined)
          const refused = items.filter(({ code }) => code !== null)
          const done = items.length - refused.length
          if (done > 0) showToast({ kind: 'success', text: t('bulkDone', { count: done }) })
          if (refused.length > 0) showToast({ kind: 'error', text: refusedText(refused.map(({ code }) => code ?? '')) })
          if (refused.length === 0) selection.clear()
        },
        onError: (error) => {
          if (asked === undefined) showToast({ kind: 'error', text: problemText(error) })
        },
      },
    )
  const refusedText = (codes: readonly string[]): string =>
    [
      t('bulkRefused', { count: codes.length }),
      ...new Set(codes.map((code) => problemText(new Problem(code as Problem['code'], 409)))),
    ].join(' — ')
  const close = () => ask(undefined)
  const form = formOfWrite(write)
  return (
    <>
      <SelectionBar
        label={t('bulk')}
        text={t('chosen', { count: rows.length })}
        clear={{ label: t('clearSelection'), onClick: selection.clear }}
      >
        {COMMANDS.filter(({ may }) => rows.some(may)).map(({ name, icon: Sign }) => (
          <Button
            key={name}
            variant="subtle"
            size="xs"
            {...(name === 'delete' && { color: 'red' })}
            disabled={write.isPending}
            leftSection={<Sign size={16} stroke={1.7} aria-hidden />}
            onClick={() => (asks(name) ? ask(name) : run({ name }))}
          >
            {t(`bulk_${name}`)}
          </Button>
        ))}
      </SelectionBar>
      {asked === 'move' && <MoveMany form={form} categories={categories} onClose={close} onDone={run} />}
      {asked === 'setOwner' && <OwnerOfMany form={form} onClose={close} onDone={run} />}
      {asked === 'setReviewDate' && <ReviewDateOfMany form={form} onClose={close} onDone={run} />}
      <ConfirmLater
        opened={asked === 'delete'}
        onClose={close}
        title={t('bulkDeleteTitle', { count: rows.length })}
        action={t('delete')}
        write={write}
        onConfirm={() => run({ name: 'delete' })}
      >
        {t('bulkDeleteText')}
      </ConfirmLater>
    </>
  )
}

interface AskProps {
  readonly form: ReturnType<typeof formOfWrite>
  readonly onClose: () => void
  readonly onDone: (command: ArticleBulkCommand) => void
}

const sending = (form: AskProps['form'], send: () => void) => ({
  ...form,
  submit: (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (!form.pending) send()
  },
})

function MoveMany({ form, categories, onClose, onDone }: AskProps & Pick<ArticleBulkProps, 'categories'>) {
  const { t } = useTranslation('knowledge')
  const [categoryId, choose] = useState<string | null>(null)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('bulk_move')}
      action={t('bulk_move')}
      size={480}
      form={sending(form, () => onDone({ name: 'move', categoryId }))}
    >
      <CategoryField
        label={t('category')}
        none={t('noCategory')}
        categories={categories.filter(({ active, can }) => active && can.create)}
        value={categoryId}
        onChange={choose}
      />
    </FormDialog>
  )
}

function OwnerOfMany({ form, onClose, onDone }: AskProps) {
  const { t } = useTranslation('knowledge')
  const [person, choose] = useState<Person | null>(null)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('bulk_setOwner')}
      size={480}
      form={sending(form, () => onDone({ name: 'setOwner', ownerId: person?.id ?? null }))}
    >
      <PersonPicker<Person>
        label={t('owner')}
        placeholder={t('noOwner')}
        search={colleagues}
        value={person}
        onChange={choose}
        data-autofocus
      />
    </FormDialog>
  )
}

function ReviewDateOfMany({ form, onClose, onDone }: AskProps) {
  const { t } = useTranslation('knowledge')
  const [day, choose] = useState('')
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('bulk_setReviewDate')}
      size={480}
      form={sending(form, () => onDone({ name: 'setReviewDate', reviewOn: day === '' ? null : day }))}
    >
      <DateField label={t('reviewDay')} value={day} onChange={choose} />
    </FormDialog>
  )
}
