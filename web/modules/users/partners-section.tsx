import { TextInput } from '@mantine/core'
import { partners } from '@diwan/contract/users/endpoints/partners'
import type { Partner } from '@diwan/contract/users/schemas/partner'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useLocalName } from '../../kit/formats.ts'
import type { Column } from '../../ui/data-list.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { userQueries } from './api.ts'
import { RecordDialog, RecordsSection } from './records-section.tsx'

/** Organisations some of our people belong to. */
export function PartnersSection() {
  const { t } = useTranslation('users')
  const list = useInfiniteQuery(userQueries.partners())
  return (
    <RecordsSection
      kind="partners"
      words={{ add: t('newPartner'), empty: t('noPartners') }}
      list={list}
      columns={useColumns()}
      dialog={(partner, onClose) => <PartnerDialog key={partner?.id ?? 'new'} partner={partner} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<Partner>[] {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  return [
    { name: 'name', head: t('partner'), cell: (partner) => <UserText text={nameOf(partner)} /> },
    { name: 'email', head: t('email'), width: 220, cell: ({ email }) => email && <bdi>{email}</bdi> },
    { name: 'phone', head: t('phoneNumber'), width: 160, wide: true, cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
    {
      name: 'website',
      head: t('website'),
      width: 220,
      wide: true,
      cell: ({ website }) => website && <bdi dir="ltr">{website}</bdi>,
    },
  ]
}

const blank = { nameAr: '', nameEn: '', email: '', phone: '', website: '' }

const toInput = ({ nameAr, nameEn, email, phone, website }: typeof blank) => ({
  nameAr,
  nameEn,
  email: email.trim() || null,
  phone: phone.trim() || null,
  website: website.trim() || null,
})

function PartnerDialog({ partner, onClose }: { partner: Partner | null; onClose: () => void }) {
  const { t } = useTranslation('users')
  const { data: choices = [] } = useQuery(userQueries.partnerChoices())
  const initial = useMemo(() => {
    const { nameAr = '', nameEn = '', email, phone, website } = partner ?? {}
    return { nameAr, nameEn, email: email ?? '', phone: phone ?? '', website: website ?? '' }
  }, [partner])
  const create = useForm({ endpoint: partners.create, initial: blank, toInput, done: onClose })
  const update = useForm({
    endpoint: partners.update,
    initial,
    toInput: (values) => ({ id: partner?.id ?? '', version: partner?.version ?? 1, ...toInput(values) }),
    done: onClose,
  })
  const form = partner ? update : create
  return (
    <RecordDialog
      record={partner}
      newTitle={t('newPartner')}
      form={form}
      remove={partners.delete}
      choices={choices}
      onClose={onClose}
    >
      <div data-pair>
        <TextInput label={t('email')} type="email" dir="ltr" {...form.text('email')} />
        <TextInput label={t('phoneNumber')} type="tel" dir="ltr" {...form.text('phone')} />
      </div>
      <TextInput label={t('website')} type="url" dir="ltr" {...form.text('website')} />
    </RecordDialog>
  )
}
