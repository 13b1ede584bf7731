import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface UndoButtonsProps {
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

export function UndoButtons({ undo, redo }: UndoButtonsProps) {
  const { t } = useTranslation(['publishing', 'kit'])
  const sign = { size: 18, stroke: 1.6, className: 'turns', 'aria-hidden': true } as const
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('undo', { ns: 'kit' })} disabled={!undo} onClick={undo}>
        <IconArrowBackUp {...sign} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('redo')} disabled={!redo} onClick={redo}>
        <IconArrowForwardUp {...sign} />
      </ActionIcon>
    </>
  )
}
