import { Button, Textarea, TextInput } from '@mantine/core'
import { titles } from '@diwan/contract/users/endpoints/titles'
import type { Title } from '@diwan/contract/users/schemas/title'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useLocalName } from '../../kit/formats.ts'
import { onHint } from '../../kit/live.ts'
import { useHolds } from '../../kit/rights.ts'
import { ColourField } from '../../ui/colour-field.tsx'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { renewPeople, userQueries } from './api.ts'
import classes from './people-section.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'
import { TitleBadge } from './title-badge.tsx'

/** Job titles in both languages, each in its colour. */
export function TitlesSection() {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const mayManage = useHolds('titles', 'manage')
  const list = useInfiniteQuery(userQueries.titles())
  const [open, setOpen] = useState<Title | 'new'>()
  const columns = useColumns()
  useEffect(() => onHint('users', () => renewPeople(client)), [client])
  const add = mayManage && (
    <Button h={36} leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setOpen('new')}>
      {t('newTitle')}
    </Button>
  )
  return (
    <section aria-label={t('titles')}>
      <div className={classes['tools']}>{add}</div>
      <DataList
        label={t('titles')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        {...(mayManage && { onOpen: setOpen })}
        empty={{ text: t('noTitles') }}
      />
      {open && (
        <TitleDialog
          key={open === 'new' ? 'new' : open.id}
          title={open === 'new' ? null : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
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
      cell: ({ nameAr, nameEn }) => <span dir="auto">{arabic ? nameEn : nameAr}</span>,
    },
    {
      name: 'description',
      head: t('description'),
      width: 260,
      wide: true,
      cell: ({ descriptionAr, descriptionEn }) => <span dir="auto">{arabic ? descriptionAr : descriptionEn}</span>,
    },
    { name: 'users', head: t('people'), width: 110, cell: ({ users }) => t('peopleCount', { count: users }) },
  ]
}

const blank = { nameAr: '', nameEn: '', descriptionAr: '', descriptionEn: '', colour: '#0e67ad' }

function TitleDialog({ title, onClose }: { title: Title | null; onClose: () => void }) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const [deleting, setDeleting] = useState(false)
  const { data: choices = [] } = useQuery(userQueries.titleChoices())
  const initial = useMemo(() => (title ? { ...blank, ...title } : blank), [title])
  const toInput = ({ nameAr, nameEn, descriptionAr, descriptionEn, colour }: typeof blank) => ({
    nameAr,
    nameEn,
    descriptionAr,
    descriptionEn,
    colour,
  })
  const create = useForm({ endpoint: titles.create, initial: blank, toInput, done: onClose })
  const update = useForm({
    endpoint: titles.update,
    initial,
    toInput: (values) => ({ id: title?.id ?? '', version: title?.version ?? 1, ...toInput(values) }),
    done: onClose,
  })
  const form = title ? update : create
  return (
    <>
      <FormDialog
        opened={!deleting}
        onClose={onClose}
        title={title ? <span dir="auto">{nameOf(title)}</span> : t('newTitle')}
        form={form}
        aside={
          title && (
            <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
              {t('deleteRecord')}
            </Button>
          )
        }
      >
        <div data-pair>
          <TextInput label={t('nameAr')} lang="ar" dir="auto" data-autofocus {...form.text('nameAr')} />
          <TextInput label={t('nameEn')} lang="en" dir="auto" {...form.text('nameEn')} />
        </div>
        <div data-pair>
          <Textarea label={t('descriptionAr')} lang="ar" dir="auto" autosize minRows={2} {...form.text('descriptionAr')} />
          <Textarea label={t('descriptionEn')} lang="en" dir="auto" autosize minRows={2} {...form.text('descriptionEn')} />
        </div>
        <ColourField label={t('colour')} {...form.pick('colour')} />
      </FormDialog>
      {title && deleting && <ReplaceDialog endpoint={titles.delete} record={title} choices={choices} onClose={onClose} />}
    </>
  )
}
