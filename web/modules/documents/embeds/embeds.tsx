import { files } from '@diwan/contract/files/endpoints'
import { MAX_DESCRIBED } from '@diwan/contract/files/limits'
import { Skeleton } from '@mantine/core'
import { IconFileOff, IconLinkOff } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../kit/call.ts'
import { inPortions } from '../../../kit/in-portions.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { linkQueries, RecordLine } from '../../links/public.ts'
import { documentQueries } from '../api.ts'
import { Embedding, type Embedded } from '../model/embedded.ts'
import classes from './embeds.module.css'
import { FileRow } from './file-row.tsx'

interface EmbedsProps {
  readonly embedded: readonly Embedded[]
  readonly children: ReactNode
}

const described = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...documentQueries.all(), 'files', ids.join(',')],
    queryFn: ({ signal }) =>
      inPortions(ids, MAX_DESCRIBED, async (some) => (await call(files.describe, { ids: some.join(',') }, { signal })).items),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })

/** Looks up the files and records of a page together, under the rights of this reader, and draws them in their places. */
export default function Embeds({ embedded, children }: EmbedsProps) {
  const idsOf = (type: Embedded['type']) => embedded.filter((one) => one.type === type).map(({ id }) => id)
  const records = useQuery(linkQueries.cards(idsOf('record')))
  const attached = useQuery(described(idsOf('file')))
  const cards = new Map(records.data?.map((card) => [card.id, card]))
  const rows = new Map(attached.data?.map((file) => [file.id, file]))
  const draw = ({ type, id }: Embedded) => {
    const asked = type === 'record' ? records : attached
    const [card, file] = type === 'record' ? [cards.get(id), undefined] : [undefined, rows.get(id)]
    if (file) return <FileRow file={file} />
    if (card)
      return (
        <span className={classes['card']}>
          <RecordLine record={card} titled={(title) => <Link {...linkOf(card.path)}>{title}</Link>} />
        </span>
      )
    if (asked.isPending || asked.isPlaceholderData) return <Skeleton height={46} radius={10} />
    return <Missing type={type} />
  }
  return <Embedding value={draw}>{children}</Embedding>
}

/** A deleted record and a forbidden one look alike. */
function Missing({ type }: Pick<Embedded, 'type'>) {
  const { t } = useTranslation('documents')
  const Sign = type === 'file' ? IconFileOff : IconLinkOff
  return (
    <span className={classes['card']} data-missing>
      <Sign size={18} stroke={1.6} aria-hidden />
      <span>{t(type === 'file' ? 'fileMissing' : 'recordMissing')}</span>
    </span>
  )
}
