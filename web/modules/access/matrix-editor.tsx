import { Button, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { fold } from '@diwan/core/arabic-fold'
import { flagParts } from '@diwan/contract/access/matrix'
import type { Matrix } from '@diwan/contract/access/schemas'
import { ROLES, type Role } from '@diwan/contract/access/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { accessQueries } from './api.ts'
import classes from './matrix.module.css'
import { MatrixTable } from './matrix-table.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useMatrixDraft } from './use-matrix-draft.ts'
import { MODULES, shownRights, useRightWords } from './use-right-words.ts'
import { ViewAsRole } from './view-as.tsx'

export function MatrixEditor() {
  const { data, error, refetch } = useQuery(accessQueries.matrix())
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Editor matrix={data} />
}

/** Modules × rights × roles. Changes are collected, looked through as a difference, and saved together. */
function Editor({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation(['access', 'shell'])
  const mayWrite = useHolds('settings', 'roles')
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [role, setRole] = useState<Role>('USER')
  const [module, setModule] = useState<string>()
  const [text, setText] = useState('')
  const [reviewing, setReviewing] = useState(false)
  const draft = useMatrixDraft(matrix)
  const { moduleOf } = useRightWords()
  const groups = useGroups(module, text)

  return (
    <section className={classes['editor']}>
      <p className={classes['about']}>{mayWrite ? t('matrixAbout') : t('readOnly')}</p>
      <div className={classes['tools']}>
        <SearchField label={t('searchRights')} value={text} onSearch={setText} />
        <Select
          aria-label={t('module')}
          data={[{ value: '', label: t('allModules') }, ...MODULES.map((key) => ({ value: key, label: moduleOf(key) }))]}
          value={module ?? ''}
          allowDeselect={false}
          onChange={(key) => setModule(key || undefined)}
        />
        {phone && (
          <Select
            aria-label={t('role')}
            data={ROLES.map((one) => ({ value: one, label: t(`role_${one}`, { ns: 'shell' }) }))}
            value={role}
            allowDeselect={false}
            onChange={(one) => one && setRole(one)}
          />
        )}
        <ViewAsRole />
      </div>
      {groups.length === 0 ? (
        <EmptyState text={t('noRights')} />
      ) : (
        <MatrixTable groups={groups} roles={phone ? [role] : ROLES} matrix={matrix} draft={draft} mayWrite={mayWrite} />
      )}
      {draft.changes.length > 0 && (
        <div className={classes['pending']} role="status">
          <strong>{t('changes', { count: draft.changes.length })}</strong>
          <Button variant="default" onClick={draft.discard}>
            {t('discard')}
          </Button>
          <Button onClick={() => setReviewing(true)}>{t('review')}</Button>
        </div>
      )}
      <ReviewDialog opened={reviewing} onClose={() => setReviewing(false)} matrix={matrix} draft={draft} />
    </section>
  )
}

export interface RightGroup {
  readonly module: string
  readonly names: readonly string[]
}

/** Rights by module, narrowed to what is looked for in either language's spelling. */
function useGroups(only: string | undefined, text: string): RightGroup[] {
  const { nameOf, aboutOf, moduleOf } = useRightWords()
  const asked = fold(text.trim())
  const fits = (name: string) =>
    asked === '' || fold([name, nameOf(name), aboutOf(name), moduleOf(flagParts(name).module)].join(' ')).includes(asked)
  return MODULES.filter((key) => only === undefined || key === only)
    .map((module) => ({
      module,
      names: shownRights.filter((name) => flagParts(name).module === module && fits(name)),
    }))
    .filter(({ names }) => names.length > 0)
}
