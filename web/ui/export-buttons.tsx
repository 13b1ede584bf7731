import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const FORMATS = ['csv', 'xlsx'] as const
type Format = (typeof FORMATS)[number]

interface ExportButtonsProps {
  readonly addressOf: (format: Format) => string
  /** In a line with others. */
  readonly bare?: boolean
}

/** The list as a file, in each format there is. */
export function ExportButtons({ addressOf, bare = false }: ExportButtonsProps) {
  const { t } = useTranslation('kit')
  return (
    <Group gap={8} py={bare ? 0 : 12} wrap={bare ? 'nowrap' : 'wrap'}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          component="a"
          variant="default"
          {...(bare && { size: 'compact-sm' })}
          href={addressOf(format)}
          download
        >
          {t(`export_${format}`)}
        </Button>
      ))}
    </Group>
  )
}
