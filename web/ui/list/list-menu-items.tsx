import { Menu } from '@mantine/core'
import { IconSquareCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keepColumn, resetColumns, useColumnsOf } from '../../kit/list/kept-columns.ts'
import { isChosen, isTitle, type Column } from './columns.ts'
import { ExportItems, type ExportItemsProps } from './export-items.tsx'

export interface ListMenuItemsProps {
  readonly button: ReactNode
  readonly export?: ExportItemsProps | undefined
  /** The list under whose name its columns are kept. */
  readonly columns?: {
    readonly name: string
    readonly of: readonly Pick<Column<never>, 'name' | 'head' | 'width' | 'optional' | 'hidden'>[]
  }
  /** Shows the boxes: on a touch screen no row is pointed at. */
  readonly onChoose?: (() => void) | undefined
  /** What this list has besides. */
  readonly children?: ReactNode
}

export default function ListMenuItems({ button, export: file, columns, onChoose, children }: ListMenuItemsProps) {
  const { t } = useTranslation('kit')
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown mah="80vh" style={{ overflowY: 'auto' }}>
        {onChoose && (
          <Menu.Item leftSection={<IconSquareCheck size={16} stroke={1.6} aria-hidden />} onClick={onChoose}>
            {t('chooseSome')}
          </Menu.Item>
        )}
        {children}
        {file && <ExportItems {...file} />}
        {columns && <ColumnItems {...columns} />}
      </Menu.Dropdown>
    </Menu>
  )
}

function ColumnItems({ name, of }: NonNullable<ListMenuItemsProps['columns']>) {
  const { t } = useTranslation('kit')
  const kept = useColumnsOf(name)
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('columns')}</Menu.Label>
      {of
        .filter((column) => !isTitle(column))
        .map((column) => {
          const on = isChosen(column, kept, window.innerWidth)
          return (
            <Menu.CheckboxItem
              key={column.name}
              checked={on}
              closeMenuOnClick={false}
              onChange={(shown) => keepColumn(name, column.name, { shown })}
            >
              {column.head}
            </Menu.CheckboxItem>
          )
        })}
      <Menu.Item closeMenuOnClick={false} onClick={() => resetColumns(name)}>
        {t('columnsReset')}
      </Menu.Item>
    </>
  )
}
