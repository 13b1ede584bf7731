import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentText } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import type { GroupRow } from '../model/rows.ts'
import classes from './canvas.module.css'

interface GroupViewProps {
  readonly row: GroupRow
  readonly onFold: () => void
}

/** The head of a group: its progress, and whether its bars are shown. */
export function GroupView({ row, onFold }: GroupViewProps) {
  const { t, i18n } = useTranslation('timeline')
  const title = row.title ?? t('noneElsewhere')
  return (
    <>
      <div role="rowheader" className={classes['name']} data-group>
        <button
          type="button"
          aria-expanded={!row.folded}
          aria-label={t(row.folded ? 'unfold' : 'fold', { title })}
          onClick={onFold}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden data-folded={row.folded || undefined} />
          {row.title === null ? <b>{title}</b> : <UserText text={title} lines={1} />}
        </button>
        {row.progress !== null && <bdi dir="ltr">{percentText(row.progress / 100, i18n.language)}</bdi>}
      </div>
      <div className={classes['lane']} aria-hidden />
    </>
  )
}
