import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface DescriptionButtonProps {
  readonly says: 'addDescription' | 'editDescription'
  readonly loading?: boolean
  readonly onClick: () => void
}

export function DescriptionButton({ says, loading = false, onClick }: DescriptionButtonProps) {
  const { t } = useTranslation('work')
  return (
    <Button size="compact-sm" variant="subtle" color="gray" loading={loading} onClick={onClick}>
      {t(says)}
    </Button>
  )
}
