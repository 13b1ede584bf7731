import { ActionIcon } from '@mantine/core'
import { IconFile, IconPencil } from '@tabler/icons-react'
import type { LinkedRecord } from '@diwan/contract/links/schemas'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { found } from '../../gathered.gen.ts'
import { linkOf } from '../../kit/link-of.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './nav.module.css'

const ArrangeDialog = lazyDialog(async () => ({
  default: (await import('../../modules/favourites/public.ts')).ArrangeDialog,
}))

/** Favourite records of the person, below the favourite places of the menu. */
export function FavouriteRecords({ records }: { readonly records: readonly LinkedRecord[] }) {
  return records.map(({ id, kind, title, path }) => {
    const Icon = found[kind]?.icon ?? IconFile
    return (
      <li key={id} className={classes['item']} data-favourite={id}>
        <Link {...linkOf(path)} className={classes['entry']}>
          <Icon size={18} stroke={1.75} aria-hidden />
          <span className={classes['name']}>
            <UserText text={title} lines={1} />
          </span>
        </Link>
      </li>
    )
  })
}

/** Beside the head of the favourites. */
export function ArrangeFavourites() {
  const { t } = useTranslation('favourites')
  const [opened, open] = useState(false)
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('edit')} title={t('edit')} onClick={() => open(true)}>
        <IconPencil size={14} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Suspense>{opened && <ArrangeDialog onClose={() => open(false)} />}</Suspense>
    </>
  )
}
