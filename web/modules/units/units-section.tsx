import { ActionIcon, Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { IconArrowLeft, IconBuilding, IconCheck, IconDots, IconPlus } from '@tabler/icons-react'
import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../kit/call.ts'
import { useLocalName } from '../../kit/formats.ts'
import { useFollowLists } from '../../kit/follow.ts'
import { useHolds } from '../../kit/rights.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UNIT_COLUMNS } from '@diwan/contract/units/vocabulary'
import { useDirection } from '../../kit/formats.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useUnitAddress } from './address.ts'
import { unitLive, unitQueries } from './api.ts'
import { NewUnitDialog } from './unit-form.tsx'
import { UnitNotFound, UnitPanel } from './unit-panel.tsx'
import { UnitHits, UnitStorey } from './unit-rows.tsx'
import { UnitTree } from './unit-tree.tsx'
import classes from './units-section.module.css'
import { useTree } from './use-tree.ts'
import { useUnitCounts } from './use-unit-counts.ts'

/** The structure: the tree beside the record it opens; on a phone one storey after the other. */
export function UnitsSection() {
  const phone = useMediaQuery('(max-width: 61.99em)') ?? false
  const { id, invalid } = useUnitAddress()
  const [text, setText] = useState('')
  useFollowLists(unitLive)

  const record = invalid ? <UnitNotFound /> : id !== undefined && <UnitPanel key={id} id={id} />
  if (phone)
    return (
      <div className={classes['phone']}>
        {record ? <Back /> : <Tools text={text} onSearch={setText} />}
        {record}
        {text !== '' && !record ? <UnitHits text={text} /> : <Storey />}
      </div>
    )
  return (
    <div className={classes['columns']}>
      <div className={classes['side']}>
        <Tools text={text} onSearch={setText} />
        {text === '' ? <Tree /> : <UnitHits text={text} />}
      </div>
      <div className={classes['record']}>{record || <Unchosen />}</div>
    </div>
  )
}

function Unchosen() {
  const { t } = useTranslation('units')
  return <EmptyState icon={IconBuilding} title={useUnitCounts() ?? t('structure')} text={t('choose')} />
}

/** An organisation without any unit is told how to begin. */
function Tree() {
  const { t } = useTranslation('units')
  const archived = useTree((state) => state.archived) ? 'with' : 'without'
  const { data } = useInfiniteQuery(unitQueries.children(null, archived))
  if (data?.pages[0]?.items.length === 0) return <EmptyState text={t('empty')} />
  return <UnitTree />
}

function Tools({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('units')
  const address = useUnitAddress()
  const [making, setMaking] = useState(false)
  const mayManage = useHolds('departments', 'manage')
  const done = (made: UnitRecord) => address.open(made, null)
  return (
    <div className={classes['tools']}>
      <SearchField label={t('search')} value={text} onSearch={onSearch} />
      {mayManage && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('new_department')}
          title={t('new_department')}
          onClick={() => setMaking(true)}
        >
          <IconPlus size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
      <More files={mayManage} />
      {mayManage && <NewUnitDialog opened={making} onClose={() => setMaking(false)} parent={null} onDone={done} />}
    </div>
  )
}

/** The storey below the record that is open, or the topmost. */
function Storey() {
  const { t } = useTranslation('units')
  const { id, invalid } = useUnitAddress()
  const { data } = useQuery({ ...unitQueries.open(id ?? ''), enabled: id !== undefined })
  if (invalid) return null
  if (id === undefined) return <UnitStorey parent={null} />
  if (!data || data.kind === 'level') return null
  return (
    <section aria-label={t('below')} className={classes['below']}>
      <h3>{t('below')}</h3>
      <UnitStorey parent={data} />
    </section>
  )
}

function Back() {
  const { t } = useTranslation('units')
  const nameOf = useLocalName()
  const { id, open, close } = useUnitAddress()
  const { data } = useQuery({ ...unitQueries.open(id ?? ''), enabled: id !== undefined })
  const above = data?.path.at(-1)
  return (
    <Button
      variant="subtle"
      color="gray"
      h={36}
      className={classes['back'] ?? ''}
      leftSection={<IconArrowLeft size={17} stroke={1.6} className="turns" aria-hidden />}
      onClick={() => (above ? open(above, data?.path.at(-2) ?? null) : close())}
    >
      {above ? t('backTo', { name: nameOf(above) }) : t('backToTop')}
    </Button>
  )
}

/** The menu of the structure: archived units, import and export. */
function More({ files }: { files: boolean }) {
  const { t } = useTranslation('units')
  const archived = useTree((state) => state.archived)
  const [importing, setImporting] = useState(false)
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('structureMenu')} title={t('structureMenu')}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={archived}
            rightSection={archived && <IconCheck size={16} stroke={1.8} aria-hidden />}
            onClick={() => useTree.setState({ archived: !archived })}
          >
            {t('showArchived')}
          </Menu.Item>
          {files && <Menu.Item onClick={() => setImporting(true)}>{t('importFile')}</Menu.Item>}
          {files && (
            <Menu.Item component="a" href={fileAddress(units.export, {})} download>
              {t('exportFile')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ImportDialog
        opened={importing}
        onClose={() => setImporting(false)}
        title={t('importTitle')}
        endpoint={units.import}
        columns={Object.values(UNIT_COLUMNS).map((names) => names[language])}
        templateName="structure.csv"
      />
    </>
  )
}
