import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../kit/reading.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ModuleMenu, type OpenModuleDialog, type May } from './module-menu.tsx'
import classes from './register.module.css'
import { StatusPicker } from './status-picker.tsx'

export function useModuleColumns(may: May, onAsk: (asked: OpenModuleDialog) => void): Column<RegisteredModule>[] {
  const { t } = useTranslation('releases')
  const day = useReading().calendar === 'hijri' ? 150 : 96
  return [
    { name: 'module', head: t('module'), cell: () => null },
    { name: 'status', head: t('status'), width: 132, cell: (module) => <StatusPicker module={module} may={may.status} /> },
    { name: 'version', head: t('version'), width: 84, rank: 3, cell: ({ version }) => <bdi dir="ltr">{version}</bdi> },
    {
      name: 'changed',
      head: t('changed'),
      width: day,
      rank: 2,
      cell: ({ changedDate }) => (
        <span className={classes['dim']}>{changedDate === null ? t('never') : <UpdatedText seconds={changedDate} />}</span>
      ),
    },
    {
      name: 'by',
      head: t('changedBy'),
      width: 150,
      rank: 0,
      optional: true,
      cell: ({ changedBy }) => changedBy && <UserText text={changedBy} lines={1} />,
    },
    {
      name: 'colours',
      head: t('colours'),
      width: 84,
      rank: 1,
      cell: ({ gradient: { hexColor1, hexColor2 } }) => (
        <span
          className={classes['swatch']}
          style={{ backgroundImage: `linear-gradient(90deg, ${hexColor1}, ${hexColor2})` }}
          role="img"
          aria-label={`${hexColor1} ${hexColor2}`}
          title={`${hexColor1} → ${hexColor2}`}
        />
      ),
    },
    {
      name: 'more',
      head: t('actions'),
      sign: <span />,
      width: 28,
      cell: ({ key }) => <ModuleMenu of={key} may={may} onAsk={onAsk} />,
    },
  ]
}
