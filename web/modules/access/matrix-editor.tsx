import { Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Matrix } from '@diwan/contract/access/schemas'
import { ROLES, type Role } from '@diwan/contract/access/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { valuesOf } from '../../kit/list/address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { ValueChoices } from '../../ui/list/value-choices.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { accessQueries } from './api.ts'
import classes from './matrix.module.css'
import { MatrixTable } from './matrix-table.tsx'
import { PendingBar } from './pending-bar.tsx'
import { RightsViews } from './rights-views.tsx'
import { useMatrixDraft } from './use-matrix-draft.ts'
import { useRightGroups, type RightFilter } from './use-right-groups.ts'
import { MODULES, useRightWords } from './use-right-words.ts'
import { ViewAsRole } from './view-as.tsx'

export function MatrixEditor() {
  const { data, error, refetch } = useQuery(accessQueries.matrix())
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Editor matrix={data} />
}

/** Modules × rights × roles. Changes are collected, looked through as a difference, and saved together. */
function Editor({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation('access')
  const mayWrite = useHolds('settings', 'roles')
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [role, setRole] = useState<Role>('USER')
  const [filter, setFilter] = useState<RightFilter>({})
  const [text, setText] = useState('')
  const draft = useMatrixDraft(matrix)
  const groups = useRightGroups(filter, text, draft)
  return (
    <section className={classes['editor']} aria-label={t('view_matrix')}>
      <MatrixBar filter={filter} onFilter={setFilter} text={text} onText={setText}>
        {phone && <RoleChoice role={role} onChange={setRole} />}
      </MatrixBar>
      {groups.length === 0 ? (
        <EmptyState title={t('noRights')} literally="noResults" />
      ) : (
        <MatrixTable groups={groups} roles={phone ? [role] : ROLES} matrix={matrix} draft={draft} mayWrite={mayWrite} />
      )}
      <PendingBar matrix={matrix} draft={draft} />
    </section>
  )
}

interface MatrixBarProps {
  readonly filter: RightFilter
  readonly onFilter: (filter: RightFilter) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly children: ReactNode
}

function MatrixBar({ filter, onFilter, text, onText, children }: MatrixBarProps) {
  const { t } = useTranslation('access')
  const { moduleOf } = useRightWords()
  const differing = { value: 'differing', label: t('differing') }
  return (
    <FilterBar
      filters={[
        { name: 'shown', label: t('shownRights'), texts: filter.shown === undefined ? [] : [differing.label] },
        { name: 'module', label: t('module'), texts: valuesOf(filter.module).map(moduleOf) },
      ]}
      field={(name) =>
        name === 'shown' ? (
          <ValueChoices
            label={t('shownRights')}
            options={[differing]}
            value={filter.shown}
            onChange={(shown) => onFilter({ ...filter, shown })}
          />
        ) : (
          <ValueChoices
            label={t('module')}
            options={MODULES.map((value) => ({ value, label: moduleOf(value) }))}
            value={filter.module}
            onChange={(module) => onFilter({ ...filter, module })}
          />
        )
      }
      onRemove={(name) => onFilter({ ...filter, [name]: undefined })}
      onClear={() => onFilter({})}
      show={t('showRights')}
      search={{ label: t('searchRights'), value: text, onSearch: onText }}
      end={<ViewAsRole />}
    >
      <RightsViews />
      {children}
    </FilterBar>
  )
}

function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { t } = useTranslation(['access', 'shell'])
  return (
    <Select
      aria-label={t('role')}
      data={ROLES.map((one) => ({ value: one, label: t(`role_${one}`, { ns: 'shell' }) }))}
      value={role}
      allowDeselect={false}
      onChange={(one) => one && onChange(one)}
    />
  )
}
