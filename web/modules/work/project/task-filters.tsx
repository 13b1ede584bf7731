import { taskList } from '@diwan/contract/work/list'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '../../../kit/list/address.ts'
import { customValues, withCustomValues } from '../../../kit/list/custom.ts'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { CustomFilter } from '../../custom-fields/public.ts'
import { useCustomFilters } from '../../custom-fields/reading.ts'

const PREFIX = 'custom.'
const keyOf = (name: string): string => name.slice(PREFIX.length)

/** What narrows the tasks of a project by the fields of their own. Nothing where they have none. */
export function TaskFilters({ rows }: { rows: readonly Task[] }) {
  const { t } = useTranslation('work')
  const { narrowing, narrow } = useListAddress(taskList)
  const fields = useCustomFilters('task', rows)
  const { custom } = narrowing
  if (fields.length === 0) return null
  return (
    <FilterBar
      filters={fields.map(({ key, label, text }) => ({
        name: `${PREFIX}${key}`,
        label,
        texts: customValues(custom, key).map(text),
      }))}
      field={(name) => <CustomFilter kind="task" name={keyOf(name)} value={custom} onChange={(now) => narrow({ custom: now })} />}
      show={t('showFiltered')}
      onRemove={(name) => narrow({ custom: withCustomValues(custom, keyOf(name), []) })}
      onClear={() => narrow({ custom: undefined })}
    />
  )
}
