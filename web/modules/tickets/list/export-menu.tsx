import { Menu } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../kit/environment.ts'
import { useSession } from '../../../kit/session.ts'
import type { TicketAsked } from '../api.ts'
import { listQueries } from '../api/lists.ts'
import { ExportButton } from './export-button.tsx'

const addressOf = ({ view, ...rest }: TicketAsked, format: 'csv' | 'xlsx') =>
  `${environment.apiBaseUrl}${tickets.export.path}?${new URLSearchParams({ view, format, ...JSON.parse(JSON.stringify(rest)) })}`

/** The filtered list on paper, or as a file of those that may be exported; it says how many these are where they are fewer. */
export default function ExportMenu({ asked }: { asked: TicketAsked }) {
  const { t } = useTranslation('tickets')
  const mayExport = holds(useSession()?.permissions ?? [], 'tickets', 'export')
  const { sort: _sort, direction: _direction, ...filter } = asked
  const { data } = useQuery({ ...listQueries.exportable(filter), enabled: mayExport })
  const none = data?.listed.count !== 0 && data?.exported.count === 0
  const some = data && !none && data.exported.count < data.listed.count
  return (
    <Menu defaultOpened position="bottom-start" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <ExportButton />
      </Menu.Target>
      <Menu.Dropdown>
        {some && <Menu.Label>{t('exportSome', { exported: data.exported.count, listed: data.listed.count })}</Menu.Label>}
        {none && <Menu.Label>{t('exportNone')}</Menu.Label>}
        {mayExport &&
          data &&
          !none &&
          (['xlsx', 'csv'] as const).map((format) => (
            <Menu.Item key={format} component="a" href={addressOf(asked, format)} download>
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
