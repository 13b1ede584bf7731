import { taskLists } from '@diwan/contract/work/endpoints/projects'
import { MAX_IN_LIST, MAX_LIST_TITLE } from '@diwan/contract/work/limits'
import type { TaskList } from '@diwan/contract/work/schemas/projects'
import { LIST_STATUSES, type ListStatus } from '@diwan/contract/work/vocabulary'
import { isolate } from '@diwan/core/direction'
import { NumberInput, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'

interface ChangeProps {
  readonly list: TaskList
  readonly onClose: () => void
}

interface Values extends Record<string, unknown> {
  title: string
  status: ListStatus | ''
  most: number | string
}

export function ChangeListDialog({ list: { id, version, title, status, most }, onClose }: ChangeProps) {
  const { t } = useTranslation(['work', 'kit'])
  const initial = useMemo((): Values => ({ title, status: status ?? '', most: most ?? '' }), [title, status, most])
  const form = useForm({
    endpoint: taskLists.change,
    initial,
    toInput: (values) => ({
      id,
      version,
      title: values.title,
      status: values.status || null,
      most: values.most === '' ? null : Number(values.most),
    }),
    done: onClose,
  })
  const data = [
    { value: '', label: t('statusStays') },
    ...LIST_STATUSES.map((one) => ({ value: one, label: t(`status_${one}`, { ns: 'kit' }) })),
  ]
  return (
    <FormDialog opened onClose={onClose} title={t('editList')} form={form} size={460}>
      <UserInput label={t('listTitle')} maxLength={MAX_LIST_TITLE} data-autofocus {...form.text('title')} />
      <Select
        label={t('listSets')}
        description={t('listSetsText')}
        data={data}
        value={form.values.status}
        allowDeselect={false}
        onChange={(now) => form.change({ status: (now ?? '') as Values['status'] })}
      />
      <NumberInput
        label={t('listLimit')}
        description={t('listLimitText')}
        min={1}
        max={MAX_IN_LIST}
        allowDecimal={false}
        value={form.values.most}
        onChange={(now) => form.change({ most: now })}
        error={form.errors['most']}
        data-field="most"
      />
    </FormDialog>
  )
}

/** Its tasks go to another list, which is chosen here. */
export function DeleteListDialog({ list, lists, onClose }: ChangeProps & { lists: readonly TaskList[] }) {
  const { t } = useTranslation(['work', 'kit'])
  const others = lists.filter(({ id }) => id !== list.id)
  const [to, setTo] = useState(others[0]?.id ?? '')
  const remove = useWrite(taskLists.delete, { quiet: true })
  const page = useDirection()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteList', { list: isolate(list.title, page) })}
      action={t('delete', { ns: 'kit' })}
      onConfirm={() => remove.mutate({ id: list.id, to }, { onSuccess: onClose })}
      write={remove}
    >
      <Select
        label={t('tasksGoTo')}
        data={others.map(({ id, title }) => ({ value: id, label: title }))}
        value={to}
        allowDeselect={false}
        onChange={(now) => now && setTo(now)}
      />
    </ConfirmDialog>
  )
}
