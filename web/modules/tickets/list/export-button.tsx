import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Opens the menu of exports, and stands in its place until that is loaded. */
export function ExportButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('tickets')
  return (
    <Button variant="default" h={36} leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />} {...props}>
      {t('export')}
    </Button>
  )
}
