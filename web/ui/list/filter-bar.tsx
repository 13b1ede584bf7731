import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import { SearchField } from '../search-field.tsx'
import classes from './list.module.css'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

interface FilterBarProps {
  /** How many filters narrow the list. */
  readonly narrowed: number
  readonly search: { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void }
  /** What the button of the sheet on a phone says. */
  readonly show: string
  /** The fields, loaded when they are opened. */
  readonly fields: ReactNode
  readonly chips: ReactNode
  /** Order, export and what else stands beside the search. */
  readonly children?: ReactNode
}

/** What narrows and sorts a list. On a phone the fields are a sheet of their own. */
export function FilterBar({ narrowed, search, show, fields, chips, children }: FilterBarProps) {
  const { t, i18n } = useTranslation('kit')
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <div className={classes['narrowing']} role="search" aria-label={t('filters')}>
      <div className={classes['tools']}>
        <Button
          variant="default"
          h={36}
          leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
          rightSection={narrowed > 0 && <bdi className={classes['count']}>{numberText(narrowed, i18n.language)}</bdi>}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('filters')}
        </Button>
        <div className={classes['look']}>
          <SearchField {...search} />
        </div>
        {children}
      </div>
      <Suspense>
        {opened &&
          (phone ? (
            <FilterSheet action={show} onClose={close}>
              {fields}
            </FilterSheet>
          ) : (
            fields
          ))}
      </Suspense>
      {chips}
    </div>
  )
}
