import type { SharedRow } from '@diwan/contract/kit/shared-rows'
import type { PersonPage } from '@diwan/contract/person/schemas'
import { Progress, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { found } from '../../gathered.gen.ts'
import { numberText, percentText } from '../../kit/formats.ts'
import { linkOf } from '../../kit/link-of.ts'
import { useSession } from '../../kit/session.ts'
import { RecordStatus } from '../../modules/links/public.ts'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { walk } from '../results/walk.ts'
import classes from './person-page.module.css'

/** The records in which both take part and that the reader may see: all together, or one kind. */
export function SharedPart({ page: { person, shared } }: { readonly page: PersonPage }) {
  const { t, i18n } = useTranslation('person')
  const me = useSession()?.metadata.id
  const [kind, choose] = useState('all')
  if (person.id === me) return <p className={classes['nothing']}>{t('self')}</p>
  if (shared.length === 0) return <p className={classes['nothing']}>{t('sharedNothing')}</p>
  const shown = shared.filter((one) => kind === 'all' || one.kind === kind)
  const counted = (one: PersonPage['shared'][number]) => numberText(one.count.count, i18n.language) + (one.count.more ? '+' : '')
  return (
    <section className={classes['shared']}>
      <div className={classes['tabs']}>
        <h3>{t('shared')}</h3>
        <SegmentedControl
          className={classes['end'] ?? ''}
          size="xs"
          value={kind}
          onChange={choose}
          data={[
            { value: 'all', label: t('shared_all') },
            ...shared.map((one) => ({
              value: one.kind,
              label: `${t(`shared_${one.kind}` as 'shared_chat')} ${counted(one)}`,
            })),
          ]}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows walk through its links */}
      <ul onKeyDown={(event) => event.key.startsWith('Arrow') && walk(event, event.currentTarget)}>
        {shown.flatMap((one) => one.items.map((row) => <Row key={row.id} kind={one.kind} row={row} />))}
      </ul>
    </section>
  )
}

function Row({
  kind,
  row: { shortId, title, status, progress, date, path },
}: {
  readonly kind: string
  readonly row: SharedRow
}) {
  const { i18n } = useTranslation()
  const Icon = found[kind]?.icon
  return (
    <li>
      <Link {...linkOf(path)} data-hit={kind}>
        {Icon && <Icon size={17} stroke={1.6} aria-hidden />}
        {shortId !== null && <ShortIdText shortId={shortId} />}
        <UserText text={title} lines={1} />
        <span className={classes['end']}>
          {progress !== null ? (
            <>
              <Progress value={progress} size={4} w={72} aria-hidden />
              <bdi dir="ltr">{percentText(progress / 100, i18n.language)}</bdi>
            </>
          ) : status !== null ? (
            <RecordStatus kind={kind} status={status} plain />
          ) : (
            date !== null && <UpdatedText seconds={date} />
          )}
        </span>
      </Link>
    </li>
  )
}
