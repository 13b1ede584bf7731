import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const FORMATS = ['csv', 'xlsx'] as const
type Format = (typeof FORMATS)[number]

/** The list as a file, in each format there is. */
export function ExportButtons({ addressOf }: { readonly addressOf: (format: Format) => string }) {
  const { t } = useTranslation('kit')
  return (
    <Group gap={8} py={12}>
      {FORMATS.map((format) => (
        <Button key={format} component="a" variant="default" href={addressOf(format)} download>
          {t(`export_${format}`)}
        </Button>
      ))}
    </Group>
  )
}
