import { Menu } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../kit/environment.ts'
import { useSession } from '../../../kit/session.ts'
import type { TicketAsked } from '../api.ts'
import { ExportButton } from './export-button.tsx'

const addressOf = ({ view, ...rest }: TicketAsked, format: 'csv' | 'xlsx') =>
  `${environment.apiBaseUrl}${tickets.export.path}?${new URLSearchParams({ view, format, ...JSON.parse(JSON.stringify(rest)) })}`

/** Exactly the filtered list, as a file or on paper. */
export default function ExportMenu({ asked }: { asked: TicketAsked }) {
  const { t } = useTranslation('tickets')
  const mayExport = holds(useSession()?.permissions ?? [], 'tickets', 'export')
  return (
    <Menu defaultOpened position="bottom-start" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <ExportButton />
      </Menu.Target>
      <Menu.Dropdown>
        {mayExport &&
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
