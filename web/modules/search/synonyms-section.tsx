import { Button } from '@mantine/core'
import type { Synonym } from '@diwan/contract/search/schemas'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { searchQueries } from './api.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import classes from './synonyms-section.module.css'

/** Words that find each other: broken plurals, and what this organisation calls things. */
export function SynonymsSection() {
  const { t } = useTranslation(['search', 'kit'])
  const mayEdit = useHolds('settings', 'organisation')
  const [q, setQ] = useState('')
  const [open, setOpen] = useState<Synonym | 'new'>()
  const list = useInfiniteQuery(searchQueries.synonyms(q))
  const columns: readonly Column<Synonym>[] = [{ name: 'words', head: t('words'), cell: ({ words }) => <Words words={words} /> }]
  const empty = q === '' ? { text: t('noSynonyms') } : { title: t('noResults', { ns: 'kit' }) }
  return (
    <section aria-label={t('synonyms')}>
      <p className={classes['text']}>{t('synonymsText')}</p>
      <div className={classes['tools']}>
        <search className={classes['search']}>
          <SearchField label={t('searchSynonyms')} value={q} onSearch={setQ} />
        </search>
        {mayEdit && (
          <Button h={36} leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setOpen('new')}>
            {t('newSynonym')}
          </Button>
        )}
      </div>
      <DataList
        label={t('synonyms')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        {...(mayEdit && { onOpen: setOpen })}
        empty={empty}
      />
      {open && <SynonymDialog synonym={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function Words({ words }: Pick<Synonym, 'words'>) {
  return (
    <span className={classes['words']}>
      {words.map((word) => (
        <bdi key={word}>{word}</bdi>
      ))}
    </span>
  )
}
