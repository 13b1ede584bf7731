import { Textarea } from '@mantine/core'
import { titles } from '@diwan/contract/users/endpoints/titles'
import type { Title } from '@diwan/contract/users/schemas/title'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { ColourField } from '../../ui/colour-field.tsx'
import type { Column } from '../../ui/data-list.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { userQueries } from './api.ts'
import { RecordDialog, RecordsSection } from './records-section.tsx'
import { TitleBadge } from './title-badge.tsx'

/** Job titles in both languages, each in its colour. */
export function TitlesSection() {
  const { t } = useTranslation('users')
  const list = useInfiniteQuery(userQueries.titles())
  return (
    <RecordsSection
      kind="titles"
      words={{ add: t('newTitle'), empty: t('noTitles') }}
      list={list}
      columns={useColumns()}
      dialog={(title, onClose) => <TitleDialog key={title?.id ?? 'new'} title={title} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<Title>[] {
  const { t } = useTranslation('users')
  const arabic = useTranslation().i18n.language.startsWith('ar')
  return [
    { name: 'name', head: t('title'), cell: (title) => <TitleBadge title={title} /> },
    {
      name: 'other',
      head: t(arabic ? 'nameEn' : 'nameAr'),
      width: 220,
      cell: ({ nameAr, nameEn }) => <UserText text={arabic ? nameEn : nameAr} />,
    },
    {
      name: 'description',
      head: t('description'),
      width: 260,
      wide: true,
      cell: ({ descriptionAr, descriptionEn }) => <UserText text={arabic ? descriptionAr : descriptionEn} />,
    },
  ]
}

const blank = { nameAr: '', nameEn: '', descriptionAr: '', descriptionEn: '', colour: '#0e67ad' }

const toInput = ({ nameAr, nameEn, descriptionAr, descriptionEn, colour }: typeof blank) => ({
  nameAr,
  nameEn,
  descriptionAr,
  descriptionEn,
  colour,
})

function TitleDialog({ title, onClose }: { title: Title | null; onClose: () => void }) {
  const { t } = useTranslation('users')
  const { data: choices = [] } = useQuery(userQueries.titleChoices())
  const initial = useMemo(() => (title ? { ...blank, ...title } : blank), [title])
  const create = useForm({ endpoint: titles.create, initial: blank, toInput, done: onClose })
  const update = useForm({
    endpoint: titles.update,
    initial,
    toInput: (values) => ({ id: title?.id ?? '', version: title?.version ?? 1, ...toInput(values) }),
    done: onClose,
  })
  const form = title ? update : create
  return (
    <RecordDialog record={title} newTitle={t('newTitle')} form={form} remove={titles.delete} choices={choices} onClose={onClose}>
      <div data-pair>
        <Textarea label={t('descriptionAr')} lang="ar" dir="rtl" autosize minRows={2} {...form.text('descriptionAr')} />
        <Textarea label={t('descriptionEn')} lang="en" dir="ltr" autosize minRows={2} {...form.text('descriptionEn')} />
      </div>
      <ColourField label={t('colour')} {...form.pick('colour')} />
    </RecordDialog>
  )
}
