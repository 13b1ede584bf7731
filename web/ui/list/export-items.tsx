import { Menu } from '@mantine/core'
import type { Counter } from '@diwan/contract/kit/page'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

const FORMATS = ['xlsx', 'csv'] as const

interface ExportCounts {
  readonly listed: Counter
  readonly exported: Counter
}

export interface ExportItemsProps {
  /** Where the list as a file is fetched; nothing for who may only print it. */
  readonly file: ((format: (typeof FORMATS)[number]) => string) | undefined
  /** Where fewer may be exported than are listed: how many, and what is said of none. */
  readonly counts?: Pick<UseQueryOptions<ExportCounts>, 'queryKey' | 'queryFn'>
  readonly none?: string
}

const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** The filtered list on paper, or as a file of those that may be exported; it says how many these are where they are fewer. */
export function ExportItems({ file, counts, none: nothing }: ExportItemsProps) {
  const { t } = useTranslation('kit')
  const { data } = useQuery({ queryKey: ['exportable', 'all'], ...counts, enabled: file !== undefined && counts !== undefined })
  const none = data !== undefined && data.listed.count !== 0 && data.exported.count === 0
  const some = data !== undefined && !none && data.exported.count < data.listed.count
  return (
    <>
      {some && <Menu.Label>{t('exportSome', { exported: data.exported.count, listed: data.listed.count })}</Menu.Label>}
      {none && <Menu.Label>{nothing}</Menu.Label>}
      {file &&
        (data !== undefined || counts === undefined) &&
        !none &&
        FORMATS.map((format) => (
          <Menu.Item key={format} component="a" href={file(format)} download leftSection={<IconDownload {...sign} />}>
            {t(`export_${format}`)}
          </Menu.Item>
        ))}
      <Menu.Item leftSection={<IconPrinter {...sign} />} onClick={() => window.print()}>
        {t('print')}
      </Menu.Item>
    </>
  )
}
