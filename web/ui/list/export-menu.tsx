import { Menu } from '@mantine/core'
import type { Counter } from '@diwan/contract/kit/page'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const FORMATS = ['xlsx', 'csv'] as const

interface ExportCounts {
  readonly listed: Counter
  readonly exported: Counter
}

export interface ExportMenuProps {
  /** Where the list as a file is fetched; nothing for who may only print it. */
  readonly file: ((format: (typeof FORMATS)[number]) => string) | undefined
  /** Where fewer may be exported than are listed: how many, and what is said of none. */
  readonly counts?: Pick<UseQueryOptions<ExportCounts>, 'queryKey' | 'queryFn'>
  readonly none?: string
  readonly button: ReactNode
}

/** The filtered list on paper, or as a file of those that may be exported; it says how many these are where they are fewer. */
export default function ExportMenu({ file, counts, none: nothing, button }: ExportMenuProps) {
  const { t } = useTranslation('kit')
  const { data } = useQuery({ queryKey: ['exportable', 'all'], ...counts, enabled: file !== undefined && counts !== undefined })
  const none = data !== undefined && data.listed.count !== 0 && data.exported.count === 0
  const some = data !== undefined && !none && data.exported.count < data.listed.count
  return (
    <Menu defaultOpened position="bottom-start" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {some && <Menu.Label>{t('exportSome', { exported: data.exported.count, listed: data.listed.count })}</Menu.Label>}
        {none && <Menu.Label>{nothing}</Menu.Label>}
        {file &&
          (data !== undefined || counts === undefined) &&
          !none &&
          FORMATS.map((format) => (
            <Menu.Item key={format} component="a" href={file(format)} download>
              {t(`export_${format}`)}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
