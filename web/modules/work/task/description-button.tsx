import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface DescriptionButtonProps {
  readonly says: 'addDescription' | 'editDescription'
  readonly loading?: boolean
  /** Who was writing goes on from here. */
  readonly focused?: boolean
  readonly onClick: () => void
}

export function DescriptionButton({ says, loading = false, focused = false, onClick }: DescriptionButtonProps) {
  const { t } = useTranslation('work')
  return (
    <Button
      ref={(button) => {
        if (focused) button?.focus()
      }}
      size="compact-sm"
      variant="subtle"
      color="gray"
      loading={loading}
      onClick={onClick}
    >
      {t(says)}
    </Button>
  )
}
