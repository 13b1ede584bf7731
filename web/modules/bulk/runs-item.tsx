import { Menu } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BulkOf } from './types.ts'
import { useRun } from './use-run.ts'

/** In the menu of the list: what was done with many records in the last day. */
export function RunsItem({ of }: { of: BulkOf }) {
  const { t } = useTranslation('kit')
  const { data } = useQuery(of.queries.runs())
  const { list } = useRun()
  if (!data || data.items.length === 0) return null
  return (
    <Menu.Item leftSection={<IconListCheck size={16} stroke={1.6} aria-hidden />} onClick={list}>
      {t('runsOfDay')}
    </Menu.Item>
  )
}
