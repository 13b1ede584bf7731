import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { MAX_LAG } from '@diwan/contract/work/limits'
import type { NamedTask, TaskDependency } from '@diwan/contract/work/schemas/dependencies'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { DEPENDENCY_KINDS, type DependencyKind } from '@diwan/core/dependencies'
import { isolate } from '@diwan/core/direction'
import { NumberInput, Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { taskQueries } from '../api.ts'

interface Values extends Record<string, unknown> {
  before: NamedTask | null
  kind: DependencyKind
  lag: number | string
}

interface DependencyDialogProps {
  readonly task: TaskRecord
  /** The one that is changed; without it another task is chosen. */
  readonly held?: TaskDependency
  readonly onClose: () => void
}

export default function DependencyDialog({ task: { id, projectId, waitsForTasks }, held, onClose }: DependencyDialogProps) {
  const { t } = useTranslation('work')
  const page = useDirection()
  const initial = useMemo((): Values => ({ before: held?.task ?? null, kind: held?.kind ?? 'FS', lag: held?.lag ?? 0 }), [held])
  const form = useForm({
    endpoint: dependencies.set,
    initial,
    toInput: ({ before, kind, lag }) => ({ id, beforeId: before?.id ?? '', kind, lag: lag === '' ? 0 : Number(lag) }),
    done: onClose,
  })
  const taken = new Set([id, ...waitsForTasks.map(({ task }) => task.id)])
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={held ? t('editDependency', { title: isolate(held.task.title, page) }) : t('addDependency')}
      form={form}
      size={460}
    >
      {!held && (
        <SearchPicker<NamedTask>
          data-autofocus
          label={t('whichTask')}
          search={(text) => taskQueries.named(projectId, text, taken)}
          keyOf={(one) => one.id}
          nameOf={(one) => one.title}
          render={(one) => <UserText text={one.title} lines={1} />}
          {...form.pick('before', 'beforeId')}
        />
      )}
      <Select
        label={t('howItWaits')}
        data={DEPENDENCY_KINDS.map((kind) => ({ value: kind, label: t(`dependency_${kind}`) }))}
        value={form.values.kind}
        allowDeselect={false}
        onChange={(kind) => form.change({ kind: DEPENDENCY_KINDS.find((one) => one === kind) ?? 'FS' })}
      />
      <NumberInput
        label={t('lag')}
        description={t('lagText')}
        data-field="lag"
        min={-MAX_LAG}
        max={MAX_LAG}
        allowDecimal={false}
        value={form.values.lag}
        error={form.errors['lag']}
        onChange={(lag) => form.change({ lag })}
      />
    </FormDialog>
  )
}
