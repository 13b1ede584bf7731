import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff, IconGripVertical, type Icon } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidgetWords } from '../use-widget-words.ts'
import classes from './arranging.module.css'

interface TileProps {
  readonly widget: DashboardWidget
  readonly icon: Icon | undefined
  readonly lifted: boolean
  readonly onPress: (event: PointerEvent<HTMLElement>) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onHide: () => void
}

export function Tile({ widget: { key, hidden }, icon: Sign, lifted, onPress, onKey, onHide }: TileProps) {
  const { t } = useTranslation('dashboard')
  const title = useWidgetWords().titleOf(key)
  return (
    <li
      className={classes['tile']}
      data-card={key}
      data-hidden={hidden || undefined}
      data-lifted={lifted || undefined}
      onPointerDown={onPress}
    >
      <span role="button" tabIndex={0} aria-pressed={lifted} className={classes['hold']} onKeyDown={onKey}>
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
        {Sign && <Sign size={17} stroke={1.75} aria-hidden />}
        <span>{title}</span>
        {hidden && <small>{t('hidden')}</small>}
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={t(hidden ? 'show' : 'hide', { title })} onClick={onHide}>
        {hidden ? <IconEye size={17} stroke={1.75} /> : <IconEyeOff size={17} stroke={1.75} />}
      </ActionIcon>
    </li>
  )
}
