import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconTextDirectionRtl } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Turning } from './use-light-text.ts'

/** The focus stays in the text. */
export function TurnButton({ turning: { turn, turned } }: { turning: Turning }) {
  const { t } = useTranslation('writing')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('turnLine')}
        title={t('turnLineKeys', { keys: 'Ctrl + Shift + X' })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={turn}
      >
        <IconTextDirectionRtl size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <VisuallyHidden role="status">{turned && t(`turned_${turned}`)}</VisuallyHidden>
    </>
  )
}
