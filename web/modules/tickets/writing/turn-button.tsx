import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconTextDirectionRtl } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly turn: () => void
  /** How the line stands now, once it was turned. */
  readonly turned: 'rtl' | 'ltr' | undefined
}

/** The focus stays in the text. */
export function TurnButton({ turn, turned }: Props) {
  const { t } = useTranslation('tickets')
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
