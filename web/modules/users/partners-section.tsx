import { Button, TextInput } from '@mantine/core'
import { partners } from '@diwan/contract/users/endpoints/partners'
import type { Partner } from '@diwan/contract/users/schemas/partner'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useLocalName } from '../../kit/formats.ts'
import { onHint } from '../../kit/live.ts'
import { useHolds } from '../../kit/rights.ts'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { renewPeople, userQueries } from './api.ts'
import classes from './people-section.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'

/** Organisations some of our people belong to. */
export function PartnersSection() {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const mayManage = useHolds('partners', 'manage')
  const list = useInfiniteQuery(userQueries.partners())
  const [open, setOpen] = useState<Partner | 'new'>()
  const columns = useColumns()
  useEffect(() => onHint('users', () => renewPeople(client)), [client])
  const add = mayManage && (
    <Button h={36} leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setOpen('new')}>
      {t('newPartner')}
    </Button>
  )
  return (
    <section aria-label={t('partners')}>
      <div className={classes['tools']}>{add}</div>
      <DataList
        label={t('partners')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        {...(mayManage && { onOpen: setOpen })}
        empty={{ text: t('noPartners') }}
      />
      {open && (
        <PartnerDialog
          key={open === 'new' ? 'new' : open.id}
          partner={open === 'new' ? null : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(): readonly Column<Partner>[] {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  return [
    { name: 'name', head: t('partner'), cell: (partner) => <span dir="auto">{nameOf(partner)}</span> },
    { name: 'email', head: t('email'), width: 220, cell: ({ email }) => email && <bdi>{email}</bdi> },
    { name: 'phone', head: t('phoneNumber'), width: 160, wide: true, cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
    {
      name: 'website',
      head: t('website'),
      width: 220,
      wide: true,
      cell: ({ website }) => website && <bdi dir="ltr">{website}</bdi>,
    },
    { name: 'users', head: t('people'), width: 110, cell: ({ users }) => t('peopleCount', { count: users }) },
  ]
}

const blank = { nameAr: '', nameEn: '', email: '', phone: '', website: '' }

function PartnerDialog({ partner, onClose }: { partner: Partner | null; onClose: () => void }) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  const [deleting, setDeleting] = useState(false)
  const { data: choices = [] } = useQuery(userQueries.partnerChoices())
  const initial = useMemo(() => {
    const { nameAr = '', nameEn = '', email, phone, website } = partner ?? {}
    return { nameAr, nameEn, email: email ?? '', phone: phone ?? '', website: website ?? '' }
  }, [partner])
  const toInput = ({ nameAr, nameEn, email, phone, website }: typeof blank) => ({
    nameAr,
    nameEn,
    email: email.trim() || null,
    phone: phone.trim() || null,
    website: website.trim() || null,
  })
  const create = useForm({ endpoint: partners.create, initial: blank, toInput, done: onClose })
  const update = useForm({
    endpoint: partners.update,
    initial,
    toInput: (values) => ({ id: partner?.id ?? '', version: partner?.version ?? 1, ...toInput(values) }),
    done: onClose,
  })
  const form = partner ? update : create
  return (
    <>
      <FormDialog
        opened={!deleting}
        onClose={onClose}
        title={partner ? <span dir="auto">{nameOf(partner)}</span> : t('newPartner')}
        form={form}
        aside={
          partner && (
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
          <TextInput label={t('email')} type="email" dir="ltr" {...form.text('email')} />
          <TextInput label={t('phoneNumber')} type="tel" dir="ltr" {...form.text('phone')} />
        </div>
        <TextInput label={t('website')} type="url" dir="ltr" {...form.text('website')} />
      </FormDialog>
      {partner && deleting && <ReplaceDialog endpoint={partners.delete} record={partner} choices={choices} onClose={onClose} />}
    </>
  )
}
