import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Preview } from './use-preview.ts'

/** Puts the ticket that is looked at beside the list. */
export function PreviewButton({ preview: { on, toggle } }: { preview: Preview }) {
  const { t } = useTranslation('tickets')
  return (
    <ActionIcon
      variant={on ? 'light' : 'subtle'}
      {...(!on && { color: 'gray' })}
      size={32}
      aria-label={t('preview')}
      title={t('preview')}
      aria-pressed={on}
      onClick={toggle}
    >
      <IconLayoutSidebarRight className="turns" size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
