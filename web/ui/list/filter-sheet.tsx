import { Button, Modal } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './filter-sheet.module.css'
import type { FilterShown } from './filter-shown.ts'

interface FilterSheetProps {
  /** What the button says that leads back to the list. */
  readonly action: string
  readonly filters: readonly FilterShown[]
  readonly field: (name: string) => ReactNode
  /** The one that was pressed. */
  readonly first: string
  readonly onClose: () => void
}

/** The filters on a phone, one below the other. */
export function FilterSheet({ action, filters, field, first, onClose }: FilterSheetProps) {
  const { t } = useTranslation('kit')
  const [opened, setOpened] = useState(first)
  return (
    <Modal opened onClose={onClose} title={t('filters')} closeButtonProps={{ 'aria-label': t('close') }} fullScreen>
      {filters.map(({ name, label, texts }) => (
        <section key={name} className={classes['filter']}>
          <button type="button" aria-expanded={opened === name} onClick={() => setOpened(opened === name ? '' : name)}>
            <span>{label}</span>
            <span className={classes['values']}>
              <bdi>{texts.join(' · ')}</bdi>
            </span>
            <IconChevronDown size={16} stroke={1.7} aria-hidden />
          </button>
          <Suspense>{opened === name && field(name)}</Suspense>
        </section>
      ))}
      <Button fullWidth mt={16} size="md" onClick={onClose}>
        {action}
      </Button>
    </Modal>
  )
}
